import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Quantity, Rupees, StockSymbol, TradingDate, asOf, symbolList } from '../parts.ts';
import { MOST_COMPARED_STOCKS } from '../screens/stock.ts';
import { SectorReport, SectorRow } from './lists.ts';
import { FiscalYear, Pack, Quarter, QuarterAsked, Ratio, RatioCells, SectorAsked } from './parts.ts';

/** Two stocks are open to everyone. */
const A_PAIR = 2;

const Known = z.partialRecord(Ratio, z.number());

const ComparedRow = z.object({
  symbol: StockSymbol,
  name: z.string(),
  sector_id: z.int().nullable(),
  pack: Pack.nullable(),
  close: Rupees.nullable(),
  traded_on: TradingDate.nullable(),
  /** The quarter of the figures; null of a stock without any report. */
  fiscal_year: FiscalYear.nullable(),
  quarter: Quarter.nullable(),
  known_on: TradingDate.nullable(),
  ...RatioCells,
  /** The quarters up to it, oldest first. Ratios with a price are told of the last close alone, and so not here. */
  past: z.array(z.object({ fiscal_year: FiscalYear, quarter: Quarter, ratios: Known })),
});

const Compared = z.object({
  as_of: TradingDate,
  /** The newest quarter that all of them have reported; null where each is shown in its own. */
  fiscal_year: FiscalYear.nullable(),
  quarter: Quarter.nullable(),
  rows: z.array(ComparedRow),
  /** The middle of each sector in the same quarter, of five companies or more. */
  sectors: z.array(z.object({ id: z.int(), companies: Quantity, median: Known })),
});

const Quarters = {
  /** `common` shows all of them in the newest quarter that each has reported, `latest` each in its own. */
  quarters: z.enum(['common', 'latest']).default('common'),
  ...asOf,
};

export const fundamentalCompareContracts = {
  compareStock: get({
    path: '/compare-stock/',
    summary: 'Two stocks side by side: the ratios of one quarter, and the middle of their sectors',
    access: 'open',
    cache: CACHES.minute,
    cost: 'heavy',
    mostRows: A_PAIR,
    /** Without any, the most traded stock that reports and the next one of its sector. */
    query: z.strictObject({ symbols: symbolList(A_PAIR).optional(), ...Quarters }),
    reply: Compared,
  }),
  compareMultipleStock: get({
    path: '/compare-multiple-stock/',
    summary: 'Up to twelve stocks side by side, with eight quarters of each',
    access: 'open',
    feature: 'fundamentals-pro',
    cache: CACHES.minute,
    cost: 'heavy',
    mostRows: MOST_COMPARED_STOCKS,
    query: z.strictObject({
      symbols: symbolList(MOST_COMPARED_STOCKS).optional(),
      /** One alone, in the place of several. */
      symbol: StockSymbol.optional(),
      ...Quarters,
    }),
    reply: Compared,
  }),
  stockComparison: get({
    path: '/stock-comparison/',
    summary: 'A stock among the companies of its sector, or a sector whole, in one quarter',
    access: 'open',
    feature: 'fundamentals-pro',
    cache: CACHES.minute,
    cost: 'heavy',
    mostRows: MOST_ROWS.kept,
    query: z.strictObject({
      /** Its sector, in the newest quarter that it has reported and half of the others; without it and a sector, the most traded stock. */
      symbol: StockSymbol.optional(),
      sector: SectorAsked.optional(),
      fiscal_year: FiscalYear.optional(),
      quarter: QuarterAsked.optional(),
      ...asOf,
    }),
    reply: SectorReport.extend({
      rows: z.array(SectorRow.omit({ facts: true })),
      /** Null where a sector was asked for. */
      symbol: StockSymbol.nullable(),
    }),
  }),
};
