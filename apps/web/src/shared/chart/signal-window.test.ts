import { expect, it } from 'vitest';
import { windowAround } from './signal-window.ts';

const bars = Array.from({ length: 200 }, (_, index) => ({
  date: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  open: 1,
  high: 1,
  low: 1,
  close: 1,
  volume: 1,
  change: 0,
}));

it('shows 60 bars before a signal and 20 after it', () => {
  expect(windowAround(bars, bars[100]?.date ?? '')).toEqual({ from: bars[40]?.date, to: bars[120]?.date });
});

it('ends with the bars there are, and has nothing to show of a day after them', () => {
  expect(windowAround(bars, bars[195]?.date ?? '')).toEqual({ from: bars[135]?.date, to: bars[199]?.date });
  expect(windowAround(bars, '2030-01-01')).toBeNull();
  expect(windowAround(bars, null)).toBeNull();
});
