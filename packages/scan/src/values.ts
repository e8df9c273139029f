import { at, silence } from '@chuli/indicators';
import type { Operand, Program, ValueStep } from './compile.ts';
import { type Arena, type Frame, alignBars, frameOf, roomAt, seenLater } from './frame.ts';
import { lineColumn } from './line-column.ts';
import type { Reach } from './reach.ts';
import { firstWhere } from './search.ts';
import type { Operation } from './tree.ts';
import { fillWindows, readsFrom } from './windows.ts';

type StepOf<D extends ValueStep['do']> = Extract<ValueStep, { do: D }>;

/** Where a step is made: of which bars, into which column, and from which bar on. */
type Making = {
  readonly arena: Arena;
  readonly frame: Frame;
  readonly into: Float64Array;
  readonly from: number;
};

const columnOf = (arena: Arena, step: number): Float64Array => {
  const column = arena.values[step];
  if (column === undefined) throw new RangeError(`step ${step} is read before it is made`);
  return column;
};

/** What `turnover` is the mean of. */
const TURNOVER = { aggregate: 'avg', span: { count: 20, of: 'bars' } } as const;

const fillAmounts = ({ columns, bars }: Frame, into: Float64Array, from: number): void => {
  if (bars.more !== undefined) into.set(bars.more.amount.subarray(from), from);
  else
    for (let bar = from; bar < columns.length; bar += 1) into[bar] = bars.candles[bar]?.amount ?? Number.NaN;
};

const fillChanges = ({ frame, into, from }: Making): void => {
  const { close, length } = frame.columns;
  if (from === 0) into[0] = Number.NaN;
  for (let bar = Math.max(1, from); bar < length; bar += 1)
    into[bar] = (100 * (at(close, bar) - at(close, bar - 1))) / at(close, bar - 1);
};

const limitAt = (bars: Frame['bars'], bar: number): number =>
  (bars.more === undefined ? bars.candles[bar]?.limit : bars.more.limit[bar]) ?? Number.NaN;

/** Indicators are given a price in the place of an opening one that is not known; a rule that asks for it is silent. */
const fillOpens = ({ frame, into, from }: Making, isRaw: boolean): void => {
  const { columns, bars } = frame;
  for (let bar = from; bar < columns.length; bar += 1) {
    const isKnown = bars.more === undefined || bars.more.hasOpen[bar] === 1;
    into[bar] = isKnown ? at(columns.open, bar) / (isRaw ? (bars.factors[bar] ?? 1) : 1) : Number.NaN;
  }
};

const fillRaw = ({ columns, bars }: Frame, field: Price, into: Float64Array, from: number): void => {
  const adjusted = columns[field];
  for (let bar = from; bar < columns.length; bar += 1)
    into[bar] = at(adjusted, bar) / (bars.factors[bar] ?? 1);
};

const DERIVED: Readonly<Record<string, (making: Making) => void>> = {
  amount: ({ frame, into, from }) => fillAmounts(frame, into, from),
  trades: ({ frame, into, from }) => {
    const { trades } = frame.bars.more ?? {};
    if (trades === undefined) into.fill(Number.NaN, from, frame.columns.length);
    else into.set(trades.subarray(from), from);
  },
  change: fillChanges,
  band_used: (making) => {
    fillChanges(making);
    const { frame, into, from } = making;
    for (let bar = from; bar < frame.columns.length; bar += 1)
      into[bar] = (100 * at(into, bar)) / limitAt(frame.bars, bar);
  },
  listed: ({ frame, into, from }) => {
    for (let bar = from; bar < frame.columns.length; bar += 1) into[bar] = bar + 1;
  },
  turnover: ({ frame, into, from }) => {
    const { columns, bars } = frame;
    const { scratch: values } = columns;
    fillAmounts(frame, values, readsFrom(TURNOVER, bars.days, from));
    fillWindows(TURNOVER.aggregate, { columns, values, span: TURNOVER.span, days: bars.days, from, into });
  },
};

type Price = 'open' | 'high' | 'low' | 'close' | 'volume';

const isPrice = (field: string): field is Price =>
  field === 'open' || field === 'high' || field === 'low' || field === 'close' || field === 'volume';

type Make<D extends ValueStep['do']> = (step: StepOf<D>, making: Making) => Float64Array;

const barColumn: Make<'bars'> = ({ field, isRaw }, making) => {
  const { frame, into, from } = making;
  if (!isPrice(field)) DERIVED[field]?.(making);
  else if (field === 'open' && (isRaw || frame.bars.more !== undefined)) fillOpens(making, isRaw);
  else if (isRaw) fillRaw(frame, field, into, from);
  else return frame.columns[field];
  return into;
};

const shiftColumn: Make<'shift'> = ({ of: source, ago }, { arena, frame, into, from }) => {
  const { columns, bars } = frame;
  const of = columnOf(arena, source);
  if (ago.of === 'bars') {
    const later = seenLater(arena, source, ago.count);
    if (later !== null) return later;
    silence(columns, into, ago.count);
    const first = Math.max(from, ago.count);
    if (first < columns.length) into.set(of.subarray(first - ago.count, columns.length - ago.count), first);
    return into;
  }
  const sessionAt = (bar: number): number =>
    (bars.more === undefined ? bars.candles[bar]?.session : bars.more.session[bar]) ?? Infinity;
  let then = firstWhere(from, (bar) => sessionAt(bar) >= sessionAt(from) - ago.count);
  for (let bar = from; bar < columns.length; bar += 1) {
    const session = sessionAt(bar) - ago.count;
    while (sessionAt(then) < session) then += 1;
    into[bar] = sessionAt(then) === session ? at(of, then) : Number.NaN;
  }
  return into;
};

/** A number that is the same at every bar is written out only for as long as it is calculated with. */
const operandColumn = ({ arena, frame, from }: Making, operand: Operand): Float64Array =>
  'step' in operand
    ? columnOf(arena, operand.step)
    : frame.columns.scratch.fill(operand.number, from, frame.columns.length);

type Range = { readonly into: Float64Array; readonly from: number; readonly length: number };
type Calculate = (a: Float64Array, b: Float64Array, range: Range) => void;

const SUMS: Readonly<Record<Operation, Calculate>> = {
  '+': (a, b, { into, from, length }) => {
    for (let bar = from; bar < length; bar += 1) into[bar] = at(a, bar) + at(b, bar);
  },
  '-': (a, b, { into, from, length }) => {
    for (let bar = from; bar < length; bar += 1) into[bar] = at(a, bar) - at(b, bar);
  },
  '*': (a, b, { into, from, length }) => {
    for (let bar = from; bar < length; bar += 1) into[bar] = at(a, bar) * at(b, bar);
  },
  '/': (a, b, { into, from, length }) => {
    for (let bar = from; bar < length; bar += 1)
      into[bar] = at(b, bar) === 0 ? Number.NaN : at(a, bar) / at(b, bar);
  },
};

const sumColumn: Make<'sum'> = ({ operation, left, right }, making) => {
  const { into, from, frame } = making;
  const { length } = frame.columns;
  SUMS[operation](operandColumn(making, left), operandColumn(making, right), { into, from, length });
  return into;
};

const windowColumn: Make<'window'> = ({ aggregate, span, of }, { arena, frame, into, from }) => {
  const { columns, bars } = frame;
  fillWindows(aggregate, { columns, values: columnOf(arena, of), span, days: bars.days, from, into });
  return into;
};

const alignColumn: Make<'align'> = (step, { arena, frame, into, from }) => {
  const column = columnOf(arena, step.of);
  alignBars({ short: frame.bars, long: frameOf(arena, step.from).bars, from }, (bar, closed) => {
    into[bar] = closed < 0 ? Number.NaN : at(column, closed);
  });
  return into;
};

const givenColumn: Make<'given'> = (step, { frame, into, from }) =>
  frame.bars.given?.(step) ?? into.fill(Number.NaN, from, frame.columns.length);

const MAKE: { readonly [D in ValueStep['do']]: Make<D> } = {
  bars: barColumn,
  given: givenColumn,
  line: (step, { frame }) => lineColumn(frame, step),
  shift: shiftColumn,
  sum: sumColumn,
  window: windowColumn,
  align: alignColumn,
};

/** Fills the columns of all values of a program from where they are needed, for the stock at hand. */
export const fillValues = (arena: Arena, { values }: Program, reach: Reach): void => {
  for (const [place, step] of values.entries()) {
    const frame = frameOf(arena, step.timeframe);
    const into = roomAt(arena, place, frame.columns.length);
    const make = MAKE[step.do] as Make<typeof step.do>;
    arena.values[place] = make(step, { arena, frame, into, from: reach.values[place] ?? 0 });
  }
};

/** What an operand is at a bar; NaN where it is silent. */
export const operandAt = (arena: Arena, operand: Operand, bar: number): number =>
  'step' in operand ? at(columnOf(arena, operand.step), bar) : operand.number;

export const valueColumn = columnOf;
