import { at } from '@chuli/indicators';
import type { Operand, Program, TruthStep } from './compile.ts';
import { type Arena, type StockBars, alignBars, frameOf, loadStock, truthsAt } from './frame.ts';
import { NUMBER_OF_WORD } from './indicator-lines.ts';
import type { Comparison } from './tree.ts';
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

type Compared = { readonly over: Side; readonly under: Side; readonly isStrict: boolean };

const turned = (left: Side, comparison: Comparison, right: Side): Compared => {
  const isStrict = comparison === '>' || comparison === '<';
  return comparison === '>' || comparison === '>='
    ? { over: left, under: right, isStrict }
    : { over: right, under: left, isStrict };
};

const compareInto = (into: Uint8Array, { over, under, isStrict }: Compared, length: number): void => {
  const test = isStrict ? strictly : loosely;
  const [a, b] = [over.column, under.column];
  if (a !== null && b !== null)
    for (let bar = 0; bar < length; bar += 1) into[bar] = test(at(a, bar), at(b, bar));
  else if (a !== null) for (let bar = 0; bar < length; bar += 1) into[bar] = test(at(a, bar), under.number);
  else if (b !== null) for (let bar = 0; bar < length; bar += 1) into[bar] = test(over.number, at(b, bar));
  else into.fill(test(over.number, under.number), 0, length);
};

/** Not above before, and above now; all four numbers have to be known. */
const crossInto = (into: Uint8Array, over: Side, under: Side, length: number): void => {
  if (length > 0) into[0] = SILENT;
  for (let bar = 1; bar < length; bar += 1) {
    const [a, b] = [sideAt(over, bar), sideAt(under, bar)];
    const [aBefore, bBefore] = [sideAt(over, bar - 1), sideAt(under, bar - 1)];
    const isKnown = a === a && b === b && aBefore === aBefore && bBefore === bBefore;
    if (!isKnown) into[bar] = SILENT;
    else into[bar] = aBefore <= bBefore && a > b ? HOLDS : FAILS;
  }
};

const withinInto = (
  into: Uint8Array,
  [value, of]: readonly [Side, Side],
  share: number,
  length: number,
): void => {
  for (let bar = 0; bar < length; bar += 1) {
    const [a, b] = [sideAt(value, bar), sideAt(of, bar)];
    if (a !== a || b !== b) into[bar] = SILENT;
    else into[bar] = Math.abs(a - b) <= share * Math.abs(b) ? HOLDS : FAILS;
  }
};

const stateInto = (
  into: Uint8Array,
  column: Float64Array,
  words: readonly string[],
  length: number,
): void => {
  const wanted = new Set(words.map((word) => NUMBER_OF_WORD[word] ?? Number.NaN));
  for (let bar = 0; bar < length; bar += 1) {
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
  { bars, from, to }: StepOf<'count'>,
  length: number,
): void => {
  let holding = 0;
  let silent = bars;
  for (let bar = 0; bar < length; bar += 1) {
    const left = bar < bars ? SILENT : of[bar - bars];
    const entered = of[bar];
    if (left === HOLDS) holding -= 1;
    else if (left === SILENT) silent -= 1;
    if (entered === HOLDS) holding += 1;
    else if (entered === SILENT) silent += 1;
    const isSure = holding >= from && holding + silent <= to;
    const isImpossible = holding + silent < from || holding > to;
    if (isSure) into[bar] = HOLDS;
    else into[bar] = isImpossible ? FAILS : SILENT;
  }
};

const allInto = (into: Uint8Array, parts: readonly Uint8Array[], length: number): void => {
  into.fill(HOLDS, 0, length);
  for (const part of parts)
    for (let bar = 0; bar < length; bar += 1) into[bar] = (into[bar] ?? 0) & (part[bar] ?? 0);
};

const anyInto = (into: Uint8Array, parts: readonly Uint8Array[], length: number): void => {
  into.fill(FAILS, 0, length);
  for (const part of parts)
    for (let bar = 0; bar < length; bar += 1) into[bar] = (into[bar] ?? 0) | (part[bar] ?? 0);
};

const alignInto = (into: Uint8Array, arena: Arena, { of, from, timeframe }: StepOf<'align'>): void => {
  const truths = truthsAt(arena, of, 0);
  alignBars(frameOf(arena, timeframe).bars, frameOf(arena, from).bars, (bar, closed) => {
    into[bar] = closed < 0 ? SILENT : (truths[closed] ?? SILENT);
  });
};

type Fill<D extends TruthStep['do']> = (
  step: StepOf<D>,
  into: Uint8Array,
  arena: Arena,
  length: number,
) => void;

const FILL: { readonly [D in TruthStep['do']]: Fill<D> } = {
  compare: ({ left, comparison, right }, into, arena, length) =>
    compareInto(into, turned(sideOf(arena, left), comparison, sideOf(arena, right)), length),
  cross: ({ left, right }, into, arena, length) =>
    crossInto(into, sideOf(arena, left), sideOf(arena, right), length),
  within: ({ left, right, share }, into, arena, length) =>
    withinInto(into, [sideOf(arena, left), sideOf(arena, right)], share, length),
  state: ({ of, words }, into, arena, length) => stateInto(into, valueColumn(arena, of), words, length),
  all: ({ of }, into, arena, length) =>
    allInto(
      into,
      of.map((place) => truthsAt(arena, place, length)),
      length,
    ),
  any: ({ of }, into, arena, length) =>
    anyInto(
      into,
      of.map((place) => truthsAt(arena, place, length)),
      length,
    ),
  not: ({ of }, into, arena, length) => {
    const truths = truthsAt(arena, of, length);
    for (let bar = 0; bar < length; bar += 1) into[bar] = NOT[truths[bar] ?? 1] ?? SILENT;
  },
  count: (step, into, arena, length) => countInto(into, truthsAt(arena, step.of, length), step, length),
  align: (step, into, arena) => alignInto(into, arena, step),
};

const fillTruths = (arena: Arena, step: TruthStep, place: number): void => {
  const { length } = frameOf(arena, step.timeframe).columns;
  (FILL[step.do] as Fill<typeof step.do>)(step, truthsAt(arena, place, length), arena, length);
};

/**
 * What the rule is at every bar of its base timeframe: FAILS, SILENT or HOLDS. The answer is overwritten by the next
 * stock that is judged in the same arena.
 */
export const judge = (program: Program, arena: Arena, stock: StockBars): Uint8Array => {
  loadStock(arena, program.timeframes, stock);
  fillValues(arena, program);
  for (const [place, step] of program.truths.entries()) fillTruths(arena, step, place);
  const { length } = frameOf(arena, program.base).columns;
  return truthsAt(arena, program.result, length).subarray(0, length);
};
