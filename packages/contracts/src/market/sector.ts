import { ALL_SECTORS_ID, NEPSE_SECTOR_ID, SECTORS } from '@chuli/market';
import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Percent, Quantity, Rupees, StockSymbol, TradingDate, asOf } from '../parts.ts';

/** Strong or weak against NEPSE, and whether that grows: strength × momentum, each against 100. */
export const QUADRANTS = ['leading', 'weakening', 'lagging', 'improving'] as const;
const Quadrant = z.enum(QUADRANTS);

const RotationRow = z.object({
  sector_id: z.int(),
  /** The last session of the week. */
  date: TradingDate,
  /** The index over NEPSE, in percent of its mean of 26 weeks. */
  strength: z.number(),
  /** The strength in percent of its mean of 13 weeks. */
  momentum: z.number(),
  quadrant: Quadrant,
  /** Of the week before; null in the first one that is known. */
  quadrant_before: Quadrant.nullable(),
});

const QuadrantRecord = z.object({
  quadrant: Quadrant,
  /** Weeks of sectors that stood in it, and are so long ago that what followed is known. */
  cases: Quantity,
  /** Percent by which the index did better than the mean sector in the weeks after. */
  mean: Percent.nullable(),
  /** Where the mean lies in 95 of 100 such markets, widened for four quadrants looked at together. */
  low: Percent.nullable(),
  high: Percent.nullable(),
  verdict: z.enum(['leads', 'trails', 'no-evidence', 'too-few']),
});

const SECTOR_IDS: ReadonlySet<number> = new Set([...SECTORS.map(({ id }) => id), NEPSE_SECTOR_ID]);

/** A sector by its number; 25 is the whole market. */
export const SectorId = z.coerce
  .number()
  .int()
  .refine((id) => SECTOR_IDS.has(id), 'A sector is 1 to 13, or 25.');

/** The same, and 0 for each of the thirteen. */
const SectorOrEach = z.coerce
  .number()
  .int()
  .refine((id) => id === ALL_SECTORS_ID || SECTOR_IDS.has(id), 'A sector is 1 to 13, 25 or 0.');

/** By what its public shares are worth at the close. */
export const FLOAT_CATEGORIES = ['high', 'mid', 'low', 'ultra-low'] as const;

const Known = z.number().nullable();

/** Why a ratio of a sector is not told. */
export const RATIO_REASONS = ['not-reported', 'denominator'] as const;

const SectorStock = z.object({
  symbol: StockSymbol,
  name: z.string(),
  sector_id: z.int(),
  close: Rupees,
  /** Null where it did not trade in the session. */
  percentage_change: Percent.nullable(),
  amount: Rupees.nullable(),
  market_cap: Rupees.nullable(),
  /** Of what all shares of the sector are worth whose number is known. */
  weight: Percent.nullable(),
  /** By how much it moved the index, in its points: its change × its weight × the index before. An estimate. */
  points: Known,
  change_20: Percent.nullable(),
  change_1_year: Percent.nullable(),
  price_earnings: Known,
  price_book: Known,
  category: z.enum(FLOAT_CATEGORIES).nullable(),
});

const SectorReply = z.object({
  as_of: TradingDate,
  id: z.int(),
  symbol: z.string(),
  name: z.string(),
  description: z.string(),
  /** Null before its first value. */
  index: z
    .object({
      id: z.int(),
      symbol: z.string(),
      close: z.number(),
      change: Known,
      percentage_change: Percent.nullable(),
      /** Its first session that is known. */
      open_from: TradingDate,
    })
    .nullable(),
  stocks: Quantity,
  traded: Quantity,
  advanced: Quantity,
  declined: Quantity,
  unchanged: Quantity,
  at_ceiling: Quantity,
  at_floor: Quantity,
  amount: Rupees.nullable(),
  /** Of all that was traded in the session. */
  amount_share: Percent.nullable(),
  /** As a multiple of the mean of the 20 sessions before. */
  amount_ratio_20: Known,
  market_cap: Rupees.nullable(),
  float_cap: Rupees.nullable(),
  /** Of how many stocks the number of shares is known. */
  caps_known: Quantity,
  /** Stocks above their average, of those with as many bars. */
  above_50: Quantity,
  of_50: Quantity,
  above_200: Quantity,
  of_200: Quantity,
  new_high_52: Quantity,
  new_low_52: Quantity,
  /** Sums over sums, not means of ratios: a company in loss stays in the sum. */
  ratios: z.object({ price_earnings: Known, price_book: Known }),
  why: z.object({
    price_earnings: z.enum(RATIO_REASONS).optional(),
    price_book: z.enum(RATIO_REASONS).optional(),
  }),
  rows: z.array(SectorStock),
});

export const DIMENSION_GROUPS = ['size', 'trade', 'price', 'risk', 'worth', 'strength', 'pack'] as const;
export const DIMENSION_UNITS = ['rupees', 'percent', 'times', 'number'] as const;
/** Why a stock is left out of a dimension. */
export const LEFT_OUT = ['not-reported', 'no-trade', 'needs-history', 'denominator'] as const;

const DimensionRow = z.object({
  dimension: z.string(),
  group: z.enum(DIMENSION_GROUPS),
  unit: z.enum(DIMENSION_UNITS),
  known: Quantity,
  left_out: z.object({
    'not-reported': Quantity.optional(),
    'no-trade': Quantity.optional(),
    'needs-history': Quantity.optional(),
    denominator: Quantity.optional(),
  }),
  /** Null while fewer than four stocks are known. */
  lowest: Known,
  p10: Known,
  p25: Known,
  median: Known,
  p75: Known,
  p90: Known,
  highest: Known,
  /** Of all twelve sectors of companies. */
  market_median: Known,
  /** The stocks with the largest and the smallest figure. */
  first: StockSymbol.nullable(),
  last: StockSymbol.nullable(),
});

const SentimentRow = z.object({
  date: TradingDate,
  sector_id: z.int(),
  /** Shares that traded in the session or shortly before. */
  stocks: Quantity,
  /** Of the shares with as many bars, those whose adjusted close is above its average. */
  above_20: Percent.nullable(),
  above_50: Percent.nullable(),
  above_200: Percent.nullable(),
  new_high_52: Quantity,
  new_low_52: Quantity,
  advanced: Quantity,
  declined: Quantity,
  amount: Rupees.nullable(),
  /** What risers traded, of what risers and fallers traded. */
  up_amount: Percent.nullable(),
  /** Bought less sold by who came in, of both; null without the trades of the session. */
  net_flow: Percent.nullable(),
  /** Of the turnover, that of which the orders show who came in. */
  flow_known: Percent.nullable(),
  /** The mean rank of three measures among their last 250 sessions, 0 to 100; null before they are known. */
  score: Known,
  /** The index of the sector. */
  index: Known,
});

const SessionRow = z.object({
  sector_id: z.int(),
  stocks: Quantity,
  advanced: Quantity,
  declined: Quantity,
  amount: Rupees.nullable(),
  /** Of all that was traded in the session. */
  amount_share: Percent.nullable(),
  /** As a multiple of the mean of the 20 sessions before. */
  amount_ratio_20: Known,
  /** Stocks above their average, of those with as many bars. */
  above_50: Quantity,
  of_50: Quantity,
});

export const sectorContracts = {
  sector: get({
    path: '/sector/{id}/',
    summary: 'One sector: its index, its breadth, what it trades, and its stocks with their weight',
    access: 'open',
    cache: CACHES.minute,
    cost: 'heavy',
    mostRows: MOST_ROWS.securities,
    params: z.strictObject({ id: SectorId }),
    query: z.strictObject(asOf),
    reply: SectorReply,
  }),
  sectorDimensions: get({
    path: '/sector/{id}/dimensions/',
    summary: 'How wide a sector is: the spread of every measure over its stocks, beside the market',
    access: 'open',
    cache: CACHES.minute,
    cost: 'heavy',
    mostRows: MOST_ROWS.members,
    params: z.strictObject({ id: SectorId }),
    query: z.strictObject(asOf),
    reply: z.object({ as_of: TradingDate, id: z.int(), rows: z.array(DimensionRow) }),
  }),
  sectorRotation: get({
    path: '/data/sector-rotation/',
    summary: 'Strength and momentum of each sector against NEPSE by week, and what followed each quadrant',
    access: 'open',
    cache: CACHES.session,
    cost: 'heavy',
    mostRows: MOST_ROWS.securities,
    query: z.strictObject({
      /** Points of each trail. */
      weeks: z.coerce.number().int().min(1).max(52).default(8),
      ...asOf,
    }),
    reply: z.object({
      as_of: TradingDate,
      /** Oldest first of each sector; one whose index is too young has none. */
      rows: z.array(RotationRow),
      /** The first session of which each sector’s index is known. */
      begins: z.array(z.object({ sector_id: z.int(), date: TradingDate })),
      record: z.object({
        /** Weeks after which it is asked what followed. */
        weeks_ahead: z.int(),
        /** The week of the first case; null without any. */
        since: TradingDate.nullable(),
        sectors: z.int(),
        rows: z.array(QuadrantRecord),
      }),
    }),
  }),
  sectorSentiment: get({
    path: '/data/sector-sentiment/',
    summary: 'The mood of a sector: how many stocks stand high, where the money goes, ranked by its own past',
    access: 'open',
    feature: 'sector-reports',
    cache: CACHES.session,
    cost: 'heavy',
    mostRows: MOST_ROWS.sessions,
    query: z.strictObject({
      /** 0 is each of the thirteen, by the last session of each week. */
      sector: SectorOrEach.default(ALL_SECTORS_ID),
      days: z.coerce.number().int().min(1).max(1_250).default(250),
      ...asOf,
    }),
    reply: z.object({
      as_of: TradingDate,
      /** The first day that is open to whoever asks; null where all are. */
      open_from: TradingDate.nullable(),
      /** Oldest first of each sector. */
      rows: z.array(SentimentRow),
    }),
  }),
  sectorSession: get({
    path: '/data/sector-session/',
    summary:
      'Every sector in one session: what it traded against what is usual, and its stocks above average',
    access: 'open',
    cache: CACHES.session,
    cost: 'heavy',
    mostRows: MOST_ROWS.members,
    query: z.strictObject(asOf),
    reply: z.object({ as_of: TradingDate, rows: z.array(SessionRow) }),
  }),
};
