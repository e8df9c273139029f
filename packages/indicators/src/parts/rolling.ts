import { type Window, emptyWindow, isFull, pushInto } from './window.ts';

/**
 * Sum and sum of squares of the last values, kept running around an origin inside the window. Both are made anew each
 * time the ring has gone round: a running sum would otherwise gather rounding errors over the years.
 */
export type Rolling = { window: Window; origin: number; sum: number; squares: number };

export const rolling = (size: number): Rolling => ({
  window: emptyWindow(size),
  origin: 0,
  sum: 0,
  squares: 0,
});

const renew = (state: Rolling, origin: number): void => {
  state.origin = origin;
  state.sum = 0;
  state.squares = 0;
  const { values, count } = state.window;
  for (let at = 0; at < count; at += 1) {
    const off = (values[at] ?? 0) - origin;
    state.sum += off;
    state.squares += off * off;
  }
};

/** Takes a value in; says whether the window is full. */
export const roll = (state: Rolling, value: number): boolean => {
  const out = pushInto(state.window, value);
  if (state.window.next === 0 || out === null) {
    renew(state, value);
    return isFull(state.window);
  }
  const came = value - state.origin;
  const left = out - state.origin;
  state.sum += came - left;
  state.squares += came * came - left * left;
  return true;
};

export const meanOf = ({ window, origin, sum }: Rolling): number => origin + sum / window.count;

/** Variance of the population, as TA-Lib and TradingView have it. */
export const varianceOf = ({ window, sum, squares }: Rolling): number => {
  const mean = sum / window.count;
  return Math.max(0, squares / window.count - mean * mean);
};
