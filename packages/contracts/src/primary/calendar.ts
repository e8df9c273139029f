import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Rupees, StockSymbol, TradingDate, asOf } from '../parts.ts';

export const CALENDAR_KINDS = [
  'book-close',
  'bonus-listing',
  'right-open',
  'right-close',
  'offer-open',
  'offer-close',
  'listing',
  'auction-close',
  'agm',
  'unlock-promoter',
  'unlock-fund',
  'unlock-other',
  'fund-maturity',
  'report-due',
  'quarter-end',
  'holiday',
  'rule-change',
] as const;

/** A calendar year, and a day for the year that is longer. */
export const MOST_CALENDAR_DAYS = 366;
/** Without an end, so many days from the first; of one stock as many as there may be. */
export const USUAL_CALENDAR_DAYS = 60;

const CalendarRow = z.object({
  on: TradingDate,
  /** The same day in Bikram Sambat. */
  on_bs: z.string(),
  kind: z.enum(CALENDAR_KINDS),
  symbol: StockSymbol.nullable(),
  sector_id: z.int().nullable(),
  title: z.object({ en: z.string(), ne: z.string() }),
  amount: Rupees.nullable(),
  /** Of an amount that comes free: sessions of usual turnover. */
  days_of_turnover: z.number().nullable(),
  /** Computed and not published. */
  is_assumed: z.boolean(),
  /** Where more of it is told. */
  link: z.string().nullable(),
});

export const calendarContracts = {
  calendar: get({
    path: '/data/calendar/',
    summary: 'What is dated of companies, funds and the market: past and to come, as known on a day',
    access: 'open',
    cache: CACHES.minute,
    cost: 'light',
    mostRows: MOST_ROWS.sessions,
    query: z.strictObject({
      /** Without it the as-of day. */
      from: TradingDate.optional(),
      to: TradingDate.optional(),
      kind: z.enum(CALENDAR_KINDS).optional(),
      symbol: StockSymbol.optional(),
      sector_id: z.coerce.number().int().min(0).max(100).optional(),
      ...asOf,
    }),
    reply: z.object({
      as_of: TradingDate,
      from: TradingDate,
      to: TradingDate,
      /** What the whole market trades in an average week of the 20 sessions before. */
      market_week: Rupees.nullable(),
      rows: z.array(CalendarRow),
    }),
  }),
};
