import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Days, NOT_LATER, StockSymbol, TradingDate, asOf, isNotLater } from '../parts.ts';
import { marketDays, paged, paging } from './pages.ts';
import { Match, SignalSide, dating } from './parts.ts';

const PatternRow = z.object({
  date: TradingDate,
  /** 100 bullish, -100 bearish. */
  value: z.union([z.literal(100), z.literal(-100)]),
  /** The name as traders know it. */
  candle_type: z.string(),
  /** The same by id, whatever its name. */
  pattern: z.string(),
  timeframe: z.enum(['hourly', 'daily', 'weekly']),
  /** When the hour ended, Unix seconds; null for bars of a day and longer. */
  bar_ends_at: z.int().nullable(),
  symbol: StockSymbol,
});

const common = {
  access: 'open',
  feature: 'signals',
  cache: CACHES.session,
  cost: 'heavy',
  mostRows: MOST_ROWS.page,
  reply: z.object({
    ...dating,
    ...paged,
    rows: z.array(PatternRow),
    /** Why hours have none: the trades of these sessions are known without their times. */
    reason: z.enum(['no-trade-times']).nullable(),
  }),
} as const;

/** The newest bars first. */
const filters = {
  pattern: z.string().max(40).optional(),
  side: SignalSide.optional(),
  /** Patterns of days or weeks that hold on the newest bar of a stock, whatever the range; left out, those of the range. */
  match: Match.optional(),
  ...paging,
  ...asOf,
};

const ofSession = z
  .strictObject({
    symbol: StockSymbol.optional(),
    date: TradingDate.optional(),
    ...filters,
  })
  .refine(isNotLater, NOT_LATER);

export const signalPatternContracts = {
  byDays: get({
    path: '/data/candlestick-type/',
    summary: 'The named candlestick patterns of every stock, daily bars',
    ...common,
    query: z.strictObject({ days: Days.default(21), ...filters }).refine(...marketDays('days')),
  }),
  search: get({
    path: '/data/candlestick-patterns/',
    summary: 'The named candlestick patterns of one stock, or of all in one session or range of sessions',
    ...common,
    featureWhen: [{ parameter: 'type', values: ['intraday'], feature: 'signals-pro' }],
    query: z
      .strictObject({
        symbol: StockSymbol.optional(),
        /** `intraday` is hours: of the whole market at most five sessions at once. */
        type: z.enum(['weekly', 'daily', 'intraday']).default('daily'),
        /** Sessions up to `date`. */
        range: Days.optional(),
        date: TradingDate.optional(),
        ...filters,
      })
      .refine(isNotLater, NOT_LATER)
      .refine(...marketDays('range')),
  }),
  strict: get({
    path: '/data/true-candlestick-patterns/',
    summary: 'The named candlestick patterns by the strict rules: of one stock, or of one session',
    ...common,
    query: ofSession,
  }),
  strictAll: get({
    path: '/data/true-candlestick-patterns-all/',
    summary: 'Every candlestick pattern of one session by the strict rules',
    ...common,
    query: ofSession,
  }),
  data: get({
    path: '/data/candlestick-pattern/data',
    summary: 'The named candlestick patterns of one session',
    ...common,
    query: ofSession,
  }),
};
