import type { Bar, Column } from '../bars.ts';
import { atr, highestBefore, lowestBefore } from './ranges.ts';

type Watch = { level: number; sign: 1 | -1; at: number };

/** A level that was met again on this bar, and which way it had been broken. */
type Met = { level: number; broken: 'up' | 'down' };

/** What a bar does to the level under watch: says something, and ends the watch or lets it go on. */
type Judge = (bar: Bar, watch: Watch, at: number) => { says: boolean; ends: boolean };

type Range = { top: number | null; bottom: number | null };

const begun = ({ close }: Bar, { top, bottom }: Range, at: number): Watch | null => {
  if (top !== null && close > top) return { level: top, sign: 1, at };
  return bottom !== null && close < bottom ? { level: bottom, sign: -1, at } : null;
};

/**
 * Watches each close beyond the extreme of the bars before for some bars. While a level is watched no other is; the bar
 * that ends a watch may begin the next one.
 */
const watched = (bars: readonly Bar[], period: number, within: number, judge: Judge): (Met | null)[] => {
  const highs = bars.map(({ high }) => high);
  const lows = bars.map(({ low }) => low);
  const tops = highestBefore(highs, period);
  const bottoms = lowestBefore(lows, period);
  let watch: Watch | null = null;
  return bars.map((bar, at) => {
    const before: Watch | null = watch !== null && at - watch.at <= within ? watch : null;
    const judged = before === null ? { says: false, ends: true } : judge(bar, before, at);
    const range = { top: tops[at] ?? null, bottom: bottoms[at] ?? null };
    watch = judged.ends ? begun(bar, range, at) : before;
    if (before === null || !judged.says) return null;
    return { level: before.level, broken: before.sign === 1 ? 'up' : 'down' };
  });
};

/** Comes back to within some ATRs of the broken level, or through it, and closes beyond it still. */
export const retests = (
  bars: readonly Bar[],
  chosen: { period: number; within: number; atr: number; atrs: number },
): (Met | null)[] => {
  const ranges: Column = atr(bars, chosen.atr);
  return watched(bars, chosen.period, chosen.within, ({ high, low, close }, { level, sign }, at) => {
    const isBeyond = sign * (close - level) > 0;
    const isNear = sign * ((sign === 1 ? low : high) - level) <= chosen.atrs * (ranges[at] ?? 0);
    return { says: isBeyond && isNear, ends: !isBeyond || isNear };
  });
};

/** A close that is not beyond the level any more. */
export const falseBreaks = (bars: readonly Bar[], period: number, within: number): (Met | null)[] =>
  watched(bars, period, within, ({ close }, { level, sign }) => {
    const isBack = sign * (close - level) <= 0;
    return { says: isBack, ends: isBack };
  });

type Mother = { high: number; low: number; bars_since: number };

/** The bar before the newest inside bar, for some bars, until a close beyond it, which is told with it once. */
export const mothers = (bars: readonly Bar[], within: number): (Mother | null)[] => {
  let watch: { high: number; low: number; at: number } | null = null;
  return bars.map((bar, at) => {
    const told = (): Mother | null =>
      watch === null ? null : { high: watch.high, low: watch.low, bars_since: at - watch.at };
    if (watch !== null && at - watch.at > within) watch = null;
    const isBroken = watch !== null && (bar.close > watch.high || bar.close < watch.low);
    const broken = isBroken ? told() : null;
    if (isBroken) watch = null;
    const before = bars[at - 1];
    if (before !== undefined && bar.high < before.high && bar.low > before.low)
      watch = { high: before.high, low: before.low, at };
    return broken ?? told();
  });
};
