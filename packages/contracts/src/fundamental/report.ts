import { REASONS } from '@chuli/fundamentals';
import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Percent, Rupees, StockSymbol, TradingDate, asOf } from '../parts.ts';
import { Facts, FiscalYear, Pack, Quarter, QuarterAsked, Ratio, RatioCells } from './parts.ts';

const Figure = z.number().nullable();

/** One quarter as it is known: of each line the source that is believed first. */
const QuarterRow = z.object({
  fiscal_year: FiscalYear,
  quarter: Quarter,
  known_on: TradingDate,
  known_on_is_assumed: z.boolean(),
  is_audited: z.boolean(),
  /** The first of those that told of the quarter. */
  source: z.string(),
  facts: Facts,
  /** Those with a price are told of the newest quarter alone, at the last close. */
  ...RatioCells,
  eps: Figure,
  book_value: Figure,
  return_on_equity: Percent.nullable(),
  return_on_assets: Percent.nullable(),
  non_performing_loans: Percent.nullable(),
  net_profit: Rupees.nullable(),
  /** Of these three months alone: what the year has more than it had a quarter before. */
  quarter_profit: Rupees.nullable(),
  revenue: Rupees.nullable(),
  /** Against the same quarter of the year before as the same source has it; null where that was no profit. */
  profit_growth: Percent.nullable(),
  revenue_growth: Percent.nullable(),
  eps_growth: Percent.nullable(),
});

/** The newest quarter at the last close. */
const AtClose = z.object({
  close: Rupees,
  traded_on: TradingDate,
  /** What one share of the report has become since, by bonus and right shares: the product of their factors. */
  share_factor: z.number().positive(),
  price_earnings: Figure,
  price_book: Figure,
});

/** What a share would be worth by one method; the inputs are in rupees a share, rates as fractions. */
const FairRow = z.object({
  method: z.enum(['graham', 'sector-pe', 'sector-pb', 'ddm', 'nav']),
  value: Rupees.nullable(),
  /** How far below it the last close is, in percent of it. */
  discount: Percent.nullable(),
  why: z.enum(REASONS).nullable(),
  inputs: z.record(z.string(), z.number()),
});

const YardstickRow = z.object({
  id: Ratio,
  value: z.number(),
  side: z.enum(['at-least', 'at-most']),
  /** Since when it is in force; null where nobody says. */
  from: TradingDate.nullable(),
  source: z.string(),
});

const DocumentRow = z.object({ title: z.string(), url: z.string().nullable(), on: TradingDate });

export const reportContracts = {
  stockReport: get({
    path: '/stock/{id}/report/',
    summary: 'The quarters of one stock, the newest first, with every ratio of its kind and four fair values',
    access: 'open',
    cache: CACHES.minute,
    cost: 'light',
    mostRows: MOST_ROWS.members,
    /** A stock is named by its symbol. */
    params: z.strictObject({ id: StockSymbol }),
    query: z.strictObject({
      /** That quarter alone. */
      fiscal_year: FiscalYear.optional(),
      quarter: QuarterAsked.optional(),
      /** What time the flows among the facts cover: the year so far, three months, or twelve. */
      basis: z.enum(['ytd', 'quarter', 'ttm']).default('ytd'),
      /** What a holder wants of a share in a year, in percent; ours where it is not asked. */
      required_return: z.coerce.number().min(5).max(40).optional(),
      ...asOf,
    }),
    reply: z.object({
      as_of: TradingDate,
      symbol: StockSymbol,
      name: z.string(),
      sector_id: z.int().nullable(),
      /** Null where no list says to which sector it belongs. */
      pack: Pack.nullable(),
      /** Null where it never traded or no quarter is known. */
      at_close: AtClose.nullable(),
      rows: z.array(QuarterRow),
      fair: z.object({ rows: z.array(FairRow) }),
      yardsticks: z.array(YardstickRow),
      documents: z.array(DocumentRow),
    }),
  }),
};
