import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Percent, Quantity, Rupees, SignedQuantity, StockSymbol, TradingDate, asOf } from '../parts.ts';

export const FUND_KINDS = ['closed', 'open'] as const;
export const NAV_CYCLES = ['daily', 'weekly', 'monthly'] as const;
/** Why a fund has no premium. */
export const PREMIUM_GAPS = ['no-nav', 'stale', 'not-traded'] as const;

const MOST_NAV_DAYS = 3_660;

const FundRow = z.object({
  symbol: StockSymbol,
  name: z.string(),
  manager: z.string().nullable(),
  kind: z.enum(FUND_KINDS),
  /** Of one unit, as last published by the as-of day. */
  nav: Rupees.nullable(),
  nav_on: TradingDate.nullable(),
  cycle: z.enum(NAV_CYCLES).nullable(),
  price: Rupees.nullable(),
  traded_on: TradingDate.nullable(),
  /** Price over the last value known on its day, less one. */
  premium: Percent.nullable(),
  premium_gap: z.enum(PREMIUM_GAPS).nullable(),
  /** Cash of the last fiscal year on par, over the price. */
  yield: Percent.nullable(),
  matures_on: TradingDate.nullable(),
  years_left: z.number().nullable(),
  /** A year’s return if the fund pays its present value at the end: closed-end funds with half a year left or more. */
  to_maturity: Percent.nullable(),
  units: Quantity.nullable(),
  fund_size: Rupees.nullable(),
  /** Mean turnover of the 20 sessions before. */
  amount_20: Rupees.nullable(),
  change_1_year: Percent.nullable(),
  nav_change_1_year: Percent.nullable(),
  /** What the last known portfolio has in shares, of the size of the fund on that day. */
  stocks_percent: Percent.nullable(),
});

const NavRow = z.object({
  date: TradingDate,
  cycle: z.enum(NAV_CYCLES),
  nav: Rupees,
  fund_size: Rupees.nullable(),
  price: Rupees.nullable(),
  premium: Percent.nullable(),
});

const HoldingRow = z.object({
  symbol: StockSymbol,
  name: z.string(),
  sector_id: z.int().nullable(),
  /** The fund that holds it; null where the row adds up all of them. */
  fund: StockSymbol.nullable(),
  fund_name: z.string().nullable(),
  funds: Quantity,
  units: Quantity,
  amount: Rupees.nullable(),
  /** Of all that the fund has in shares. */
  share_percent: Percent.nullable(),
  float_percent: Percent.nullable(),
  /** Against the month before, in shares of this month: bonus shares and splits are no purchase. */
  units_change: SignedQuantity.nullable(),
  /** The change at the price of the end of this month. */
  amount_change: Rupees.nullable(),
  /** Funds that did not hold it a month before, and that no longer do; null where that month is not known. */
  funds_in: Quantity.nullable(),
  funds_out: Quantity.nullable(),
});

export const fundContracts = {
  funds: get({
    path: '/data/fund/',
    summary: 'Mutual funds: value of a unit, price, premium, yield and years left',
    access: 'open',
    cache: CACHES.minute,
    cost: 'light',
    mostRows: MOST_ROWS.securities,
    query: z.strictObject({ kind: z.enum(FUND_KINDS).optional(), ...asOf }),
    reply: z.object({ as_of: TradingDate, rows: z.array(FundRow) }),
  }),
  fundNav: get({
    path: '/data/fund/{symbol}/nav/',
    summary: 'The value of a unit of one fund over time, with price and premium',
    access: 'open',
    cache: CACHES.minute,
    cost: 'light',
    mostRows: MOST_ROWS.sessions,
    params: z.strictObject({ symbol: StockSymbol }),
    query: z.strictObject({
      /** Calendar days back from the as-of day. */
      days: z.coerce.number().int().min(1).max(MOST_NAV_DAYS).default(366),
      ...asOf,
    }),
    reply: z.object({
      as_of: TradingDate,
      symbol: StockSymbol,
      name: z.string(),
      rows: z.array(NavRow),
    }),
  }),
  fundHoldings: get({
    path: '/data/fund-holding/',
    summary: 'What funds hold at the end of a month: by stock, of one fund, or who holds one stock',
    access: 'open',
    cache: CACHES.minute,
    cost: 'light',
    mostRows: MOST_ROWS.securities,
    query: z.strictObject({
      /** Of Bikram Sambat, `2083-04`; without it the last one known. */
      month: z
        .string()
        .regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/)
        .optional(),
      fund: StockSymbol.optional(),
      symbol: StockSymbol.optional(),
      ...asOf,
    }),
    reply: z.object({
      as_of: TradingDate,
      month: z.string().nullable(),
      /** Months whose portfolios are known, the newest first. */
      months: z.array(z.string()),
      rows: z.array(HoldingRow),
    }),
  }),
};
