import { z } from 'zod';
import { get, post } from '../contract.ts';
import { personal } from '../kinds.ts';
import { StockSymbol, TradingDate, asOf } from '../parts.ts';
import { ScanTimeframe } from './parts.ts';

export const SET_KINDS = ['sma', 'rsi', 'macd', 'ema', 'supertrend', 'di', 'psar'] as const;
export type SetKind = (typeof SET_KINDS)[number];

const whole = (from: number, to: number, usual: number) => z.int().min(from).max(to).default(usual);
const part = (from: number, to: number, usual: number) => z.number().min(from).max(to).default(usual);

/** Numbers of each set with their usual values; which of them are lengths and which thresholds the indicator says. */
const PARAMETERS = {
  sma: { low: whole(2, 250, 20), high: whole(2, 250, 50) },
  ema: { low: whole(2, 250, 9), high: whole(2, 250, 21) },
  rsi: { low: whole(1, 99, 30), high: whole(1, 99, 70) },
  macd: {
    low: z.literal(9).default(9),
    medium: z.literal(12).default(12),
    high: z.literal(26).default(26),
  },
  supertrend: { length: whole(2, 250, 10), multiplier: part(0.5, 10, 3) },
  di: { positive: whole(2, 250, 14), negative: whole(2, 250, 14) },
  psar: { start: part(0.001, 1, 0.02), increment: part(0.001, 1, 0.02), maximum: part(0.01, 1, 0.2) },
} as const satisfies Record<SetKind, z.ZodRawShape>;

/** Left out, a number is the usual one; what is low is below what is high. */
const ordered = (sent: Readonly<Record<string, unknown>>): boolean =>
  typeof sent['low'] !== 'number' || typeof sent['high'] !== 'number' || sent['low'] < sent['high'];

const own = { ...personal, feature: 'indicator-sets', cost: 'heavy' } as const;

const rowOf = <P extends z.ZodRawShape>(parameters: P) =>
  z.object({
    id: z.uuid(),
    name: z.string(),
    ...parameters,
    time_period: ScanTimeframe,
    updated_at: z.int().nonnegative(),
    /** What the newest closed bar turned to, up and down. */
    buy_signals: z.array(StockSymbol),
    sell_signals: z.array(StockSymbol),
    as_of: TradingDate,
    hours_to: TradingDate.nullable(),
  });

const listOf = <K extends SetKind>(kind: K) =>
  get({
    ...own,
    path: `/custom-signals/${kind}-custom-pro/`,
    summary: `Sets of ${kind} with what each finds`,
    query: z.strictObject({ ...asOf }),
    reply: z.object({ as_of: TradingDate, rows: z.array(rowOf(PARAMETERS[kind])) }),
  });

const adding = <K extends SetKind>(kind: K) =>
  post({
    ...own,
    path: `/custom-signals/${kind}-custom-pro/`,
    summary: `Keep a set of ${kind}; the same numbers again are the one that is kept`,
    body: z
      .strictObject({
        name: z.string().trim().min(1).max(60),
        time_period: ScanTimeframe.default('daily'),
        ...PARAMETERS[kind],
      })
      .refine(ordered, { path: ['low'], message: 'The low number is below the high one.' }),
    reply: rowOf(PARAMETERS[kind]),
  });

/** The seven sets of one indicator each. */
export const setContracts = {
  sma: listOf('sma'),
  addSma: adding('sma'),
  rsi: listOf('rsi'),
  addRsi: adding('rsi'),
  macd: listOf('macd'),
  addMacd: adding('macd'),
  ema: listOf('ema'),
  addEma: adding('ema'),
  supertrend: listOf('supertrend'),
  addSupertrend: adding('supertrend'),
  di: listOf('di'),
  addDi: adding('di'),
  psar: listOf('psar'),
  addPsar: adding('psar'),
};
