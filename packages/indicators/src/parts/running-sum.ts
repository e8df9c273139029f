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
