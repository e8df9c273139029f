import type { Bar } from '../bars.ts';
import { atr, highest, lowest } from './ranges.ts';

export type Trail = { side: 'long' | 'short'; stop: number };

/** The first side is that of the half of the range in which the close lies; the middle belongs to the buyers. */
const firstSide = (bars: readonly Bar[], at: number, period: number): Trail['side'] => {
  const seen = bars.slice(0, at + 1);
  const top = highest(
    seen.map(({ high }) => high),
    period,
  ).at(-1);
  const bottom = lowest(
    seen.map(({ low }) => low),
    period,
  ).at(-1);
  const close = bars[at]?.close ?? 0;
  return close - (bottom ?? close) >= (top ?? close) - close - 1e-9 * close ? 'long' : 'short';
};

const sideAfter = ({ side, stop }: Trail, { close }: Bar): Trail['side'] => {
  if (side === 'long') return close < stop ? 'short' : 'long';
  return close > stop ? 'long' : 'short';
};

const hung = (side: Trail['side'], since: readonly Bar[], distance: number): number =>
  side === 'long'
    ? Math.max(...since.map(({ high }) => high)) - distance
    : Math.min(...since.map(({ low }) => low)) + distance;

/**
 * LeBeau's stop: so many ATRs from the extreme of the last bars, counted from the turn on, and never given way. A close
 * through the stop of the bar before turns it.
 */
export const chandelier = (bars: readonly Bar[], period: number, atrs: number): (Trail | null)[] => {
  const ranges = atr(bars, period);
  let trail: Trail | null = null;
  let turnedAt = 0;
  return bars.map((bar, at) => {
    const range = ranges[at] ?? null;
    if (range === null) return null;
    const before: Trail | null = trail;
    const side = before === null ? firstSide(bars, at, period) : sideAfter(before, bar);
    const isHeld = before !== null && before.side === side;
    if (!isHeld) turnedAt = at;
    const since = bars.slice(Math.max(turnedAt, at + 1 - period), at + 1);
    const stop = hung(side, since, atrs * range);
    const nearer = side === 'long' ? Math.max : Math.min;
    trail = { side, stop: isHeld ? nearer(before.stop, stop) : stop };
    return trail;
  });
};
