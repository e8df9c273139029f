import type { Buyer } from './payments-buyer.ts';
import type { PaymentsPlace } from './payments-place.ts';

export type Audit = {
  readonly free: number;
  readonly double: number;
  readonly unserved: number;
  /** Events of orders whose entries do not sum to zero. */
  readonly unbalanced: number;
  /** What the books say came in, less what was paid at the gateways. */
  readonly clearingPaisa: number;
  /** Of receipts and of credit notes. */
  readonly receiptGaps: number;
};

/** How many numbers stand elsewhere than in an unbroken row from one on; a drill is within one fiscal year. */
export const gapsIn = (given: readonly (string | null)[]): number => {
  const numbers = given.flatMap((text) => (text === null ? [] : [Number(text.slice(-6))]));
  return numbers.toSorted((a, b) => a - b).filter((number, index) => number !== index + 1).length;
};

const sumBy = <T>(rows: readonly T[], nameOf: (row: T) => string, amountOf: (row: T) => number) => {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(nameOf(row), (sums.get(nameOf(row)) ?? 0) + amountOf(row));
  return sums;
};

/** Whether the books balance, and what they say came in beyond what is owed to us. */
export const auditBooks = async ({ registry }: Pick<PaymentsPlace, 'registry'>, owedPaisa: number) => {
  const entries = await registry.selectFrom('ledger_entry').selectAll().execute();
  const events = sumBy(
    entries,
    ({ order_id, event }) => `${order_id} ${event}`,
    ({ amount_paisa }) => amount_paisa,
  );
  const accounts = sumBy(
    entries,
    ({ account }) => account,
    ({ amount_paisa }) => amount_paisa,
  );
  return {
    unbalanced: [...events.values()].filter((sum) => sum !== 0).length,
    clearingPaisa: (accounts.get('clearing') ?? 0) - owedPaisa,
  };
};

/** What the database holds at the end, against what each buyer did at the gateway. */
export const auditPayments = async (place: PaymentsPlace, buyers: readonly Buyer[]): Promise<Audit> => {
  const { registry } = place;
  const grants = await registry.selectFrom('membership_grant').select(['order_id', 'person_id']).execute();
  const granted = new Set(grants.map(({ order_id }) => order_id ?? ''));
  const paid = new Set(buyers.filter((buyer) => buyer.hasPaid()).map((buyer) => buyer.orderId()));
  const orders = await registry
    .selectFrom('payment_order')
    .select(['id', 'total_paisa', 'receipt', 'credit_note'])
    .execute();
  const owed = orders.filter(({ id }) => paid.has(id)).reduce((sum, { total_paisa }) => sum + total_paisa, 0);
  return {
    free: [...granted].filter((id) => !paid.has(id)).length,
    // Each buyer has one order: a second grant of a person is one too many as well.
    double: grants.length - new Set(grants.map(({ person_id }) => person_id)).size,
    unserved: [...paid].filter((id) => !granted.has(id)).length,
    receiptGaps:
      gapsIn(orders.map(({ receipt }) => receipt)) + gapsIn(orders.map(({ credit_note }) => credit_note)),
    ...(await auditBooks(place, owed)),
  };
};
