import { type Paisa, paisa } from '@chuli/kernel';
import type { RegistryTransaction } from '../client.ts';
import { planGrant } from './grant-plan.ts';
import { heldGrants } from './held.ts';
import type { Order } from './order.ts';
import { usePromo } from './promo.ts';
import { takeCredits } from './take-credits.ts';

/** Gives what a paid order bought. The caller holds the person's lock. Returns what was really given for it. */
export const giveGrant = async (
  transaction: RegistryTransaction,
  order: Order,
  to: { personId: string; lateMs: number },
  now: Date,
): Promise<Paisa> => {
  const { personId } = to;
  const worth = paisa(order.total_paisa + (await takeCredits(transaction, order, to, now)));
  const isPromoGood = await usePromo(transaction, order, to, now);
  const given = paisa(worth + (isPromoGood ? order.discount_paisa : 0));
  const held = await heldGrants(transaction, personId, now);
  const { startsAt, endsAt } = planGrant(held, order, { given, list: paisa(order.list_paisa) }, now);
  await transaction
    .insertInto('membership_grant')
    .values({
      person_id: personId,
      tier: order.tier,
      feature: order.feature,
      starts_at: startsAt,
      ends_at: endsAt,
      source: 'payment',
      order_id: order.id,
      ended_at: null,
      created_at: now,
    })
    .execute();
  return worth;
};
