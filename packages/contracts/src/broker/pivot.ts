import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { BrokerId, StockSymbol, TradingDate } from '../parts.ts';
import { known, range, scale } from './range.ts';

export const PIVOT_DIMENSIONS = ['broker', 'symbol', 'sector', 'day'] as const;
export const PIVOT_MEASURES = [
  'net',
  'net_amount',
  'bought',
  'sold',
  'turnover',
  'share',
  'matched',
] as const;
export const MOST_PIVOT_ROWS = 100;
export const MOST_PIVOT_COLUMNS = 60;
/** Known sessions before the range against which a cell is judged, and on how many of them it must have traded. */
export const PIVOT_HISTORY = 60;
export const FEWEST_MET = 15;

/** Shares for `net`, `bought`, `sold` and `matched`, rupees for `net_amount` and `turnover`, percent of its column for `share`. */
const Value = z.number().nullable();

const Cell = z.object({
  /** Null where nothing was traded. */
  value: Value,
  /** How far the value stands from what its own sessions before the range were, in standard deviations; null where it is not judged. */
  z: z.number().nullable(),
  /** Of those sessions, on how many it traded. */
  met: z.int().nonnegative(),
});

const whole = (most: number, usual: number) => z.coerce.number().int().min(1).max(most).default(usual);

export const pivotContracts = {
  pivot: get({
    path: '/data/broker-pivot/',
    summary: 'Brokers, stocks, sectors and sessions against each other, each cell judged by its own history',
    access: 'open',
    feature: 'broker-analytics-pro',
    cache: CACHES.minute,
    cost: 'heavy',
    mostRows: MOST_PIVOT_ROWS,
    query: z
      .strictObject({
        rows: z.enum(PIVOT_DIMENSIONS).default('broker'),
        columns: z.enum(PIVOT_DIMENSIONS).default('symbol'),
        measure: z.enum(PIVOT_MEASURES).default('net_amount'),
        symbol: StockSymbol.optional(),
        broker: BrokerId.optional(),
        sector_id: z.coerce.number().int().min(1).max(13).optional(),
        most_rows: whole(MOST_PIVOT_ROWS, 30),
        most_columns: whole(MOST_PIVOT_COLUMNS, 20),
        ...range,
      })
      .refine((asked) => asked.rows !== asked.columns, {
        path: ['columns'],
        message: 'Rows and columns are two different things.',
      }),
    reply: z.object({
      ...known,
      ...scale,
      /** The sessions against which cells are judged. */
      history: z.object({ from: TradingDate, to: TradingDate, sessions: z.int().positive() }).nullable(),
      /** Why no cell is judged: too few sessions of the range, or too few before it, are known. */
      withheld: z.enum(['coverage', 'history']).nullable(),
      /** Cells with a figure of how unusual they are, and those beyond ±2. */
      judged: z.int().nonnegative(),
      beyond: z.int().nonnegative(),
      /** The largest by turnover, days by date; `total` over all rows. */
      columns: z.array(z.object({ key: z.string(), total: Value })).max(MOST_PIVOT_COLUMNS),
      /** One cell a column; `total` over all columns, `rest` over those that are left out. */
      rows: z.array(
        z.object({
          key: z.string(),
          total: Value,
          rest: Value,
          cells: z.array(Cell).max(MOST_PIVOT_COLUMNS),
        }),
      ),
      rows_left: z.int().nonnegative(),
      columns_left: z.int().nonnegative(),
      /** Sums over the rows that are left out, one a column; null where none is. */
      rest: z.object({ total: Value, rest: Value, cells: z.array(Value).max(MOST_PIVOT_COLUMNS) }).nullable(),
    }),
  }),
};
