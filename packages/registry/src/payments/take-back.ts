import type { Registry } from '../client.ts';
import { closeGap } from './close-gap.ts';
import { heldGrants } from './held.ts';
import type { Order } from './order.ts';

/** What was taken in payment for the order goes on, unless its own money went back as well. */
const giveBackCredits = (registry: Registry, { id, settled_at }: Order) =>
  registry
    .updateTable('membership_grant')
    .set({ ended_at: null })
    .where('ended_at', '=', settled_at)
    .where('id', 'in', (eb) => eb.selectFrom('order_credit').select('grant_id').where('order_id', '=', id))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payment_order')
            .whereRef('payment_order.id', '=', 'membership_grant.order_id')
            .where('refund_held_at', 'is not', null),
        ),
      ),
    )
    .execute();

/** Whoever bought two years and gets the first one back has the second at once, not after a year of nothing. */
const moveUp = async (registry: Registry, orderId: string, now: Date): Promise<void> => {
  const taken = await registry
    .selectFrom('membership_grant')
    .select(['person_id', 'tier', 'feature', 'ends_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (taken === undefined) return;
  const held = await heldGrants(registry, taken.person_id, now);
  for (const { id, startsAt, endsAt } of closeGap(held, { ...taken, endsAt: taken.ends_at }, now))
    await registry
      .updateTable('membership_grant')
      .set({ starts_at: startsAt, ends_at: endsAt })
      .where('id', '=', id)
      .execute();
};

/** The grant of a refunded order is ended by then. The caller holds the person's lock. */
export const takeBack = async (registry: Registry, order: Order, now: Date): Promise<void> => {
  await giveBackCredits(registry, order);
  await moveUp(registry, order.id, now);
};
