import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Days, Percent, Quantity, Rupees, StockSymbol, TradingDate, asOf } from '../parts.ts';

const figures = {
  name: z.string(),
  /** The last price before the range and the last in it, both as they compare with the last day. */
  base: Rupees.nullable(),
  last: Rupees.nullable(),
  percentage_change: Percent.nullable(),
  /** Of the days after the base; null where only closes are known of none. */
  high: Rupees.nullable(),
  low: Rupees.nullable(),
  /** As traded; null where a day of the range is not known, and of an index. */
  amount: Rupees.nullable(),
  volume: Quantity.nullable(),
  trades: Quantity.nullable(),
  sessions_traded: Quantity,
  /** Why there is no change: nothing was known before the range, or the last price then was a year old. */
  why: z.enum(['needs-history', 'stale']).nullable(),
};

const StockRange = z.object({
  symbol: StockSymbol,
  sector_id: z.int().nullable(),
  instrument: z.string().nullable(),
  ...figures,
});

const SectorRange = z.object({
  id: z.int(),
  ...figures,
  /** Its index was not there yet: the change is that of its companies, by what they were worth. */
  is_derived: z.boolean(),
});

const IndexRange = z.object({ id: z.int(), symbol: z.string(), ...figures });

export const rangeContracts = {
  marketRange: get({
    path: '/data/market-range/',
    summary: 'The market between two days: every stock, sector and index, and what was traded',
    access: 'open',
    cache: CACHES.session,
    cost: 'heavy',
    mostRows: MOST_ROWS.securities,
    /** Two days, else so many sessions up to the second or to the as-of day. */
    query: z.strictObject({
      from_date: TradingDate.optional(),
      to_date: TradingDate.optional(),
      days: Days.default(20),
      ...asOf,
    }),
    reply: z.object({
      as_of: TradingDate,
      from_date: TradingDate,
      to_date: TradingDate,
      /** The earliest day this caller may see: five years back for a visitor. Null when all of it is open. */
      open_from: TradingDate.nullable(),
      /** The session of the first prices, null where none is known that early, and that of the last ones. */
      base_on: TradingDate.nullable(),
      end_on: TradingDate,
      /** Those after the first prices. */
      sessions: Quantity,
      total: z.object({ amount: Rupees.nullable(), volume: Quantity, trades: Quantity.nullable() }),
      stocks: z.array(StockRange),
      sectors: z.array(SectorRange),
      indices: z.array(IndexRange),
    }),
  }),
};
