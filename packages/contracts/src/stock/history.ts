import { CONFIDENCES } from '@chuli/actions';
import { BAR_DOUBTS } from '@chuli/market';
import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Percent, Quantity, Rupees, StockSymbol, TradingDate, asOf } from '../parts.ts';

const BarRow = z.object({
  date: TradingDate,
  /** Null where no source has a trustworthy opening price. */
  open: Rupees.nullable(),
  /** Never null for a stock; an index of earlier years has closes alone. */
  high: Rupees.nullable(),
  low: Rupees.nullable(),
  close: Rupees,
  volume: Quantity.nullable(),
  /** Null before 2012, where no source printed it. */
  amount: Rupees.nullable(),
  trades: Quantity.nullable(),
  /**
   * As a fraction (0.01 is one per cent): of a stock from the previous close of the day, which on an ex-date is in the new
   * shares, of an index from the row before. Where neither is known, 0.
   */
  change: z.number(),
});

const Adjustment = z.object({
  ex_on: TradingDate,
  kind: z.string(),
  factor: z.number().positive(),
  /** `certain` where it was declared or confirmed, `likely` where it was inferred from prices. */
  confidence: z.enum(CONFIDENCES),
});

/** What may have been a corporate action: it waits for an operator, and no price is changed by it. */
const DoubtfulAction = z.object({
  ex_on: TradingDate,
  kind: z.string(),
  factor: z.number().positive(),
  /** What speaks for it and against it. */
  words: z.string(),
});

const DoubtfulBar = z.object({
  date: TradingDate,
  reason: z.enum(BAR_DOUBTS),
});

const HistoryReply = z.object({
  as_of: TradingDate,
  symbol: z.string(),
  name: z.string(),
  adjusted: z.boolean(),
  /** The earliest day this caller may see: five years back for a visitor. Null when all of it is open. */
  open_from: TradingDate.nullable(),
  /** What the prices are adjusted by, or would be. */
  adjustments: z.array(Adjustment),
  doubtful_actions: z.array(DoubtfulAction),
  /** Bars to be read with care, and the weightiest reason of each. */
  doubtful_bars: z.array(DoubtfulBar),
  rows: z.array(BarRow),
});

const query = z.strictObject({
  /** A stock, or an index by its symbol. */
  symbol: StockSymbol,
  from: TradingDate.optional(),
  to: TradingDate.optional(),
  ...asOf,
});

const history = {
  access: 'open',
  cache: CACHES.session,
  cost: 'light',
  mostRows: MOST_ROWS.sessions,
  query,
  reply: HistoryReply,
} as const;
const RAW = 'Daily bars as traded';
const ADJUSTED = 'Daily bars adjusted for bonus and right shares';

const SymbolSummary = z.object({
  as_of: TradingDate,
  symbol: StockSymbol,
  name: z.string(),
  sector_id: z.int().nullable(),
  sector: z.string().nullable(),
  instrument: z.string().nullable(),
  status: z.string(),
  listed_shares: Quantity.nullable(),
  public_shares: Quantity.nullable(),
  market_cap: Rupees.nullable(),
  traded_on: TradingDate.nullable(),
  open: Rupees.nullable(),
  high: Rupees.nullable(),
  low: Rupees.nullable(),
  close: Rupees.nullable(),
  previous_close: Rupees.nullable(),
  change: Rupees.nullable(),
  percentage_change: Percent.nullable(),
  volume: Quantity.nullable(),
  amount: Rupees.nullable(),
  trades: Quantity.nullable(),
  vwap: Rupees.nullable(),
  /**
   * Mean of the 20 sessions of the exchange before, in shares of the last, days without a trade included; null in the first
   * 20 of a stock.
   */
  average_volume_20: Quantity.nullable(),
  average_amount_20: Rupees.nullable(),
  /** Of the last 52 weeks, adjusted for bonus and right shares. */
  high_52_weeks: Rupees.nullable(),
  low_52_weeks: Rupees.nullable(),
  /**
   * Where the next session's orders must lie: the dated daily limit around the close, cut to the tick; in the new shares
   * where it is known that the stock goes ex on that day.
   */
  band_low: Rupees.nullable(),
  band_high: Rupees.nullable(),
  band_percent: Percent.nullable(),
});

export const historyContracts = {
  raw: get({ path: '/data/historydata/', summary: RAW, ...history }),
  rawData: get({ path: '/data/historydata/data', summary: RAW, ...history }),
  adjusted: get({ path: '/data/adjhistorydata/', summary: ADJUSTED, ...history }),
  adjustedData: get({ path: '/data/adjhistorydata/data', summary: ADJUSTED, ...history }),
  symbolSummary: get({
    path: '/data/v2/market-summary/bysymbol/',
    summary: 'One stock at a glance: price, day, band, 52 weeks, usual turnover',
    access: 'open',
    cache: CACHES.session,
    cost: 'light',
    mostRows: MOST_ROWS.one,
    query: z.strictObject({ symbol: StockSymbol, ...asOf }),
    reply: SymbolSummary,
  }),
};
