import { type Columns, at, fillExtremes } from '@chuli/indicators';
import { type Ordered, enter, exchange, leave, middleOf, orderedOf, reorder } from './ordered.ts';
import { firstWhere } from './search.ts';
import type { Aggregate, Span } from './tree.ts';

const DAYS_A_WEEK = 7;

/** The windows of a step: those that end at `from` or later are made, into the same places of a column. */
export type Windows = {
  readonly columns: Columns;
  readonly values: Float64Array;
  readonly span: Span;
  /** The day of each bar. */
  readonly days: ArrayLike<number>;
  readonly from: number;
  readonly into: Float64Array;
};

/** The first bar of a window in weeks, which holds the bars later than so many weeks before its last. */
const weeksStart = (days: ArrayLike<number>, weeks: number, bar: number): number => {
  const until = (days[bar] ?? 0) - weeks * DAYS_A_WEEK;
  if ((days[0] ?? 0) > until) return -1;
  return firstWhere(bar, (one) => (days[one] ?? 0) > until);
};

/** The first bar of the window that ends at a bar; below 0 where it reaches back before the first. */
const startAt = ({ of, count }: Span, days: ArrayLike<number>, bar: number): number =>
  of === 'bars' ? bar - count + 1 : weeksStart(days, count, bar);

/** After so many bars what runs along is made anew, so that what rounding takes does not pile up. */
const LEAST_RENEWAL = 64;
/** So few bars are added up for each window: with zeros beside it a value is its own sum, to the last digit. */
const MOST_ADDED = 16;
const SESSIONS_A_WEEK = 5;

const renewalOf = ({ count, of }: Span): number => {
  const [bars, longest] = of === 'weeks' ? [count * SESSIONS_A_WEEK, count * DAYS_A_WEEK] : [count, count];
  return bars <= MOST_ADDED ? 1 : Math.max(LEAST_RENEWAL, longest);
};

const RUNNING: ReadonlySet<Aggregate> = new Set(['sum', 'avg', 'stdev']);

/** What runs along begins where it is made anew, so that it is the same wherever somebody begins. */
const beginOf = (aggregate: Aggregate, span: Span, from: number): number =>
  RUNNING.has(aggregate) ? from - (from % renewalOf(span)) : from;

type Asked = { readonly aggregate: Aggregate; readonly span: Span };

/** From which bar on the values have to be known, so that the windows from a bar on are. */
export const readsFrom = ({ aggregate, span }: Asked, days: ArrayLike<number>, from: number): number =>
  Math.max(0, startAt(span, days, beginOf(aggregate, span, from)));

const lastUnknown = (values: Float64Array, start: number, end: number): number => {
  for (let bar = end - 1; bar >= start; bar -= 1) if (Number.isNaN(at(values, bar))) return bar;
  return -1;
};

/** Where the window of a bar in weeks begins, known where that of a bar before it did. */
const nextStart = (days: ArrayLike<number>, weeks: number, before: number, bar: number): number => {
  if (before < 0) return weeksStart(days, weeks, bar);
  const until = (days[bar] ?? 0) - weeks * DAYS_A_WEEK;
  let start = before;
  while ((days[start] ?? Infinity) <= until) start += 1;
  return start;
};

/**
 * Calls back with the bars, from the first of them up to before another, whose windows are full and have only values
 * that are known; at all others it is silent.
 */
const eachRun = ({ columns, values, span, days, from, into }: Windows, fill: FillRun): void => {
  const { length } = columns;
  const { count } = span;
  const isBars = span.of === 'bars';
  let start = startAt(span, days, from);
  let unknown = lastUnknown(values, Math.max(0, start), from);
  let first = from;
  for (let bar = from; bar < length; bar += 1) {
    const value = at(values, bar);
    if (value !== value) unknown = bar;
    start = isBars ? bar - count + 1 : nextStart(days, count, start, bar);
    if (start >= 0 && unknown < start) continue;
    if (bar > first) fill(first, bar);
    into[bar] = Number.NaN;
    first = bar + 1;
  }
  if (length > first) fill(first, length);
};

type FillRun = (first: number, end: number) => void;

/** The mean of what is all the same is exactly that, which a sum divided by its count is not. */
const meanOf = (values: Float64Array, start: number, end: number): number => {
  const first = at(values, start);
  let off = 0;
  for (let i = start + 1; i < end; i += 1) off += at(values, i) - first;
  return first + off / (end - start);
};

const totalOf = (values: Float64Array, start: number, end: number): number => {
  let sum = 0;
  for (let i = start; i < end; i += 1) sum += at(values, i);
  return sum;
};

/** Sums of windows in bars, each divided by so much. */
const fillSums = (windows: Windows, by: number): void => {
  const { columns, values, span, days, from, into } = windows;
  const { length } = columns;
  const { count } = span;
  const renewal = renewalOf(span);
  let full = Math.max(count - 1, lastUnknown(values, Math.max(0, startAt(span, days, from)), from) + count);
  let renewAt = from;
  let sum = 0;
  for (let bar = from; bar < length; bar += 1) {
    const value = at(values, bar);
    if (value !== value) full = bar + count;
    if (bar < full) {
      into[bar] = Number.NaN;
      renewAt = bar + 1;
      continue;
    }
    if (bar === renewAt) {
      sum = totalOf(values, bar - count + 1, bar + 1);
      renewAt = bar - (bar % renewal) + renewal;
    } else sum += value - at(values, bar - count);
    into[bar] = sum / by;
  }
};

const fillSumsOfWeeks = (windows: Windows, isMean: boolean): void => {
  const { values, span, days, into } = windows;
  const renewal = renewalOf(span);
  eachRun(windows, (first, end) => {
    let start = startAt(span, days, first);
    let renewAt = first;
    let sum = 0;
    for (let bar = first; bar < end; bar += 1) {
      const was = start;
      start = nextStart(days, span.count, start, bar);
      if (bar === renewAt) {
        sum = totalOf(values, start, bar + 1);
        renewAt = bar - (bar % renewal) + renewal;
      } else sum += at(values, bar) - totalOf(values, was, start);
      into[bar] = isMean ? sum / (bar - start + 1) : sum;
    }
  });
};

const sums = (windows: Windows, isMean: boolean): void => {
  const { of, count } = windows.span;
  if (of === 'bars') fillSums(windows, isMean ? count : 1);
  else fillSumsOfWeeks(windows, isMean);
};

/** Sums of a window around an origin inside it, and the largest that the squares were since they were made anew. */
type Spread = { origin: number; sum: number; squares: number; peak: number };

const renew = (spread: Spread, values: Float64Array, start: number, end: number): void => {
  spread.origin = meanOf(values, start, end);
  spread.sum = 0;
  spread.squares = 0;
  for (let i = start; i < end; i += 1) {
    const off = at(values, i) - spread.origin;
    spread.sum += off;
    spread.squares += off * off;
  }
  spread.peak = spread.squares;
};

const move = (spread: Spread, value: number, sign: 1 | -1): void => {
  const off = value - spread.origin;
  spread.sum += sign * off;
  spread.squares += sign * off * off;
  spread.peak = Math.max(spread.peak, spread.squares);
};

/** Squares around the mean of so many values. */
const squaresOf = ({ sum, squares }: Spread, count: number): number => squares - (sum * sum) / count;

/** Where so little is left of the squares, what rounding took of them would be seen. */
const LEAST_LEFT = 1e-3;

/** Of the distances from the first, so that what is all the same deviates by nothing. */
const deviationOf = (values: Float64Array, start: number, end: number): number => {
  const [first, count] = [at(values, start), end - start];
  let [sum, squares] = [0, 0];
  for (let i = start; i < end; i += 1) sum += at(values, i) - first;
  const mean = sum / count;
  for (let i = start; i < end; i += 1) squares += (at(values, i) - first - mean) ** 2;
  return Math.sqrt(squares / count);
};

const deviationsOfShort = (windows: Windows): void => {
  const { values, span, days, into } = windows;
  eachRun(windows, (first, end) => {
    let start = startAt(span, days, first);
    for (let bar = first; bar < end; bar += 1) {
      start = span.of === 'bars' ? bar - span.count + 1 : nextStart(days, span.count, start, bar);
      into[bar] = deviationOf(values, start, bar + 1);
    }
  });
};

/** The deviation of the population. */
const deviations = (windows: Windows): void => {
  const { values, span, days, into } = windows;
  const isBars = span.of === 'bars';
  const renewal = renewalOf(span);
  if (renewal === 1) return deviationsOfShort(windows);
  const spread: Spread = { origin: 0, sum: 0, squares: 0, peak: 0 };
  eachRun(windows, (first, end) => {
    let start = startAt(span, days, first);
    let renewAt = first;
    for (let bar = first; bar < end; bar += 1) {
      const was = start;
      start = isBars ? bar - span.count + 1 : nextStart(days, span.count, start, bar);
      const count = bar - start + 1;
      if (bar === renewAt) {
        spread.peak = Infinity;
        renewAt = bar - (bar % renewal) + renewal;
      } else {
        move(spread, at(values, bar), 1);
        for (let i = was; i < start; i += 1) move(spread, at(values, i), -1);
      }
      if (!(squaresOf(spread, count) >= LEAST_LEFT * spread.peak)) renew(spread, values, start, bar + 1);
      into[bar] = Math.sqrt(Math.max(0, squaresOf(spread, count)) / count);
    }
  });
};

type OfExtreme = (values: Float64Array, place: number, bar: number) => number;

const itself: OfExtreme = (values, place) => at(values, place);
/** Of equal ones the last. */
const barsSince: OfExtreme = (_, place, bar) => bar - place;

/** What is told of the extreme of each window, from a queue of those that can still become it. */
const queuedExtremes = (windows: Windows, sign: 1 | -1, tell: OfExtreme): void => {
  const { values, span, days, into } = windows;
  const isBars = span.of === 'bars';
  eachRun(windows, (first, end) => {
    let start = startAt(span, days, first);
    const from = start;
    const queue = new Int32Array(end - from);
    let [head, tail] = [0, 0];
    const reach = (bar: number): void => {
      while (tail > head && sign * at(values, queue[tail - 1] ?? 0) <= sign * at(values, bar)) tail -= 1;
      queue[tail] = bar;
      tail += 1;
    };
    for (let bar = from; bar < first; bar += 1) reach(bar);
    for (let bar = first; bar < end; bar += 1) {
      reach(bar);
      start = isBars ? bar - span.count + 1 : nextStart(days, span.count, start, bar);
      while ((queue[head] ?? 0) < start) head += 1;
      into[bar] = tell(values, queue[head] ?? 0, bar);
    }
  });
};

const extremes = (windows: Windows, sign: 1 | -1): void => {
  const { columns, values, span, from, into } = windows;
  if (span.of === 'weeks') return queuedExtremes(windows, sign, itself);
  const first = Math.max(0, from - span.count + 1);
  return fillExtremes(columns, { of: values, size: span.count, sign, first }, into);
};

/** What is told of a window in order, of which so many are not above the last. */
type OfOrder = (ordered: Ordered, notAbove: number) => number;

const inOrder = (windows: Windows, tell: OfOrder): void => {
  const { values, span, days, into } = windows;
  const isBars = span.of === 'bars';
  eachRun(windows, (first, end) => {
    let start = startAt(span, days, first);
    const ordered = orderedOf(isBars ? span.count + 1 : end - start);
    reorder(ordered, values, start, first);
    for (let bar = first; bar < end; bar += 1) {
      const was = start;
      start = isBars ? bar - span.count + 1 : nextStart(days, span.count, start, bar);
      const value = at(values, bar);
      if (start === was + 1) into[bar] = tell(ordered, exchange(ordered, at(values, was), value));
      else {
        for (let i = was; i < start; i += 1) leave(ordered, at(values, i));
        into[bar] = tell(ordered, enter(ordered, value));
      }
    }
  });
};

const MADE: Readonly<Record<Aggregate, (windows: Windows) => void>> = {
  max: (windows) => extremes(windows, 1),
  min: (windows) => extremes(windows, -1),
  since_max: (windows) => queuedExtremes(windows, 1, barsSince),
  since_min: (windows) => queuedExtremes(windows, -1, barsSince),
  sum: (windows) => sums(windows, false),
  avg: (windows) => sums(windows, true),
  stdev: deviations,
  median: (windows) => inOrder(windows, middleOf),
  /** 1 for the highest of the window. */
  rank: (windows) => inOrder(windows, ({ count }, notAbove) => count - notAbove + 1),
  /** The percentage of the window that is not above its last value. */
  percentile: (windows) => inOrder(windows, ({ count }, notAbove) => (100 * notAbove) / count),
};

/** The aggregate of the window that ends at each bar from one on. */
export const fillWindows = (aggregate: Aggregate, windows: Windows): void =>
  MADE[aggregate]({ ...windows, from: beginOf(aggregate, windows.span, windows.from) });
