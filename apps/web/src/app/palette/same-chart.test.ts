import { expect, it } from 'vitest';
import { sameChartOf } from './same-chart.ts';

it('another stock on a chart keeps the chart', () => {
  const search = '?symbol=NABIL&interval=W&indicators=ema%3A21&signal=x&as_of=2024-05-14';
  expect(sameChartOf('UPPER', '/charts', search)).toBe(
    '/charts?symbol=UPPER&interval=W&indicators=ema%3A21&as_of=2024-05-14',
  );
  expect(sameChartOf('UPPER', '/live-chart', '')).toBe('/live-chart?symbol=UPPER');
});

it('elsewhere there is no chart to keep', () => {
  expect(sameChartOf('UPPER', '/stock-profile', '?symbol=NABIL')).toBeNull();
});
