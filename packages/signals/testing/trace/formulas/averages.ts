import { type Column, ago, columnOf, joined, windowAt } from '../bars.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;

/** Plain mean of the last values. */
export const sma = (values: Column, period: number): Column =>
  columnOf(values.length, (at) => {
    const window = windowAt(values, at, period);
    return window === null ? null : mean(window);
  });

/** Begins as the plain mean of its first values from `from` on; then each new value moves it by its weight. */
const smoothed = (values: Column, period: number, weight: number, from = 0): Column => {
  const first = values.findIndex((value, at) => at >= from && value !== null);
  const begins = first + period - 1;
  const out: (number | null)[] = values.map(() => null);
  if (first < 0 || begins >= values.length) return out;
  let last = mean(windowAt(values, begins, period) ?? []);
  for (let at = begins; at < values.length; at += 1) {
    if (at > begins) last += weight * ((values[at] ?? last) - last);
    out[at] = last;
  }
  return out;
};

/** Exponential mean, weight 2/(n + 1). */
export const ema = (values: Column, period: number, from = 0): Column =>
  smoothed(values, period, 2 / (period + 1), from);

/** Wilder's mean, weight 1/n. */
export const wilder = (values: Column, period: number): Column => smoothed(values, period, 1 / period);

/** Each value over the mean of those before it; null where nothing was traded in them. */
export const overMeanBefore = (values: Column, period: number): Column =>
  joined(values, ago(sma(values, period)), (value, before) => (before > 0 ? value / before : null));

/** Deviation of the population. */
export const deviation = (values: Column, period: number): Column =>
  columnOf(values.length, (at) => {
    const window = windowAt(values, at, period);
    if (window === null) return null;
    const middle = mean(window);
    return Math.sqrt(mean(window.map((value) => (value - middle) ** 2)));
  });
