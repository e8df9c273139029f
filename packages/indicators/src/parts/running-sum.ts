import { type Columns, at, lend } from '../columns.ts';
import { type Window, emptyWindow, isFull, pushInto } from './window.ts';

/** Sum of the last values, made anew each time the ring has gone round, so that rounding does not gather. */
export type RunningSum = { window: Window; sum: number };

export const runningSum = (size: number): RunningSum => ({ window: emptyWindow(size), sum: 0 });

export const runningMeanOf = ({ window, sum }: RunningSum): number => sum / window.count;

/** Takes a value in; says whether the window is full. */
export const addTo = (state: RunningSum, value: number): boolean => {
  const { window } = state;
  const out = pushInto(window, value);
  if (window.next === 0) {
    state.sum = 0;
    for (let at = 0; at < window.count; at += 1) state.sum += window.values[at] ?? 0;
  } else {
    state.sum += out === null ? value : value - out;
  }
  return isFull(window);
};

/** The sums at every bar of a column, each divided by so much; before the window is full, of what there is. */
export const runningSums = (bars: Columns, of: Float64Array, size: number, by = 1): Float64Array => {
  const to = lend(bars);
  let sum = 0;
  let next = 0;
  for (let i = 0; i < bars.length; i += 1) {
    next = next + 1 === size ? 0 : next + 1;
    if (next === 0) {
      sum = 0;
      for (let j = i - size + 1; j <= i; j += 1) sum += at(of, j);
    } else {
      sum += i < size ? at(of, i) : at(of, i) - at(of, i - size);
    }
    to[i] = sum / by;
  }
  return to;
};
