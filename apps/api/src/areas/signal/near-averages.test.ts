import { expect, it } from 'vitest';
import { averagesOf } from './near-averages.ts';

/** Closes that wander, the same on every run. */
const CLOSES = Array.from({ length: 1_200 }, (_, at) => 400 + at / 10 + 90 * Math.sin(at / 70));

/** The definition written out: the mean of the first closes, then each later one with a weight of 2 / (period + 1). */
const plainEma = (closes: readonly number[], period: number): number => {
  const begun = closes.slice(0, period).reduce((sum, close) => sum + close, 0) / period;
  const weight = 2 / (period + 1);
  return closes.slice(period).reduce((mean, close) => close * weight + mean * (1 - weight), begun);
};

it.each([20, 50, 100, 200])('is the average of %i sessions over the whole series', (period) => {
  const found = new Map(averagesOf(CLOSES));
  expect(found.get(`EMA ${period}`)).toBeCloseTo(plainEma(CLOSES, period), 8);
  const last = CLOSES.slice(-period);
  expect(found.get(`SMA ${period}`)).toBeCloseTo(last.reduce((sum, close) => sum + close, 0) / period, 8);
});

it('tells from an average that began 500 sessions ago', () => {
  const found = new Map(averagesOf(CLOSES)).get('EMA 200') ?? 0;
  expect(Math.abs(found - plainEma(CLOSES.slice(-500), 200))).toBeGreaterThan(1);
});

it('knows no average of more sessions than there were', () => {
  const found = new Map(averagesOf(CLOSES.slice(0, 60)));
  expect([...found].flatMap(([name, value]) => (value === null ? [name] : []))).toEqual([
    'SMA 100',
    'EMA 100',
    'SMA 200',
    'EMA 200',
  ]);
});
