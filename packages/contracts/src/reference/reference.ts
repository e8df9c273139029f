import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { BrokerId, Percent, Quantity, Rupees, StockSymbol, TradingDate, asOf, dated } from '../parts.ts';

const StockRow = z.object({
  symbol: StockSymbol,
  name: z.string(),
  sector_id: z.int().nullable(),
  instrument: z.string().nullable(),
  status: z.string(),
  /** The last session in which it traded, up to the as-of day; null when it never did. */
  traded_on: TradingDate.nullable(),
  close: Rupees.nullable(),
  previous_close: Rupees.nullable(),
  percentage_change: Percent.nullable(),
  volume: Quantity.nullable(),
  amount: Rupees.nullable(),
});

const IndexRow = z.object({
  id: z.int(),
  name: z.string(),
  symbol: z.string(),
  active: z.boolean(),
  description: z.string(),
  base_market_cap: z.number().nullable(),
  created_at: z.string().nullable(),
  updated_at: z.string().nullable(),
  traded_on: TradingDate.nullable(),
  close: z.number().nullable(),
  change: z.number().nullable(),
  percentage_change: Percent.nullable(),
});

const SectorRow = z.object({ id: z.int(), symbol: z.string(), name: z.string(), description: z.string() });

const BrokerRow = z.object({
  id: BrokerId,
  name: z.string(),
  short_name: z.string(),
  is_active: z.boolean(),
  is_dealer: z.boolean(),
});

const DividendRow = z.object({
  symbol: StockSymbol,
  fiscal_year: z.string(),
  bonus_percent: Percent.nullable(),
  cash_percent: Percent.nullable(),
  announced_on: TradingDate.nullable(),
  book_close_on: TradingDate.nullable(),
  distributed_on: TradingDate.nullable(),
  bonus_listed_on: TradingDate.nullable(),
});

const RightRow = z.object({
  symbol: StockSymbol,
  ratio: z.string(),
  units: Quantity.nullable(),
  issue_price: Rupees.nullable(),
  opened_on: TradingDate,
  closed_on: TradingDate.nullable(),
});

const symbolOptional = z.strictObject({ symbol: StockSymbol.optional(), ...asOf });

export const referenceContracts = {
  stocks: get({
    path: '/stock/',
    summary: 'All stocks with their latest session; search answers the exact symbol',
    access: 'open',
    cache: CACHES.held,
    cost: 'heavy',
    mostRows: MOST_ROWS.securities,
    query: z.strictObject({ search: StockSymbol.optional(), ...asOf }),
    reply: dated(StockRow),
  }),
  indices: get({
    path: '/index/',
    summary: 'The 17 indices with their latest value',
    access: 'open',
    cache: CACHES.held,
    cost: 'light',
    mostRows: MOST_ROWS.members,
    query: z.strictObject(asOf),
    reply: dated(IndexRow),
  }),
  sectors: get({
    path: '/sector/',
    summary: 'The 13 sectors',
    access: 'open',
    cache: CACHES.held,
    cost: 'light',
    mostRows: MOST_ROWS.members,
    query: z.strictObject({}),
    reply: z.object({ rows: z.array(SectorRow) }),
  }),
  brokers: get({
    path: '/broker/',
    summary: 'Members of the exchange',
    access: 'open',
    cache: CACHES.held,
    cost: 'light',
    mostRows: MOST_ROWS.members,
    query: z.strictObject({}),
    reply: z.object({ rows: z.array(BrokerRow) }),
  }),
  dividends: get({
    path: '/bonus/',
    summary: 'Bonus shares and cash dividends, of one stock or all',
    access: 'open',
    cache: CACHES.fiveSeconds,
    cost: 'light',
    mostRows: MOST_ROWS.sessions,
    query: z.strictObject({
      symbol: StockSymbol.optional(),
      /** Only those announced, closed or listed on this day or later. */
      since: TradingDate.optional(),
      ...asOf,
    }),
    reply: dated(DividendRow),
  }),
  rights: get({
    path: '/right/',
    summary: 'Right issues, of one stock or all',
    access: 'open',
    cache: CACHES.fiveSeconds,
    cost: 'light',
    mostRows: MOST_ROWS.kept,
    query: symbolOptional,
    reply: dated(RightRow),
  }),
};
