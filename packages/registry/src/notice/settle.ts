import { SENT_CHANNELS, type SentChannel } from '@chuli/kernel';
import { sql } from 'kysely';
import type { Registry, RegistryTransaction } from '../client.ts';
import { noteLinks } from './link-health.ts';

/** How a try ended: for good, or with another one at a later moment. */
export type Outcome =
  | { kind: 'sent' }
  | {
      kind: 'failed' | 'unsure';
      reason: string;
      /** There is nobody at this address any more. */ isGone?: boolean;
    }
  | { kind: 'again'; at: Date; reason: string };

type Held = { readonly ids: readonly string[]; readonly claim: string };

/**
 * Records what became of deliveries that a claim holds. One that ran out and was taken for unsure is still put right by
 * the sender that held it; one that somebody else holds by now is not touched.
 */
const settleRows = (
  transaction: RegistryTransaction,
  { ids, claim }: Held,
  outcome: Outcome,
  now: Date,
): Promise<{ target: string }[]> => {
  const held = transaction
    .updateTable('delivery')
    .where('id', 'in', ids)
    .where('claim', '=', claim)
    .where('state', 'in', ['sending', 'unsure']);
  if (outcome.kind === 'again')
    return held
      .where('state', '=', 'sending')
      .set({ state: 'waiting', due_at: outcome.at, reason: outcome.reason, claim: null, claimed_until: null })
      .returning('target')
      .execute();
  const reason = outcome.kind === 'sent' ? null : outcome.reason;
  return held
    .set({ state: outcome.kind, reason, settled_at: now, sealed: null })
    .returning('target')
    .execute();
};

/** With a message the link that it went to is brought up to date, and switched off where nothing arrives there. */
export const settleDeliveries = (
  registry: Registry,
  held: Held,
  outcome: Outcome,
  now: Date,
): Promise<void> =>
  registry.transaction().execute(async (transaction) => {
    const settled = await settleRows(transaction, held, outcome, now);
    const targets = [...new Set(settled.map(({ target }) => target).filter(Boolean))];
    await noteLinks(transaction, targets, outcome, now);
  });

const REPEATABLE = (Object.keys(SENT_CHANNELS) as SentChannel[]).filter(
  (channel) => SENT_CHANNELS[channel].isRepeatable,
);

const STOPPED = 'sending was interrupted';

/**
 * Looks after what nobody looks after any more. A sender that is gone may have handed its message over or not: what can
 * be repeated without harm is due again, all else is unsure and shown as such. What is too late is given up.
 */
export const recoverDeliveries = async (
  registry: Registry,
  now: Date,
): Promise<{ again: number; unsure: number; late: number }> => {
  const abandoned = registry
    .updateTable('delivery')
    .where('state', '=', 'sending')
    .where('claimed_until', '<=', now);
  const again = await abandoned
    .where((eb) => eb.or([eb('channel', 'in', REPEATABLE), eb('notice_id', 'is', null)]))
    .set({ state: 'waiting', due_at: now, claim: null, claimed_until: null, reason: STOPPED })
    .executeTakeFirst();
  const unsure = await abandoned
    .set({ state: 'unsure', reason: STOPPED, settled_at: now, sealed: null })
    .executeTakeFirst();
  const late = await registry
    .updateTable('delivery')
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', now)
    .set({
      state: 'failed',
      reason: sql<string>`concat_ws('; ', 'not sent in time', reason)`,
      settled_at: now,
      sealed: null,
    })
    .executeTakeFirst();
  return {
    again: Number(again.numUpdatedRows),
    unsure: Number(unsure.numUpdatedRows),
    late: Number(late.numUpdatedRows),
  };
};
