import type { Registry } from '../client.ts';

/** A gateway says that it sent a part back, which no command can book. False where that was marked before. */
export const markPartlyRefunded = async (
  registry: Registry,
  orderId: string,
  now: Date,
): Promise<boolean> => {
  const marked = await registry
    .updateTable('payment_order')
    .set({ partly_refunded_at: now })
    .where('id', '=', orderId)
    .where('partly_refunded_at', 'is', null)
    .executeTakeFirst();
  return marked.numUpdatedRows === 1n;
};
