import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Percent, Rupees, StockSymbol, TradingDate, asOf } from '../parts.ts';
import { paged, paging, sortBy, stockFilters } from './pages.ts';
import { stock, turnover } from './parts.ts';

/** Prices between which swings turned, in rupees of the as-of day. */
const zone = {
  low: Rupees,
  high: Rupees,
  /** Swings that turned in it. */
  touches: z.int().positive(),
  first_on: TradingDate,
  last_on: TradingDate,
  /** 1 where it was broken once and has changed its role. */
  breaks: z.int().nonnegative(),
  /** Touches, counting half when the last was 60 bars ago. */
  strength: z.number(),
  /** From the close to its nearer end, in percent of the close; 0 within it. */
  distance: Percent,
};

const ofStock = { as_of: TradingDate, ...stock, close: Rupees.nullable() };

const zones = {
  access: 'open',
  cache: CACHES.session,
  cost: 'light',
  mostRows: MOST_ROWS.page,
  query: z.strictObject({ symbol: StockSymbol, ...asOf }),
  reply: z.object({ ...ofStock, rows: z.array(z.object(zone)) }),
} as const;

const swings = {
  ...zones,
  reply: z.object({
    ...ofStock,
    rows: z.array(
      z.object({
        date: TradingDate,
        swing: z.enum(['high', 'low']),
        price: Rupees,
        /** A turn is known only some bars later. */
        confirmed_on: TradingDate,
      }),
    ),
  }),
} as const;

const LEVEL_SORTS = [
  'turnover',
  'symbol',
  'close',
  'change',
  'touches',
  'last_on',
  'distance',
  'strength',
] as const;

const nearQuery = z.strictObject({
  /** How near the close has to be, in percent of it. */
  within: z.coerce.number().min(0.1).max(20).default(3),
  ...stockFilters,
  sort: sortBy(LEVEL_SORTS, '-turnover'),
  ...paging,
  ...asOf,
});

const nearLevels = {
  access: 'open',
  feature: 'stock-scans',
  cache: CACHES.minute,
  cost: 'heavy',
  mostRows: MOST_ROWS.page,
  query: nearQuery,
  reply: z.object({
    as_of: TradingDate,
    ...paged,
    rows: z.array(
      z.object({
        ...stock,
        close: Rupees,
        /** Over the as-of session; null where its previous close is not known. */
        change: Percent.nullable(),
        /** What the level is: a zone, a pivot, an average. */
        level: z.string(),
        low: Rupees,
        high: Rupees,
        touches: z.int().positive().nullable(),
        first_on: TradingDate.nullable(),
        last_on: TradingDate.nullable(),
        strength: z.number().nullable(),
        distance: Percent,
        ...turnover,
      }),
    ),
  }),
} as const;

/** Sessions of the averages on which a price is looked for. */
export const AVERAGE_LENGTHS = ['20', '50', '100', '200'] as const;

const SUPPORT = 'Zones under the price of a stock at which it turned before, the nearest first';
const RESISTANCE = 'Zones over the price of a stock at which it turned before, the nearest first';
const SWINGS = 'Swing highs and lows of a stock, the newest first';

export const signalLevelContracts = {
  swingsDaily: get({ path: '/data/high-low-series/daily/', summary: `${SWINGS}: daily bars`, ...swings }),
  supportDaily: get({ path: '/data/support/daily/', summary: `${SUPPORT}: daily bars`, ...zones }),
  resistanceDaily: get({ path: '/data/resistance/daily/', summary: `${RESISTANCE}: daily bars`, ...zones }),
  swingsHourly: get({ path: '/data/high-low-series/hourly/', summary: `${SWINGS}: hourly bars`, ...swings }),
  supportHourly: get({ path: '/data/support/hourly/', summary: `${SUPPORT}: hourly bars`, ...zones }),
  resistanceHourly: get({
    path: '/data/resistance/hourly/',
    summary: `${RESISTANCE}: hourly bars`,
    ...zones,
  }),
  swingsWeekly: get({ path: '/data/high-low-series/weekly/', summary: `${SWINGS}: weekly bars`, ...swings }),
  supportWeekly: get({ path: '/data/support/weekly/', summary: `${SUPPORT}: weekly bars`, ...zones }),
  resistanceWeekly: get({
    path: '/data/resistance/weekly/',
    summary: `${RESISTANCE}: weekly bars`,
    ...zones,
  }),
  nearResistanceDaily: get({
    path: '/data/daily-resistance-stock/',
    summary: 'Stocks that close near a zone of resistance that held at least twice, daily bars',
    ...nearLevels,
  }),
  nearSupportDaily: get({
    path: '/data/daily-support-stock/',
    summary: 'Stocks that close near a zone of support that held at least twice, daily bars',
    ...nearLevels,
  }),
  nearResistanceWeekly: get({
    path: '/data/weekly-resistance-stock/',
    summary: 'Stocks that close near a zone of resistance that held at least twice, weekly bars',
    ...nearLevels,
  }),
  nearSupportWeekly: get({
    path: '/data/weekly-support-stock/',
    summary: 'Stocks that close near a zone of support that held at least twice, weekly bars',
    ...nearLevels,
  }),
  nearPivot: get({
    path: '/data/pivot-support-stock/',
    summary: 'Stocks that close just over a classic pivot of their last session',
    ...nearLevels,
  }),
  nearAverage: get({
    path: '/data/sma-ema-support-stock/',
    summary: 'Stocks that close just over a simple or exponential average of 20, 50, 100 or 200 sessions',
    ...nearLevels,
    query: nearQuery.extend({
      /** Left out, averages of both kinds. */
      average: z.enum(['sma', 'ema']).optional(),
      /** Left out, averages of every length. */
      length: z.enum(AVERAGE_LENGTHS).optional(),
    }),
  }),
};
