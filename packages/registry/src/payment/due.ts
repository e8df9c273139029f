import { sql } from 'kysely';
import type { Registry } from '../client.ts';
import type { Order } from './order.ts';

/** How long whoever takes an order may need to ask about it; after that another may. */
const LEASE_MS = 60_000;

/** The largest smallint. A gateway that is away for months must not stop the questions about all other orders. */
const MOST_CHECKS = 32_767;

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** Orders that are due to be asked about. Of several processes each order goes to one. */
export const takeDueOrders = (registry: Registry, most: number, now: Date): Promise<Order[]> =>
  registry
    .updateTable('payment_order')
    .set({
      next_check_at: later(now, LEASE_MS),
      checked_at: now,
      checks: sql<number>`least(checks + 1, ${sql.lit(MOST_CHECKS)})`,
    })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payment_order')
        .select('id')
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();

/** The order for one who asks about it now; undefined where it was asked about a moment ago. */
export const takeOrder = (
  registry: Registry,
  { orderId, pauseMs }: { orderId: string; pauseMs: number },
  now: Date,
): Promise<Order | undefined> =>
  registry
    .updateTable('payment_order')
    .set({ checked_at: now })
    .where('id', '=', orderId)
    .where('go', 'is not', null)
    .where('state', 'in', ['pending', 'failed', 'expired'])
    .where((eb) => eb.or([eb('checked_at', 'is', null), eb('checked_at', '<=', later(now, -pauseMs))]))
    .returningAll()
    .executeTakeFirst();

export const openOrders = (registry: Registry, personId: string): Promise<{ id: string }[]> =>
  registry
    .selectFrom('payment_order')
    .select('id')
    .where('person_id', '=', personId)
    .where('go', 'is not', null)
    .where('state', '=', 'pending')
    .orderBy('created_at', 'desc')
    .limit(10)
    .execute();

/** Nothing new was heard. */
export const postponeOrder = async (registry: Registry, orderId: string, to: Date | null): Promise<void> => {
  await registry
    .updateTable('payment_order')
    .set({ next_check_at: to })
    .where('id', '=', orderId)
    .where('state', 'in', ['created', 'pending', 'failed', 'expired'])
    .execute();
};
