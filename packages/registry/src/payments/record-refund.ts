import { AppError } from '@chuli/kernel';
import type { Registry } from '../client.ts';
import { book } from './ledger.ts';
import type { RefundStep } from './refund-hold.ts';
import { lockOrder } from './settle.ts';
import { takeBack } from './take-back.ts';

type Refund = RefundStep & { readonly raw: string };

/**
 * The money of a held order went back: the ledger is reversed, and what was queued behind its grant moves up. False
 * where that was recorded before.
 */
export const recordRefund = (
  registry: Registry,
  { orderId, raw, alsoWrite }: Refund,
  now: Date,
): Promise<boolean> =>
  registry.transaction().execute(async (transaction) => {
    const { order } = await lockOrder(transaction, orderId);
    if (order.state !== 'paid') return false;
    if (order.refund_held_at === null)
      throw new AppError('payment.not-refundable', { orderId, reason: 'it is not held' });
    await book(transaction, order, 'refund', now);
    await transaction
      .updateTable('gateway_answer')
      .set({ refund_raw: raw, refunded_at: now })
      .where('order_id', '=', orderId)
      .execute();
    await takeBack(transaction, order, now);
    await transaction
      .updateTable('payment_order')
      .set({ state: 'refunded', next_check_at: null })
      .where('id', '=', orderId)
      .execute();
    await alsoWrite?.(transaction);
    return true;
  });
