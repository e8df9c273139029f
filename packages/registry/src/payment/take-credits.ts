import { type Paisa, paisa } from '@chuli/kernel';
import type { RegistryTransaction } from '../client.ts';
import { creditOf } from './grant-plan.ts';
import { heldGrants } from './held.ts';
import type { Order } from './order.ts';

type Credits = readonly { grant_id: string; credit_paisa: number }[];

/** What was promised, but no more than the grants are worth now, and nothing for one that is over. */
const worthNow = async (
  transaction: RegistryTransaction,
  credits: Credits,
  personId: string,
  now: Date,
): Promise<Credits> => {
  const held = new Map((await heldGrants(transaction, personId, now)).map((grant) => [grant.id, grant]));
  return credits.map(({ grant_id, credit_paisa }) => {
    const grant = held.get(grant_id);
    const worth = grant === undefined ? 0 : creditOf(grant, now);
    return { grant_id, credit_paisa: Math.min(credit_paisa, worth) };
  });
};

const endGrant = async (transaction: RegistryTransaction, grantId: string, now: Date): Promise<boolean> => {
  const ended = await transaction
    .updateTable('membership_grant')
    .set({ ended_at: now })
    .where('id', '=', grantId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows === 1n;
};

/**
 * Ends the grants that the order takes in payment. What another order has taken already is worth nothing now. The
 * promise is kept as long as late money is waited for: an old order must not turn days that were used into money.
 */
export const takeCredits = async (
  transaction: RegistryTransaction,
  order: Order,
  { personId, lateMs }: { personId: string; lateMs: number },
  now: Date,
): Promise<Paisa> => {
  const promised = await transaction
    .selectFrom('order_credit')
    .select(['grant_id', 'credit_paisa'])
    .where('order_id', '=', order.id)
    .execute();
  const isStale = now.getTime() > order.expires_at.getTime() + lateMs;
  const credits = isStale ? await worthNow(transaction, promised, personId, now) : promised;
  let taken = 0;
  for (const { grant_id, credit_paisa } of credits)
    if (credit_paisa > 0 && (await endGrant(transaction, grant_id, now))) taken += credit_paisa;
  return paisa(taken);
};
