import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { AdjustedFor, BrokerId, Percent, Quantity, Rupees, StockSymbol, TradingDate } from '../parts.ts';
import { paged, paging } from '../signal/pages.ts';
import { stock } from '../signal/parts.ts';
import { known, range } from './range.ts';

/** Sessions of one answer: the last of the range whose trades are known. */
export const MOST_TRANSACTION_SESSIONS = 20;
/** Stocks of one broker, the most traded first. */
export const MOST_TRANSACTION_STOCKS = 100;

/** What a broker had of one order, on one side; prices are those of its day. */
const TransactionRow = z.object({
  event_id: z.string().regex(/^\d+$/),
  order_id: z.string().regex(/^\d+$/),
  date: TradingDate,
  at: z.iso.datetime({ precision: 6 }).nullable(),
  ...stock,
  /** A contract with itself on both sides is apart: it is bought and sold. */
  side: z.enum(['buy', 'sell', 'both']),
  /** Came in, or waited at the price that was taken; null where nobody knows. */
  role: z.enum(['aggressor', 'resting', 'both']).nullable(),
  /** Whether the order shows the role; where it is told and this is false, it is estimated. */
  is_role_known: z.boolean(),
  method: z.enum(['time', 'sequence']),
  contracts: Quantity,
  quantity: Quantity,
  amount: Rupees,
  average: Rupees.nullable(),
  first_price: Rupees,
  last_price: Rupees,
  /** Brokers on the other side, the largest of them, and how much of the shares it had. */
  counter_brokers: Quantity,
  counter_broker: BrokerId.nullable(),
  counter_percent: Percent.nullable(),
  /** Its average against that of all contracts of the stock that day. */
  vs_vwap: Percent.nullable(),
});

const amounts = {
  bought: Rupees,
  sold: Rupees,
  /** Of contracts with itself on both sides: part of both. */
  matched: Rupees,
};

export const transactionContracts = {
  brokerTransactions: get({
    path: '/data/broker-transactions/',
    summary: 'What one broker had of the orders of a range, or of single contracts, and in which role',
    access: 'open',
    feature: 'broker-analytics-pro',
    cache: CACHES.session,
    cost: 'heavy',
    mostRows: MOST_ROWS.page,
    query: z.strictObject({
      /** Without one, the busiest of the newest known session of the range. */
      broker: BrokerId.optional(),
      symbol: StockSymbol.optional(),
      /** Where no stock is named, the one of which the broker traded most instead of all. */
      one_stock: z.stringbool().default(false),
      side: z.enum(['buy', 'sell']).optional(),
      unit: z.enum(['order', 'contract']).default('order'),
      ...range,
      sort: z.enum(['time', '-time', 'amount', '-amount']).default('-amount'),
      ...paging,
    }),
    reply: z.object({
      ...known,
      /** The newest session up to as-of whose trades have times. */
      times_to: TradingDate.nullable(),
      broker: BrokerId.nullable(),
      symbol: StockSymbol.nullable(),
      adjusted_for: AdjustedFor,
      /** Of one stock: its closes over the range, in prices of the last session. */
      course: z
        .array(z.object({ date: TradingDate, close: Rupees.nullable() }))
        .max(MOST_TRANSACTION_SESSIONS),
      totals: z.object({
        ...amounts,
        /** How many it traded, also those that are not among `stocks`. */
        stocks: Quantity,
        /** Of the rupees whose role orders show, how much came in. */
        aggressive_percent: Percent.nullable(),
        /** How much of all rows these are. */
        known_percent: Percent.nullable(),
      }),
      stocks: z.array(z.object({ ...stock, ...amounts })).max(MOST_TRANSACTION_STOCKS),
      ...paged,
      rows: z.array(TransactionRow),
    }),
  }),
};
