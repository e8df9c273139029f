import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { NOT_LATER, TradingDate, isNotLater } from '../parts.ts';
import { sortBy } from '../signal/pages.ts';
import { listQuery, listReply } from './parts.ts';

/** A figure of a stock that may not be known. */
const figure = z.number().nullable();

const COMMON_SORTS = ['symbol', 'close', 'change', 'turnover', 'bars', 'since'] as const;

const list = {
  access: 'open',
  feature: 'stock-scans',
  cache: CACHES.minute,
  cost: 'heavy',
  mostRows: MOST_ROWS.page,
} as const;

const between = (from: number, to: number, usual: number) =>
  z.coerce.number().min(from).max(to).default(usual);
const wholeBetween = (from: number, to: number, usual: number) =>
  z.coerce.number().int().min(from).max(to).default(usual);

const Side = z.enum(['both', 'up', 'down']).default('both');
export const TrendWord = z.enum(['up', 'down', 'mixed']);

/** States joined by commas; none named is any. */
const States = z
  .string()
  .max(20)
  .transform((text) => text.split(','))
  .pipe(z.array(TrendWord).min(1).max(3))
  .optional();

const SORTS = {
  volumeSpike: [...COMMON_SORTS, 'volume', 'usual', 'times', 'trades', 'band_used'],
  squeeze: [...COMMON_SORTS, 'bandwidth', 'rank', 'to_lower', 'to_upper'],
  trending: [...COMMON_SORTS, 'adx', 'slope', 'to_ema_20', 'to_ema_50', 'to_ema_200'],
  volatile: [...COMMON_SORTS, 'natr', 'usual', 'times', 'percentile', 'range', 'largest_move'],
  consolidating: [...COMMON_SORTS, 'height', 'height_atr', 'place', 'volume_ratio'],
  below120: [...COMMON_SORTS, 'average', 'distance', 'slope'],
  near52: [...COMMON_SORTS, 'nearest', 'from_high', 'from_low'],
  trendFilter: [...COMMON_SORTS, 'agreeing', 'adx', 'slope'],
} as const;

/** Lists of stocks by one rule each, which is told as a text that the builder opens. */
export const findListContracts = {
  volumeSpike: get({
    ...list,
    path: '/data/volume-spike/',
    summary: 'Stocks of which much more was traded than usual',
    query: z
      .strictObject({
        times: between(1.5, 20, 2),
        period: wholeBetween(5, 120, 20),
        date: TradingDate.optional(),
        sort: sortBy(SORTS.volumeSpike, '-times'),
        ...listQuery,
      })
      .refine(isNotLater, NOT_LATER),
    reply: listReply({
      volume: figure,
      usual: figure,
      times: figure,
      trades: figure,
      band_used: figure,
    }),
  }),
  squeeze: get({
    ...list,
    path: '/data/bb-consolidating/',
    summary: 'Stocks whose Bollinger bands are tight for them',
    query: z.strictObject({
      percent: between(5, 40, 20),
      sort: sortBy(SORTS.squeeze, 'rank'),
      ...listQuery,
    }),
    reply: listReply({
      bandwidth: figure,
      rank: figure,
      lower: figure,
      upper: figure,
      to_lower: figure,
      to_upper: figure,
    }),
  }),
  trending: get({
    ...list,
    path: '/data/trending-stocks/',
    summary: 'Stocks in a trend that is strong by ADX',
    query: z.strictObject({
      side: Side,
      adx_from: between(10, 60, 25),
      sort: sortBy(SORTS.trending, '-adx'),
      ...listQuery,
    }),
    reply: listReply({
      trend: TrendWord.nullable(),
      adx: figure,
      plus: figure,
      minus: figure,
      slope: figure,
      to_ema_20: figure,
      to_ema_50: figure,
      to_ema_200: figure,
    }),
  }),
  volatile: get({
    ...list,
    path: '/data/volatile-stocks/',
    summary: 'Stocks that move much a day, or much for them',
    query: z.strictObject({
      from: between(1, 20, 4),
      unusual: z.coerce.number().int().min(0).max(1).default(0),
      sort: sortBy(SORTS.volatile, '-natr'),
      ...listQuery,
    }),
    reply: listReply({
      natr: figure,
      usual: figure,
      times: figure,
      percentile: figure,
      range: figure,
      largest_move: figure,
    }),
  }),
  consolidating: get({
    ...list,
    path: '/data/consolidating-stocks/',
    summary: 'Stocks that keep within a narrow range, or have just left one',
    query: z.strictObject({
      period: wholeBetween(5, 60, 10),
      atrs: between(1, 6, 2),
      broke: z.enum(['none', 'up', 'down']).default('none'),
      sort: sortBy(SORTS.consolidating, 'height_atr'),
      ...listQuery,
    }),
    reply: listReply({
      lower: figure,
      upper: figure,
      height: figure,
      height_atr: figure,
      place: figure,
      volume_ratio: figure,
    }),
  }),
  below120: get({
    ...list,
    path: '/data/trading-below-120avg',
    summary: 'Stocks below their average of 120 sessions',
    query: z.strictObject({
      by: between(0, 50, 0),
      sort: sortBy(SORTS.below120, 'distance'),
      ...listQuery,
    }),
    reply: listReply({ average: figure, distance: figure, slope: figure }),
  }),
  near52: get({
    ...list,
    path: '/data/trading-near-52-week',
    summary: 'Stocks near their highest or lowest price of 52 weeks',
    query: z.strictObject({
      within: between(0.5, 15, 5),
      side: z.enum(['both', 'high', 'low']).default('both'),
      sort: sortBy(SORTS.near52, 'nearest'),
      ...listQuery,
    }),
    reply: listReply({
      high: figure,
      high_on: TradingDate.nullable(),
      from_high: figure,
      low: figure,
      low_on: TradingDate.nullable(),
      from_low: figure,
      nearest: figure,
    }),
  }),
  trendFilter: get({
    ...list,
    path: '/data/trend-filter/',
    summary: 'Stocks by their trend in days, weeks, months and hours at once',
    query: z.strictObject({
      hourly: States,
      daily: States,
      weekly: States,
      monthly: States,
      adx_from: z.coerce.number().min(10).max(60).optional(),
      sort: sortBy(SORTS.trendFilter, '-agreeing'),
      ...listQuery,
    }),
    reply: listReply({
      hourly: TrendWord.nullable(),
      daily: TrendWord.nullable(),
      weekly: TrendWord.nullable(),
      monthly: TrendWord.nullable(),
      agreeing: z.int(),
      adx: figure,
      slope: figure,
    }),
  }),
};
