import type { Registry } from '../client.ts';

/** An order that will not be paid, as far as is known; it is asked about again at `nextCheckAt`. */
export const closeOrder = async (
  registry: Registry,
  orderId: string,
  { state, nextCheckAt }: { state: 'failed' | 'expired'; nextCheckAt: Date | null },
): Promise<void> => {
  await registry
    .updateTable('payment_order')
    .set({ state, next_check_at: nextCheckAt })
    .where('id', '=', orderId)
    .where('state', 'in', ['created', 'pending', 'failed', 'expired'])
    .execute();
};
