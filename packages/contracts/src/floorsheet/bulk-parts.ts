import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { BrokerId, Coverage, Percent, Quantity, Rupees, StockSymbol, TradingDate } from '../parts.ts';
import { paged } from '../signal/pages.ts';
import { stock } from '../signal/parts.ts';

/** In rupees: the smallest order that can be asked for, and the one that is called large unless another is named. */
export const SMALLEST_LARGE_ORDER = 100_000;
export const LARGE_ORDER = 1_000_000;

/** Sessions of one answer whose trades are known. */
export const MOST_BULK_SESSIONS = 60;

export const Side = z.enum(['buy', 'sell']);

/** Sides are told to whoever holds the larger package; null to everyone else, as where nobody knows. */
const side = {
  side: Side.nullable(),
  /** The order itself shows who came in; else it is estimated, by the sign that spoke. */
  sign: z.enum(['order', 'resting', 'prices', 'tick']).nullable(),
  /** How often a side that was found this way is right, in percent. */
  confidence: Percent.nullable(),
};

/** Contracts that one incoming order brought. */
export const BulkRow = z.object({
  event_id: z.string().regex(/^\d+$/),
  date: TradingDate,
  /** UTC, to the microsecond; null on days whose source has no trade times. */
  at: z.iso.datetime({ precision: 6 }).nullable(),
  ...stock,
  kind: z.enum(['buy', 'sell', 'pair', 'mixed', 'single', 'auction']).nullable(),
  method: z.enum(['time', 'sequence']).nullable(),
  ...side,
  /** The largest on either side and how many there are; null while the exchange hides them. */
  buyer: BrokerId.nullable(),
  buyers: Quantity,
  seller: BrokerId.nullable(),
  sellers: Quantity,
  contracts: Quantity,
  quantity: Quantity,
  amount: Rupees,
  first_price: Rupees,
  last_price: Rupees,
  average: Rupees.nullable(),
  /** Distinct prices at which it was filled. */
  levels: Quantity,
  /** In percent: its average against that of all contracts of the stock that day, and against the price before it. */
  vs_vwap: Percent.nullable(),
  vs_before: Percent.nullable(),
  /** Where its average lies in the range of the day: 0 the low, 100 the high. */
  day_place: Percent.nullable(),
  /** Its shares against the mean of the 20 sessions up to the last of the question. */
  volume_percent: Percent.nullable(),
});

const Totals = z.object({
  events: Quantity,
  quantity: Quantity,
  amount: Rupees,
  /** Of all that was traded in the same sessions. */
  turnover_percent: Percent.nullable(),
});

/** A session or a range; where nothing of it is known, the newest session that is. */
export const head = {
  as_of: TradingDate,
  from_date: TradingDate,
  to_date: TradingDate,
  sessions: z.array(TradingDate).max(MOST_BULK_SESSIONS),
  coverage: Coverage,
  nearest: TradingDate.nullable(),
  /** The newest session up to as-of whose trades have times. */
  times_to: TradingDate.nullable(),
};

export const page = {
  ...head,
  ...paged,
  totals: Totals,
  /** The largest of these sessions, however small: told where nothing is as large as was asked. */
  largest: z.object({ symbol: StockSymbol, amount: Rupees }).nullable(),
  rows: z.array(BulkRow),
};

export const size = {
  amount_from: z.coerce.number().min(SMALLEST_LARGE_ORDER).max(1e12).default(LARGE_ORDER),
  /** Percent of the mean volume of 20 sessions, and of the shares that the public holds. */
  volume_from: z.coerce.number().min(0.01).max(10_000).optional(),
  float_from: z.coerce.number().min(0.0001).max(100).optional(),
  unit: z.enum(['order', 'contract']).default('order'),
};

export const sorted = { sort: z.enum(['time', '-time', 'amount', '-amount']).default('-amount') };
export const day = { date: TradingDate.optional() };
/** The largest on either side of an order. */
export const byBroker = { broker: BrokerId.optional() };
export const sectored = { sector_id: z.coerce.number().int().min(0).max(10_000).optional() };
export const dates = { date: TradingDate.optional(), to_date: TradingDate.optional() };

export const bulk = {
  access: 'open',
  feature: 'bulk',
  fullerWith: ['flow-plus'],
  cache: CACHES.minute,
  cost: 'light',
} as const;
export const plus = { ...bulk, feature: 'flow-plus' } as const;
