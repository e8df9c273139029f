import { atKathmandu, tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { averageOf, changeOf, closeBefore, figuresOfState } from './stock-figures.ts';

const STATE = { previous_close: 50_000, quote: null, depth: null, trades: [], bars: [] };

const barOn = (day: string) => ({
  time: atKathmandu(tradingDate(day), 11 * 60) / 1_000,
  open: null,
  high: null,
  low: null,
  close: null,
  volume: 10,
  amount: null,
  trades: 1,
});

it('a stock that has not traded today has a close before it and nothing else', () => {
  const figures = figuresOfState('2026-08-18', STATE);
  expect(figures).toMatchObject({ previousClose: 500, last: null, volume: null });
  expect([averageOf(figures), changeOf(figures)]).toEqual([null, null]);
});

it('a quote of the wire is shown in rupees', () => {
  const quote = ['NABIL', 50_500, 50_100, 50_600, 50_000, 100, 5_040_000, 3, 0] as const;
  const figures = figuresOfState('2026-08-18', { ...STATE, quote });
  expect(figures).toMatchObject({ last: 505, high: 506, low: 500, amount: 50_400, trades: 3 });
  expect(averageOf(figures)).toBe(504);
  expect(changeOf(figures)).toBeCloseTo(1);
});

it('the close before today is not drawn under the session of yesterday', () => {
  const figures = figuresOfState('2026-08-18', STATE);
  expect(closeBefore(figures, barOn('2026-08-18'))).toBe(500);
  expect(closeBefore(figures, barOn('2026-08-17'))).toBeNull();
});
