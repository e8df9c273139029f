import { type Bar, type Column, ago, columnOf, joined, windowAt } from '../bars.ts';
import { deviation, sma, wilder } from './averages.ts';

const extreme = (values: Column, period: number, pick: (...values: number[]) => number): Column =>
  columnOf(values.length, (at) => {
    const window = windowAt(values, at, period);
    return window === null ? null : pick(...window);
  });

/** Of the last bars, this one included. */
export const highest = (values: Column, period: number): Column => extreme(values, period, Math.max);
export const lowest = (values: Column, period: number): Column => extreme(values, period, Math.min);

/** Of the bars before this one. */
export const highestBefore = (values: Column, period: number): Column => ago(highest(values, period));
export const lowestBefore = (values: Column, period: number): Column => ago(lowest(values, period));

/** Wilder's mean of the true ranges; the first bar has none. */
export const atr = (bars: readonly Bar[], period: number): Column =>
  wilder(
    bars.map(({ high, low }, at) => {
      const before = bars[at - 1];
      return before === undefined ? null : Math.max(high, before.close) - Math.min(low, before.close);
    }),
    period,
  );

/** The mean and so many deviations (of the population) on each side of it. */
export const bollinger = (
  close: Column,
  period: number,
  width: number,
): { upper: Column; middle: Column; lower: Column } => {
  const middle = sma(close, period);
  const spread = deviation(close, period);
  return {
    upper: joined(middle, spread, (mean, apart) => mean + width * apart),
    middle,
    lower: joined(middle, spread, (mean, apart) => mean - width * apart),
  };
};

/** Widths nearer to each other than this share differ by rounding. */
const SAME_WIDTH = 1e-8;

/** The share of the last bandwidths, this one included, that were narrower. */
export const bandwidthRank = (close: Column, period: number, compared: number): Column => {
  const widths = joined(deviation(close, period), sma(close, period), (apart, mean) => apart / mean);
  return columnOf(close.length, (at) => {
    const own = widths[at] ?? null;
    const window = windowAt(widths, at, compared);
    if (own === null || window === null) return null;
    return window.filter((width) => width < own * (1 - SAME_WIDTH)).length / compared;
  });
};

/** Bars since the value was last below a limit; where it never was, the bars since there is one. */
export const barsSinceBelow = (values: Column, limit: number): Column => {
  let age = 0;
  return values.map((value) => {
    if (value === null) return null;
    age = value < limit ? 0 : age + 1;
    return age;
  });
};
