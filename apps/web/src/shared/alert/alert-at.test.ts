import { expect, it } from 'vitest';
import { levelAlert, scanAlert, signalAlert } from './alert-at.ts';

it('waits for a zone at the end that the price reaches first', () => {
  const zone = { symbol: 'NABIL', low: 540.1, high: 548 };
  expect(levelAlert(zone, 'support')).toEqual({ symbol: 'NABIL', operator: '<=', value: '548.00' });
  expect(levelAlert(zone, 'resistance')).toEqual({ symbol: 'NABIL', operator: '>=', value: '540.10' });
  expect(levelAlert({ ...zone, high: 540.1 }, null)).toMatchObject({ operator: 'crosses', value: '540.10' });
});

it('waits for lists that alerts judge, of one stock or of all', () => {
  const list = { family: 'macd-cross', kind: 'signal', timeframe: 'daily', side: 'buy' };
  expect(signalAlert(list)).toEqual({
    kind: 'signal',
    list: 'macd-cross.signal.daily.buy',
    scope: 'universe',
  });
  expect(signalAlert(list, 'NABIL')).toEqual({
    kind: 'signal',
    list: 'macd-cross.signal.daily.buy',
    symbol: 'NABIL',
  });
  expect(signalAlert({ ...list, timeframe: 'weekly' })).toBeNull();
});

it('waits for a rule in all its stocks', () => {
  expect(scanAlert('close > 1')).toEqual({ kind: 'scan', scope: 'universe', q: 'close > 1' });
});
