import { fromRupees, toRupees } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { candlePaths, linePath } from './bar-paths.ts';
import type { ChartBar } from '../../shared/chart/live-bars.ts';

const y = (price: number): number => 1_000 - price;

const price = (rupees: number | null): ChartBar['close'] =>
  rupees === null ? null : toRupees(fromRupees(rupees));

const bar = (open: number | null, close: number | null): ChartBar => ({
  time: 0,
  open: price(open),
  high: price(open === null || close === null ? null : Math.max(open, close) + 5),
  low: price(open === null || close === null ? null : Math.min(open, close) - 5),
  close: price(close),
  volume: 10,
  amount: null,
  trades: 1,
});

it('a candle that closes at its open counts as risen, one of odd lots alone is not drawn', () => {
  const paths = candlePaths(
    [
      { bar: bar(500, 500), slot: 0 },
      { bar: bar(500, 490), slot: 1 },
      { bar: bar(null, null), slot: 2 },
    ],
    y,
  );
  expect(paths.up).toContain('M0.5 495.0V500.0');
  expect(paths.down).toContain('M1.5 495.0V500.0M1.5 510.0V515.0');
  expect(paths.up + paths.down).not.toContain('M2.5');
});

it('a line passes over what is not known and lifts the pen where a session begins', () => {
  const points = [
    { slot: 0, value: 1 },
    { slot: 1, value: null },
    { slot: 2, value: 3 },
    { slot: 3, value: 4, isFirst: true },
  ];
  expect(linePath(points, (value) => value)).toBe('M0.5 1.0L2.5 3.0M3.5 4.0');
});
