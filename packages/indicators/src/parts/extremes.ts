import { type Window, emptyWindow, isFull, pushInto, valueAgo } from './window.ts';

/** The highest (or lowest) of the last values and how many pushes ago it was; of equal ones the newest, as in TA-Lib. */
export type Extreme = { window: Window; sign: 1 | -1; ago: number };

export const highest = (size: number): Extreme => ({ window: emptyWindow(size), sign: 1, ago: 0 });
export const lowest = (size: number): Extreme => ({ window: emptyWindow(size), sign: -1, ago: 0 });

export const extremeOf = ({ window, ago }: Extreme): number => valueAgo(window, ago);

const look = ({ window, sign }: Extreme): number => {
  let best = 0;
  for (let ago = 1; ago < window.count; ago += 1)
    if (sign * valueAgo(window, ago) > sign * valueAgo(window, best)) best = ago;
  return best;
};

/** Takes a value in; says whether the window is full. */
export const reach = (state: Extreme, value: number): boolean => {
  pushInto(state.window, value);
  state.ago += 1;
  if (state.ago >= state.window.size) state.ago = look(state);
  else if (state.window.count === 1 || state.sign * value >= state.sign * extremeOf(state)) state.ago = 0;
  return isFull(state.window);
};
