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
