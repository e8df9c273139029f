import type { RegistryTransaction } from '../client.ts';
import { type NewNotice, createNotice } from '../notice/create-notice.ts';
import { book } from './ledger.ts';
import type { Order } from './order.ts';
import { nextCreditNote } from './receipt.ts';
import { type LockedOrder, itemOf } from './settle.ts';
import { takeBack } from './take-back.ts';

const noticeOf = (order: Order, personId: string, creditNote: string): NewNotice => ({
  personId,
  kind: 'refund',
  key: `refunded ${order.id}`,
  facts: { item: itemOf(order), total: order.total_paisa, credit_note: creditNote },
});

/**
 * The one way to a refunded order, within the transaction that holds its lock: the ledger, the gateway's word, what was
 * queued behind its grant, the credit note, the notice and the state. It has a receipt by then, and no grant that runs.
 */
export const writeRefund = async (
  transaction: RegistryTransaction,
  { order, personId }: LockedOrder,
  { raw, fiscalYear }: { raw: string; fiscalYear: string },
  now: Date,
): Promise<void> => {
  await book(transaction, order, 'refund', now);
  await transaction
    .updateTable('gateway_answer')
    .set({ refund_raw: raw, refunded_at: now })
    .where('order_id', '=', order.id)
    .execute();
  await takeBack(transaction, order, now);
  const creditNote = await nextCreditNote(transaction, fiscalYear);
  if (personId !== null) await createNotice(transaction, noticeOf(order, personId, creditNote), now);
  await transaction
    .updateTable('payment_order')
    .set({ state: 'refunded', refunded_at: now, credit_note: creditNote, next_check_at: null })
    .where('id', '=', order.id)
    .execute();
};
