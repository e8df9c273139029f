import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { AdjustedFor, Percent, Quantity, Rupees, StockSymbol, TradingDate, asOf } from '../parts.ts';

/** Prices from `low` up to, but not including, `high`. */
const PriceRow = z.object({
  low: Rupees,
  high: Rupees,
  volume: Quantity,
  /** Null where the turnover of a session is not known. */
  amount: Rupees.nullable(),
});

const ProfileReply = z.object({
  as_of: TradingDate,
  symbol: StockSymbol,
  from_date: TradingDate,
  to_date: TradingDate,
  /** From every trade, or, where trades of a session are not known, from daily bars spread evenly from low to high. */
  source: z.enum(['trades', 'bars']),
  /** Sessions in which the stock traded, and those of them whose trades are not known. */
  sessions: z.int().nonnegative(),
  sessions_missing: z.int().nonnegative(),
  /** Share of the volume of the bars that the trades lack; 0 where the bars themselves are counted. */
  missing_percent: Percent.nullable(),
  /** Prices and shares are those of the as-of day. */
  adjusted_for: AdjustedFor,
  rows: z.array(PriceRow),
  /** The middle of the row with the most volume; null where nothing was traded. */
  point_of_control: Rupees.nullable(),
  /** The fewest neighbouring rows around it that hold 70 percent of the volume. */
  value_low: Rupees.nullable(),
  value_high: Rupees.nullable(),
});

export const volumeProfileContracts = {
  volumeProfile: get({
    path: '/data/volume-profile/',
    summary: 'How many shares changed hands at which price, with the price traded most and the value area',
    access: 'open',
    cache: CACHES.session,
    cost: 'heavy',
    mostRows: MOST_ROWS.members,
    query: z.strictObject({
      symbol: StockSymbol,
      /** Without it, the last 250 sessions. */
      from_date: TradingDate.optional(),
      to_date: TradingDate.optional(),
      /** The most rows; their width is a whole number of price steps. */
      bins: z.coerce.number().int().min(12).max(96).default(48),
      adjusted: z.stringbool().default(true),
      ...asOf,
    }),
    reply: ProfileReply,
  }),
};
