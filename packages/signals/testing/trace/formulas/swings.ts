import { type Bar, type Column } from '../bars.ts';
import { atr } from './ranges.ts';

/** What the bar tells: the price of the swing that it confirms. */
type Told = { high: number | null; low: number | null };

/** None of the prices before goes further and all of those after stay short; told with the last of them. */
const swingOf = (
  bars: readonly Bar[],
  at: number,
  [left, right]: readonly [number, number],
  priceOf: (bar: Bar) => number,
): number | null => {
  const middle = bars[at - right];
  if (middle === undefined || at - right < left) return null;
  const price = priceOf(middle);
  const before = bars.slice(at - right - left, at - right);
  const after = bars.slice(at - right + 1, at + 1);
  return before.every((bar) => priceOf(bar) <= price) && after.every((bar) => priceOf(bar) < price)
    ? price
    : null;
};

export const swings = (bars: readonly Bar[], left: number, right: number): Told[] =>
  bars.map((_, at) => {
    const low = swingOf(bars, at, [left, right], (bar) => -bar.low);
    return { high: swingOf(bars, at, [left, right], ({ high }) => high), low: low === null ? null : -low };
  });

type DowColumns = Record<'high' | 'high_before' | 'low' | 'low_before', Column>;
type Side = { now: number | null; before: number | null };

/** Swings that take turns, opposite ones at least so many ATRs apart; a further one of the same side replaces the last. */
export const dowSwings = (
  bars: readonly Bar[],
  chosen: { left: number; right: number; atr: number; apart: number },
): DowColumns => {
  const ranges = atr(bars, chosen.atr);
  const told = swings(bars, chosen.left, chosen.right);
  const side: { high: Side; low: Side } = {
    high: { now: null, before: null },
    low: { now: null, before: null },
  };
  let last: 'high' | 'low' | null = null;
  const take = (name: 'high' | 'low', price: number | null, apart: number): void => {
    if (price === null) return;
    const sign = name === 'high' ? 1 : -1;
    const own = side[name];
    const opposite = side[name === 'high' ? 'low' : 'high'].now;
    if (last === name) {
      if (own.now === null || sign * price > sign * own.now) own.now = price;
    } else if (opposite === null || sign * (price - opposite) >= apart) {
      side[name] = { now: price, before: own.now };
      last = name;
    }
  };
  const rows = told.map(({ high, low }, at): Record<keyof DowColumns, number | null> => {
    const range = ranges[at] ?? null;
    if (range === null) return { high: null, high_before: null, low: null, low_before: null };
    const order = last === 'high' ? (['low', 'high'] as const) : (['high', 'low'] as const);
    for (const name of order) take(name, name === 'high' ? high : low, chosen.apart * range);
    return {
      high: side.high.now,
      high_before: side.high.before,
      low: side.low.now,
      low_before: side.low.before,
    };
  });
  return {
    high: rows.map(({ high }) => high),
    high_before: rows.map(({ high_before }) => high_before),
    low: rows.map(({ low }) => low),
    low_before: rows.map(({ low_before }) => low_before),
  };
};
