import { type Columns, at, lend, once } from '../columns.ts';

/**
 * The highest (or lowest) of the last values and how many pushes ago it was; of equal ones the newest, as in TA-Lib.
 * Only values that may still become the extreme are kept, in order: a step costs the same on average however long the
 * window is, in a falling market too.
 */
export type Extreme = {
  size: number;
  sign: 1 | -1;
  seen: number;
  ago: number;
  /** The candidates lie from `first`, which is the extreme, up to `end`. */
  first: number;
  end: number;
  /** Times the sign, so that the highest of them is looked for in either case. */
  values: number[];
  /** At which push each candidate came. */
  cameAt: number[];
};

const empty = (size: number, sign: 1 | -1): Extreme => ({
  size,
  sign,
  seen: 0,
  ago: 0,
  first: 0,
  end: 0,
  values: [],
  cameAt: [],
});

export const highest = (size: number): Extreme => empty(size, 1);
export const lowest = (size: number): Extreme => empty(size, -1);

/** Adding nothing makes 0 of −0, which a restart through JSON would forget. */
export const extremeOf = (state: Extreme): number =>
  state.sign * (state.values[state.first] ?? Number.NaN) + 0;

/** Moves the candidates to the front, now and then, so that the lists stay short. */
const pack = (state: Extreme): void => {
  const { first, end, values, cameAt } = state;
  for (let at = first; at < end; at += 1) {
    values[at - first] = values[at] ?? 0;
    cameAt[at - first] = cameAt[at] ?? 0;
  }
  state.first = 0;
  state.end = end - first;
};

/** Takes a value in; says whether the window is full. */
export const reach = (state: Extreme, value: number): boolean => {
  const { size, values, cameAt } = state;
  const seen = state.seen + 1;
  state.seen = seen;
  if (state.end === 2 * size) pack(state);
  if (state.end > state.first && (cameAt[state.first] ?? 0) <= seen - size) state.first += 1;
  const signed = state.sign * value;
  let end = state.end;
  while (end > state.first && signed >= (values[end - 1] ?? 0)) end -= 1;
  values[end] = signed;
  cameAt[end] = seen;
  state.end = end + 1;
  state.ago = seen - (cameAt[state.first] ?? 0);
  return seen >= size;
};

/** The further of two; one that is no number is not. */
const further = (sign: 1 | -1, one: number, other: number): number => {
  if (sign === 1) return one > other ? one : other;
  return one < other ? one : other;
};

/** Whose windows begin at `first` or later; before they are full nothing is said. */
type Windows = {
  readonly of: Float64Array;
  readonly size: number;
  readonly sign: 1 | -1;
  readonly first: number;
};

/** Prices are all known. */
const isPrice = ({ high, low, close }: Columns, of: Float64Array): boolean =>
  of === high || of === low || of === close;

const silenceUnknown = ({ of, size, first }: Windows, bars: Columns, to: Float64Array): void => {
  const { length } = bars;
  if (isPrice(bars, of)) return void to.fill(Number.NaN, first, Math.min(length, first + size - 1));
  let silentTo = first + size - 1;
  for (let i = first; i < length; i += 1) {
    const value = at(of, i);
    if (value !== value) silentTo = i + size;
    if (i < silentTo) to[i] = Number.NaN;
  }
};

/**
 * The same over a column, into another. Blocks of the window's size (van Herk 1992, Gil and Werman 1993): every window
 * is the end of one block and the beginning of the next, so that each bar costs three comparisons in any market. A
 * window with something that is no number is silent.
 */
export const fillExtremes = (bars: Columns, windows: Windows, to: Float64Array): void => {
  const { length, scratch: toBlockEnd } = bars;
  const { of, size, sign, first } = windows;
  const furthest = sign * Number.NEGATIVE_INFINITY;
  for (let block = first; block < length; block += size) {
    const end = Math.min(length, block + size);
    let extreme = furthest;
    for (let i = end - 1; i >= block; i -= 1) {
      extreme = further(sign, at(of, i), extreme);
      toBlockEnd[i] = extreme;
    }
    if (block === first) to.fill(extreme, block, end);
    else {
      extreme = furthest;
      for (let i = block; i < end; i += 1) {
        extreme = further(sign, at(of, i), extreme);
        to[i] = further(sign, at(toBlockEnd, i - size + 1), extreme);
      }
    }
  }
  silenceUnknown(windows, bars, to);
};

export const extremes = (bars: Columns, of: Float64Array, size: number, sign: 1 | -1): Float64Array => {
  const to = lend(bars);
  fillExtremes(bars, { of, size, sign, first: 0 }, to);
  return to;
};

/** The highest high and the lowest low of the last bars, this one included. */
export const highestHighs = (bars: Columns, size: number): Float64Array =>
  once(bars, `highest ${size}`, () => extremes(bars, bars.high, size, 1));
export const lowestLows = (bars: Columns, size: number): Float64Array =>
  once(bars, `lowest ${size}`, () => extremes(bars, bars.low, size, -1));
