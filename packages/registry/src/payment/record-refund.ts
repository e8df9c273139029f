import { AppError } from '@chuli/kernel';
import type { Registry } from '../client.ts';
import { type RefundStep, endForRefund } from './refund-hold.ts';
import { nextReceipt } from './receipt.ts';
import { type PaidAnswer, type Settled, lockOrder, recordSale } from './settle.ts';
import { writeRefund } from './write-refund.ts';

type Refund = RefundStep & {
  readonly raw: string;
  /** As credit notes write it: `2083/84`. */
  readonly fiscalYear: string;
};

/** The money of a held order went back. False where that was recorded before. */
export const recordRefund = (
  registry: Registry,
  { orderId, raw, fiscalYear, alsoWrite }: Refund,
  now: Date,
): Promise<boolean> =>
  registry.transaction().execute(async (transaction) => {
    const locked = await lockOrder(transaction, orderId);
    if (locked.order.state !== 'paid') return false;
    if (locked.order.refund_held_at === null)
      throw new AppError('payment.not-refundable', { orderId, reason: 'it is not held' });
    await writeRefund(transaction, locked, { raw, fiscalYear }, now);
    await alsoWrite?.(transaction);
    return true;
  });

type GatewayRefund = { readonly orderId: string; readonly answer: PaidAnswer; readonly fiscalYear: string };

/**
 * A gateway that is asked about an open order says that the money came and went back. Money that was received is a
 * sale (VAT Act 2052, section 6), so that it has a receipt for the credit note to name; nothing is opened for it. Where
 * another process has opened something meanwhile, that ends.
 */
export const recordGatewayRefund = (
  registry: Registry,
  { orderId, answer, fiscalYear }: GatewayRefund,
  now: Date,
): Promise<Exclude<Settled, 'granted'> | 'refunded'> =>
  registry.transaction().execute(async (transaction) => {
    const locked = await lockOrder(transaction, orderId);
    const { state, refund_held_at } = locked.order;
    if (state === 'refunded') return 'already';
    if (state !== 'paid') {
      const misfit = await recordSale(transaction, locked.order, answer, now);
      if (misfit !== null) return misfit;
      const receipt = await nextReceipt(transaction, fiscalYear);
      await transaction
        .updateTable('payment_order')
        .set({ receipt, settled_at: now })
        .where('id', '=', orderId)
        .execute();
    } else if (refund_held_at === null) await endForRefund(transaction, orderId, now);
    await writeRefund(transaction, locked, { raw: answer.raw, fiscalYear }, now);
    return 'refunded';
  });
