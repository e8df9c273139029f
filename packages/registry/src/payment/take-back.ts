import type { RegistryTransaction } from '../client.ts';
import { heldGrants } from './held.ts';
import type { Order } from './order.ts';
import { type HeldGrant, type Opened, goesBefore } from './grant-plan.ts';

const earlier = (at: Date, ms: number): Date => new Date(at.getTime() - ms);

/** Grants that waited for one which was taken away, as early as what still goes before them lets them begin. */
const closeGap = (
  held: readonly HeldGrant[],
  taken: Opened & { readonly endsAt: Date },
  now: Date,
): HeldGrant[] => {
  const waits = (grant: HeldGrant): boolean =>
    goesBefore(taken, grant) && grant.startsAt > now && grant.startsAt >= taken.endsAt;
  const staying = held.filter((grant) => !waits(grant));
  const moved: HeldGrant[] = [];
  const waiting = held.filter(waits).toSorted((one, other) => Number(one.startsAt) - Number(other.startsAt));
  for (const grant of waiting) {
    const before = [...staying, ...moved].filter((each) => goesBefore(each, grant));
    const from = Math.max(now.getTime(), ...before.map(({ endsAt }) => endsAt.getTime()));
    const gap = Math.max(0, grant.startsAt.getTime() - from);
    moved.push({ ...grant, startsAt: earlier(grant.startsAt, gap), endsAt: earlier(grant.endsAt, gap) });
  }
  return moved;
};

/** What was taken in payment for the order goes on, unless its own money went back as well. */
const giveBackCredits = (transaction: RegistryTransaction, { id, settled_at }: Order) =>
  transaction
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
const moveUp = async (transaction: RegistryTransaction, orderId: string, now: Date): Promise<void> => {
  const taken = await transaction
    .selectFrom('membership_grant')
    .select(['person_id', 'tier', 'feature', 'ends_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (taken === undefined) return;
  const held = await heldGrants(transaction, taken.person_id, now);
  for (const { id, startsAt, endsAt } of closeGap(held, { ...taken, endsAt: taken.ends_at }, now))
    await transaction
      .updateTable('membership_grant')
      .set({ starts_at: startsAt, ends_at: endsAt })
      .where('id', '=', id)
      .execute();
};

/** The grant of a refunded order is ended by then. The caller holds the person's lock. */
export const takeBack = async (transaction: RegistryTransaction, order: Order, now: Date): Promise<void> => {
  await giveBackCredits(transaction, order);
  await moveUp(transaction, order.id, now);
};
