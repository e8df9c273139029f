import { randomBytes } from 'node:crypto';

export type PaymentState = 'begun' | 'paid' | 'canceled' | 'pending' | 'partly-refunded' | 'refunded';

const PAID: ReadonlySet<PaymentState> = new Set(['paid', 'partly-refunded', 'refunded']);

/** Whether there was a payment at all, whatever became of its money. */
export const wasPaid = (state: PaymentState): boolean => PAID.has(state);

/** A payment as the gateway keeps it. */
export type Payment = {
  /** The gateway's own name of it. */
  readonly id: string;
  /** The merchant's. */
  readonly order: string;
  readonly amount: number;
  readonly successUrl: string;
  readonly failureUrl: string;
  state: PaymentState;
  readonly txnId: string;
};

/** Lies about one thing: half the amount, another order, another merchant, or one transaction for all payments. */
export const LIES = ['amount', 'order', 'merchant', 'transaction'] as const;
export type Lie = (typeof LIES)[number];

/** What goes wrong at the gateway until it is told otherwise. */
export type Faults = {
  slowMs: number;
  /** Answers 503, or not at all. */
  down: 'no' | 'refuses' | 'silent';
  lie: Lie | null;
  /** States that are told instead of the true one, each once: answers that come in another order than things happened. */
  stale: PaymentState[];
};

export const NO_FAULTS: Faults = { slowMs: 0, down: 'no', lie: null, stale: [] };

export type Book = {
  faults: Faults;
  begin: (payment: Pick<Payment, 'order' | 'amount' | 'successUrl' | 'failureUrl'>) => Payment;
  byId: (id: string) => Payment | undefined;
  byOrder: (order: string) => Payment | undefined;
  byTxn: (txnId: string) => Payment | undefined;
  /** The state that is told now: a stale one first, where there is one. */
  told: (payment: Payment) => PaymentState;
};

const newName = (): string => randomBytes(11).toString('base64url');

export const openBook = (): Book => {
  const payments = new Map<string, Payment>();
  const byOrder = new Map<string, Payment>();
  const book: Book = {
    faults: { ...NO_FAULTS },
    begin: (begun) => {
      const payment: Payment = { ...begun, id: newName(), txnId: newName(), state: 'begun' };
      payments.set(payment.id, payment);
      byOrder.set(payment.order, payment);
      return payment;
    },
    byId: (id) => payments.get(id),
    byOrder: (order) => byOrder.get(order),
    byTxn: (txnId) => [...payments.values()].find((payment) => payment.txnId === txnId),
    told: (payment) => book.faults.stale.shift() ?? payment.state,
  };
  return book;
};

/** What is told of a payment under a lie. */
export const under = (lie: Lie | null, { order, amount, txnId }: Payment) => ({
  order: lie === 'order' ? 'another-order' : order,
  amount: lie === 'amount' ? Math.floor(amount / 2) : amount,
  txnId: lie === 'transaction' ? 'one-for-all' : txnId,
  isOurMerchant: lie !== 'merchant',
});
