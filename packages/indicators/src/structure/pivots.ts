import { type Columns, at, lend, once, silence } from '../columns.ts';
import type { Candle } from '../define-indicator.ts';
import { type Window, emptyWindow, isFull, pushInto, valueAgo } from '../parts/window.ts';

/**
 * The bar `right` bars ago is a swing high when no high of the `left` bars before it is above its own, and all of the
 * `right` bars since are below it: of equal tops the last one turns. Mirrored for lows. It is known only now.
 */
export type Pivots = {
  left: number;
  right: number;
  highs: Window;
  lows: Window;
  high: number | null;
  low: number | null;
};

export const pivots = (left: number, right: number): Pivots => ({
  left,
  right,
  highs: emptyWindow(left + 1 + right),
  lows: emptyWindow(left + 1 + right),
  high: null,
  low: null,
});

/** Looks outward from the bar: nearly all are dismissed by a neighbour, however long the window is. */
const turnIn = (window: Window, left: number, right: number, sign: 1 | -1): number | null => {
  const price = valueAgo(window, right);
  const furthest = left > right ? left : right;
  for (let off = 1; off <= furthest; off += 1) {
    if (off <= right && sign * (valueAgo(window, right - off) - price) >= 0) return null;
    if (off <= left && sign * (valueAgo(window, right + off) - price) > 0) return null;
  }
  return price;
};

/** Takes a bar in and leaves in `high` and `low` the swings that it confirms. */
export const findPivots = (state: Pivots, candle: Candle): void => {
  const { left, right, highs, lows } = state;
  pushInto(highs, candle.high);
  pushInto(lows, candle.low);
  if (!isFull(highs)) return;
  state.high = turnIn(highs, left, right, 1);
  state.low = turnIn(lows, left, right, -1);
};

type Reach = { readonly left: number; readonly right: number };

const turnsOf = (bars: Columns, of: Float64Array, { left, right }: Reach, sign: 1 | -1): Float64Array => {
  const to = lend(bars);
  const furthest = Math.max(left, right);
  silence(bars, to, left + right);
  for (let i = left + right; i < bars.length; i += 1) {
    const turn = i - right;
    const price = at(of, turn);
    let off = 1;
    for (; off <= furthest; off += 1) {
      if (off <= right && sign * (at(of, turn + off) - price) >= 0) break;
      if (off <= left && sign * (at(of, turn - off) - price) > 0) break;
    }
    to[i] = off > furthest ? price : Number.NaN;
  }
  return to;
};

/** The same over all bars: the prices of swings at the bars that confirm them, silent elsewhere. */
export const pivotHighs = (bars: Columns, reach: Reach): Float64Array =>
  once(bars, `pivot highs ${reach.left} ${reach.right}`, () => turnsOf(bars, bars.high, reach, 1));
export const pivotLows = (bars: Columns, reach: Reach): Float64Array =>
  once(bars, `pivot lows ${reach.left} ${reach.right}`, () => turnsOf(bars, bars.low, reach, -1));
