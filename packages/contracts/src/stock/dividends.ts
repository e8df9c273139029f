import { SECTORS } from '@chuli/market';
import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { MOST_COMPARED_STOCKS } from '../screens/stock.ts';
import { Percent, Rupees, StockSymbol, TradingDate, asOf, symbolList } from '../parts.ts';

const FiscalYear = z.string().regex(/^\d{4}\/\d{4}$/);

/** Why a figure of a dividend is not known. */
const DividendGap = z.enum(['not-reported', 'needs-history', 'denominator']);

const Named = { symbol: StockSymbol, name: z.string(), sector_id: z.int().nullable() };

/** Percents are of the face value. */
const Declared = {
  fiscal_year: FiscalYear,
  bonus_percent: Percent.nullable(),
  cash_percent: Percent.nullable(),
  /** Null where one of the two is not known. */
  total_percent: Percent.nullable(),
};

const DividendRow = z.object({
  ...Named,
  ...Declared,
  announced_on: TradingDate.nullable(),
  book_close_on: TradingDate.nullable(),
  distributed_on: TradingDate.nullable(),
  bonus_listed_on: TradingDate.nullable(),
  /** The last close before the books closed, as traded. */
  close: Rupees.nullable(),
  /** The total in rupees over that close, and over the profit of a share in that fiscal year. */
  yield_at_close: Percent.nullable(),
  payout: Percent.nullable(),
  why: z.object({ yield_at_close: DividendGap.optional(), payout: DividendGap.optional() }),
});

/** Null where nothing is known of the year; what was paid in it twice is added up. */
const YearCell = z.object({ ...Declared });

const ComparedRow = z.object({
  ...Named,
  /** Years with something paid, of those looked at. */
  paid: z.int().nonnegative(),
  /** Over the years with a known figure. */
  mean_total: Percent.nullable(),
  mean_cash: Percent.nullable(),
  mean_bonus: Percent.nullable(),
  /** The last declared total in rupees over the last close. */
  yield_now: Percent.nullable(),
  /** A year, compounded, from the oldest to the newest year looked at. */
  growth: Percent.nullable(),
  /** Years in a row up to its newest with something paid. */
  streak: z.int().nonnegative(),
  why: z.object({ yield_now: DividendGap.optional(), growth: DividendGap.optional() }),
  years: z.array(YearCell),
});

export const dividendContracts = {
  dividendHistory: get({
    path: '/dividend-history/',
    summary: 'Dividends of a stock or a sector with their yield and payout; of all stocks those of two years',
    access: 'open',
    cache: CACHES.fiveSeconds,
    cost: 'light',
    mostRows: MOST_ROWS.sessions,
    query: z.strictObject({
      symbol: StockSymbol.optional(),
      sector: z.coerce.number().int().min(1).max(SECTORS.length).optional(),
      from_fy: FiscalYear.optional(),
      ...asOf,
    }),
    reply: z.object({
      as_of: TradingDate,
      /** The oldest fiscal year that is known of what was asked, also where it is not shown. */
      known_from: FiscalYear.nullable(),
      rows: z.array(DividendRow),
    }),
  }),
  dividendHistoryComparison: get({
    path: '/dividend-history-comparison/',
    summary:
      'What up to twelve stocks paid in some fiscal years, how regularly, and what it is of their price',
    access: 'open',
    feature: 'fundamentals-pro',
    cache: CACHES.minute,
    cost: 'light',
    mostRows: MOST_COMPARED_STOCKS,
    query: z.strictObject({
      /** Without any, of those that declared for the newest year the most traded. */
      symbols: symbolList(MOST_COMPARED_STOCKS).optional(),
      /** One alone, in the place of several. */
      symbol: StockSymbol.optional(),
      years: z.coerce.number().int().min(2).max(20).default(8),
      ...asOf,
    }),
    reply: z.object({
      as_of: TradingDate,
      /** Newest first; the first is the newest that any company declared for. */
      fiscal_years: z.array(FiscalYear),
      rows: z.array(ComparedRow),
    }),
  }),
};
