import { at } from '@chuli/indicators';
import type { Operand, Program, TruthStep } from './compile.ts';
import { type Arena, type StockBars, alignBars, frameOf, loadStock, truthsAt } from './frame.ts';
import { NUMBER_OF_WORD } from './indicator-lines.ts';
import type { Comparison } from './tree.ts';
import { type Reach, reachOf, tellIndicators, wholeReach } from './reach.ts';
import { fillValues, valueColumn } from './values.ts';

/**
 * What a rule is at a bar. Chosen so that `and` and `or` of the bits are those of truths: one that fails settles an
 * `and`, one that holds an `or`, and a silent one leaves either open.
 */
export const FAILS = 0b00;
export const SILENT = 0b01;
export const HOLDS = 0b11;

type StepOf<D extends TruthStep['do']> = Extract<TruthStep, { do: D }>;

/** A side of a comparison: a column, or a number with no column. */
type Side = { readonly column: Float64Array | null; readonly number: number };

const sideOf = (arena: Arena, operand: Operand): Side =>
  'step' in operand
    ? { column: valueColumn(arena, operand.step), number: 0 }
    : { column: null, number: operand.number };

const sideAt = ({ column, number }: Side, bar: number): number =>
  column === null ? number : at(column, bar);

/** Without branches: a number that is none is neither above the other nor below. */
const strictly = (a: number, b: number): number => (Number(a > b) << 1) | Number(!(a <= b));
const loosely = (a: number, b: number): number => (Number(a >= b) << 1) | Number(!(a < b));

/** The places of a column that are filled. */
type Range = { readonly from: number; readonly length: number };

const strictInto = (into: Uint8Array, over: Side, under: Side, { from, length }: Range): void => {
  const [a, b] = [over.column, under.column];
  if (a !== null && b !== null)
    for (let bar = from; bar < length; bar += 1) into[bar] = strictly(at(a, bar), at(b, bar));
  else if (a !== null)
    for (let bar = from; bar < length; bar += 1) into[bar] = strictly(at(a, bar), under.number);
  else if (b !== null)
    for (let bar = from; bar < length; bar += 1) into[bar] = strictly(over.number, at(b, bar));
  else into.fill(strictly(over.number, under.number), from, length);
};

const looseInto = (into: Uint8Array, over: Side, under: Side, { from, length }: Range): void => {
  const [a, b] = [over.column, under.column];
  if (a !== null && b !== null)
    for (let bar = from; bar < length; bar += 1) into[bar] = loosely(at(a, bar), at(b, bar));
  else if (a !== null)
    for (let bar = from; bar < length; bar += 1) into[bar] = loosely(at(a, bar), under.number);
  else if (b !== null)
    for (let bar = from; bar < length; bar += 1) into[bar] = loosely(over.number, at(b, bar));
  else into.fill(loosely(over.number, under.number), from, length);
};

type Compare = (into: Uint8Array, left: Side, right: Side, range: Range) => void;

const COMPARE: Readonly<Record<Comparison, Compare>> = {
  '>': strictInto,
  '>=': looseInto,
  '<': (into, left, right, range) => strictInto(into, right, left, range),
  '<=': (into, left, right, range) => looseInto(into, right, left, range),
};

/** Not above before, and above now; all four numbers have to be known. */
const crossInto = (into: Uint8Array, over: Side, under: Side, { from, length }: Range): void => {
  if (length === 0) return;
  if (from === 0) into[0] = SILENT;
  const first = Math.max(1, from);
  let before = loosely(sideAt(under, first - 1), sideAt(over, first - 1));
  for (let bar = first; bar < length; bar += 1) {
    const [a, b] = [sideAt(over, bar), sideAt(under, bar)];
    const isOpen = before === SILENT || a !== a || b !== b;
    if (isOpen) into[bar] = SILENT;
    else into[bar] = before === HOLDS && a > b ? HOLDS : FAILS;
    before = loosely(b, a);
  }
};

const withinInto = (
  into: Uint8Array,
  [value, of]: readonly [Side, Side],
  share: number,
  { from, length }: Range,
): void => {
  for (let bar = from; bar < length; bar += 1) {
    const [a, b] = [sideAt(value, bar), sideAt(of, bar)];
    if (a !== a || b !== b) into[bar] = SILENT;
    else into[bar] = Math.abs(a - b) <= share * Math.abs(b) ? HOLDS : FAILS;
  }
};

const stateInto = (
  into: Uint8Array,
  column: Float64Array,
  words: readonly string[],
  { from, length }: Range,
): void => {
  const wanted = new Set(words.map((word) => NUMBER_OF_WORD[word] ?? Number.NaN));
  for (let bar = from; bar < length; bar += 1) {
    const value = at(column, bar);
    if (value !== value) into[bar] = SILENT;
    else into[bar] = wanted.has(value) ? HOLDS : FAILS;
  }
};

const NOT = [HOLDS, SILENT, SILENT, FAILS];

/** Of the last bars, from so many to so many; what came before the first bar is silent. */
const countInto = (
  into: Uint8Array,
  of: Uint8Array,
  { bars, from: least, to: most }: StepOf<'count'>,
  { from, length }: Range,
): void => {
  const first = Math.max(0, from - bars + 1);
  let holding = 0;
  let silent = bars;
  for (let bar = first; bar < length; bar += 1) {
    const left = bar - bars < first ? SILENT : of[bar - bars];
    const entered = of[bar];
    if (left === HOLDS) holding -= 1;
    else if (left === SILENT) silent -= 1;
    if (entered === HOLDS) holding += 1;
    else if (entered === SILENT) silent += 1;
    const isSure = holding >= least && holding + silent <= most;
    const isImpossible = holding + silent < least || holding > most;
    if (isSure) into[bar] = HOLDS;
    else into[bar] = isImpossible ? FAILS : SILENT;
  }
};

const bitsAt = (truths: Uint8Array, bar: number): number => truths[bar] ?? SILENT;

/** Three parts in one pass, and each further one in its own; a part that is not there is the first once more. */
const allInto = (into: Uint8Array, parts: readonly Uint8Array[], { from, length }: Range): void => {
  const [a] = parts;
  if (a === undefined) return void into.fill(HOLDS, from, length);
  const [, b = a, c = a, ...rest] = parts;
  for (let bar = from; bar < length; bar += 1) into[bar] = bitsAt(a, bar) & bitsAt(b, bar) & bitsAt(c, bar);
  for (const part of rest)
    for (let bar = from; bar < length; bar += 1) into[bar] = bitsAt(into, bar) & bitsAt(part, bar);
};

const anyInto = (into: Uint8Array, parts: readonly Uint8Array[], { from, length }: Range): void => {
  const [a] = parts;
  if (a === undefined) return void into.fill(FAILS, from, length);
  const [, b = a, c = a, ...rest] = parts;
  for (let bar = from; bar < length; bar += 1) into[bar] = bitsAt(a, bar) | bitsAt(b, bar) | bitsAt(c, bar);
  for (const part of rest)
    for (let bar = from; bar < length; bar += 1) into[bar] = bitsAt(into, bar) | bitsAt(part, bar);
};

type Fill<D extends TruthStep['do']> = (
  step: StepOf<D>,
  into: Uint8Array,
  arena: Arena,
  range: Range,
) => void;

const FILL: { readonly [D in TruthStep['do']]: Fill<D> } = {
  compare: ({ left, comparison, right }, into, arena, range) =>
    COMPARE[comparison](into, sideOf(arena, left), sideOf(arena, right), range),
  cross: ({ left, right }, into, arena, range) =>
    crossInto(into, sideOf(arena, left), sideOf(arena, right), range),
  within: ({ left, right, share }, into, arena, range) =>
    withinInto(into, [sideOf(arena, left), sideOf(arena, right)], share, range),
  state: ({ of, words }, into, arena, range) => stateInto(into, valueColumn(arena, of), words, range),
  all: ({ of }, into, arena, range) =>
    allInto(
      into,
      of.map((place) => truthsAt(arena, place, range.length)),
      range,
    ),
  any: ({ of }, into, arena, range) =>
    anyInto(
      into,
      of.map((place) => truthsAt(arena, place, range.length)),
      range,
    ),
  not: ({ of }, into, arena, { from, length }) => {
    const truths = truthsAt(arena, of, length);
    for (let bar = from; bar < length; bar += 1) into[bar] = NOT[truths[bar] ?? 1] ?? SILENT;
  },
  count: (step, into, arena, range) => countInto(into, truthsAt(arena, step.of, range.length), step, range),
  align: (step, into, arena, { from }) => {
    const truths = truthsAt(arena, step.of, 0);
    const [short, long] = [frameOf(arena, step.timeframe).bars, frameOf(arena, step.from).bars];
    alignBars({ short, long, from }, (bar, closed) => {
      into[bar] = closed < 0 ? SILENT : (truths[closed] ?? SILENT);
    });
  },
};

/** Makes what the steps of a program say of the stock at hand, each from where it is needed. */
export const runSteps = (program: Program, arena: Arena, reach: Reach): void => {
  fillValues(arena, program, reach);
  for (const [place, step] of program.truths.entries()) {
    const { length } = frameOf(arena, step.timeframe).columns;
    const range = { from: reach.truths[place] ?? 0, length };
    (FILL[step.do] as Fill<typeof step.do>)(step, truthsAt(arena, place, length), arena, range);
  }
};

/** What the rule is, from a bar of its base timeframe on. */
const resultFrom = ({ base, result }: Program, arena: Arena, from: number): Uint8Array => {
  const { length } = frameOf(arena, base).columns;
  return truthsAt(arena, result, length).subarray(from, length);
};

/**
 * What the rule is at every bar of its base timeframe: FAILS, SILENT or HOLDS. The answer is overwritten by the next
 * stock that is judged in the same arena.
 */
export const judge = (program: Program, arena: Arena, stock: StockBars): Uint8Array => {
  loadStock(arena, program.timeframes, stock);
  runSteps(program, arena, wholeReach(program));
  return resultFrom(program, arena, 0);
};

/** The same at the last bars alone, which takes as long as its indicators do. */
export const judgeLast = (program: Program, arena: Arena, stock: StockBars, bars: number): Uint8Array => {
  loadStock(arena, program.timeframes, stock);
  const reach = reachOf(program, [program.result], arena, bars);
  tellIndicators(arena, [{ program, reach }]);
  runSteps(program, arena, reach);
  return resultFrom(program, arena, Math.max(0, frameOf(arena, program.base).columns.length - bars));
};
