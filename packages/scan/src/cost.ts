import { type Program, type TruthStep, type ValueStep, compile } from './compile.ts';
import type { Points, StepName } from './cost-table.ts';
import type { Scan, Timeframe, Value } from './tree.ts';
import { UNIT_COSTS } from './unit-costs.ts';

const between = (points: Points, count: number): number => {
  const known = Object.entries(points).map(([most, cost]) => [Number(most), cost] as const);
  const after = known.findIndex(([most]) => count <= most);
  const [right, left] = [known.at(after), known.at(Math.max(0, after - 1))];
  if (right === undefined || left === undefined) throw new RangeError('windows without a cost');
  if (after <= 0) return right[1];
  const share = (count - left[0]) / (right[0] - left[0]);
  return left[1] + share * (right[1] - left[1]);
};

const indicatorCost = ({ indicator, chosen }: Extract<ValueStep, { do: 'line' }>): number => {
  const known = UNIT_COSTS.indicators[indicator.id];
  if (known === undefined) throw new RangeError(`${indicator.id} was not measured`);
  const [usual, more = {}] = known;
  return Object.entries(more).reduce((cost, [name, slope]) => {
    const beyond = (chosen[name] ?? 0) - (indicator.parameters[name]?.usual ?? 0);
    return cost + slope * Math.max(0, beyond);
  }, usual);
};

type Steps<S extends { do: string }> = { readonly [D in S['do']]: (step: Extract<S, { do: D }>) => number };

const { steps: OF } = UNIT_COSTS;

const DERIVED: ReadonlySet<string> = new Set([
  'amount',
  'trades',
  'change',
  'band_used',
  'listed',
  'turnover',
]);

const VALUES: Steps<ValueStep> = {
  bars: ({ field, isRaw }) => {
    if (DERIVED.has(field)) return OF[field as StepName];
    return isRaw ? OF.raw : 0;
  },
  given: () => OF.given,
  line: indicatorCost,
  shift: ({ ago }) => (ago.of === 'bars' ? OF.shift : OF.sessions),
  sum: ({ operation }) => (operation === '/' ? OF.quotient : OF.sum),
  window: ({ aggregate, span }) => between(UNIT_COSTS.windows[aggregate][span.of], span.count),
  align: () => OF['aligned value'],
};

const TRUTHS: Steps<TruthStep> = {
  compare: () => OF.compare,
  cross: () => OF.cross,
  within: () => OF.within,
  state: () => OF.state,
  all: ({ of }) => OF.part * of.length,
  any: ({ of }) => OF.part * of.length,
  not: () => OF.not,
  count: () => OF.count,
  align: () => OF['aligned truth'],
};

const ofValue = (step: ValueStep): number => (VALUES[step.do] as (step: ValueStep) => number)(step);
const ofTruth = (step: TruthStep): number => (TRUTHS[step.do] as (step: TruthStep) => number)(step);

/** What is computed once for several steps: an indicator of which several lines are read, the candles of all patterns. */
const sharedOf = (values: readonly ValueStep[]): Map<string, { timeframe: Timeframe; cost: number }> => {
  const shared = new Map<string, { timeframe: Timeframe; cost: number }>();
  for (const step of values) {
    if (step.do !== 'line') continue;
    const { timeframe, use, indicator } = step;
    shared.set(`${use} ${timeframe}`, { timeframe, cost: ofValue(step) });
    if (PATTERN in indicator.parameters)
      shared.set(`candles ${timeframe}`, { timeframe, cost: UNIT_COSTS.candles });
  }
  return shared;
};

/** The one parameter that all candlestick patterns have. */
const PATTERN = 'relaxed';

/** What a program takes for each bar of a timeframe, and for a stock, as multiples of the reference. */
export type CostByBars = { readonly aBar: ReadonlyMap<Timeframe, number>; readonly aStock: number };

export const costByBars = ({ values, truths }: Program): CostByBars => {
  const aBar = new Map<Timeframe, number>();
  const add = (timeframe: Timeframe, cost: number): void => {
    aBar.set(timeframe, (aBar.get(timeframe) ?? 0) + cost);
  };
  for (const step of values) if (step.do !== 'line') add(step.timeframe, ofValue(step));
  for (const { timeframe, cost } of sharedOf(values).values()) add(timeframe, cost);
  for (const step of truths) add(step.timeframe, ofTruth(step));
  return { aBar, aStock: UNIT_COSTS.stock + (values.length + truths.length) * UNIT_COSTS.step };
};

/** About how many bars of each timeframe a session has. */
const BARS_A_SESSION: Readonly<Record<Timeframe, number>> = {
  half_hourly: 8,
  hourly: 4,
  daily: 1,
  weekly: 1 / 5,
  monthly: 1 / 20,
};

/**
 * Nanoseconds of one core of the machine on which the table was measured: for each bar of the base timeframe, with what
 * longer ones take beside it, and for each stock.
 */
export type Cost = { readonly aBar: number; readonly aStock: number };

/** What a scan costs is known before it runs. */
export const costOf = (what: Program | Scan): Cost => {
  const program = 'rule' in what ? compile(what.rule) : what;
  const { aBar, aStock } = costByBars(program);
  let ofBase = 0;
  for (const [timeframe, cost] of aBar)
    ofBase += (cost * BARS_A_SESSION[timeframe]) / BARS_A_SESSION[program.base];
  return { aBar: ofBase * UNIT_COSTS.reference, aStock: aStock * UNIT_COSTS.reference };
};

/** About what NEPSE has in all its years. Units are counted by it, so that they are known before any market is read. */
const WHOLE_MARKET = { bars: 660_000, stocks: 870 } as const;

/**
 * What a scan takes of whoever asks for it: milliseconds of one core of that machine for a pass over the whole market,
 * with what is told beside the matches. Of named stocks alone it is their part. Hours are counted like days: what is
 * known of them is never more.
 */
export const unitsOf = ({ rule, universe }: Scan, told: readonly Value[] = []): number => {
  const program = compile(rule, true, told);
  const { aBar, aStock } = costOf(program);
  const named = universe.symbols.length;
  const stocks = named === 0 ? WHOLE_MARKET.stocks : Math.min(named, WHOLE_MARKET.stocks);
  const bars = WHOLE_MARKET.bars * Math.min(1, BARS_A_SESSION[program.base]);
  return ((aBar * bars) / WHOLE_MARKET.stocks + aStock) * stocks * 1e-6;
};
