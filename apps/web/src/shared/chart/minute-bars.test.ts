import { atKathmandu, tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import type { ChartBar } from './live-bars.ts';
import { minuteBars } from './minute-bars.ts';

const row = (minute: number, close: number | null): ChartBar => ({
  time: atKathmandu(tradingDate('2024-06-10'), minute) / 1_000,
  open: close as ChartBar['open'],
  high: close as ChartBar['high'],
  low: close as ChartBar['low'],
  close: close as ChartBar['close'],
  volume: 10,
  amount: null,
  trades: 1,
});

it('bars are dated by their minute in Kathmandu and change against the bar before', () => {
  const bars = minuteBars([row(11 * 60, 500), row(11 * 60 + 5, 510)]);
  expect(bars.map(({ date }) => date)).toEqual(['2024-06-10 11:00', '2024-06-10 11:05']);
  expect(bars[0]?.change).toBe(0);
  expect(bars[1]?.change).toBeCloseTo(0.02);
});

it('minutes in which only odd lots traded have no bar, and the next counts from the last price', () => {
  const bars = minuteBars([row(660, 500), row(661, null), row(662, 505)]);
  expect(bars.map(({ close }) => close)).toEqual([500, 505]);
  expect(bars[1]?.change).toBeCloseTo(0.01);
});
