import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { TradingDate } from '../parts.ts';

const MarketStatus = z.object({
  /** The latest session whose figures are complete. */
  as_of: TradingDate,
  /** The latest session of which anything is known, and the moment of its last figure. */
  as_of_live: TradingDate,
  as_of_live_unix: z.int(),
  as_of_weekly: TradingDate,
  as_of_hourly: TradingDate,
  is_open: z.boolean(),
  /** True while the last price is a live one to be compared with the close. */
  ltp: z.boolean(),
  /** When this answer was made, Unix seconds. */
  c: z.int(),
  phase: z.enum(['pre-open', 'matching', 'open', 'closed', 'holiday']),
});

const marketStatus = {
  summary: 'Is the market open, and how new is what we know',
  access: 'open',
  cache: CACHES.second,
  cost: 'light',
  mostRows: MOST_ROWS.one,
  query: z.strictObject({}),
  reply: MarketStatus,
} as const;

export const toolsContracts = {
  marketStatus: get({ path: '/tools/market-status/', ...marketStatus }),
  marketStatusAlias: get({ path: '/tools/market/status/', ...marketStatus }),
  tradedDates: get({
    path: '/tools/traded-date/',
    summary: 'The last days on which trades are known, newest first',
    access: 'open',
    cache: CACHES.session,
    cost: 'light',
    mostRows: MOST_ROWS.tradesPage,
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(1_000).default(2),
      /** Only days whose every trade is known, not those with daily bars alone. */
      floorsheet: z.stringbool().default(false),
      as_of: TradingDate.optional(),
    }),
    reply: z.object({ rows: z.array(z.object({ date: TradingDate })) }),
  }),
  asOf: get({
    path: '/tools/as-of/',
    summary: 'The latest day of each kind of data',
    access: 'open',
    cache: CACHES.session,
    cost: 'light',
    mostRows: MOST_ROWS.one,
    query: z.strictObject({}),
    reply: z.object({
      daily: TradingDate.nullable(),
      floorsheet: TradingDate.nullable(),
      index: TradingDate.nullable(),
    }),
  }),
  androidVersion: get({
    path: '/tools/android-version/',
    summary:
      'The oldest version of the mobile app that still works, and the newest; null while none is published',
    access: 'open',
    cache: CACHES.minute,
    cost: 'light',
    mostRows: MOST_ROWS.one,
    query: z.strictObject({}),
    reply: z.object({ minimum: z.string().nullable(), latest: z.string().nullable() }),
  }),
};
