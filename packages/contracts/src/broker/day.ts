import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import {
  BrokerId,
  NOT_LATER,
  Percent,
  Quantity,
  Rupees,
  SignedQuantity,
  TradingDate,
  asOf,
  isNotLater,
} from '../parts.ts';
import { StockAmount, known } from './range.ts';

const day = {
  access: 'open',
  feature: 'broker-analytics',
  cache: CACHES.session,
  cost: 'light',
  mostRows: MOST_ROWS.members,
  /** Without a date, the latest session whose trades are known. */
  query: z.strictObject({ date: TradingDate.optional(), ...asOf }).refine(isNotLater, NOT_LATER),
} as const;

const SummaryRow = z.object({
  broker: BrokerId,
  bought_amount: Rupees,
  sold_amount: Rupees,
  net_amount: Rupees,
  /** Bought and sold together. */
  turnover: Rupees,
  /** Of twice the turnover of the market, since every contract has two sides. */
  turnover_percent: Percent.nullable(),
  /** Purchases and sales; a contract with itself on both sides is one of each. */
  trades: Quantity,
  stocks: Quantity,
  /** Contracts with itself on both sides, and both sides of them in percent of its turnover. */
  matched_amount: Rupees,
  matched_percent: Percent.nullable(),
  /** The stocks into which it put most beyond its sales, and out of which it took most. */
  most_bought: StockAmount.nullable(),
  most_sold: StockAmount.nullable(),
  /** By turnover; that of the session before is not known where its trades are not, or where it did not trade. */
  rank: z.int().positive(),
  rank_before: z.int().positive().nullable(),
});

const TrendRow = z.object({
  broker: BrokerId,
  /** Of the last 1, 5 and 20 sessions of the exchange, as far as they are known; null where none of them is. */
  net_1: Rupees.nullable(),
  net_5: Rupees.nullable(),
  net_20: Rupees.nullable(),
  /** Of each of `sessions`, in order. */
  net_by_session: z.array(Rupees),
  /** Of twice the turnover of the market: in the session, on average of the known ones, and the difference in points. */
  turnover_percent: Percent.nullable(),
  mean_percent: Percent.nullable(),
  percent_change: Percent.nullable(),
  sessions_net_bought: Quantity,
  /** Latest known sessions in a row on one side: above 0 net bought, below 0 net sold. */
  streak: SignedQuantity,
  /** By the last five known sessions: net bought in four of them and in their sum; null where fewer than four are known. */
  direction: z.enum(['buying', 'selling', 'mixed']).nullable(),
});

export const brokerDayContracts = {
  summary: get({
    ...day,
    path: '/data/broker-summary/',
    summary: 'What every broker bought and sold in one session, by turnover',
    reply: z.object({
      ...known,
      /** The session before it where its trades are known. */
      before: TradingDate.nullable(),
      /** Of all trades, also those whose broker the exchange hides. */
      turnover: Rupees,
      volume: Quantity,
      /** Shares without a broker on a side: in the totals, in no row. */
      masked: Quantity,
      rows: z.array(SummaryRow),
    }),
  }),
  trend: get({
    ...day,
    path: '/data/broker-trend/',
    summary: 'What every broker put in and took out over the 20 sessions up to a day',
    reply: z.object({ ...known, rows: z.array(TrendRow) }),
  }),
};
