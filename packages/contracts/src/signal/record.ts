import { PRODUCT } from '@chuli/kernel';
import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Percent, Rupees, StockSymbol, TradingDate, asOf } from '../parts.ts';
import { ExitRule, SignalList, SignalSide, SignalTimeframe, Verdict, listName, stock } from './parts.ts';

/** Returns are after fees and tax, in percent of the order. */
const figures = {
  number: z.int().nonnegative(),
  mean: Percent.nullable(),
  median: Percent.nullable(),
  hit_rate: Percent.nullable(),
  /** Mean gain over mean loss. */
  payoff: z.number().nullable(),
  /** Over the equal-weight market of the same days. */
  mean_excess: Percent.nullable(),
  /** The same trades at the average prices of both sessions; null of hourly signals. */
  mean_excess_at_average: Percent.nullable(),
  interval_low: Percent.nullable(),
  interval_high: Percent.nullable(),
  /** The longest row of trades without a gain, and what it lost together. */
  worst_run: z.int().nonnegative(),
  worst_run_sum: Percent,
  /** Mean excess in the first and second half of the time: an edge that fades shows here. */
  first_half: Percent.nullable(),
  second_half: Percent.nullable(),
};

/** Signals that are no trade of the figures, by reason. */
const LeftOut = z.record(z.string(), z.int().nonnegative());

const OverallRow = z.object({
  ...listName,
  path: z.string().nullable(),
  title: z.string(),
  means: z.string(),
  exit: ExitRule,
  slice: z.string(),
  sector_id: z.int().nullable(),
  ...figures,
  verdict: Verdict,
  left_out: LeftOut,
});

/** How the record is made: published beside every figure of it. */
const method = {
  as_of: TradingDate,
  /** The last session the record knows of; null where there is none, or where it knows more than the day asked for. */
  record_as_of: TradingDate.nullable(),
  out_of_sample_from: TradingDate,
  order_amount: Rupees,
  fewest_trades: z.int(),
};

const exit = { exit: ExitRule.default('20') };
const sample = { sample: z.enum(['all', 'in', 'out']).default('out') };

const overall = {
  access: 'open',
  cache: CACHES.session,
  cost: 'heavy',
  mostRows: MOST_ROWS.kept,
  reply: z.object({ ...method, rows: z.array(OverallRow) }),
} as const;

const TradeRow = z.object({
  ...stock,
  signal_on: TradingDate,
  fill: z.enum(['filled', 'locked', 'thin', 'no-session', 'pending']),
  entry_on: TradingDate.nullable(),
  entry_price: Rupees.nullable(),
  exit_on: TradingDate.nullable(),
  exit_price: Rupees.nullable(),
  exit_reason: z.enum(['rule', '5', '10', '20', 'delisted', 'open', 'fault']).nullable(),
  net: Percent.nullable(),
  excess: Percent.nullable(),
  is_new_listing: z.boolean(),
});

const ListRecord = z.object({
  ...method,
  list: SignalList,
  exit: ExitRule,
  verdict: Verdict.nullable(),
  left_out: LeftOut,
  slices: z.array(z.object({ slice: z.string(), ...figures })),
  by_year: z.array(z.object({ year: z.int(), number: z.int(), mean_excess: Percent })),
  page: z.int().min(1),
  page_size: z.int(),
  /** Of all trades, not of this page. */
  total: z.int().nonnegative(),
  rows: z.array(TradeRow),
});

const listQuery = (family: string) =>
  z.strictObject({
    family: z.string().max(40).default(family),
    kind: z.string().max(40).default('signal'),
    timeframe: SignalTimeframe.default('daily'),
    side: SignalSide.default('buy'),
    ...exit,
    symbol: StockSymbol.optional(),
    sort: z.enum(['newest', 'best', 'worst']).default('newest'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    page_size: z.coerce.number().int().min(1).max(MOST_ROWS.page).default(50),
    ...asOf,
  });

/** The newest signals are what the boards are paid for; the record of the past is everyone's. */
const listRecord = {
  access: 'open',
  fullerWith: ['signals', 'signals-pro'],
  cache: CACHES.session,
  cost: 'heavy',
  mostRows: MOST_ROWS.page,
  reply: ListRecord,
} as const;

export const signalRecordContracts = {
  overall: get({
    path: `/data/overall-${PRODUCT.slug}-performance/`,
    summary: 'The record of every list: what trades with its signals gave after costs, and the verdict',
    ...overall,
    query: z.strictObject({ ...exit, ...sample, ...asOf }),
  }),
  overallBySector: get({
    path: `/data/overall-${PRODUCT.slug}-performance/sector/`,
    summary: 'The record of one family by sector',
    ...overall,
    query: z.strictObject({ family: z.string().max(40).default('buy-sell'), ...exit, ...asOf }),
  }),
  overallEarly: get({
    path: `/data/overall-${PRODUCT.slug}-performance/early/`,
    summary: 'The record of early buys and sells',
    ...overall,
    query: z.strictObject({ ...exit, ...sample, ...asOf }),
  }),
  list: get({
    path: `/data/${PRODUCT.slug}-performance/`,
    summary:
      'The record of one list, its slices, its years, what was left out, and every trade, losses included',
    ...listRecord,
    query: listQuery('buy-sell'),
  }),
  early: get({
    path: `/data/${PRODUCT.slug}-performance/early/`,
    summary: 'The record of the early list, with every trade',
    ...listRecord,
    query: listQuery('early-buy-sell'),
  }),
};
