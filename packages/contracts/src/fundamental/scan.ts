import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Percent, Rupees, StockSymbol, TradingDate, asOf, dated } from '../parts.ts';
import {
  FiscalYear,
  OfReport,
  Pack,
  Quarter,
  QuarterAsked,
  Ratio,
  RatioCells,
  SectorAsked,
} from './parts.ts';

const Figure = z.number().nullable();

/** The newest report of a company, and what follows from it at the last close. */
const scanCells = {
  ...OfReport,
  close: Rupees.nullable(),
  eps: Figure,
  /** Undefined, and so null, where the company made no profit. */
  price_earnings: Figure,
  book_value: Figure,
  price_book: Figure,
  return_on_equity: Percent.nullable(),
  non_performing_loans: Percent.nullable(),
  net_profit: Rupees.nullable(),
  paid_up_capital: Rupees.nullable(),
  pack: Pack.nullable(),
  ...RatioCells,
  /** As a multiple of the median of its sector, where at least five of it are known. */
  vs_sector: z.partialRecord(Ratio, z.number()),
};

const ScanRow = z.object(scanCells);

const ProRow = z.object({
  ...scanCells,
  profit_growth: Percent.nullable(),
  revenue_growth: Percent.nullable(),
  eps_growth: Percent.nullable(),
  profit_growth_quarter: Percent.nullable(),
  /** What the growth is of, the year so far, and what it was a year before in the same source. */
  profit_before: Rupees.nullable(),
  revenue: Rupees.nullable(),
  revenue_before: Rupees.nullable(),
});

export const fundamentalScanContracts = {
  fundamentalScan: get({
    path: '/fundamental-scan/',
    summary: 'The newest report of every stock with the ratios of its kind, at the last close',
    access: 'open',
    cache: CACHES.minute,
    cost: 'heavy',
    mostRows: MOST_ROWS.securities,
    query: z.strictObject(asOf),
    reply: dated(ScanRow),
  }),
  fundamentalScanPro: get({
    path: '/fundamental-scan-pro/',
    summary: 'All stocks in one fiscal quarter, with their growth in a year and what it comes from',
    access: 'open',
    feature: 'fundamentals-pro',
    cache: CACHES.minute,
    cost: 'heavy',
    mostRows: MOST_ROWS.securities,
    query: z.strictObject({
      /** The newest quarter that half of the companies have reported, where none is asked for. */
      fiscal_year: FiscalYear.optional(),
      quarter: QuarterAsked.optional(),
      sector: SectorAsked.optional(),
      symbol: StockSymbol.optional(),
      ...asOf,
    }),
    reply: dated(ProRow).extend({ fiscal_year: FiscalYear, quarter: Quarter }),
  }),
  latestFiscalQuarter: get({
    path: '/latest-fiscal-year-quarter/',
    summary: 'The latest fiscal quarter for which figures are known',
    access: 'open',
    cache: CACHES.held,
    cost: 'light',
    mostRows: MOST_ROWS.one,
    query: z.strictObject(asOf),
    reply: z.object({ as_of: TradingDate, fiscal_year: FiscalYear, quarter: Quarter }),
  }),
};
