import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Percent, Quantity, Rupees, StockSymbol, TradingDate, asOf } from '../parts.ts';

export const LOCK_IN_KINDS = ['promoter', 'fund', 'local', 'employee'] as const;

const UnlockRow = z.object({
  symbol: StockSymbol,
  name: z.string(),
  sector_id: z.int().nullable(),
  kind: z.enum(LOCK_IN_KINDS),
  ends_on: TradingDate,
  /** Computed from the day of the allotment, not published. */
  is_assumed: z.boolean(),
  /** Of promoters all that they hold, which is the most that can be. */
  units: Quantity.nullable(),
  of_float: Percent.nullable(),
  /** At the last close. */
  amount: Rupees.nullable(),
  average_amount_20: Rupees.nullable(),
  /** Sessions of usual turnover that all of it comes to. */
  days_of_turnover: z.number().nullable(),
  /** Whether promoters of its sector may make ordinary shares of theirs; null where nobody says. */
  convertible: z.boolean().nullable(),
});

export const unlockContracts = {
  unlocks: get({
    path: '/data/unlock/',
    summary: 'Ends of lock-ins: when shares may be sold, and how many days of usual turnover they come to',
    access: 'open',
    feature: 'fundamentals-pro',
    cache: CACHES.minute,
    cost: 'light',
    mostRows: MOST_ROWS.securities,
    query: z.strictObject({
      kind: z.enum(LOCK_IN_KINDS).optional(),
      symbol: StockSymbol.optional(),
      /** Without them, all that end after the as-of day. */
      from: TradingDate.optional(),
      to: TradingDate.optional(),
      ...asOf,
    }),
    reply: z.object({
      as_of: TradingDate,
      /** What the whole market trades in an average week of the 20 sessions before. */
      market_week: Rupees.nullable(),
      rows: z.array(UnlockRow),
    }),
  }),
};
