/** One side of the market's zig-zag: its last two swings, and whether a close has gone beyond the newer one. */
type Swing = { sign: 1 | -1; now: number | null; before: number | null; isBroken: boolean };

/** Swings as Dow's theory needs them: highs and lows take turns and stand at least some distance apart. */
export type DowSwings = { top: Swing; bottom: Swing; last: 1 | -1 | 0 };

export const dowSwings = (): DowSwings => ({
  top: { sign: 1, now: null, before: null, isBroken: false },
  bottom: { sign: -1, now: null, before: null, isBroken: false },
  last: 0,
});

/** A further swing of the same side replaces the last; one of the other side counts when it is far enough from it. */
const take = (state: DowSwings, swing: Swing, opposite: Swing, price: number, apart: number): void => {
  if (state.last === swing.sign) {
    if (swing.now !== null && swing.sign * (price - swing.now) <= 0) return;
  } else {
    if (opposite.now !== null && swing.sign * (price - opposite.now) < apart) return;
    swing.before = swing.now;
    state.last = swing.sign;
  }
  swing.now = price;
  swing.isBroken = false;
};

/** A bar that is both a high and a low turns first against the swing that was last. */
export const takeSwings = (
  state: DowSwings,
  high: number | null,
  low: number | null,
  apart: number,
): void => {
  const { top, bottom } = state;
  const isLowFirst = state.last === 1;
  if (low !== null && isLowFirst) take(state, bottom, top, low, apart);
  if (high !== null) take(state, top, bottom, high, apart);
  if (low !== null && !isLowFirst) take(state, bottom, top, low, apart);
};

/** Whether this close is the first beyond the swing. */
export const breaks = (swing: Swing, close: number): boolean => {
  if (swing.now === null || swing.isBroken || swing.sign * (close - swing.now) <= 0) return false;
  swing.isBroken = true;
  return true;
};

export type DowState = 'up' | 'down' | 'none';

export const dowState = ({ top, bottom }: DowSwings): DowState => {
  if (top.now === null || top.before === null || bottom.now === null || bottom.before === null) return 'none';
  if (top.now > top.before && bottom.now > bottom.before) return 'up';
  return top.now < top.before && bottom.now < bottom.before ? 'down' : 'none';
};
