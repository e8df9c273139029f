import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Percent, Quantity, Rupees, StockSymbol, TradingDate, asOf } from '../parts.ts';

const BetaRow = z.object({
  symbol: StockSymbol,
  name: z.string(),
  sector_id: z.int().nullable(),
  /** Weeks in which both it and NEPSE have a return. */
  observations: Quantity,
  /** How much of a move of NEPSE it made in the same week, with the error of that (Newey and West, four weeks). */
  beta: z.number().nullable(),
  beta_error: z.number().nullable(),
  /** Of the same week and the one before together: what a thin stock does late is in it. */
  beta_lagged: z.number().nullable(),
  /** Percent a year beyond what NEPSE explains. */
  alpha: Percent.nullable(),
  alpha_error: Percent.nullable(),
  /** The part of its variance that NEPSE explains, 0 to 1. */
  r2: z.number().nullable(),
  /** Of weekly returns, percent a year. */
  volatility: Percent.nullable(),
  why: z.literal('needs-history').nullable(),
});

/** A loss in percent of the price, above zero. */
const Loss = Percent;

const RiskRow = z.object({
  method: z.enum(['historical', 'normal', 'ewma']),
  var: Loss,
  /** The mean of the losses that are larger. */
  shortfall: Loss,
});

const BacktestRow = z.object({
  method: z.enum(['historical', 'normal', 'ewma']),
  sessions: Quantity,
  breaches: Quantity,
  expected: z.number(),
  coverage_lr: z.number(),
  independence_lr: z.number(),
  /** `unusable` where more than a fifth of the sessions had no trade. */
  verdict: z.enum(['green', 'amber', 'red', 'unusable']),
});

const RiskReply = z.object({
  as_of: TradingDate,
  symbol: StockSymbol,
  name: z.string(),
  is_index: z.boolean(),
  close: Rupees,
  level: z.int(),
  horizon: z.int(),
  window: z.int(),
  /** Returns that the figures are made of, and sessions among them without a trade. */
  returns: Quantity,
  silent: Quantity,
  rows: z.array(RiskRow),
  /** Of the historical method, for every number of sessions up to 20. */
  by_horizon: z.array(
    z.object({
      horizon: z.int(),
      var: Loss,
      shortfall: Loss,
      var_99: Loss,
      /** What the loss of one session times the root of their number would say. */
      root: Loss,
    }),
  ),
  backtest: z
    .object({
      rows: z.array(BacktestRow),
      /** Each session with what every method had forecast for it from those before. */
      series: z.array(
        z.object({ date: TradingDate, return: Percent, historical: Loss, normal: Loss, ewma: Loss }),
      ),
    })
    .nullable(),
  /** The most that one session may lose under the daily limit; null of an index. */
  band: Percent.nullable(),
  average_amount_20: Rupees.nullable(),
  histogram: z.array(z.object({ from: Percent, to: Percent, count: Quantity })),
  worst: z.array(z.object({ date: TradingDate, return: Percent, nepse: Percent.nullable() })),
  why: z.literal('needs-history').nullable(),
});

export const riskContracts = {
  alphaBeta: get({
    path: '/data/alpha-beta/',
    summary: 'How every ordinary share moved with NEPSE week by week: beta, alpha, and what they are worth',
    access: 'open',
    cache: CACHES.session,
    cost: 'heavy',
    mostRows: MOST_ROWS.securities,
    query: z.strictObject({
      symbol: StockSymbol.optional(),
      weeks: z.enum(['52', '104']).default('52'),
      ...asOf,
    }),
    reply: z.object({
      as_of: TradingDate,
      market: z.literal('NEPSE'),
      weeks: z.int(),
      rows: z.array(BetaRow),
    }),
  }),
  valueAtRisk: get({
    path: '/data/value-at-risk/',
    summary: 'The loss of a stock or index that is seldom exceeded, by three methods, and how each held',
    access: 'open',
    cache: CACHES.session,
    cost: 'light',
    mostRows: MOST_ROWS.page,
    query: z.strictObject({
      /** A stock, or an index by its symbol. */
      symbol: StockSymbol,
      level: z.enum(['95', '99']).default('95'),
      horizon: z.enum(['1', '5', '20']).default('1'),
      window: z.enum(['250', '500', '1000']).default('500'),
      ...asOf,
    }),
    reply: RiskReply,
  }),
};
