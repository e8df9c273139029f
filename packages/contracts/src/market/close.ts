import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { BrokerId, Percent, Quantity, Rupees, StockSymbol, TradingDate, asOf } from '../parts.ts';

const Points = z.number();
const Times = z.number();
const Change = z.object({ symbol: StockSymbol, percent: Percent });
const SectorChange = z.object({ sector_id: z.int(), percent: Percent });
const Net = z.object({ broker: BrokerId, net_amount: Rupees });

/** Each sentence by what it says; words are the reader's matter. A figure that is unknown is in none of them. */
const SENTENCES = [
  z.object({
    id: z.literal('index'),
    close: Points,
    change: Points,
    percent: Percent,
    /** Where it is the highest or lowest close of at least so many sessions; `since` was one beyond it. */
    extreme: z
      .object({
        side: z.enum(['highest', 'lowest']),
        sessions: z.int().positive(),
        since: TradingDate.nullable(),
      })
      .nullable(),
    /** The last sixty closes, oldest first. */
    closes: z.array(Points),
  }),
  z.object({
    id: z.literal('breadth'),
    advanced: Quantity,
    declined: Quantity,
    unchanged: Quantity,
    /** Of the changes of all of them. */
    median: Percent,
    upper: z.array(StockSymbol),
    lower: z.array(StockSymbol),
  }),
  z.object({
    id: z.literal('turnover'),
    turnover: Rupees,
    /** Against the mean of the 20 sessions before. */
    times: Times.nullable(),
    trades: Quantity.nullable(),
    trades_times: Times.nullable(),
    average_trade: Rupees.nullable(),
  }),
  z.object({
    id: z.literal('sectors'),
    rose: Quantity,
    fell: Quantity,
    best: SectorChange,
    worst: SectorChange,
    /** Every sector of shares, the best first. */
    sectors: z.array(SectorChange),
  }),
  z.object({
    id: z.literal('movers'),
    rise: Change.nullable(),
    fall: Change.nullable(),
    /** Largest changes each way among stocks of which enough is traded. */
    stocks: z.array(z.object({ ...Change.shape, close: Rupees, amount: Rupees })),
  }),
  z.object({
    id: z.literal('volume'),
    ...Change.shape,
    times: Times,
    amount: Rupees,
    /** Others of which at least three times the average was traded. */
    others: z.array(z.object({ symbol: StockSymbol, times: Times })),
  }),
  z.object({
    id: z.literal('extremes'),
    highs: z.array(StockSymbol),
    lows: z.array(StockSymbol),
  }),
  z.object({ id: z.literal('flow'), buyer: Net, seller: Net, nets: z.array(Net) }),
  /** The trades of the session are missing: nothing is said of brokers. */
  z.object({ id: z.literal('no-trades'), nearest: TradingDate.nullable() }),
  z.object({
    id: z.literal('events'),
    next: TradingDate,
    book_closes: z.array(StockSymbol),
    rights_open: z.array(StockSymbol),
    rights_close: z.array(StockSymbol),
  }),
  /** Sums of this day do not agree yet. */
  z.object({ id: z.literal('provisional'), reasons: z.array(z.string()) }),
] as const;

export const closeContracts = {
  close: get({
    path: '/data/close/',
    summary: 'A finished session in sentences: each with its figures, none with a figure that is unknown',
    access: 'open',
    cache: CACHES.session,
    cost: 'heavy',
    mostRows: MOST_ROWS.securities,
    query: z.strictObject(asOf),
    reply: z.object({
      as_of: TradingDate,
      /** Whether floorsheet, prices and declared totals of the day agree; unknown of an imported day. */
      status: z.enum(['exact', 'provisional', 'unknown']),
      sentences: z.array(z.discriminatedUnion('id', SENTENCES)),
      /** The sessions before, the newest first. */
      earlier: z.array(z.object({ date: TradingDate, percent: Percent.nullable() })),
    }),
  }),
};
