import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { NOT_LATER, Percent, Rupees, TradingDate, isNotLater } from '../parts.ts';
import { paged, sortBy } from '../signal/pages.ts';
import { Count, SignalSide, stock, turnover } from '../signal/parts.ts';
import { tableQuery } from './parts.ts';

/** What is told of every stock in numbers, in this order. */
export const TECHNICAL_VALUES = [
  'rsi_14',
  'macd',
  'macd_signal',
  'macd_histogram',
  'adx_14',
  'plus_di',
  'minus_di',
  'stochastic_k',
  'stochastic_d',
  'cci_20',
  'mfi_14',
  'williams_14',
  'roc_12',
  'sma_20',
  'sma_50',
  'sma_120',
  'sma_200',
  'ema_9',
  'ema_21',
  'ema_50',
  'ema_200',
  'percent_b',
  'bandwidth_rank',
  'atr_14',
  'natr_14',
  'volume_ratio',
] as const;
export type TechnicalValue = (typeof TECHNICAL_VALUES)[number];

const figure = z.number().nullable();
const Trend = z.enum(['up', 'down', 'mixed']).nullable();
const Way = z.enum(['up', 'down']).nullable();
const Is = z.boolean().nullable();

/** States and levels, in this order. */
const technicalStates = {
  trend_daily: Trend,
  trend_weekly: Trend,
  dow: z.enum(['up', 'down', 'none']).nullable(),
  supertrend: Way,
  psar: Way,
  is_tight: Is,
  is_box: Is,
  is_inside: Is,
  /** From the close to the highest and the lowest price of 52 weeks, in percent of these. */
  to_high_52: figure,
  to_low_52: figure,
  pivot: figure,
  pivot_r1: figure,
  pivot_s1: figure,
  /** From the close to the nearer end of the nearest zone, in percent of the close; 0 within it. */
  to_support: figure,
  to_resistance: figure,
  /** The newest daily buy or sell signal of the main list, and when it came. */
  signal: SignalSide.nullable(),
  signal_on: TradingDate.nullable(),
  /** Candlestick patterns that the bar of the day completed, by their ids. */
  patterns: z.array(z.string()).max(40),
};

const COMMON_SORTS = ['symbol', 'close', 'change', 'turnover'] as const;
const STATE_SORTS = [
  'to_high_52',
  'to_low_52',
  'pivot',
  'pivot_r1',
  'pivot_s1',
  'to_support',
  'to_resistance',
  'signal_on',
] as const;

const table = {
  access: 'open',
  feature: 'stock-scans',
  cache: CACHES.minute,
  cost: 'heavy',
  mostRows: MOST_ROWS.page,
} as const;

const row = {
  ...stock,
  close: Rupees.nullable(),
  change: Percent.nullable(),
  ...turnover,
};

const head = {
  as_of: TradingDate,
  /** Stocks that pass the filters and did not trade in the session: nothing is told of them. */
  no_trade: Count,
  ...paged,
};

/** Of all stocks at once what indicators tell; each figure is that of a scan of the same measure. */
export const technicalContracts = {
  indicatorsAll: get({
    ...table,
    path: '/data/indicators-all/',
    summary: 'Twenty-six indicators of all stocks',
    query: z
      .strictObject({
        date: TradingDate.optional(),
        sort: sortBy([...COMMON_SORTS, ...TECHNICAL_VALUES], 'symbol'),
        ...tableQuery,
      })
      .refine(isNotLater, NOT_LATER),
    reply: z.object({
      ...head,
      rows: z.array(
        z.object({
          ...row,
          ...(Object.fromEntries(TECHNICAL_VALUES.map((key) => [key, figure])) as Record<
            TechnicalValue,
            typeof figure
          >),
        }),
      ),
    }),
  }),
  technicalData: get({
    ...table,
    path: '/data/technical-data/',
    summary: 'Trends, states, levels and the last signal of all stocks',
    query: z
      .strictObject({
        date: TradingDate.optional(),
        sort: sortBy([...COMMON_SORTS, ...STATE_SORTS], 'symbol'),
        ...tableQuery,
      })
      .refine(isNotLater, NOT_LATER),
    reply: z.object({ ...head, rows: z.array(z.object({ ...row, ...technicalStates })) }),
  }),
};
