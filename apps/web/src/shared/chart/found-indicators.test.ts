import { expect, it } from 'vitest';
import { drawnOf, offeredOn } from './drawn-indicators.ts';
import { foundIndicators } from './found-indicators.ts';

const found = (typed: string, place: Parameters<typeof foundIndicators>[1] = 'all'): string[] =>
  foundIndicators(offeredOn(false), place, typed).map(({ id }) => id);

it.each([
  ['rsi', 'rsi'],
  ['super', 'supertrend'],
  ['boll', 'bollinger'],
  ['vwap', 'rolling-vwap'],
  ['parabolic', 'psar'],
  ['money flow', 'mfi'],
  ['stocha', 'stochastic'],
  ['volume ra', 'volume-ratio'],
])('"%s" finds %s first', (typed, first) => {
  expect(found(typed)[0]).toBe(first);
});

it('names that begin with the text come before words that do', () => {
  const all = found('rsi');
  expect(all.indexOf('rsi')).toBeLessThan(all.indexOf('stoch-rsi'));
  expect(all).toContain('rsi-divergence');
});

it('only those of the place are found', () => {
  expect(found('rsi', 'marks')).toEqual(['rsi-divergence']);
  expect(found('', 'zones')).toContain('trend-state');
  expect(found('nothing of the kind')).toEqual([]);
});

it('what means something only within a session is offered only there', () => {
  const ids = (isIntraday: boolean) => offeredOn(isIntraday).map(({ id }) => id);
  expect(drawnOf('vwap')).toBeDefined();
  expect(ids(false)).not.toContain('vwap');
  expect(ids(true)).toContain('vwap');
});
