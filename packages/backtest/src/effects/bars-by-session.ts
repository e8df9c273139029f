import type { TradingDate } from '@chuli/kernel';
import { FILL_WINDOW_SESSIONS } from '../parameters.ts';
import type { SessionBar } from '../symbol-history.ts';

/** How many of a row of ascending values lie below one. */
const countBelow = <Item>(items: readonly Item[], isBelow: (item: Item) => boolean): number => {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && isBelow(item)) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The first session on or after a day; the number of sessions where none is. */
export const sessionFrom = (sessions: readonly TradingDate[], day: TradingDate): number =>
  countBelow(sessions, (session) => session < day);

/** The last bar up to a session, if the share had not been silent for longer than an order waits; null else. */
export const lastBarUpTo = (bars: readonly SessionBar[], session: number): number | null => {
  const at = countBelow(bars, (bar) => bar.session <= session) - 1;
  const bar = bars[at];
  return bar === undefined || session - bar.session >= FILL_WINDOW_SESSIONS ? null : at;
};
