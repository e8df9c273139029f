import { emptyColumns, loadColumns } from '@chuli/indicators';
import { Dice, drawCandles } from '@chuli/indicators/testing/random-candles';
import { describe, expect, it } from 'vitest';
import { AGGREGATES, type Aggregate, type Span } from './tree.ts';
import { fillWindows, readsFrom } from './windows.ts';

const BARS = 400;

const columns = emptyColumns();
loadColumns(columns, drawCandles(new Dice(1), BARS));

/** Most days have a bar, some two. */
const days = Array.from({ length: BARS }, (_, bar) => Math.floor(bar * 1.3));

const filled = (aggregate: Aggregate, values: Float64Array, span: Span, from = 0): Float64Array => {
  const into = new Float64Array(BARS).fill(-1);
  fillWindows(aggregate, { columns, values, span, days, from, into });
  return into;
};

/** By the definition of each, from the values of one window alone. */
const BY_HAND: Readonly<Record<Aggregate, (window: readonly number[], last: number) => number>> = {
  max: (window) => Math.max(...window),
  min: (window) => Math.min(...window),
  since_max: (window) => window.length - 1 - window.lastIndexOf(Math.max(...window)),
  since_min: (window) => window.length - 1 - window.lastIndexOf(Math.min(...window)),
  sum: (window) => window.reduce((sum, value) => sum + value, 0),
  avg: (window) => BY_HAND.sum(window, 0) / window.length,
  median: (window) => {
    const sorted = window.toSorted((a, b) => a - b);
    const [low, high] = [sorted[(sorted.length - 1) >> 1] ?? 0, sorted[sorted.length >> 1] ?? 0];
    return (low + high) / 2;
  },
  stdev: (window) => {
    const mean = BY_HAND.avg(window, 0);
    return Math.sqrt(
      BY_HAND.avg(
        window.map((value) => (value - mean) ** 2),
        0,
      ),
    );
  },
  rank: (window, last) => 1 + window.filter((value) => value > last).length,
  percentile: (window, last) => (100 * window.filter((value) => value <= last).length) / window.length,
};

const windowAt = (values: Float64Array, span: Span, bar: number): number[] | null => {
  const isIn = (one: number): boolean =>
    span.of === 'bars' ? one > bar - span.count : (days[one] ?? 0) > (days[bar] ?? 0) - 7 * span.count;
  const isFull =
    span.of === 'bars' ? bar >= span.count - 1 : (days[0] ?? 0) <= (days[bar] ?? 0) - 7 * span.count;
  const window = [...values.subarray(0, bar + 1)].filter((_, one) => isIn(one));
  return isFull && !window.some((value) => Number.isNaN(value)) ? window : null;
};

/** Prices with equal ones, leaps, still stretches and holes. */
const drawn = (dice: Dice): Float64Array => {
  let value = 500;
  return Float64Array.from({ length: BARS }, (_, bar) => {
    if (bar < 5 || dice.next() < 0.004) return Number.NaN;
    if (bar % 130 > 50) value += dice.next() < 0.02 ? 1e5 * dice.next() : dice.whole(-3, 3);
    return value;
  });
};

const spanOf = (dice: Dice): Span =>
  dice.next() < 0.3
    ? { count: dice.whole(1, 12), of: 'weeks' }
    : { count: dice.whole(1, dice.next() < 0.3 ? 200 : 25), of: 'bars' };

describe.each(AGGREGATES)('%s', (aggregate) => {
  it('is what its definition makes of each window', () => {
    const dice = new Dice(31);
    for (let round = 0; round < 40; round += 1) {
      const [values, span] = [drawn(dice), spanOf(dice)];
      const into = filled(aggregate, values, span);
      for (let bar = 0; bar < BARS; bar += 1) {
        const window = windowAt(values, span, bar);
        const expected = window === null ? Number.NaN : BY_HAND[aggregate](window, values[bar] ?? 0);
        const near = 1e-9 * Math.max(1, Math.abs(expected));
        const isEqual = Number.isNaN(expected)
          ? Number.isNaN(into[bar])
          : Math.abs((into[bar] ?? Number.NaN) - expected) <= near;
        expect(isEqual, `${into[bar]} for ${expected} at ${bar}, ${span.count} ${span.of}`).toBe(true);
      }
    }
  });

  it('is the same to the last bit wherever a pass begins, and reads no more than it says', () => {
    const dice = new Dice(32);
    for (let round = 0; round < 60; round += 1) {
      const [values, span, from] = [drawn(dice), spanOf(dice), dice.whole(0, BARS - 1)];
      const whole = filled(aggregate, values, span);
      const known = values.slice().fill(7e9, 0, readsFrom({ aggregate, span }, days, from));
      expect(filled(aggregate, known, span, from).subarray(from)).toEqual(whole.subarray(from));
    }
  });
});

it('a price that has come to rest deviates by nothing, however it moved before', () => {
  const values = Float64Array.from({ length: BARS }, (_, bar) =>
    bar < 200 ? 100 + 37.13 * (bar % 7) : 345.67,
  );
  const deviations = filled('stdev', values, { count: 20, of: 'bars' });
  expect(deviations[219]).toBe(0);
  expect(deviations.subarray(219)).toEqual(new Float64Array(BARS - 219));
});

it('a window of one bar is that bar to the last digit', () => {
  const values = Float64Array.from({ length: BARS }, (_, bar) => (1 / 3) * (bar % 11) - 1.7);
  for (const aggregate of ['sum', 'avg', 'max', 'median'] as const)
    expect(filled(aggregate, values, { count: 1, of: 'bars' })).toEqual(values);
});

it('what is all the same deviates by nothing, whatever its digits', () => {
  const values = new Float64Array(BARS).fill(59.08 + 1e-3 / 3);
  for (const count of [2, 7, 50])
    expect(filled('stdev', values, { count, of: 'bars' }).subarray(count - 1)).toEqual(
      new Float64Array(BARS - count + 1),
    );
});

it.each<Span>([
  { of: 'bars', count: 2 },
  { of: 'bars', count: 16 },
  { of: 'weeks', count: 1 },
])('a value beside zeros is its own sum, whatever went before: $count $of', (span) => {
  const values = Float64Array.from({ length: BARS }, (_, bar) =>
    bar % 40 < 20 ? 1e6 / (bar + 3) : bar % 20 === 0 ? 0.1 * bar : 0,
  );
  const sums = filled('sum', values, span);
  let compared = 0;
  for (let bar = 20; bar < BARS; bar += 1) {
    const window = windowAt(values, span, bar);
    if (window === null || window.filter((value) => value !== 0).length !== 1) continue;
    compared += 1;
    expect(sums[bar]).toBe(Math.max(...window));
  }
  expect(compared).toBeGreaterThan(5);
});
