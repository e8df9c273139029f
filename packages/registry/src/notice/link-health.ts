import type { LinkedChannel } from '@chuli/kernel';
import type { Registry, RegistryTransaction } from '../client.ts';
import { createNotice } from './create-notice.ts';

/** So many messages in a row that were given up switch a webhook off. */
export const MOST_FAILURES = 5;

/** A bot that does not answer is no fault of the person's; who closes a chat is unlinked. */
const SWITCHED_OFF: ReadonlySet<LinkedChannel> = new Set(['webhook']);

type Ended =
  | { kind: 'sent' }
  | {
      kind: 'failed' | 'unsure' | 'again';
      reason: string;
      /** There is nobody any more. */ isGone?: boolean;
    };

/** A message arrived: what failed before counts no longer, and what was switched off is on again. */
const noteSent = async (registry: Registry, ids: readonly string[], now: Date): Promise<void> => {
  await registry
    .updateTable('linked_channel')
    .set({ sent_at: now, failures: 0, off_at: null })
    .where('id', 'in', ids)
    .execute();
};

const switchOff = async (transaction: RegistryTransaction, id: string, now: Date): Promise<void> => {
  const { person_id, channel, name } = await transaction
    .updateTable('linked_channel')
    .set({ off_at: now })
    .where('id', '=', id)
    .returning(['person_id', 'channel', 'name'])
    .executeTakeFirstOrThrow();
  const facts = { about: 'off', channel, name } as const;
  const key = `off ${id} ${now.getTime()}`;
  await createNotice(transaction, { personId: person_id, kind: 'channel', key, facts }, now);
};

const noteFailed = async (
  transaction: RegistryTransaction,
  ids: readonly string[],
  { kind, reason, isGone = false }: Exclude<Ended, { kind: 'sent' }>,
  now: Date,
): Promise<void> => {
  const noted = await transaction
    .updateTable('linked_channel')
    .set((eb) => ({
      failed_at: now,
      failure: reason,
      failures: eb('failures', '+', kind === 'failed' ? 1 : 0),
    }))
    .where('id', 'in', ids)
    .where('off_at', 'is', null)
    .returning(['id', 'channel', 'failures'])
    .execute();
  for (const { id, channel, failures } of noted)
    if (SWITCHED_OFF.has(channel) && kind === 'failed' && (isGone || failures >= MOST_FAILURES))
      await switchOff(transaction, id, now);
};

/** Records with a link how a message there ended. */
export const noteLinks = async (
  transaction: RegistryTransaction,
  ids: readonly string[],
  ended: Ended,
  now: Date,
): Promise<void> => {
  if (ids.length === 0) return;
  if (ended.kind === 'sent') await noteSent(transaction, ids, now);
  else await noteFailed(transaction, ids, ended, now);
};
