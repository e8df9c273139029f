import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Percent, Quantity, Rupees, StockSymbol, TradingDate, asOf, dated } from '../parts.ts';

/** Five years of sessions and a few more. */
const MOST_SESSIONS = 1_300;

const CloseRow = z.object({
  symbol: StockSymbol,
  name: z.string(),
  sector_id: z.int().nullable(),
  instrument: z.string().nullable(),
  /** Null where no source of the day has it. */
  last_traded: Rupees.nullable(),
  close: Rupees,
  /** Last traded price less close; percent of the close. */
  difference: Rupees.nullable(),
  percentage_difference: Percent.nullable(),
  volume: Quantity,
  amount: Rupees.nullable(),
});

const DayRow = z.object({
  date: TradingDate,
  /** What the stocks of the day add up to; null when it is not known of every one of them. */
  turnover: Rupees.nullable(),
  volume: Quantity,
  trades: Quantity.nullable(),
  stocks: Quantity,
  /** Ordinary shares that closed above, below and at their previous close. */
  advanced: Quantity,
  declined: Quantity,
  unchanged: Quantity,
  nepse: z.number().nullable(),
  nepse_change: Percent.nullable(),
  /** What the exchange declared for the day; null where no source has it. */
  declared_turnover: Rupees.nullable(),
  declared_volume: Quantity.nullable(),
  declared_trades: Quantity.nullable(),
});

export const summaryContracts = {
  ltpVsClose: get({
    path: '/data/ltp-vs-close/',
    summary: 'Last traded price against the official close of every stock of a session',
    access: 'open',
    cache: CACHES.session,
    cost: 'light',
    mostRows: MOST_ROWS.securities,
    /** Without a date, the latest session. */
    query: z.strictObject({ date: TradingDate.optional(), ...asOf }),
    reply: dated(CloseRow),
  }),
  marketDays: get({
    path: '/data/market-days/',
    summary: 'The market by session, oldest first: turnover, volume, trades, breadth, NEPSE, declared totals',
    access: 'open',
    cache: CACHES.session,
    cost: 'light',
    mostRows: MOST_ROWS.sessions,
    query: z.strictObject({
      days: z.coerce.number().int().min(1).max(MOST_SESSIONS).default(60),
      ...asOf,
    }),
    reply: z.object({
      as_of: TradingDate,
      /** The earliest day this caller may see: five years back for a visitor. Null when all of it is open. */
      open_from: TradingDate.nullable(),
      rows: z.array(DayRow),
    }),
  }),
};
