import { BAR_DOUBTS, FLOAT_CAP_CLASSES } from '@chuli/market';
import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Percent, Quantity, Rupees, StockSymbol, TradingDate, asOf, dated } from '../parts.ts';

const SessionRow = z.object({
  symbol: StockSymbol,
  name: z.string(),
  sector_id: z.int().nullable(),
  instrument: z.string().nullable(),
  open: Rupees.nullable(),
  high: Rupees,
  low: Rupees,
  close: Rupees,
  /**
   * What the day is measured from: as the exchange stated it where the day's trades allow it, else the last close in shares
   * of the day. Null on the first day of a new listing, and after thirty days without a trade.
   */
  previous_close: Rupees.nullable(),
  change: Rupees.nullable(),
  percentage_change: Percent.nullable(),
  volume: Quantity,
  amount: Rupees.nullable(),
  trades: Quantity.nullable(),
  /** The lowest and highest price of this session under the daily limit of its date. */
  band_low: Rupees.nullable(),
  band_high: Rupees.nullable(),
  /** The close stands at one end of the band. */
  limit: z.enum(['ceiling', 'floor']).nullable(),
  /** Why these figures are to be read with care; null where there is no doubt. */
  doubt: z.enum(BAR_DOUBTS).nullable(),
});

const Totals = z.object({
  volume: Quantity,
  amount: Rupees.nullable(),
  trades: Quantity.nullable(),
});

const SessionReply = z.object({
  as_of: TradingDate,
  total: Totals,
  /** Mean of the 20 sessions before; null before there are 20. */
  usual: Totals.nullable(),
  rows: z.array(SessionRow),
});

const PerformanceRow = z.object({
  /** A stock, or an index by its symbol. */
  symbol: StockSymbol,
  name: z.string(),
  /** Of an index, the sector that it measures. */
  sector_id: z.int().nullable(),
  instrument: z.string().nullable(),
  traded_on: TradingDate,
  close: Rupees,
  /** Percent over so many sessions of the exchange, adjusted; null where it did not trade since or not yet. */
  change_1: Percent.nullable(),
  change_5: Percent.nullable(),
  change_20: Percent.nullable(),
  change_60: Percent.nullable(),
  /** Since the last close before Shrawan 1. */
  change_fiscal_year: Percent.nullable(),
  /** Since the last close on or before the same day so many years back. */
  change_1_year: Percent.nullable(),
  change_3_years: Percent.nullable(),
  change_5_years: Percent.nullable(),
  /** Highest and lowest of the 20 sessions before the last one. */
  high_20: Rupees.nullable(),
  low_20: Rupees.nullable(),
  high_52_weeks: Rupees,
  low_52_weeks: Rupees,
  /** How far the close lies from them, in percent of each. */
  from_high_52_weeks: Percent.nullable(),
  from_low_52_weeks: Percent.nullable(),
  /** Of the as-of session; null for an index. */
  volume: Quantity.nullable(),
  amount: Rupees.nullable(),
  average_volume_20: Quantity.nullable(),
  average_amount_20: Rupees.nullable(),
  /** Multiples of the mean of the 20 sessions before; 1 is usual. */
  volume_ratio_20: z.number().nullable(),
  amount_ratio_20: z.number().nullable(),
});

const MarketCapRow = z.object({
  symbol: StockSymbol,
  name: z.string(),
  sector_id: z.int().nullable(),
  instrument: z.string().nullable(),
  traded_on: TradingDate,
  close: Rupees,
  percentage_change: Percent.nullable(),
  /** Share counts are those of today: of an earlier day they are not known. */
  listed_shares: Quantity.nullable(),
  public_shares: Quantity.nullable(),
  market_cap: Rupees.nullable(),
  float_cap: Rupees.nullable(),
  status: z.string(),
  /** Of ordinary shares that are listed and active, by what the public holds of them; null where nobody knows that. */
  category: z.enum(FLOAT_CAP_CLASSES).nullable(),
});

const FloatRow = z.object({ symbol: StockSymbol, float_cap: Rupees });

const MarketCapCategories = z.object({
  as_of: TradingDate,
  /** The smallest of each class; below the last one a float is ultra-low. */
  thresholds: z.object({ high: Rupees, mid: Rupees, low: Rupees }),
  /** The largest first. */
  high_cap_stocks: z.array(FloatRow),
  mid_cap_stocks: z.array(FloatRow),
  low_cap_stocks: z.array(FloatRow),
  ultra_low_cap_stocks: z.array(FloatRow),
  /** Ordinary shares of which no list says how many the public holds. */
  unknown: z.array(z.object({ symbol: StockSymbol, why: z.literal('not-reported') })),
});

const WeekRow = z.object({
  /** The last session of the week. */
  date: TradingDate,
  open: z.number(),
  high: z.number(),
  low: z.number(),
  close: z.number(),
  /** Null when the turnover of a session is not known. */
  amount: Rupees.nullable(),
  /** As a fraction of the close of the week before; 0 in the first. */
  change: z.number(),
});

export const marketContracts = {
  dailyStock: get({
    path: '/data/v2/daily-stock/',
    summary: 'Every stock of one session, with the limits of the day and the totals of the market',
    access: 'open',
    cache: CACHES.session,
    cost: 'light',
    mostRows: MOST_ROWS.securities,
    query: z.strictObject(asOf),
    reply: SessionReply,
  }),
  performance: get({
    path: '/data/performance/daily/',
    summary:
      'Changes of every stock or index over a session to five years, adjusted for bonus and right shares',
    access: 'open',
    cache: CACHES.session,
    cost: 'heavy',
    mostRows: MOST_ROWS.securities,
    query: z.strictObject({
      type: z.enum(['stock', 'index']).default('stock'),
      /**
       * Every change becomes percentage points over NEPSE, or over the index of the stock's sector, in the same period;
       * null where either is not known. An index has no sector to be measured against.
       */
      against: z.enum(['nepse', 'sector']).optional(),
      ...asOf,
    }),
    reply: dated(PerformanceRow),
  }),
  marketCap: get({
    path: '/data/market-cap/',
    summary: 'Close × listed shares, and × public shares, of every stock',
    access: 'open',
    cache: CACHES.session,
    cost: 'light',
    mostRows: MOST_ROWS.securities,
    query: z.strictObject(asOf),
    reply: dated(MarketCapRow),
  }),
  marketCapCategory: get({
    path: '/data/market-cap-category/',
    summary: 'Ordinary shares by what the public holds of them: high, mid, low, ultra-low',
    access: 'open',
    cache: CACHES.session,
    cost: 'light',
    mostRows: MOST_ROWS.kept,
    query: z.strictObject({ symbol: StockSymbol.optional(), ...asOf }),
    reply: MarketCapCategories,
  }),
  weeklyNepse: get({
    path: '/data/v2/weekly-nepse/',
    summary: 'The NEPSE index by week, five years back',
    access: 'open',
    cache: CACHES.session,
    cost: 'light',
    mostRows: MOST_ROWS.page,
    query: z.strictObject(asOf),
    reply: dated(WeekRow),
  }),
};
