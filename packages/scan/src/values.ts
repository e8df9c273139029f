import {
  type AnyIndicator,
  type Candle,
  type Chosen,
  type Columns,
  at,
  lend,
  once,
  series,
  silence,
  toldBy,
} from '@chuli/indicators';
import type { Operand, Program, ValueStep } from './compile.ts';
import { type Arena, type Frame, alignBars, frameOf } from './frame.ts';
import { NUMBER_OF_WORD } from './indicator-lines.ts';
import type { Operation } from './tree.ts';
import { fillWindows, startsOf } from './windows.ts';

type StepOf<D extends ValueStep['do']> = Extract<ValueStep, { do: D }>;

const columnOf = (arena: Arena, step: number): Float64Array => {
  const column = arena.values[step];
  if (column === undefined) throw new RangeError(`step ${step} is read before it is made`);
  return column;
};

/** Sessions of which `turnover` is the mean. */
const TURNOVER_SESSIONS = 20;

const DERIVED: Readonly<Record<string, (frame: Frame, into: Float64Array) => void>> = {
  amount: ({ bars }, into) => {
    for (const [bar, { amount }] of bars.candles.entries()) into[bar] = amount ?? Number.NaN;
  },
  change: ({ columns: { close, length } }, into) => {
    into[0] = Number.NaN;
    for (let bar = 1; bar < length; bar += 1)
      into[bar] = (100 * (at(close, bar) - at(close, bar - 1))) / at(close, bar - 1);
  },
  listed: ({ columns: { length } }, into) => {
    for (let bar = 0; bar < length; bar += 1) into[bar] = bar + 1;
  },
  turnover: (frame, into) => {
    const amounts = lend(frame.columns);
    DERIVED['amount']?.(frame, amounts);
    const startOf = startsOf({ count: TURNOVER_SESSIONS, of: 'bars' }, frame.bars.days);
    fillWindows('avg', { values: amounts, length: frame.columns.length, startOf, into });
  },
};

const isPrice = (field: string): field is 'open' | 'high' | 'low' | 'close' | 'volume' =>
  field === 'open' || field === 'high' || field === 'low' || field === 'close' || field === 'volume';

const barColumn = (frame: Frame, { field, isRaw }: StepOf<'bars'>): Float64Array => {
  const { columns, bars } = frame;
  if (!isPrice(field)) {
    const into = lend(columns);
    DERIVED[field]?.(frame, into);
    return into;
  }
  if (!isRaw) return columns[field];
  const into = lend(columns);
  for (let bar = 0; bar < columns.length; bar += 1)
    into[bar] = at(columns[field], bar) / (bars.factors[bar] ?? 1);
  return into;
};

const steppedOnce = (
  columns: Columns,
  candles: readonly Candle[],
  { use, indicator, chosen }: { use: string; indicator: AnyIndicator; chosen: Chosen<string> },
): readonly unknown[] => once(columns, `${use} stepped`, () => series(indicator, chosen, candles));

const numberIn = (value: unknown, hasNone: boolean): number => {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return NUMBER_OF_WORD[value] ?? Number.NaN;
  return hasNone ? 0 : Number.NaN;
};

const steppedColumn = ({ columns, bars }: Frame, step: StepOf<'line'>): Float64Array => {
  const into = lend(columns);
  const hasNone = step.words.includes('none');
  for (const [bar, told] of steppedOnce(columns, bars.candles, step).entries()) {
    if (told === null) into[bar] = Number.NaN;
    else if (typeof told === 'number') into[bar] = told;
    else into[bar] = numberIn((told as Readonly<Record<string, unknown>>)[step.line], hasNone);
  }
  return into;
};

/** Where an indicator is past its warm-up, a state that is none of its words is `none`. */
const withNone = (
  { columns }: Frame,
  told: Float64Array,
  { indicator, chosen }: StepOf<'line'>,
): Float64Array => {
  const into = lend(columns);
  const from = indicator.warmup(chosen);
  silence(columns, into, from);
  for (let bar = from; bar < columns.length; bar += 1)
    into[bar] = Number.isNaN(at(told, bar)) ? 0 : at(told, bar);
  return into;
};

/** A pattern is told with how far it goes either way; as a word it is only the way. */
const asWays = ({ columns }: Frame, told: Float64Array): Float64Array => {
  const into = lend(columns);
  for (let bar = 0; bar < columns.length; bar += 1) into[bar] = Math.sign(at(told, bar));
  return into;
};

const isPattern = ({ words }: StepOf<'line'>): boolean => words.includes('bullish') && words.includes('none');

const lineColumn = (frame: Frame, step: StepOf<'line'>): Float64Array => {
  const told = toldBy(step.indicator, frame.columns, step.chosen, step.use);
  const column = told?.[step.line];
  if (column === undefined) {
    const stepped = steppedColumn(frame, step);
    return isPattern(step) ? asWays(frame, stepped) : stepped;
  }
  return step.words.includes('none') ? withNone(frame, column, step) : column;
};

const shiftColumn = ({ columns, bars }: Frame, of: Float64Array, { ago }: StepOf<'shift'>): Float64Array => {
  const into = lend(columns);
  if (ago.of === 'bars') {
    silence(columns, into, ago.count);
    if (ago.count < columns.length) into.set(of.subarray(0, columns.length - ago.count), ago.count);
    return into;
  }
  let then = 0;
  for (const [bar, { session }] of bars.candles.entries()) {
    while ((bars.candles[then]?.session ?? session) < session - ago.count) then += 1;
    into[bar] = bars.candles[then]?.session === session - ago.count ? at(of, then) : Number.NaN;
  }
  return into;
};

const operandColumn = (arena: Arena, { columns }: Frame, operand: Operand): Float64Array =>
  'step' in operand ? columnOf(arena, operand.step) : lend(columns).fill(operand.number, 0, columns.length);

type Fill = (a: Float64Array, b: Float64Array, into: Float64Array, length: number) => void;

const SUMS: Readonly<Record<Operation, Fill>> = {
  '+': (a, b, into, length) => {
    for (let bar = 0; bar < length; bar += 1) into[bar] = at(a, bar) + at(b, bar);
  },
  '-': (a, b, into, length) => {
    for (let bar = 0; bar < length; bar += 1) into[bar] = at(a, bar) - at(b, bar);
  },
  '*': (a, b, into, length) => {
    for (let bar = 0; bar < length; bar += 1) into[bar] = at(a, bar) * at(b, bar);
  },
  '/': (a, b, into, length) => {
    for (let bar = 0; bar < length; bar += 1)
      into[bar] = at(b, bar) === 0 ? Number.NaN : at(a, bar) / at(b, bar);
  },
};

const sumColumn = (arena: Arena, frame: Frame, { operation, left, right }: StepOf<'sum'>): Float64Array => {
  const [a, b] = [operandColumn(arena, frame, left), operandColumn(arena, frame, right)];
  const into = lend(frame.columns);
  SUMS[operation](a, b, into, frame.columns.length);
  return into;
};

const windowColumn = (arena: Arena, { columns, bars }: Frame, step: StepOf<'window'>): Float64Array => {
  const into = lend(columns);
  const values = columnOf(arena, step.of);
  const startOf = startsOf(step.span, bars.days);
  fillWindows(step.aggregate, { values, length: columns.length, startOf, into });
  return into;
};

const alignColumn = (arena: Arena, frame: Frame, { of, from }: StepOf<'align'>): Float64Array => {
  const into = lend(frame.columns);
  const column = columnOf(arena, of);
  alignBars(frame.bars, frameOf(arena, from).bars, (bar, closed) => {
    into[bar] = closed < 0 ? Number.NaN : at(column, closed);
  });
  return into;
};

type Make<D extends ValueStep['do']> = (step: StepOf<D>, arena: Arena, frame: Frame) => Float64Array;

const MAKE: { readonly [D in ValueStep['do']]: Make<D> } = {
  bars: (step, _arena, frame) => barColumn(frame, step),
  line: (step, _arena, frame) => lineColumn(frame, step),
  shift: (step, arena, frame) => shiftColumn(frame, columnOf(arena, step.of), step),
  sum: (step, arena, frame) => sumColumn(arena, frame, step),
  window: (step, arena, frame) => windowColumn(arena, frame, step),
  align: (step, arena, frame) => alignColumn(arena, frame, step),
};

const makeColumn = (arena: Arena, step: ValueStep): Float64Array =>
  (MAKE[step.do] as Make<typeof step.do>)(step, arena, frameOf(arena, step.timeframe));

/** Fills the columns of all values of a program, for the stock at hand. */
export const fillValues = (arena: Arena, { values }: Program): void => {
  for (const [place, step] of values.entries()) arena.values[place] = makeColumn(arena, step);
};

/** What an operand is at a bar; NaN where it is silent. */
export const operandAt = (arena: Arena, operand: Operand, bar: number): number =>
  'step' in operand ? at(columnOf(arena, operand.step), bar) : operand.number;

export const valueColumn = columnOf;
