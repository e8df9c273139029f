import type { RegistryTransaction } from '../client.ts';
import type { NewRow } from '../schema.ts';
import type { Order } from './order.ts';

type Event = NewRow<'ledger_entry'>['event'];
type Account = NewRow<'ledger_entry'>['account'];
type Amounts = Partial<Record<Account, number>>;

/** Debits are positive. What was taken off the list price stands beside the revenue, so that both can be read. */
const ENTRIES: Record<Event, (order: Order) => Amounts> = {
  sale: ({ list_paisa, credit_paisa, discount_paisa, vat_paisa, total_paisa }) => ({
    receivable: total_paisa,
    credit: credit_paisa,
    discount: discount_paisa,
    revenue: vat_paisa - list_paisa,
    vat: -vat_paisa,
  }),
  payment: ({ total_paisa }) => ({ clearing: total_paisa, receivable: -total_paisa }),
  refund: ({ vat_paisa, total_paisa }) => ({
    refund: total_paisa - vat_paisa,
    vat: vat_paisa,
    clearing: -total_paisa,
  }),
};

/** Books an event of an order. The database refuses what does not sum to zero, and the same event twice. */
export const book = async (
  transaction: RegistryTransaction,
  order: Order,
  event: Event,
  at: Date,
): Promise<void> => {
  const entries = Object.entries(ENTRIES[event](order)).filter(([, amount]) => amount !== 0);
  await transaction
    .insertInto('ledger_entry')
    .values(
      entries.map(([account, amount]) => ({
        order_id: order.id,
        event,
        account: account as Account,
        amount_paisa: amount,
        at,
      })),
    )
    .execute();
};
