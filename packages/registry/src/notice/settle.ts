import type { SentChannel } from '@chuli/kernel';
import { sql } from 'kysely';
import type { Registry } from '../client.ts';

/** How a try ended: for good, or with another one at a later moment. */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'failed' | 'unsure'; reason: string }
  | { kind: 'again'; at: Date; reason: string };

/**
 * Records what became of deliveries that a claim holds. One that ran out and was taken for unsure is still put right by
 * the sender that held it; one that somebody else holds by now is not touched.
 */
export const settleDeliveries = async (
  registry: Registry,
  { ids, claim }: { ids: readonly string[]; claim: string },
  outcome: Outcome,
  now: Date,
): Promise<void> => {
  const held = registry
    .updateTable('delivery')
    .where('id', 'in', ids)
    .where('claim', '=', claim)
    .where('state', 'in', ['sending', 'unsure']);
  if (outcome.kind === 'again') {
    await held
      .where('state', '=', 'sending')
      .set({ state: 'waiting', due_at: outcome.at, reason: outcome.reason, claim: null, claimed_until: null })
      .execute();
    return;
  }
  const reason = outcome.kind === 'sent' ? null : outcome.reason;
  await held.set({ state: outcome.kind, reason, settled_at: now, sealed: null }).execute();
};

/** Sent again they replace what is there: a push by its tag, a code by being the same code. */
const REPEATABLE: readonly SentChannel[] = ['push'];

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
