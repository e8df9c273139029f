import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Percent, Rupees, StockSymbol, TradingDate, asOf } from '../parts.ts';
import { CALENDAR_KINDS } from '../primary/calendar.ts';
import { LimitSide } from './circuit.ts';

/** What the calendar has of one share. */
const Event = z.object({
  on: TradingDate,
  kind: z.enum(CALENDAR_KINDS),
  title: z.object({ en: z.string(), ne: z.string() }),
});

const PreOpenRow = z.object({
  symbol: StockSymbol,
  name: z.string(),
  sector_id: z.int().nullable(),
  instrument: z.string().nullable(),
  /** The last session in which it traded. */
  traded_on: TradingDate,
  previous_close: Rupees,
  /** What the next session is measured from: the previous close, or on an ex-date that close in the new shares. */
  base: Rupees,
  /** What goes ex in that session; null where nothing does. */
  ex: z.string().nullable(),
  /** Where orders of the opening auction must lie, and those of the whole day. */
  pre_open_low: Rupees,
  pre_open_high: Rupees,
  band_low: Rupees,
  band_high: Rupees,
  /** The limit at which it closed the last session, and how; null where it did not, or did not trade in it. */
  limit_side: LimitSide.nullable(),
  limit_state: z.enum(['locked', 'at']).nullable(),
  /** Dated after the last session and up to the next one. */
  events: z.array(Event),
  average_amount_20: Rupees.nullable(),
});

export const preOpenContracts = {
  preOpen: get({
    path: '/data/pre-open/',
    summary:
      'Every share before the next session: what it is measured from, where orders must lie, what is dated',
    access: 'open',
    cache: CACHES.minute,
    cost: 'heavy',
    mostRows: MOST_ROWS.securities,
    query: z.strictObject(asOf),
    reply: z.object({
      /** The last session that is known. */
      as_of: TradingDate,
      /** The one that comes after it. */
      session: TradingDate,
      /** The rules of that session. */
      pre_open_percent: Percent,
      order_percent: Percent,
      limit_percent: Percent,
      rows: z.array(PreOpenRow),
    }),
  }),
};
