import { expect, it } from 'vitest';
import { type ChartContent, isTick } from './chart-content.ts';
import type { PriceBar } from './price-bar.ts';

const bars: PriceBar[] = ['2025-01-01', '2025-01-02', '2025-01-05'].map((date) => ({
  date,
  open: 1,
  high: 1,
  low: 1,
  close: 1,
  volume: 1,
  change: 0,
}));
const content: ChartContent = { bars, marks: [], type: 'candles', overlays: [], panes: [], compare: [] };
const forming: PriceBar = { date: '2025-01-05', open: 1, high: 2, low: 1, close: 2, volume: 5, change: 1 };

it('a tick revises the last bar or adds one', () => {
  expect(isTick(content, { ...content, bars: bars.with(2, forming) })).toBe(true);
  expect(isTick(content, { ...content, bars: [...bars, { ...forming, date: '2025-01-06' }] })).toBe(true);
});

it('another course, type, or a step back is no tick', () => {
  expect(isTick(content, { ...content, bars: structuredClone(bars) })).toBe(false);
  expect(isTick(content, { ...content, bars: bars.slice(0, 2) })).toBe(false);
  expect(isTick(content, { ...content, bars: bars.with(2, forming), type: 'line' })).toBe(false);
  expect(isTick(content, content)).toBe(false);
});
