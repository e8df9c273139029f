import type { Dice } from '@chuli/indicators/testing/random-candles';
import { INSTRUMENT_NAMES, SECTORS } from '@chuli/market';
import { checkScan } from '../src/check.ts';
import { ScanFault } from '../src/fault.ts';
import { MEASURES, PRICES, hasSector } from '../src/measures.ts';
import { wordOf } from '../src/parse.ts';
import {
  AGGREGATES,
  COMPARISONS,
  type Condition,
  type Measure,
  OPERATIONS,
  type Rule,
  type Scan,
  type Span,
  type Timeframe,
  USUAL_UNIVERSE,
  type Universe,
  type Value,
} from '../src/tree.ts';
import type { Unit } from '../src/units.ts';

type Named = { readonly name: string; readonly line: string; readonly words: readonly string[] };

const BY_UNIT: ReadonlyMap<Unit, readonly Named[]> = Map.groupBy(
  [...MEASURES.values()].flatMap(({ name, lines }) =>
    [...lines].map(([line, { unit, words }]) => ({ name, line, words, unit })),
  ),
  ({ unit }) => unit,
);

const TIMEFRAMES: readonly Timeframe[] = ['hourly', 'daily', 'daily', 'daily', 'weekly', 'monthly'];

/** Prices are asked for more often than the many indicators together. */
const USUAL: Partial<Record<Unit, readonly Named[]>> = {
  rupees: ['open', 'high', 'low', 'close', 'amount', 'turnover'].map((name) => ({
    name,
    line: 'value',
    words: [],
  })),
  shares: [{ name: 'volume', line: 'value', words: [] }],
  percent: [{ name: 'change', line: 'value', words: [] }],
};

const UNITS: readonly Unit[] = ['rupees', 'rupees', 'percent', 'shares', 'times', 'points', 'bars'];

/** About what a figure of the unit is, so that a comparison with it is open. */
const SIZES: Readonly<Record<Unit, number>> = {
  rupees: 500,
  percent: 4,
  shares: 10_000,
  times: 1,
  points: 50,
  bars: 20,
  state: 1,
};

const LONGEST = 12;
/** Now and then a window is longer than what runs along in it is made anew. */
const LONGEST_WINDOW = 90;

/** Windows of windows stay short: a slow reading of them would take for ever. */
const spanOf = (random: Dice, { kind }: Value): Span => {
  if (random.next() < 0.1) return { count: random.whole(1, 8), of: 'weeks' };
  const isLong = kind === 'measure' && random.next() < 0.1;
  return { count: random.whole(1, isLong ? LONGEST_WINDOW : LONGEST), of: 'bars' };
};

/** Aggregates that place the bars of a window among each other: of measures alone, whose values do not round apart. */
const RANKED = ['rank', 'percentile', 'since_max', 'since_min'] as const;

const parametersOf = (random: Dice, name: string): number[] =>
  (MEASURES.get(name)?.parameters ?? []).map(([, { usual, lowest, highest, isWhole }]) => {
    if (random.next() < 0.5) return usual;
    const most = Math.min(highest, Math.max(usual, lowest + LONGEST));
    return isWhole
      ? random.whole(lowest, most)
      : Math.round((lowest + random.next() * (most - lowest)) * 100) / 100;
  });

const measureOf = (random: Dice, { name, line }: Named): Measure => {
  const known = MEASURES.get(name)?.lines.get(line)?.timeframes;
  const timeframe = random.pick(known ?? TIMEFRAMES);
  const count = random.next() < 0.2 ? random.whole(1, 5) : 0;
  const of = timeframe === 'daily' && count > 0 && random.next() < 0.4 ? 'sessions' : 'bars';
  const isRaw = PRICES.has(name) && random.next() < 0.1;
  const parameters = parametersOf(random, name).map((value, place) => {
    const parameter = MEASURES.get(name)?.parameters[place]?.[1];
    return parameter === undefined ? value : Math.min(parameter.highest, Math.max(parameter.lowest, value));
  });
  const measure = { kind: 'measure', name, parameters, line, timeframe, ago: { count, of }, isRaw } as const;
  return hasSector(measure) && random.next() < 0.3 ? { ...measure, isSector: true } : measure;
};

const numberOf = (random: Dice, unit: Unit): Value => {
  const value = Math.round(SIZES[unit] * 2 * random.next() * 100) / 100;
  if (unit === 'percent' && random.next() < 0.3) return { kind: 'number', value, scale: '%' };
  if (unit === 'rupees' && random.next() < 0.1) return { kind: 'number', value, scale: 'lakh' };
  return { kind: 'number', value, scale: null };
};

const someMeasure = (random: Dice, unit: Unit): Measure => {
  const usual = USUAL[unit];
  const named = usual !== undefined && random.next() < 0.6 ? usual : (BY_UNIT.get(unit) ?? []);
  return measureOf(random, random.pick(named));
};

const sumOf = (random: Dice, unit: Unit, depth: number): Value => {
  const operation = random.pick(OPERATIONS);
  const left = valueOf(random, unit, depth - 1);
  if (operation === '+' || operation === '-')
    return {
      kind: 'sum',
      operation,
      left,
      right: random.next() < 0.5 ? numberOf(random, unit) : valueOf(random, unit, depth - 1),
    };
  const right: Value = { kind: 'number', value: random.pick([0.5, 0.95, 1, 1.05, 2, 3]), scale: null };
  return { kind: 'sum', operation, left, right };
};

/** A value of a unit; it always holds a measure. */
const valueOf = (random: Dice, unit: Unit, depth: number): Value => {
  const chance = random.next();
  if (depth <= 0 || chance < 0.55 || unit === 'state') return someMeasure(random, unit);
  if (unit === 'times' && chance < 0.65) {
    const part = random.pick<Unit>(['rupees', 'shares']);
    const [left, right] = [valueOf(random, part, depth - 1), valueOf(random, part, depth - 1)];
    return { kind: 'sum', operation: '/', left, right };
  }
  if (chance < 0.78) return sumOf(random, unit, depth);
  const aggregate = random.pick(AGGREGATES.filter((one) => !RANKED.some((ranked) => ranked === one)));
  const value = valueOf(random, unit, depth - 1);
  return {
    kind: 'window',
    aggregate,
    value,
    span: spanOf(random, value),
    isPrevious: random.next() < 0.4,
  };
};

const stateOf = (random: Dice): Condition => {
  const named = random.pick((BY_UNIT.get('state') ?? []).filter(({ words }) => words.length > 0));
  const count = random.next() < 0.7 ? 1 : 2;
  const words = [...new Set(Array.from({ length: count }, () => random.pick(named.words)))];
  return { kind: 'state', measure: measureOf(random, named), words };
};

const rankedOf = (random: Dice): Condition => {
  const aggregate = random.pick(RANKED);
  const value = someMeasure(random, random.pick(UNITS));
  const left: Value = { kind: 'window', aggregate, value, span: spanOf(random, value), isPrevious: false };
  const right: Value = {
    kind: 'number',
    value: random.whole(1, aggregate === 'percentile' ? 100 : 6),
    scale: null,
  };
  return { kind: 'compare', comparison: random.pick(COMPARISONS), left, right };
};

const conditionOf = (random: Dice): Condition => {
  const unit = random.pick(UNITS);
  const value = valueOf(random, unit, 2);
  const other = (): Value => (random.next() < 0.4 ? numberOf(random, unit) : valueOf(random, unit, 1));
  switch (random.whole(0, 8)) {
    case 0:
      return { kind: 'cross', way: random.pick(['above', 'below']), left: value, right: other() };
    case 1:
      return { kind: 'within', percent: random.whole(1, 20), value, of: other() };
    case 2:
      return { kind: 'between', value, from: other(), to: other() };
    case 3:
      return { kind: 'course', way: random.pick(['rises', 'falls']), value, bars: random.whole(1, 4) };
    case 4:
      return stateOf(random);
    case 5:
      return rankedOf(random);
    default:
      return { kind: 'compare', comparison: random.pick(COMPARISONS), left: value, right: other() };
  }
};

export const randomRule = (random: Dice, depth = 2): Rule => {
  const chance = random.next();
  if (depth <= 0 || chance < 0.4) return conditionOf(random);
  if (chance < 0.75) {
    const rules = Array.from({ length: random.whole(2, 3) }, () => randomRule(random, depth - 1));
    return { kind: random.pick(['all', 'any']), rules };
  }
  const rule = randomRule(random, depth - 1);
  if (chance < 0.82) return { kind: 'not', rule };
  const bars = random.whole(1, 5);
  if (chance < 0.93) return { kind: random.pick(['lasting', 'lately']), rule, bars };
  return { kind: 'count', rule, at: random.pick(['least', 'exactly']), times: random.whole(1, bars), bars };
};

const someOf = (random: Dice, list: readonly string[]): string[] =>
  list.filter(() => random.next() < 0.2).toSorted();

const INSTRUMENT_WORDS = INSTRUMENT_NAMES.map(wordOf);
const SECTOR_WORDS = SECTORS.map(({ name }) => wordOf(name));

const randomUniverse = (random: Dice): Universe => {
  if (random.next() < 0.5) return USUAL_UNIVERSE;
  return {
    instruments: someOf(random, INSTRUMENT_WORDS),
    sectors: random.next() < 0.5 ? [] : someOf(random, SECTOR_WORDS),
    symbols: random.next() < 0.7 ? [] : someOf(random, ['ADBL', 'EBL', 'NABIL', 'NICA', 'UPPER']),
    isMine: random.next() < 0.3,
    turnoverFrom: random.pick([0, 2_000_000, 1_234_567, 15_000_000]),
    listedFrom: random.next() < 0.5 ? 0 : random.whole(1, 500),
  };
};

export const randomScan = (random: Dice): Scan => ({
  rule: randomRule(random),
  universe: randomUniverse(random),
  match: random.pick(['fresh', 'already', 'hybrid']),
});

/** The next one that keeps to the limits; a random scan may be larger. */
export const legalScan = (random: Dice): Scan => {
  for (;;) {
    const scan = randomScan(random);
    try {
      checkScan(scan);
      return scan;
    } catch (error) {
      if (!(error instanceof ScanFault && error.code === 'too-large')) throw error;
    }
  }
};
