import { type AnyIndicator, type Chosen, nameOfUse } from '@chuli/indicators';
import { byKind } from './by-kind.ts';
import { conditionsOf, measuresOf, shortestOf, valuesOf } from './parts.ts';
import { MEASURES, lineOf } from './measures.ts';
import {
  type Aggregate,
  type Ago,
  type Comparison,
  type Condition,
  type Measure,
  type Operation,
  type Rule,
  SCALES,
  type Span,
  TIMEFRAMES,
  type Timeframe,
  type Value,
} from './tree.ts';

/** What a step reads: the column of an earlier one, or a number that is the same at every bar. */
export type Operand = { readonly step: number } | { readonly number: number };

/** What a measure reads that the bars do not tell, whatever its timeframe and offset. */
export type Given = Pick<Measure, 'name' | 'line' | 'parameters'> & { readonly isSector: boolean };

type Of<D> = D & { readonly timeframe: Timeframe };

/** Steps that make a column of numbers, each after those it reads. Equal ones are one step, whoever needs them. */
export type ValueStep = Of<
  | { readonly do: 'bars'; readonly field: string; readonly isRaw: boolean }
  /** A column that whoever judges brings along (`Bars.given`). */
  | ({ readonly do: 'given' } & Given)
  | {
      readonly do: 'line';
      readonly use: string;
      readonly indicator: AnyIndicator;
      readonly chosen: Chosen<string>;
      readonly line: string;
      readonly words: readonly string[];
      /** All lines of it that somebody reads, with their words: what is stepped is stepped once. */
      readonly read: ReadonlyMap<string, readonly string[]>;
    }
  | { readonly do: 'shift'; readonly of: number; readonly ago: Ago }
  | { readonly do: 'sum'; readonly operation: Operation; readonly left: Operand; readonly right: Operand }
  | { readonly do: 'window'; readonly aggregate: Aggregate; readonly of: number; readonly span: Span }
  | { readonly do: 'align'; readonly of: number; readonly from: Timeframe }
>;

/** Steps that make a column of truths. */
export type TruthStep = Of<
  | {
      readonly do: 'compare';
      readonly comparison: Comparison;
      readonly left: Operand;
      readonly right: Operand;
    }
  | { readonly do: 'cross'; readonly left: Operand; readonly right: Operand }
  | { readonly do: 'within'; readonly share: number; readonly left: Operand; readonly right: Operand }
  | { readonly do: 'state'; readonly of: number; readonly words: readonly string[] }
  | { readonly do: 'all'; readonly of: readonly number[] }
  | { readonly do: 'any'; readonly of: readonly number[] }
  | { readonly do: 'not'; readonly of: number }
  | {
      readonly do: 'count';
      readonly of: number;
      readonly bars: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly do: 'align'; readonly of: number; readonly from: Timeframe }
>;

/** A rule as steps over columns; made once, run over any number of stocks. */
export type Program = {
  readonly base: Timeframe;
  readonly timeframes: readonly Timeframe[];
  readonly values: readonly ValueStep[];
  readonly truths: readonly TruthStep[];
  /** The step that says what the whole rule is. */
  readonly result: number;
  /** Its conditions, in the order in which they are written; none where nobody is told why. */
  readonly leaves: readonly Leaf[];
  /** Values that are told beside the rule, as they are seen at a bar of the base timeframe. */
  readonly told: readonly Operand[];
};

/** A condition of a rule with the steps that say what it compares, as they are seen at a bar of the base timeframe. */
export type Leaf = {
  readonly condition: Condition;
  readonly truth: number;
  readonly sides: readonly Operand[];
};

/** The lines that are read of each indicator with its numbers in a timeframe. */
export type LinesRead = Map<string, Map<string, readonly string[]>>;

type Making = {
  readonly values: ValueStep[];
  readonly truths: TruthStep[];
  readonly known: Map<string, number>;
  readonly lines: LinesRead;
};

/** Told by `use` already, or by nobody but the step itself. */
const IS_SAID: ReadonlySet<string> = new Set(['indicator', 'chosen', 'read']);

const keyOf = (step: object): string =>
  JSON.stringify(step, (name, value: unknown) => (IS_SAID.has(name) ? undefined : value));

const placeOf = <S extends object>(known: Map<string, number>, steps: S[], step: S, kind: string): number => {
  const key = `${kind} ${keyOf(step)}`;
  const place = known.get(key) ?? steps.length;
  if (place === steps.length) {
    steps.push(step);
    known.set(key, place);
  }
  return place;
};

const addValue = ({ values, known }: Making, step: ValueStep): number =>
  placeOf(known, values, step, 'value');
const addTruth = ({ truths, known }: Making, step: TruthStep): number =>
  placeOf(known, truths, step, 'truth');

const linesRead = ({ lines }: Making, use: string): Map<string, readonly string[]> => {
  const known = lines.get(use) ?? new Map<string, readonly string[]>();
  lines.set(use, known);
  return known;
};

const shifted = (making: Making, of: number, ago: Ago, timeframe: Timeframe): number =>
  ago.count === 0 ? of : addValue(making, { do: 'shift', of, ago, timeframe });

const measureStep = (making: Making, measure: Measure): number => {
  const { name, line, parameters, timeframe, ago, isRaw } = measure;
  const kind = MEASURES.get(name);
  if (kind?.source !== undefined) {
    const given = { name, line, parameters, isSector: measure.isSector === true };
    return shifted(making, addValue(making, { do: 'given', ...given, timeframe }), ago, timeframe);
  }
  if (kind?.indicator === undefined)
    return shifted(making, addValue(making, { do: 'bars', field: name, isRaw, timeframe }), ago, timeframe);
  const chosen = Object.fromEntries(kind.parameters.map(([key], place) => [key, parameters[place] ?? 0]));
  const { words } = lineOf(measure);
  const use = nameOfUse(kind.indicator, chosen);
  const { indicator } = kind;
  const read = linesRead(making, `${use} ${timeframe}`).set(line, words);
  const step: ValueStep = { do: 'line', use, indicator, chosen, line, words, read, timeframe };
  return shifted(making, addValue(making, step), ago, timeframe);
};

const numberOf = ({ value, scale }: Extract<Value, { kind: 'number' }>): number =>
  scale === null ? value : value * SCALES[scale];

export const OPERATE: Readonly<Record<Operation, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => (b === 0 ? Number.NaN : a / b),
};

const operand = (making: Making, value: Value, timeframe: Timeframe): Operand => {
  if (value.kind === 'number') return { number: numberOf(value) };
  if (value.kind === 'sum') {
    const left = operand(making, value.left, timeframe);
    const right = operand(making, value.right, timeframe);
    if ('number' in left && 'number' in right)
      return { number: OPERATE[value.operation](left.number, right.number) };
  }
  return { step: columnStep(making, value, timeframe) };
};

const ONE_BAR: Ago = { count: 1, of: 'bars' };

type Column = Exclude<Value, { kind: 'number' }>;

const ownStep = byKind<Column, [making: Making, timeframe: Timeframe], number>({
  measure: (measure, making) => measureStep(making, measure),
  sum: ({ operation, left, right }, making, timeframe) =>
    addValue(making, { do: 'sum', operation, ...sides(making, left, right, timeframe), timeframe }),
  window: ({ aggregate, span, isPrevious, value }, making, timeframe) => {
    const of = columnStep(making, value, timeframe);
    const window = addValue(making, { do: 'window', aggregate, of, span, timeframe });
    return isPrevious ? shifted(making, window, ONE_BAR, timeframe) : window;
  },
});

/**
 * The column of a value in a timeframe. A measure or a window is computed in its own, and where that is a longer one
 * seen as of its last closed bar; what is calculated of them is calculated where it is seen from.
 */
const columnStep = (making: Making, value: Value, timeframe: Timeframe): number => {
  if (value.kind === 'number') throw new RangeError('a number has no column');
  const own = value.kind === 'sum' ? timeframe : shortestOf(measuresOf(value));
  const of = ownStep(value, making, own);
  return own === timeframe ? of : addValue(making, { do: 'align', of, from: own, timeframe });
};

const sides = (making: Making, left: Value, right: Value, timeframe: Timeframe) => ({
  left: operand(making, left, timeframe),
  right: operand(making, right, timeframe),
});

const lastingStep = (making: Making, of: number, bars: number, timeframe: Timeframe): number =>
  bars === 1 ? of : addTruth(making, { do: 'count', of, bars, from: bars, to: bars, timeframe });

type Case<K extends Rule['kind']> = (
  rule: Extract<Rule, { kind: K }>,
  making: Making,
  timeframe: Timeframe,
) => number;

const courseTruth: Case<'course'> = ({ way, value, bars }, making, timeframe) => {
  const now = columnStep(making, value, timeframe);
  const before = addValue(making, { do: 'shift', of: now, ago: ONE_BAR, timeframe });
  const comparison = way === 'rises' ? '>' : '<';
  const [left, right] = [{ step: now }, { step: before }];
  const pairs = addTruth(making, { do: 'compare', comparison, left, right, timeframe });
  return lastingStep(making, pairs, bars, timeframe);
};

type Between = Extract<Rule, { kind: 'between' }>;

/** Two comparisons that both have to hold. */
const betweenTruths = ({ value, from, to }: Between, making: Making, timeframe: Timeframe): number[] => {
  const over = sides(making, value, from, timeframe);
  const under = sides(making, value, to, timeframe);
  return [
    addTruth(making, { do: 'compare', comparison: '>=', ...over, timeframe }),
    addTruth(making, { do: 'compare', comparison: '<=', ...under, timeframe }),
  ];
};

/** What has to hold for a part of `and`: of two comparisons, both may as well be parts of it themselves. */
const allTruths = (making: Making, rule: Rule, timeframe: Timeframe): number[] =>
  rule.kind === 'between' && shortestOf(measuresOf(rule)) === timeframe
    ? betweenTruths(rule, making, timeframe)
    : [truthStep(making, rule, timeframe)];

const ownTruth = byKind<Rule, [making: Making, timeframe: Timeframe], number>({
  compare: ({ comparison, left, right }, making, timeframe) =>
    addTruth(making, { do: 'compare', comparison, ...sides(making, left, right, timeframe), timeframe }),
  cross: ({ way, left, right }, making, timeframe) => {
    const [over, under] = way === 'above' ? [left, right] : [right, left];
    return addTruth(making, { do: 'cross', ...sides(making, over, under, timeframe), timeframe });
  },
  within: ({ percent, value, of }, making, timeframe) =>
    addTruth(making, {
      do: 'within',
      share: percent / 100,
      ...sides(making, value, of, timeframe),
      timeframe,
    }),
  between: (rule, making, timeframe) =>
    addTruth(making, { do: 'all', of: betweenTruths(rule, making, timeframe), timeframe }),
  course: courseTruth,
  state: ({ measure, words }, making, timeframe) =>
    addTruth(making, { do: 'state', of: columnStep(making, measure, timeframe), words, timeframe }),
  all: ({ rules }, making, timeframe) =>
    addTruth(making, { do: 'all', of: rules.flatMap((one) => allTruths(making, one, timeframe)), timeframe }),
  any: ({ rules }, making, timeframe) =>
    addTruth(making, { do: 'any', of: rules.map((one) => truthStep(making, one, timeframe)), timeframe }),
  not: ({ rule }, making, timeframe) =>
    addTruth(making, { do: 'not', of: truthStep(making, rule, timeframe), timeframe }),
  lasting: ({ rule, bars }, making, timeframe) =>
    lastingStep(making, truthStep(making, rule, timeframe), bars, timeframe),
  lately: ({ rule, bars }, making, timeframe) => {
    const of = truthStep(making, rule, timeframe);
    return bars === 1 ? of : addTruth(making, { do: 'count', of, bars, from: 1, to: bars, timeframe });
  },
  count: ({ rule, at, bars, times }, making, timeframe) => {
    const of = truthStep(making, rule, timeframe);
    const to = at === 'least' ? bars : times;
    return addTruth(making, { do: 'count', of, bars, from: times, to, timeframe });
  },
});

/** Joints have no bars of their own: brackets must not change what a rule means. */
const JOINTS: ReadonlySet<Rule['kind']> = new Set(['all', 'any', 'not']);

/** The truths of a rule in a timeframe; a condition of longer bars alone is what their last closed one said. */
const truthStep = (making: Making, rule: Rule, timeframe: Timeframe): number => {
  const own = JOINTS.has(rule.kind) ? timeframe : shortestOf(measuresOf(rule));
  const of = ownTruth(rule, making, own);
  return own === timeframe ? of : addTruth(making, { do: 'align', of, from: own, timeframe });
};

const leafOf = (making: Making, condition: Condition, base: Timeframe): Leaf => ({
  condition,
  truth: truthStep(making, condition, base),
  sides: valuesOf(condition).map((value) => operand(making, value, base)),
});

/** A bar is not seen from a longer one: what is told beside a rule has bars as long as its own, or longer. */
export const isToldBeside = (value: Value, base: Timeframe): boolean =>
  TIMEFRAMES.indexOf(shortestOf(measuresOf(value))) >= TIMEFRAMES.indexOf(base);

const checkTold = (told: readonly Value[], base: Timeframe): void => {
  if (!told.every((value) => isToldBeside(value, base)))
    throw new RangeError(`a value of shorter bars cannot be told beside a rule of ${base} ones`);
};

/** The bars on which a rule is judged: the shortest that it reads. */
export const baseOf = (rule: Rule): Timeframe => shortestOf(measuresOf(rule));

const noSteps = (lines: LinesRead): Making => ({ values: [], truths: [], known: new Map(), lines });

const timeframesOf = (parts: readonly (Rule | Value)[]): readonly Timeframe[] => {
  const read = new Set(parts.flatMap((part) => measuresOf(part)).map(({ timeframe }) => timeframe));
  return TIMEFRAMES.filter((one) => read.has(one));
};

/**
 * `isTold`: somebody will ask why the rule holds at a bar, or what it lacks. `told`: values that are shown beside it.
 */
export const compile = (rule: Rule, isTold = false, told: readonly Value[] = []): Program => {
  const base = baseOf(rule);
  checkTold(told, base);
  const making = noSteps(new Map());
  const result = truthStep(making, rule, base);
  const leaves = isTold ? conditionsOf(rule).map((one) => leafOf(making, one, base)) : [];
  const operands = told.map((value) => operand(making, value, base));
  const { values, truths } = making;
  return { base, timeframes: timeframesOf([rule, ...told]), values, truths, result, leaves, told: operands };
};

/** Several rules that share what they have in common, each with the step that says what it is at a bar of the base. */
export type ProgramOfMany = { readonly program: Program; readonly results: readonly number[] };

export const compileMany = (rules: readonly Rule[], base: Timeframe, lines: LinesRead): ProgramOfMany => {
  const making = noSteps(lines);
  const results = rules.map((rule) => truthStep(making, rule, base));
  const { values, truths } = making;
  const timeframes = TIMEFRAMES.filter((one) => one === base || timeframesOf(rules).includes(one));
  return { program: { base, timeframes, values, truths, result: 0, leaves: [], told: [] }, results };
};
