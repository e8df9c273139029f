import type { Paisa } from '@chuli/kernel';
import type { Registry, RegistryTransaction } from '../client.ts';
import { type NewNotice, createNotice } from '../notice/create-notice.ts';
import { giveGrant } from './give-grant.ts';
import { lockPerson } from './held.ts';
import { book } from './ledger.ts';
import type { Order } from './order.ts';
import { nextReceipt } from './receipt.ts';

/** What a gateway itself said of a payment that went through. */
export type PaidAnswer = {
  readonly gatewayTxnId: string;
  readonly amount: Paisa;
  readonly raw: string;
};

/** Where a drill may stop the process, in the order in which they are passed. */
export type SettleStep = 'answer-recorded' | 'ledger-written' | 'grant-given';

export type Settlement = {
  readonly orderId: string;
  readonly answer: PaidAnswer;
  /** As receipts write it: `2083/84`. */
  readonly fiscalYear: string;
  /** For how long after its time an order, and after its end a code, still counts as it was offered. */
  readonly lateMs: number;
  readonly onStep?: (step: SettleStep) => void;
};

/** `differs`: the answer is about another amount. `replayed`: this transaction of the gateway paid another order. */
export type Settled = 'granted' | 'already' | 'differs' | 'replayed';

export type LockedOrder = { readonly order: Order; readonly personId: string | null };

/** The order, locked, its person first: a person who is removed lets go of the orders in that order. */
export const lockOrder = async (transaction: RegistryTransaction, orderId: string): Promise<LockedOrder> => {
  const { person_id: personId } = await transaction
    .selectFrom('payment_order')
    .select('person_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const isThere = personId !== null && (await lockPerson(transaction, personId));
  const order = await transaction
    .selectFrom('payment_order')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { order, personId: isThere ? personId : null };
};

const recordAnswer = async (
  transaction: RegistryTransaction,
  { id, provider }: Order,
  { gatewayTxnId, amount, raw }: PaidAnswer,
  now: Date,
): Promise<boolean> => {
  const recorded = await transaction
    .insertInto('gateway_answer')
    .values({ provider, gateway_txn_id: gatewayTxnId, order_id: id, amount_paisa: amount, raw, at: now })
    .onConflict((conflict) => conflict.columns(['provider', 'gateway_txn_id']).doNothing())
    .executeTakeFirst();
  return recorded.numInsertedOrUpdatedRows === 1n;
};

/** The gateway's answer, and the sale and its payment in the ledger; or why the answer does not fit the order. */
export const recordSale = async (
  transaction: RegistryTransaction,
  order: Order,
  answer: PaidAnswer,
  now: Date,
  onStep: (step: SettleStep) => void = () => undefined,
): Promise<'differs' | 'replayed' | null> => {
  if (answer.amount !== order.total_paisa) return 'differs';
  if (!(await recordAnswer(transaction, order, answer, now))) return 'replayed';
  onStep('answer-recorded');
  await book(transaction, order, 'sale', now);
  await book(transaction, order, 'payment', now);
  onStep('ledger-written');
  return null;
};

/** What was bought, as notices name it. */
export const itemOf = ({ tier }: Order): string => tier ?? 'Add-ons';

const noticeOf = (order: Order, personId: string, receipt: string): NewNotice => ({
  personId,
  kind: 'payment',
  key: `paid ${order.id}`,
  facts: { item: itemOf(order), total: order.total_paisa, receipt },
});

/**
 * The one way to a paid grant: the gateway's answer, the ledger, the receipt, the grant and the state are written
 * together or not at all. Whatever state the order had: money that came late is money that came.
 */
export const settlePaid = (
  registry: Registry,
  { orderId, answer, fiscalYear, lateMs, onStep = () => undefined }: Settlement,
  now: Date,
): Promise<Settled> =>
  registry.transaction().execute(async (transaction) => {
    const { order, personId } = await lockOrder(transaction, orderId);
    if (order.state === 'paid' || order.state === 'refunded') return 'already';
    const misfit = await recordSale(transaction, order, answer, now, onStep);
    if (misfit !== null) return misfit;
    const worth = personId === null ? null : await giveGrant(transaction, order, { personId, lateMs }, now);
    onStep('grant-given');
    const receipt = await nextReceipt(transaction, fiscalYear);
    if (personId !== null) await createNotice(transaction, noticeOf(order, personId, receipt), now);
    await transaction
      .updateTable('payment_order')
      .set({
        state: 'paid',
        settled_at: now,
        receipt,
        worth_paisa: worth,
        next_check_at: null,
      })
      .where('id', '=', orderId)
      .execute();
    return 'granted';
  });
