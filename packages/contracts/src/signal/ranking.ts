import { PRODUCT } from '@chuli/kernel';
import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Percent, Rupees, StockSymbol, TradingDate, asOf } from '../parts.ts';
import { paged, paging, sortBy, stockFilters } from './pages.ts';
import { Match, SignalList, SignalSide, dating, stock, turnover } from './parts.ts';

/** A family that fired lately, and when it did last. */
const Vote = z.object({ family: z.string(), title: z.string(), side: SignalSide, signal_on: TradingDate });

const TenRow = z.object({
  ...stock,
  /** Families that fired on the buying side in these sessions, less those on the selling side. */
  score: z.int(),
  votes: z.array(Vote),
  close: Rupees.nullable(),
  /** Over the session. */
  change: Percent.nullable(),
  ...turnover,
});

const PatternBars = z.enum(['daily', 'weekly']);

const PatternBoardRow = z.object({
  ...stock,
  pattern: z.string(),
  title: z.string(),
  side: SignalSide,
  timeframe: PatternBars,
  signal_on: TradingDate,
  close: Rupees.nullable(),
  ...turnover,
  /** Open, high, low and close of the last bars, oldest first; null where an opening is not known. */
  candles: z.array(Rupees).nullable(),
});

/** A pattern of the session, wherever it stands: the stocks that trade most, and how many there are. */
const PatternCount = z.object({
  pattern: z.string(),
  title: z.string(),
  side: SignalSide,
  number: z.int().positive(),
  stocks: z.array(StockSymbol).max(6),
});

const PATTERN_SORTS = ['turnover', 'symbol', 'pattern', 'side', 'close'] as const;

/** What the specification has a screen for, but no call. */
export const signalRankingContracts = {
  ten: get({
    path: `/data/${PRODUCT.slug}-ten/`,
    summary:
      'The ten stocks on which most families agree to buy, with their reasons and the record of agreement',
    access: 'open',
    feature: 'signals',
    cache: CACHES.session,
    cost: 'heavy',
    mostRows: MOST_ROWS.members,
    query: z.strictObject(asOf),
    reply: z.object({
      ...dating,
      /** The sessions in which a family counts, the as-of day included. */
      sessions: z.int(),
      /** Families that are counted. */
      families: z.int(),
      smallest_turnover: Rupees,
      /** The list whose record is that of the score: a strong agreement on the buying side. */
      list: SignalList.nullable(),
      rows: z.array(TenRow),
    }),
  }),
  patterns: get({
    path: '/data/pattern-board/',
    summary: 'Every candlestick pattern of one session or week by the strict rules, with its candles',
    access: 'open',
    feature: 'signals',
    cache: CACHES.session,
    cost: 'heavy',
    mostRows: MOST_ROWS.page,
    query: z.strictObject({
      date: TradingDate.optional(),
      pattern: z.string().max(40).optional(),
      /** Weekly ones are those of the last week that is over. */
      timeframe: PatternBars.default('daily'),
      /** Patterns that hold on the newest bar; left out, those that it completed. */
      match: Match.optional(),
      side: SignalSide.optional(),
      ...stockFilters,
      sort: sortBy(PATTERN_SORTS, '-turnover'),
      ...paging,
      ...asOf,
    }),
    reply: z.object({
      ...dating,
      ...paged,
      /** Every pattern of the session, or of the one stock in it, whatever the other filters. */
      patterns: z.array(PatternCount),
      rows: z.array(PatternBoardRow),
    }),
  }),
};
