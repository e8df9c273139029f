import { tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { chartQuery, parseSignal, signalText } from './signal-href.ts';

const signal = {
  family: 'momentum-breakout',
  kind: 'signal',
  timeframe: 'weekly',
  side: 'sell',
  on: tradingDate('2026-08-20'),
} as const;

it('a signal in the address is read as it was written', () => {
  expect(signalText(signal)).toBe('momentum-breakout.signal.weekly.sell.2026-08-20');
  expect(parseSignal(signalText(signal))).toEqual(signal);
});

it.each([
  null,
  '',
  'dow',
  'dow.signal.daily.hold.2026-08-20',
  'dow.signal.daily.buy.2026-13-40',
  '../x.signal.daily.buy.2026-08-20',
])('no signal is read from %j', (text) => {
  expect(parseSignal(text)).toBeNull();
});

it('a weekly signal opens the chart in weeks', () => {
  expect(chartQuery('NABIL', signal)).toMatchObject({ symbol: 'NABIL', interval: 'W' });
});
