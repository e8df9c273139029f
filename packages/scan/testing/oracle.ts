import { type Candle, series } from '@chuli/indicators';
import { byKind } from '../src/by-kind.ts';
import type { Bars, StockBars } from '../src/frame.ts';
import { NUMBER_OF_WORD } from '../src/indicator-lines.ts';
import { MEASURES } from '../src/measures.ts';
import {
  type Aggregate,
  type Measure,
  type Rule,
  SCALES,
  type Span,
  TIMEFRAMES,
  type Timeframe,
  type Value,
} from '../src/tree.ts';

/**
 * The language read off its definition, bar by bar and without a thought for speed. It shares the tree and the
 * indicators' steps with the engine, and nothing of how the engine computes: no columns, no running sums, no bits.
 */

/** `tie` where two numbers differ by no more than rounding: either answer would be right. */
export type Said = 'holds' | 'fails' | 'silent' | 'tie';

type At = { readonly timeframe: Timeframe; readonly bar: number };

const NEAR = 1e-9;

const isTie = (a: number, b: number): boolean =>
  a !== b && Math.abs(a - b) <= NEAR * Math.max(Math.abs(a), Math.abs(b), 1e-6);

const barsIn = (stock: StockBars, timeframe: Timeframe): Bars =>
  stock[timeframe] ?? { candles: [], closedAt: [], days: [], factors: [] };

/** The last bar of a timeframe that was closed when the bar at hand was. */
const seenFrom = (stock: StockBars, { timeframe, bar }: At, to: Timeframe): number => {
  if (timeframe === to) return bar;
  const moment = barsIn(stock, timeframe).closedAt[bar] ?? 0;
  const { candles, closedAt } = barsIn(stock, to);
  return candles.findLastIndex((_, place) => (closedAt[place] ?? Infinity) <= moment);
};

const timeframesIn = (node: object): Timeframe[] =>
  Object.values(node).flatMap((part: unknown) => {
    if (typeof part === 'string') return TIMEFRAMES.filter((one) => one === part);
    return typeof part === 'object' && part !== null ? timeframesIn(part) : [];
  });

const shortest = (node: object): Timeframe => {
  const inside = timeframesIn(node);
  return TIMEFRAMES.find((one) => inside.includes(one)) ?? 'daily';
};

const meanAmount = (candles: readonly Candle[], bar: number): number => {
  const amounts = candles.slice(bar - 19, bar + 1).map(({ amount }) => amount ?? Number.NaN);
  return bar < 19 ? Number.NaN : amounts.reduce((sum, amount) => sum + amount, 0) / 20;
};

const changeAt = (candles: readonly Candle[], bar: number): number => {
  const [before, now] = [candles[bar - 1]?.close ?? Number.NaN, candles[bar]?.close ?? Number.NaN];
  return (100 * (now - before)) / before;
};

const OF_BARS: Readonly<Record<string, (candles: readonly Candle[], bar: number) => number>> = {
  amount: (candles, bar) => candles[bar]?.amount ?? Number.NaN,
  trades: () => Number.NaN,
  band_used: (candles, bar) => (100 * changeAt(candles, bar)) / (candles[bar]?.limit ?? Number.NaN),
  listed: (_, bar) => bar + 1,
  change: changeAt,
  turnover: meanAmount,
};

const ofBar = (name: string, candles: readonly Candle[], bar: number): number =>
  OF_BARS[name]?.(candles, bar) ?? candles[bar]?.[name as 'close'] ?? Number.NaN;

/** What an indicator told at each bar, kept so that a rule over many bars does not take for ever. */
export type Memory = Map<string, readonly unknown[]>;

const toldOf = (memory: Memory, measure: Measure, candles: readonly Candle[]): readonly unknown[] => {
  const { name, parameters, timeframe } = measure;
  const key = [name, ...parameters, timeframe].join(' ');
  const kind = MEASURES.get(name);
  if (kind?.indicator === undefined) throw new RangeError(`${name} is no indicator`);
  const chosen = Object.fromEntries(kind.parameters.map(([one], place) => [one, parameters[place] ?? 0]));
  const told = memory.get(key) ?? series(kind.indicator, chosen, candles);
  memory.set(key, told);
  return told;
};

/** A word as its number, a pattern as the way it points. */
const asNumber = (value: unknown, words: readonly string[]): number => {
  if (typeof value === 'string') return NUMBER_OF_WORD[value] ?? Number.NaN;
  if (typeof value !== 'number') return words.includes('none') ? 0 : Number.NaN;
  return words.includes('bullish') && words.includes('none') ? Math.sign(value) : value;
};

const barThen = (candles: readonly Candle[], { count, of }: Measure['ago'], bar: number): number => {
  const session = (candles[bar]?.session ?? Number.NaN) - count;
  return of === 'bars' ? bar - count : candles.findIndex((one) => one.session === session);
};

const givenAt = ({ given }: Bars, measure: Measure, bar: number): number =>
  given?.({ ...measure, isSector: measure.isSector === true })?.[bar] ?? Number.NaN;

const measured = (memory: Memory, stock: StockBars, measure: Measure, bar: number): number => {
  const bars = barsIn(stock, measure.timeframe);
  const then = barThen(bars.candles, measure.ago, bar);
  return then < 0 ? Number.NaN : measuredAt(memory, bars, measure, then);
};

const measuredAt = (memory: Memory, bars: Bars, measure: Measure, then: number): number => {
  const { candles, factors } = bars;
  const kind = MEASURES.get(measure.name);
  if (kind?.source !== undefined) return givenAt(bars, measure, then);
  if (kind?.indicator === undefined)
    return ofBar(measure.name, candles, then) / (measure.isRaw ? (factors[then] ?? 1) : 1);
  const told = toldOf(memory, measure, candles)[then] ?? null;
  if (told === null) return Number.NaN;
  const value: unknown = typeof told === 'number' ? told : (told as Record<string, unknown>)[measure.line];
  return asNumber(value, kind.lines.get(measure.line)?.words ?? []);
};

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const mean = (values: readonly number[]): number => total(values) / values.length;

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [Math.floor((sorted.length - 1) / 2), Math.ceil((sorted.length - 1) / 2)];
  return ((sorted[low] ?? Number.NaN) + (sorted[high] ?? Number.NaN)) / 2;
};

const last = (values: readonly number[]): number => values.at(-1) ?? Number.NaN;

/** Of the distances from the first value, so that what is all the same deviates by nothing. */
const deviation = (values: readonly number[]): number => {
  const off = values.map((value) => value - (values[0] ?? Number.NaN));
  return Math.sqrt(mean(off.map((one) => (one - mean(off)) ** 2)));
};

const AGGREGATED: Readonly<Record<Aggregate, (values: readonly number[]) => number>> = {
  max: (values) => Math.max(...values),
  min: (values) => Math.min(...values),
  sum: total,
  avg: mean,
  median,
  stdev: deviation,
  rank: (values) => 1 + values.filter((value) => value > last(values)).length,
  since_max: (values) => values.length - 1 - values.lastIndexOf(Math.max(...values)),
  since_min: (values) => values.length - 1 - values.lastIndexOf(Math.min(...values)),
  percentile: (values) => (100 * values.filter((value) => value <= last(values)).length) / values.length,
};

const startOf = (days: ArrayLike<number>, span: Span, end: number): number => {
  if (end < 0) return -1;
  if (span.of === 'bars') return end - span.count + 1;
  const from = (days[end] ?? Number.NaN) - 7 * span.count;
  return (days[0] ?? Infinity) <= from ? Array.from(days).findIndex((day) => day > from) : -1;
};

const windowed = (
  memory: Memory,
  stock: StockBars,
  { aggregate, value, span, isPrevious }: Extract<Value, { kind: 'window' }>,
  now: At,
): number => {
  const end = isPrevious ? now.bar - 1 : now.bar;
  const start = startOf(barsIn(stock, now.timeframe).days, span, end);
  if (start < 0) return Number.NaN;
  const values: number[] = [];
  for (let bar = start; bar <= end; bar += 1) values.push(valueOf(memory, stock, value, { ...now, bar }));
  return values.some(Number.isNaN) ? Number.NaN : AGGREGATED[aggregate](values);
};

/** A value as it is seen from a bar of some timeframe. */
const valueOf = (memory: Memory, stock: StockBars, value: Value, from: At): number => {
  if (value.kind === 'number') return value.scale === null ? value.value : value.value * SCALES[value.scale];
  const timeframe = value.kind === 'sum' ? from.timeframe : shortest(value);
  const now = { timeframe, bar: seenFrom(stock, from, timeframe) };
  if (now.bar < 0) return Number.NaN;
  if (value.kind === 'measure') return measured(memory, stock, value, now.bar);
  if (value.kind === 'window') return windowed(memory, stock, value, now);
  const left = valueOf(memory, stock, value.left, now);
  const right = valueOf(memory, stock, value.right, now);
  if (value.operation === '+') return left + right;
  if (value.operation === '-') return left - right;
  if (value.operation === '*') return left * right;
  return right === 0 ? Number.NaN : left / right;
};

const said = (isSo: boolean): Said => (isSo ? 'holds' : 'fails');

const compared = (left: number, comparison: string, right: number): Said => {
  if (Number.isNaN(left) || Number.isNaN(right)) return 'silent';
  if (isTie(left, right)) return 'tie';
  if (comparison === '>') return said(left > right);
  if (comparison === '<') return said(left < right);
  return said(comparison === '>=' ? left >= right : left <= right);
};

/** One that fails settles it; else a tie leaves it open, else a silent one does. */
const every = (parts: readonly Said[]): Said =>
  (['fails', 'tie', 'silent'] as const).find((one) => parts.includes(one)) ?? 'holds';

const opposite = (one: Said): Said => {
  if (one === 'holds') return 'fails';
  return one === 'fails' ? 'holds' : one;
};

const some = (parts: readonly Said[]): Said => opposite(every(parts.map(opposite)));

const counted = (parts: readonly Said[], from: number, to: number): Said => {
  if (parts.includes('tie')) return 'tie';
  const holding = parts.filter((one) => one === 'holds').length;
  const silent = parts.filter((one) => one === 'silent').length;
  const could = Array.from({ length: silent + 1 }, (_, more) => holding + more);
  const fits = could.filter((count) => count >= from && count <= to).length;
  if (fits === could.length) return 'holds';
  return fits === 0 ? 'fails' : 'silent';
};

/** What a rule and its values are so many bars before the bar at hand. */
type Sight = {
  readonly at: (value: Value, ago?: number) => number;
  readonly ruleAt: (rule: Rule, ago?: number) => Said;
};

const lastOf = ({ ruleAt }: Sight, rule: Rule, bars: number): Said[] =>
  Array.from({ length: bars }, (_, ago) => ruleAt(rule, ago));

const crossed = ({ left, right, way }: Extract<Rule, { kind: 'cross' }>, { at }: Sight): Said => {
  const [now1, now2, was1, was2] = [at(left), at(right), at(left, 1), at(right, 1)];
  if ([now1, now2, was1, was2].some(Number.isNaN)) return 'silent';
  if (isTie(now1, now2) || isTie(was1, was2)) return 'tie';
  return said(way === 'above' ? was1 <= was2 && now1 > now2 : was1 >= was2 && now1 < now2);
};

const SAYS = byKind<Rule, [sight: Sight], Said>({
  compare: ({ left, comparison, right }, { at }) => compared(at(left), comparison, at(right)),
  cross: crossed,
  within: ({ value, of, percent }, { at }) =>
    compared(Math.abs(at(value) - at(of)), '<=', (percent / 100) * Math.abs(at(of))),
  between: ({ value, from, to }, { at }) =>
    every([compared(at(value), '>=', at(from)), compared(at(value), '<=', at(to))]),
  course: ({ value, way, bars }, { at }) =>
    every(
      Array.from({ length: bars }, (_, ago) =>
        compared(at(value, ago), way === 'rises' ? '>' : '<', at(value, ago + 1)),
      ),
    ),
  state: ({ measure, words }, { at }) => {
    const value = at(measure);
    return Number.isNaN(value) ? 'silent' : said(words.some((word) => NUMBER_OF_WORD[word] === value));
  },
  all: ({ rules }, { ruleAt }) => every(rules.map((one) => ruleAt(one))),
  any: ({ rules }, { ruleAt }) => some(rules.map((one) => ruleAt(one))),
  not: ({ rule }, { ruleAt }) => opposite(ruleAt(rule)),
  lasting: ({ rule, bars }, sight) => every(lastOf(sight, rule, bars)),
  lately: ({ rule, bars }, sight) => some(lastOf(sight, rule, bars)),
  count: ({ rule, bars, times, at }, sight) =>
    counted(lastOf(sight, rule, bars), times, at === 'least' ? bars : times),
});

const judged = (memory: Memory, stock: StockBars, rule: Rule, from: At): Said => {
  const isJoint = rule.kind === 'all' || rule.kind === 'any' || rule.kind === 'not';
  const timeframe = isJoint ? from.timeframe : shortest(rule);
  const bar = seenFrom(stock, from, timeframe);
  if (bar < 0) return 'silent';
  return SAYS(rule, {
    at: (value, ago = 0) =>
      bar < ago ? Number.NaN : valueOf(memory, stock, value, { timeframe, bar: bar - ago }),
    ruleAt: (one, ago = 0) =>
      bar < ago ? 'silent' : judged(memory, stock, one, { timeframe, bar: bar - ago }),
  });
};

/** What a rule is at a bar of its base timeframe. */
export const oracleAt = (rule: Rule, stock: StockBars, bar: number, memory: Memory = new Map()): Said =>
  judged(memory, stock, rule, { timeframe: shortest(rule), bar });
