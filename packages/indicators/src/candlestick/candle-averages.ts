import { type Columns, at, lend } from '../columns.ts';
import type { Candle } from '../define-indicator.ts';
import { type Window, emptyWindow, pushInto, valueAgo } from '../parts/window.ts';
import { type Bar, type View, emptyView, shiftIn } from './bar.ts';

/**
 * One running total: what is added up, over how many bars, and the number of the bar from which it runs. TA-Lib
 * starts each total at its pattern's look-back less the distance of the bar it measures. Totals of different starts
 * differ only in the last bit; where whole paisa tie, that bit decides, so that only the same start gives the same hit.
 */
type Total = { of: 'bodies' | 'ranges' | 'shadows'; size: number; start: number };

const totalsOf = (of: Total['of'], size: number, starts: readonly number[]): Total[] =>
  starts.map((start) => ({ of, size, start }));

/** In the order in which measures.ts finds them. */
export const TOTALS: readonly Total[] = [
  ...totalsOf('bodies', 10, [10, 11, 12, 13, 14]),
  ...totalsOf('ranges', 10, [10, 11, 12, 13]),
  ...totalsOf('shadows', 10, [10, 11, 12]),
  ...totalsOf('ranges', 5, [5, 6, 10, 11]),
];
const BODIES_END = 5;
const RANGES_END = 9;
const SHADOWS_END = 12;

/** From this bar on every total runs. */
const ALL_RUN = 14;

export type Averages = {
  seen: number;
  view: View;
  bodies: Window;
  ranges: Window;
  shadows: Window;
  /** By how much the last bar moves each kind of total on. */
  bodyChange: number;
  rangeChange: number;
  shadowChange: number;
  shortRangeChange: number;
};

export const averages = (): Averages => ({
  seen: 0,
  view: emptyView(TOTALS.length),
  bodies: emptyWindow(10),
  ranges: emptyWindow(10),
  shadows: emptyWindow(10),
  bodyChange: 0,
  rangeChange: 0,
  shadowChange: 0,
  shortRangeChange: 0,
});

const addUp = (window: Window, size: number): number => {
  let sum = 0;
  for (let ago = size - 1; ago >= 0; ago -= 1) sum += valueAgo(window, ago);
  return sum;
};

const startThoseDue = (state: Averages, totals: number[]): void => {
  for (const [index, { of, size, start }] of TOTALS.entries())
    if (state.seen === start) totals[index] = addUp(state[of], size);
};

const moveOn = (to: number[], before: readonly number[], from: number, end: number, change: number): void => {
  for (let index = from; index < end; index += 1) to[index] = (before[index] ?? 0) + change;
};

const totalUp = (state: Averages, totals: number[], before: readonly number[]): void => {
  moveOn(totals, before, 0, BODIES_END, state.bodyChange);
  moveOn(totals, before, BODIES_END, RANGES_END, state.rangeChange);
  moveOn(totals, before, RANGES_END, SHADOWS_END, state.shadowChange);
  moveOn(totals, before, SHADOWS_END, TOTALS.length, state.shortRangeChange);
  if (state.seen <= ALL_RUN) startThoseDue(state, totals);
};

/** Takes in a bar that follows another, and totals up what was before it. */
export const takeIn = (state: Averages, now: Bar, before: Bar): void => {
  totalUp(state, now.totals, before.totals);
  const { body, range, upper, lower } = now;
  const around = upper + lower;
  state.shortRangeChange = range - (state.seen >= 5 ? valueAgo(state.ranges, 4) : 0);
  state.bodyChange = body - (pushInto(state.bodies, body) ?? 0);
  state.rangeChange = range - (pushInto(state.ranges, range) ?? 0);
  state.shadowChange = around - (pushInto(state.shadows, around) ?? 0);
  state.seen += 1;
};

/**
 * Takes a bar in: `view.now` is the bar with the totals of those before it, as TA-Lib has them, which leaves the bar
 * itself out of its own averages.
 */
export const advance = (state: Averages, candle: Candle): void => {
  shiftIn(state.view, candle);
  takeIn(state, state.view.now, state.view.ago1);
};

type Measured = Readonly<Record<Total['of'], Float64Array>>;

/** What is totalled up, of the bars from one up to before another. */
const measured = (bars: Columns, from: number, to: number): Measured => {
  const { open, high, low, close } = bars;
  const [bodies, ranges, shadows] = [lend(bars), lend(bars), lend(bars)];
  for (let i = from; i < to; i += 1) {
    const top = Math.max(at(open, i), at(close, i));
    const bottom = Math.min(at(open, i), at(close, i));
    bodies[i] = Math.abs(at(close, i) - at(open, i));
    ranges[i] = at(high, i) - at(low, i);
    shadows[i] = at(high, i) - top + (bottom - at(low, i));
  }
  return { bodies, ranges, shadows };
};

const pushLast = (window: Window, values: Float64Array, to: number): void => {
  for (let i = to - window.size; i < to; i += 1) pushInto(window, at(values, i));
};

/** Bars that are taken in one by one before any can be passed over: every total runs, and every ring is full. */
export const TAKEN_FIRST = ALL_RUN + 1;

/**
 * Passes over the bars up to before one, without looking at them as candles: `last`, the one taken in last, becomes the
 * one before it. The totals run along as if each bar had been taken in, to the last bit.
 */
export const passOver = (state: Averages, last: Bar, bars: Columns, to: number): void => {
  const { seen } = state;
  const of = measured(bars, seen - TAKEN_FIRST, to);
  for (const [index, { of: kind, size }] of TOTALS.entries()) {
    const values = of[kind];
    let total = last.totals[index] ?? 0;
    for (let i = seen; i < to; i += 1) total += at(values, i - 1) - at(values, i - 1 - size);
    last.totals[index] = total;
  }
  const changeOf = (values: Float64Array, size: number): number =>
    at(values, to - 1) - at(values, to - 1 - size);
  for (const kind of ['bodies', 'ranges', 'shadows'] as const) pushLast(state[kind], of[kind], to);
  state.bodyChange = changeOf(of.bodies, 10);
  state.rangeChange = changeOf(of.ranges, 10);
  state.shadowChange = changeOf(of.shadows, 10);
  state.shortRangeChange = changeOf(of.ranges, 5);
  state.seen = to;
};
