import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { COUNTED } from '../counted.ts';

export type Range = { from: TradingDate; to: TradingDate };

/** From a day on, until the next era of the same stock: a share of then is worth `factor` shares' price of the last day. */
export type ShareEra = { symbol: StockSymbol; since: TradingDate; factor: number };

const QUANTITIES = ['bought', 'sold', 'matched'] as const;
export const SUMS = [...QUANTITIES, 'bought_amount', 'sold_amount', 'buys', 'sells'] as const;
export type Sum = (typeof SUMS)[number];

/** Where rows come from, and what one of its columns counts for: shares before an ex-date are divided by its factor. */
export type Source = {
  rows: (table: string, condition: string) => string;
  counted: (column: Sum) => string;
  shares: (column: string) => string;
};

const RANGE = `${COUNTED} AND traded_on BETWEEN {from:Date} AND {to:Date}`;

const AS_TRADED: Source = {
  rows: (table, condition) => `${table} WHERE ${condition}${RANGE}`,
  counted: (column) => column,
  shares: (column) => column,
};

const ERAS = `
  SELECT era.1 AS symbol, era.2 AS since, era.3 AS factor FROM (
    SELECT arrayJoin(arrayZip(
      {era_symbols:Array(String)}, {era_since:Array(Date)}, {era_factors:Array(Float64)})) AS era)`;

/** Nothing is rounded here: who shows whole shares rounds the sums. */
const IN_LAST_SHARES: Source = {
  rows: (table, condition) => `(
    SELECT day.*, ifNull(eras.factor, 1) AS factor
    FROM (SELECT * FROM ${table} WHERE ${condition}${RANGE}) AS day
    ASOF LEFT JOIN (${ERAS}) AS eras ON day.symbol = eras.symbol AND day.traded_on >= eras.since)`,
  counted: (column) => (QUANTITIES.some((quantity) => quantity === column) ? `${column} / factor` : column),
  shares: (column) => `${column} / factor`,
};

/** Without eras shares of all days are the same shares, and nothing has to be divided. */
export const sourceFor = (eras: readonly ShareEra[]): Source =>
  eras.length === 0 ? AS_TRADED : IN_LAST_SHARES;

export const eraParams = (eras: readonly ShareEra[]): Record<string, unknown> =>
  eras.length === 0
    ? {}
    : {
        era_symbols: eras.map((era) => era.symbol),
        era_since: eras.map((era) => era.since),
        era_factors: eras.map((era) => era.factor),
      };
