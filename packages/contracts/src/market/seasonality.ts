import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Percent, Quantity, StockSymbol, TradingDate, asOf } from '../parts.ts';

const EARLIEST_YEAR = 1_990;
const LATEST_YEAR = 2_200;

const CellRow = z.object({
  /** A month from 1 on, or a weekday from Sunday, 0, on. */
  cell: z.int(),
  /** Years of which it is known, and in how many of them it rose. */
  years: Quantity,
  up: Quantity,
  /** In logarithms, so that the months of a year add up to it; a weekday is the mean of its sessions. */
  mean: Percent,
  median: Percent,
  /** Where the mean lies in 95 of 100 such runs of years; null of fewer than three. */
  low: Percent.nullable(),
  high: Percent.nullable(),
  /** Against the mean of all other cells. */
  excess: Percent,
  /** How likely a difference so large is by chance, alone and as one of all cells that were looked at. */
  chance: z.number(),
  chance_of_all: z.number(),
});

const YearRow = z.object({ year: z.int(), cell: z.int(), change: Percent });

export const seasonalityContracts = {
  seasonality: get({
    path: '/data/seasonality/',
    summary: 'What a stock or index did by month or weekday over the years, and what of it may be chance',
    access: 'open',
    cache: CACHES.session,
    cost: 'light',
    mostRows: MOST_ROWS.kept,
    query: z.strictObject({
      /** A stock, or an index by its symbol. */
      symbol: StockSymbol.default('NEPSE' as z.output<typeof StockSymbol>),
      by: z.enum(['bikram-sambat', 'gregorian', 'weekday']).default('bikram-sambat'),
      /** Years of the Gregorian calendar before this one are left out. */
      from_year: z.coerce.number().int().min(EARLIEST_YEAR).max(LATEST_YEAR).optional(),
      ...asOf,
    }),
    reply: z.object({
      as_of: TradingDate,
      symbol: StockSymbol,
      name: z.string(),
      by: z.enum(['bikram-sambat', 'gregorian', 'weekday']),
      first_on: TradingDate.nullable(),
      rows: z.array(CellRow),
      /** Every cell of every year, the oldest first. */
      cells: z.array(YearRow).max(MOST_ROWS.page * 3),
    }),
  }),
};
