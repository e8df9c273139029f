import { expect, it } from 'vitest';
import { barAtOrAfter, firstBarOf } from './price-bar.ts';

const bars = ['2025-07-31', '2026-02-27', '2026-05-31', '2026-08-20', '2026-08-31'].map((date) => ({ date }));

it('a range counts calendar months back from the last bar', () => {
  expect(firstBarOf(bars, '3M')).toBe(2);
  expect(firstBarOf(bars, '6M')).toBe(2);
  expect(firstBarOf(bars, '1Y')).toBe(1);
  expect(firstBarOf(bars, '5Y')).toBe(0);
  expect(firstBarOf(bars, 'All')).toBe(0);
});

it('an ex-date without a bar is marked on the next one, and one outside the bars not at all', () => {
  expect(barAtOrAfter(bars, '2026-06-15')).toBe(3);
  expect(barAtOrAfter(bars, '2020-01-01')).toBeNull();
  expect(barAtOrAfter(bars, '2027-01-01')).toBeNull();
});
