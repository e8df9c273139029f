import { type Window, emptyWindow, isFull, pushInto } from '../parts/window.ts';

/** The last values, and the same in order of size, so that the place of one among them is found by halving. */
export type Ranking = { window: Window; ordered: number[] };

export const ranking = (size: number): Ranking => ({ window: emptyWindow(size), ordered: [] });

/** How many of the values are below the limit. */
export const countBelow = ({ ordered }: Ranking, limit: number): number => {
  let from = 0;
  let to = ordered.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ordered[middle] ?? 0) < limit) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** Takes a value in, the oldest out, moving only what lies between them; says whether the window is full. */
export const enter = (state: Ranking, value: number): boolean => {
  const { ordered, window } = state;
  const out = pushInto(window, value);
  let at = ordered.length;
  if (out === null) ordered.push(value);
  else at = countBelow(state, out);
  for (const last = ordered.length - 1; at < last; at += 1) {
    const above = ordered[at + 1] ?? value;
    if (above >= value) break;
    ordered[at] = above;
  }
  for (; at > 0; at -= 1) {
    const below = ordered[at - 1] ?? value;
    if (below <= value) break;
    ordered[at] = below;
  }
  ordered[at] = value;
  return isFull(window);
};
