import { type Window, emptyWindow, isFull, pushInto } from './window.ts';

/**
 * Sum of the last values, and their sum weighted 1 (oldest) to `size` (newest), kept running around an origin inside
 * the window; both made anew each time the ring has gone round.
 */
export type Weighted = { window: Window; origin: number; sum: number; weighted: number };

export const weighted = (size: number): Weighted => ({
  window: emptyWindow(size),
  origin: 0,
  sum: 0,
  weighted: 0,
});

const renew = (state: Weighted, origin: number): void => {
  const { values, count } = state.window;
  state.origin = origin;
  state.sum = 0;
  state.weighted = 0;
  for (let at = 0; at < count; at += 1) {
    const off = (values[at] ?? 0) - origin;
    state.sum += off;
    state.weighted += off * (at + 1);
  }
};

/** Takes a value in; says whether the window is full. */
export const weigh = (state: Weighted, value: number): boolean => {
  const { window } = state;
  if (window.count === 0) state.origin = value;
  const out = pushInto(window, value);
  if (window.next === 0) {
    renew(state, value);
    return true;
  }
  const came = value - state.origin;
  if (out === null) {
    state.sum += came;
    state.weighted += came * window.count;
    return isFull(window);
  }
  state.weighted += came * window.size - state.sum;
  state.sum += came - (out - state.origin);
  return true;
};

/** The mean in which the newest value weighs `size` times as much as the oldest. */
export const weightedMeanOf = ({ window, origin, weighted }: Weighted): number =>
  origin + weighted / ((window.count * (window.count + 1)) / 2);
