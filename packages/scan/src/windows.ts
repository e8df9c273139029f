import { at } from '@chuli/indicators';
import type { Aggregate, Span } from './tree.ts';

/** The first bar of the window that ends at a bar; -1 where the window reaches back before the first bar. */
export type StartOf = (bar: number) => number;

const DAYS_A_WEEK = 7;

/** A window in weeks holds the bars later than so many weeks before its last. Asked bar after bar. */
export const startsOf = ({ count, of }: Span, days: ArrayLike<number>): StartOf => {
  if (of === 'bars') return (bar) => (bar < count - 1 ? -1 : bar - count + 1);
  let start = 0;
  return (bar) => {
    const from = (days[bar] ?? 0) - count * DAYS_A_WEEK;
    while (start < bar && (days[start] ?? 0) <= from) start += 1;
    return (days[0] ?? 0) > from ? -1 : start;
  };
};

type Window = {
  readonly values: Float64Array;
  readonly length: number;
  readonly startOf: StartOf;
  readonly into: Float64Array;
};

/** What is made of a window whose values are all known. */
type Make = (values: Float64Array, start: number, bar: number) => number;

/** Bar by bar, silent while a window is not full or one of its values is not known. */
const eachWindow = ({ values, length, startOf, into }: Window, make: Make): void => {
  let unknown = -1;
  for (let bar = 0; bar < length; bar += 1) {
    const value = at(values, bar);
    if (value !== value) unknown = bar;
    const start = startOf(bar);
    into[bar] = start < 0 || unknown >= start ? Number.NaN : make(values, start, bar);
  }
};

/** The extreme of each window, from a queue of those that can still become it. */
const extremes = (window: Window, isBeyond: (a: number, b: number) => boolean): void => {
  const queue = new Int32Array(window.length);
  let [first, last, seen] = [0, 0, 0];
  eachWindow(window, (values, start, bar) => {
    for (; seen <= bar; seen += 1) {
      while (last > first && !isBeyond(at(values, queue[last - 1] ?? 0), at(values, seen))) last -= 1;
      queue[last] = seen;
      last += 1;
    }
    while ((queue[first] ?? 0) < start) first += 1;
    return at(values, queue[first] ?? 0);
  });
};

/** After so many bars a running sum is made anew, so that what rounding takes does not pile up. */
const RENEW = 64;

const sums = (window: Window, make: (sum: number, count: number) => number): void => {
  let [sum, from, to] = [0, 0, -1];
  eachWindow(window, (values, start, bar) => {
    if (to < 0 || bar % RENEW === 0 || from > bar || to !== bar - 1) {
      sum = 0;
      for (let i = start; i <= bar; i += 1) sum += at(values, i);
    } else {
      sum += at(values, bar);
      for (let i = from; i < start; i += 1) sum -= at(values, i);
    }
    [from, to] = [start, bar];
    return make(sum, bar - start + 1);
  });
};

const deviationOf: Make = (values, start, bar) => {
  const count = bar - start + 1;
  let sum = 0;
  for (let i = start; i <= bar; i += 1) sum += at(values, i);
  const mean = sum / count;
  let squares = 0;
  for (let i = start; i <= bar; i += 1) squares += (at(values, i) - mean) ** 2;
  return Math.sqrt(squares / count);
};

const medianOf: Make = (values, start, bar) => {
  const sorted = values.slice(start, bar + 1).toSorted();
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? at(sorted, middle) : (at(sorted, middle - 1) + at(sorted, middle)) / 2;
};

/** 1 for the highest of the window. */
const rankOf: Make = (values, start, bar) => {
  const value = at(values, bar);
  let rank = 1;
  for (let i = start; i < bar; i += 1) rank += at(values, i) > value ? 1 : 0;
  return rank;
};

/** The percentage of the window that is not above its last value. */
const percentileOf: Make = (values, start, bar) => {
  const value = at(values, bar);
  let count = 0;
  for (let i = start; i <= bar; i += 1) count += at(values, i) <= value ? 1 : 0;
  return (100 * count) / (bar - start + 1);
};

const MADE: Readonly<Record<Aggregate, (window: Window) => void>> = {
  max: (window) => extremes(window, (a, b) => a > b),
  min: (window) => extremes(window, (a, b) => a < b),
  sum: (window) => sums(window, (sum) => sum),
  avg: (window) => sums(window, (sum, count) => sum / count),
  stdev: (window) => eachWindow(window, deviationOf),
  median: (window) => eachWindow(window, medianOf),
  rank: (window) => eachWindow(window, rankOf),
  percentile: (window) => eachWindow(window, percentileOf),
};

/** The aggregate of the window that ends at each bar. */
export const fillWindows = (aggregate: Aggregate, window: Window): void => MADE[aggregate](window);
