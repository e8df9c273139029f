import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Percent, Quantity, Rupees, StockSymbol, TradingDate, asOf } from '../parts.ts';

/** Five years of sessions. */
const MOST_DAYS = 1_250;

const DayRow = z.object({
  date: TradingDate,
  open: Rupees.nullable(),
  high: Rupees,
  low: Rupees,
  close: Rupees,
  /** In shares of the last day. */
  adjusted_close: Rupees,
  previous_close: Rupees.nullable(),
  percentage_change: Percent.nullable(),
  volume: Quantity,
  amount: Rupees.nullable(),
  trades: Quantity.nullable(),
  vwap: Rupees.nullable(),
  /** Where prices of that day had to lie. */
  band_low: Rupees.nullable(),
  band_high: Rupees.nullable(),
  limit: z.enum(['ceiling', 'floor']).nullable(),
  /** On an ex-date, what earlier prices are multiplied by. */
  factor: z.number().positive().nullable(),
});

export const dailyContracts = {
  dailyOfSymbol: get({
    path: '/data/v2/daily/{symbol}/',
    summary: 'The days of one stock, as traded and adjusted side by side, with the limits of each',
    access: 'open',
    cache: CACHES.session,
    cost: 'light',
    mostRows: MOST_ROWS.sessions,
    /** In any case; a slash in it is written %2F. */
    params: z.strictObject({ symbol: StockSymbol }),
    query: z.strictObject({
      days: z.coerce.number().int().min(1).max(MOST_DAYS).default(250),
      ...asOf,
    }),
    reply: z.object({
      as_of: TradingDate,
      symbol: StockSymbol,
      name: z.string(),
      /** The earliest day this caller may see: five years back for a visitor. Null when all of it is open. */
      open_from: TradingDate.nullable(),
      /** The newest last. */
      rows: z.array(DayRow),
    }),
  }),
};
