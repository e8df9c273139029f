import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Percent, Rupees, StockSymbol, TradingDate, asOf } from '../parts.ts';

const Figure = z.number().nullable();

/** One quarter as one source states it; amounts count from the first day of the fiscal year. */
const QuarterRow = z.object({
  fiscal_year: z.string(),
  quarter: z.int().min(1).max(4),
  known_on: TradingDate,
  known_on_is_assumed: z.boolean(),
  /** Figures of several sources do not mix, so each row has one. */
  source: z.string(),
  eps: Figure,
  /** Undefined, and so null, where the company made no profit. */
  price_earnings: Figure,
  book_value: Figure,
  price_book: Figure,
  return_on_equity: Percent.nullable(),
  return_on_assets: Percent.nullable(),
  non_performing_loans: Percent.nullable(),
  current_ratio: Figure,
  debt_to_equity: Figure,
  net_profit: Rupees.nullable(),
  /** Of these three months alone: what the year has more than it had a quarter before. */
  quarter_profit: Rupees.nullable(),
  revenue: Rupees.nullable(),
  distributable_profit: Rupees.nullable(),
  paid_up_capital: Rupees.nullable(),
  reserves: Rupees.nullable(),
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

export const reportContracts = {
  stockReport: get({
    path: '/stock/{id}/report/',
    summary: 'The quarterly figures of one stock, the newest first, with their growth in a year',
    access: 'open',
    cache: CACHES.minute,
    cost: 'light',
    mostRows: MOST_ROWS.members,
    /** A stock is named by its symbol. */
    params: z.strictObject({ id: StockSymbol }),
    query: z.strictObject(asOf),
    reply: z.object({
      as_of: TradingDate,
      symbol: StockSymbol,
      name: z.string(),
      sector_id: z.int().nullable(),
      /** Null where it never traded or no quarter is known. */
      at_close: AtClose.nullable(),
      rows: z.array(QuarterRow),
    }),
  }),
};
