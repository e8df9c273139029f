import { median } from '@chuli/harness';
import {
  AGGREGATES,
  type IndicatorCost,
  MEASURES,
  type MeasureKind,
  type Points,
  type Program,
  REFERENCE,
  type StepName,
  type StockBars,
  type UnitCosts,
  compile,
  parseScan,
  withPrices,
} from '@chuli/scan';
import { randomStock } from '@chuli/scan/testing/random-stock';
import { timeProgram } from './scan-timing.ts';

const SESSIONS = 3_000;
const SHORT_SESSIONS = 3;
const STOCKS = 3;
const RUNS = 7;

type Market = { readonly stocks: readonly StockBars[]; readonly bars: number };

const marketOf = (sessions: number): Market => {
  const stocks = Array.from({ length: STOCKS }, (_, at) => {
    const { daily, weekly } = randomStock(at + 1, sessions);
    return withPrices({ ...(daily && { daily }), ...(weekly && { weekly }) });
  });
  const bars = stocks.reduce((sum, { daily }) => sum + (daily?.candles.length ?? 0), 0) / STOCKS;
  return { stocks, bars };
};

const [long, short] = [marketOf(SESSIONS), marketOf(SHORT_SESSIONS)];

const programOf = (text: string): Program => compile(parseScan(text).scan.rule);

/** What a program takes for a stock, as all that follows in multiples of what the reference takes for a bar. */
const stockOf = (program: Program, { stocks }: Market): number =>
  timeProgram(program, stocks, RUNS).inReferences / STOCKS;

/** A bar of a program, without what a stock takes however short it is. */
const aBar = (program: Program, { stock, step }: Fixed): number => {
  return (stockOf(program, long) - stock - stepsIn(program) * step) / long.bars;
};

type Fixed = Pick<UnitCosts, 'stock' | 'step'>;

const EIGHT = Array.from({ length: 8 }, (_, at) => `close > ${at + 1}`);

const FEW_STEPS = programOf('close > 5');
const MANY_STEPS = programOf(EIGHT.join(' and '));

const stepsIn = ({ values, truths }: Program): number => values.length + truths.length;

/** Two programs on long stocks and short ones give what a bar takes, a step and a stock. */
const fixedCosts = (): Fixed => {
  const fixed = (program: Program): number => {
    const [ofLong, ofShort] = [stockOf(program, long), stockOf(program, short)];
    return ofShort - (short.bars * (ofLong - ofShort)) / (long.bars - short.bars);
  };
  const [few, many] = [fixed(FEW_STEPS), fixed(MANY_STEPS)];
  const step = Math.max(0, (many - few) / (stepsIn(MANY_STEPS) - stepsIn(FEW_STEPS)));
  return { step, stock: Math.max(0, few - step * stepsIn(FEW_STEPS)) };
};

type BarOf = (text: string) => number;

const stepCosts = (barOf: BarOf): Record<StepName, number> => {
  const compare = barOf('close > 5');
  const over = (text: string): number => barOf(text) - compare;
  return {
    amount: over('amount > 5'),
    trades: over('trades > 5'),
    band_used: over('band_used > 5'),
    change: over('change > 5'),
    listed: over('listed > 5'),
    turnover: over('turnover > 5'),
    given: over('signal_age(buy_sell) > 5'),
    raw: over('close, raw > 5'),
    shift: over('close 3 bars ago > 5'),
    sessions: over('close 3 sessions ago > 5'),
    sum: over('close + open > 5'),
    quotient: over('close / open > 5'),
    'aligned value': over('close > close, weekly'),
    compare,
    cross: barOf('close crosses above open'),
    within: barOf('close within 5 % of open'),
    state: barOf('inside_bar.broke = up') - barOf('inside_bar.mother_low > 5') + compare,
    part: (barOf(EIGHT.join(' and ')) - EIGHT.length * compare) / EIGHT.length,
    not: over('not close > 5'),
    count: over('close > 5 at least 2 of 5'),
    'aligned truth': barOf('close > 5 and close, weekly > 5') - barOf('close > 5 and open > 5') + compare,
  };
};

const BARS = [1, 20, 250, 1_250];
const WEEKS = [1, 52, 260];

const windowCosts = (barOf: BarOf, compare: number): UnitCosts['windows'] => {
  const points = (aggregate: string, counts: readonly number[], of: string): Points =>
    Object.fromEntries(
      counts.map((count) => [count, barOf(`${aggregate}(close, ${count}${of}) > 5`) - compare]),
    );
  return Object.fromEntries(
    AGGREGATES.map((one) => [one, { bars: points(one, BARS, ''), weeks: points(one, WEEKS, ' weeks') }]),
  ) as UnitCosts['windows'];
};

type Chosen = readonly number[];

const programFor = ({ name, usual }: MeasureKind, parameters: Chosen): Program =>
  compile({
    kind: 'compare',
    comparison: '>',
    left: {
      kind: 'measure',
      name,
      parameters,
      line: usual,
      timeframe: 'daily',
      ago: { count: 0, of: 'bars' },
      isRaw: false,
    },
    right: { kind: 'number', value: 5, scale: null },
  });

/** A parameter of which the largest number adds less of the whole is not worth a column. */
const LEAST_MORE = 0.15;

const usualOf = ({ parameters }: MeasureKind): number[] => parameters.map(([, { usual }]) => usual);

/** `of`: what a bar takes with these numbers. */
const indicatorCost = (kind: MeasureKind, of: (parameters: Chosen) => number): IndicatorCost => {
  const usual = usualOf(kind);
  const cost = Math.max(0, of(usual));
  const more = kind.parameters.flatMap(([name, { highest }], at) => {
    const added = of(usual.with(at, highest)) - cost;
    return added > LEAST_MORE * cost ? [[name, added / (highest - (usual[at] ?? 0))] as const] : [];
  });
  return more.length === 0 ? [cost] : [cost, Object.fromEntries(more)];
};

const isPattern = ({ parameters }: MeasureKind): boolean => parameters.some(([name]) => name === 'relaxed');

const ofIndicators = [...MEASURES.values()].flatMap((kind) =>
  kind.indicator === undefined ? [] : [{ id: kind.indicator.id, kind }],
);

/** A pattern that is looked for first; what another adds to it is the other's own. */
const FIRST_PATTERN = 'doji.strength > 5';

type Patterns = Pick<UnitCosts, 'candles' | 'indicators'>;

const patternCosts = (barOf: BarOf, part: number): Patterns => {
  const first = barOf(FIRST_PATTERN);
  const own = ofIndicators.flatMap(({ id, kind }): [string, number][] => {
    if (!isPattern(kind)) return [];
    const added = barOf(`${FIRST_PATTERN} and ${kind.name}(1).strength > 5`) - first - 2 * part;
    return [[id, Math.max(0, added)]];
  });
  const usual = median(own.map(([, cost]) => cost));
  return { candles: first - usual, indicators: Object.fromEntries(own.map(([id, cost]) => [id, [cost]])) };
};

/** So that the first that is measured does not run in code that only it has been through. */
const warmUp = (): void => {
  for (const { kind } of ofIndicators) timeProgram(programFor(kind, usualOf(kind)), long.stocks, 1);
};

/** In nanoseconds: the least of several, when nobody else had the machine. */
const referenceCost = (): number => {
  const runs = Array.from({ length: RUNS }, () => timeProgram(programOf(REFERENCE), long.stocks, 1));
  return Math.min(...runs.map(({ nanoseconds }) => nanoseconds)) / STOCKS / long.bars;
};

/** All unit costs, as multiples of the reference. */
const measureUnitCosts = (): UnitCosts => {
  warmUp();
  const fixed = fixedCosts();
  const barOf: BarOf = (text) => aBar(programOf(text), fixed);
  const steps = stepCosts(barOf);
  const { compare, part } = steps;
  const patterns = patternCosts(barOf, part);
  const others = ofIndicators.flatMap(({ id, kind }): [string, IndicatorCost][] =>
    isPattern(kind)
      ? []
      : [[id, indicatorCost(kind, (chosen) => aBar(programFor(kind, chosen), fixed) - compare)]],
  );
  return {
    reference: referenceCost(),
    ...fixed,
    steps,
    windows: windowCosts(barOf, compare),
    candles: patterns.candles,
    indicators: { ...Object.fromEntries(others), ...patterns.indicators },
  };
};

const DIGITS = 2;

/** What is measured below nothing is nothing. */
const shown = (cost: number): string => String(Number(Math.max(0, cost).toPrecision(DIGITS)));

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** As code; what holds only numbers on one line. */
const codeOf = (costs: unknown): string => {
  if (isNumber(costs)) return shown(costs);
  if (Array.isArray(costs)) return `[${costs.map(codeOf).join(', ')}]`;
  const rows = Object.entries(costs as object).map(
    ([name, one]: [string, unknown]) => `${JSON.stringify(name)}: ${codeOf(one)}`,
  );
  const isFlat = Object.values(costs as object).every(isNumber);
  return isFlat ? `{ ${rows.join(', ')} }` : `{\n${rows.join(',\n')}\n}`;
};

/** The table as packages/scan/src/unit-costs.ts has it. */
export const measuredTable = (): string =>
  [
    "import type { UnitCosts } from './cost-table.ts';",
    '',
    '/** Written by `npm run --silent bench -- scan --measure > packages/scan/src/unit-costs.ts`, then `npm run format`. */',
    `export const UNIT_COSTS: UnitCosts = ${codeOf(measureUnitCosts())};`,
  ].join('\n');
