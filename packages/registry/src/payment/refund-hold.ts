import { AppError } from '@chuli/kernel';
import type { Registry, RegistryTransaction } from '../client.ts';
import type { Order } from './order.ts';
import { lockOrder } from './settle.ts';

export type Refundable = { readonly order: Order; readonly gatewayTxnId: string };

export type RefundStep = {
  readonly orderId: string;
  /** What is written down with it, or not at all. */
  readonly alsoWrite?: (transaction: RegistryTransaction) => Promise<void>;
};

/** A grant that ended while nobody held it was given in payment for another. */
const isSpent = async (registry: Registry, { id, refund_held_at }: Order): Promise<boolean> => {
  if (refund_held_at !== null) return false;
  const spent = await registry
    .selectFrom('membership_grant')
    .select('id')
    .where('order_id', '=', id)
    .where('ended_at', 'is not', null)
    .executeTakeFirst();
  return spent !== undefined;
};

const judge = async (registry: Registry, order: Order): Promise<Refundable> => {
  const answer = await registry
    .selectFrom('gateway_answer')
    .select('gateway_txn_id')
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  if (answer === undefined || order.state !== 'paid' || (await isSpent(registry, order)))
    throw new AppError('payment.not-refundable', { orderId: order.id, state: order.state });
  return { order, gatewayTxnId: answer.gateway_txn_id };
};

/** A paid order whose money may go back, as far as can be said without holding it. */
export const findRefundable = async (registry: Registry, orderId: string): Promise<Refundable> => {
  const order = await registry
    .selectFrom('payment_order')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (order === undefined) throw new AppError('payment.not-refundable', { orderId });
  return judge(registry, order);
};

/** What the order gave ends. The caller holds the order's lock. */
export const endForRefund = async (
  transaction: RegistryTransaction,
  orderId: string,
  now: Date,
): Promise<void> => {
  await transaction
    .updateTable('membership_grant')
    .set({ ended_at: now })
    .where('order_id', '=', orderId)
    .execute();
  await transaction
    .updateTable('payment_order')
    .set({ refund_held_at: now })
    .where('id', '=', orderId)
    .execute();
};

/**
 * Ends what the order gave before its money leaves: from here on it opens nothing and is taken in payment for nothing.
 * An order that is held already stays so, and whoever asks may go on from there.
 */
export const holdForRefund = (
  registry: Registry,
  { orderId, alsoWrite }: RefundStep,
  now: Date,
): Promise<Refundable> =>
  registry.transaction().execute(async (transaction) => {
    const { order } = await lockOrder(transaction, orderId);
    const found = await judge(transaction, order);
    if (order.refund_held_at !== null) return found;
    await endForRefund(transaction, orderId, now);
    await alsoWrite?.(transaction);
    return found;
  });

/** The money stayed: what the order gave goes on. False where it was not held. */
export const releaseHold = (registry: Registry, { orderId, alsoWrite }: RefundStep): Promise<boolean> =>
  registry.transaction().execute(async (transaction) => {
    const { order } = await lockOrder(transaction, orderId);
    if (order.state !== 'paid' || order.refund_held_at === null) return false;
    await transaction
      .updateTable('membership_grant')
      .set({ ended_at: null })
      .where('order_id', '=', orderId)
      .execute();
    await transaction
      .updateTable('payment_order')
      .set({ refund_held_at: null })
      .where('id', '=', orderId)
      .execute();
    await alsoWrite?.(transaction);
    return true;
  });
