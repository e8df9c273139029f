import { FAIR_METHODS } from '@chuli/fundamentals';
import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Percent, Quantity, Rupees, StockSymbol, TradingDate, asOf } from '../parts.ts';
import {
  Facts,
  FiscalYear,
  LeftOut,
  Pack,
  Quarter,
  QuarterAsked,
  Ratio,
  RatioCells,
  SectorAsked,
  SectorOrAllParam,
  SectorParam,
} from './parts.ts';

const Named = { symbol: StockSymbol, name: z.string(), sector_id: z.int().nullable() };
const Figure = z.number().nullable();

export const SectorRow = z.object({
  symbol: StockSymbol,
  name: z.string(),
  known_on: TradingDate,
  facts: Facts,
  ...RatioCells,
  /** Its place among the companies of the sector, the best first; what is not known is unranked. */
  rank: z.partialRecord(Ratio, z.int().positive()),
});

/** The sector as one company: lines added up, ratios of the sums, and the middle company. */
const SectorSums = z.object({
  facts: Facts,
  ratios: z.partialRecord(Ratio, z.number()),
  median: z.partialRecord(Ratio, z.number()),
});

export const SectorReport = z.object({
  as_of: TradingDate,
  id: z.int(),
  pack: Pack,
  fiscal_year: FiscalYear,
  quarter: Quarter,
  reported: Quantity,
  /** Companies of the sector that have not reported it. */
  missing: z.array(StockSymbol),
  rows: z.array(SectorRow),
  sector: SectorSums,
});

const GrowthRow = z.object({
  ...Named,
  now: Rupees,
  before: Rupees,
  growth: Percent,
  /** A company that came from a loss has no growth and is listed apart. */
  turned_from_loss: z.literal(false),
  price_earnings: Figure,
  peg: Figure,
});

const BelowFairRow = z.object({
  ...Named,
  close: Rupees,
  fair: Rupees,
  /** How far below it the close is, in percent of it. */
  discount: Percent,
  /** Of a share as it is today. */
  eps: Figure,
  book_value: Figure,
  /** By how many methods it is below, of how many that can be told. */
  methods_below: Quantity,
  of: Quantity,
});

const LowCapRow = z.object({
  ...Named,
  paid_up_capital: Rupees,
  /** The last report that states it, else the register of the exchange. */
  paid_up_from: z.enum(['report', 'register']),
  listed_shares: Quantity.nullable(),
  public_shares: Quantity.nullable(),
  close: Rupees.nullable(),
  market_cap: Rupees.nullable(),
  average_amount_20: Rupees.nullable(),
  eps: Figure,
  price_earnings: Figure,
  price_book: Figure,
});

export const fundamentalListContracts = {
  sectorReport: get({
    path: '/sector/{id}/report/',
    summary: 'The companies of a sector in one quarter, their places, and the sector as one company',
    access: 'open',
    feature: 'sector-reports',
    cache: CACHES.minute,
    cost: 'heavy',
    mostRows: MOST_ROWS.kept,
    params: SectorParam,
    query: z.strictObject({
      /** The newest quarter that half of the companies of the sector have reported, where none is asked for. */
      fiscal_year: FiscalYear.optional(),
      quarter: QuarterAsked.optional(),
      ...asOf,
    }),
    reply: SectorReport,
  }),
  growthAbove: get({
    path: '/sector/{id}/growth-above-40/',
    summary: 'Companies whose profit grew by more than 40 % in a year; sector 0 is all',
    access: 'open',
    feature: 'fundamentals-pro',
    cache: CACHES.minuteFew,
    cost: 'heavy',
    mostRows: MOST_ROWS.securities,
    params: SectorOrAllParam,
    query: z.strictObject({
      /** Percent; growth is strictly more. */
      above: z.coerce.number().min(0).max(1_000).default(40),
      measure: z.enum(['profit_growth', 'profit_growth_quarter', 'eps_growth']).default('profit_growth'),
      fiscal_year: FiscalYear.optional(),
      quarter: QuarterAsked.optional(),
      /** That company alone, however it grew. */
      symbol: StockSymbol.optional(),
      ...asOf,
    }),
    reply: z.object({
      as_of: TradingDate,
      above: z.number(),
      fiscal_year: FiscalYear,
      quarter: Quarter,
      /** Of how many companies it can be told. */
      judged: Quantity,
      left_out: LeftOut,
      /** From a loss to a profit: no growth, and listed here alone. */
      turned: z.array(StockSymbol),
      rows: z.array(GrowthRow),
    }),
  }),
  tradingBelowFair: get({
    path: '/sector/{id}/trading-below-fair/',
    summary: 'Stocks below what one of four methods says they are worth; sector 0 is all',
    access: 'open',
    feature: 'fundamentals-pro',
    cache: CACHES.minuteFew,
    cost: 'heavy',
    mostRows: MOST_ROWS.securities,
    params: SectorOrAllParam,
    query: z.strictObject({
      method: z.enum(FAIR_METHODS).default('graham'),
      /** Percent by which the close has to be below it. */
      margin: z.coerce.number().min(0).max(95).default(0),
      required_return: z.coerce.number().min(5).max(40).optional(),
      /** That stock alone, wherever it trades. */
      symbol: StockSymbol.optional(),
      ...asOf,
    }),
    reply: z.object({
      as_of: TradingDate,
      method: z.enum(FAIR_METHODS),
      judged: Quantity,
      left_out: LeftOut,
      rows: z.array(BelowFairRow),
    }),
  }),
  lowCap: get({
    path: '/sector/low-cap/',
    summary: 'Companies with a small paid-up capital',
    access: 'open',
    cache: CACHES.minute,
    cost: 'heavy',
    mostRows: MOST_ROWS.securities,
    query: z.strictObject({
      /** Rupees; the paid-up capital is below. Rs 1 arab where it is not asked. */
      max_paid_up: z.coerce.number().min(1_000_000).max(1_000_000_000_000).optional(),
      sector: SectorAsked.optional(),
      ...asOf,
    }),
    reply: z.object({
      as_of: TradingDate,
      max_paid_up: z.number(),
      /** Companies whose paid-up capital is known. */
      judged: Quantity,
      rows: z.array(LowCapRow),
    }),
  }),
};
