import { type Window, emptyWindow, isFull, pushInto } from './window.ts';

/** Sums over the last pairs of two values, made anew each time the ring has gone round. */
export type Paired = { xs: Window; ys: Window; x: number; y: number; xx: number; xy: number };

export const paired = (size: number): Paired => ({
  xs: emptyWindow(size),
  ys: emptyWindow(size),
  x: 0,
  y: 0,
  xx: 0,
  xy: 0,
});

const add = (state: Paired, x: number, y: number, sign: 1 | -1): void => {
  state.x += sign * x;
  state.y += sign * y;
  state.xx += sign * x * x;
  state.xy += sign * x * y;
};

/** Takes a pair in; says whether the window is full. */
export const pair = (state: Paired, x: number, y: number): boolean => {
  const { xs, ys } = state;
  const oldX = pushInto(xs, x);
  const oldY = pushInto(ys, y);
  if (xs.next === 0) {
    state.x = state.y = state.xx = state.xy = 0;
    for (let at = 0; at < xs.count; at += 1) add(state, xs.values[at] ?? 0, ys.values[at] ?? 0, 1);
  } else {
    add(state, x, y, 1);
    if (oldX !== null && oldY !== null) add(state, oldX, oldY, -1);
  }
  return isFull(xs);
};

/** Slope and height of the straight line through the pairs by least squares; null where x did not vary. */
export const lineThrough = ({ xs, x, y, xx, xy }: Paired): { slope: number; height: number } | null => {
  const bars = xs.count;
  const spread = bars * xx - x * x;
  if (spread <= 1e-14 * bars * xx) return null;
  const slope = (bars * xy - x * y) / spread;
  return { slope, height: (y - slope * x) / bars };
};
