import { expect, it } from 'vitest';
import { measureBetween, measureText, shifted } from './measure.ts';

const bars = ['2025-01-01', '2025-01-02', '2025-01-05', '2025-01-06'].map((date) => ({ date }));
const low = { date: '2025-01-01', price: 400 };
const high = { date: '2025-01-05', price: 450 };

it('a measure counts bars, points and percent of where it began', () => {
  expect(measureBetween(bars, low, high)).toEqual({ bars: 2, points: 50, percent: 12.5 });
  expect(measureText(measureBetween(bars, high, low))).toBe('2 bars · −50.00 · −11.11 %');
});

it('what is moved keeps its width, and stops at the first and the last bar', () => {
  const dates = (by: number): string[] =>
    shifted(bars, [low, high], { bars: by, price: 1 }).map(({ date }) => date);
  expect(dates(1)).toEqual(['2025-01-02', '2025-01-06']);
  expect(dates(9)).toEqual(['2025-01-02', '2025-01-06']);
  expect(dates(-9)).toEqual(['2025-01-01', '2025-01-05']);
});

it('a day without a bar is that of the next one, and after the last bar the last', () => {
  expect(measureBetween(bars, { date: '2025-01-03', price: 1 }, { date: '2026-01-01', price: 1 }).bars).toBe(
    1,
  );
});
