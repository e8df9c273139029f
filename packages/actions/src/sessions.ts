import type { TradingDate } from '@chuli/kernel';
import type { ActionBar } from './inputs.ts';

/** Sessions of the market in order, so that the distance between two days can be counted in them. */
export type Sessions = { readonly at: (date: TradingDate) => number };

export const sessionsOf = (dates: Iterable<TradingDate>): Sessions => {
  const ordered = [...new Set(dates)].sort();
  const known = new Map<TradingDate, number>(ordered.map((date, at) => [date, at]));
  const find = (date: TradingDate): number => {
    let low = 0;
    let high = ordered.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((ordered[middle] ?? '') < date) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return { at: (date) => known.get(date) ?? find(date) };
};

/** Fewer than this many symbols is a day that one publisher happened to have, not a session. */
const SYMBOLS_IN_A_SESSION = 5;

export const sessionsIn = (bars: readonly ActionBar[]): Sessions => {
  const symbols = new Map<TradingDate, number>();
  for (const { traded_on } of bars) symbols.set(traded_on, (symbols.get(traded_on) ?? 0) + 1);
  return sessionsOf([...symbols].filter(([, count]) => count >= SYMBOLS_IN_A_SESSION).map(([date]) => date));
};
