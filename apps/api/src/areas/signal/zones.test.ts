import { describe, expect, it } from 'vitest';
import { type DatedCandle, swingsOf, zonesAt } from './zones.ts';

/** Up from 100 to 112 and down again in steps of one, highs and lows half a rupee away: turns at bars 12, 24, 36 … */
const zigZag = (bars: number): DatedCandle<number>[] =>
  Array.from({ length: bars }, (_, on) => {
    const close = 112 - Math.abs((on % 24) - 12);
    const prices = { open: close, high: close + 0.5, low: close - 0.5, close };
    return { on, candle: { ...prices, volume: 100, amount: null, market: null, session: on, minute: 0 } };
  });

describe('swings', () => {
  it('are told newest first, each with the fifth bar after it, which confirms it', () => {
    expect(swingsOf(zigZag(60))).toEqual([
      { date: 48, swing: 'low', price: 99.5, confirmed_on: 53 },
      { date: 36, swing: 'high', price: 112.5, confirmed_on: 41 },
      { date: 24, swing: 'low', price: 99.5, confirmed_on: 29 },
      { date: 12, swing: 'high', price: 112.5, confirmed_on: 17 },
    ]);
  });

  it('that wait for their confirmation are not told', () => {
    expect(swingsOf(zigZag(53))[0]).toMatchObject({ date: 36 });
  });
});

describe('zones', () => {
  it('gather the turns at one price, and lie under or over the latest', () => {
    const bars = zigZag(67); // ends at bar 66, close 106
    const [support, ...others] = zonesAt(bars, 'support');
    expect(others).toEqual([]);
    expect(support).toMatchObject({
      low: 99.5,
      high: 99.5,
      touches: 2,
      first_on: 24,
      last_on: 48,
      breaks: 0,
    });
    expect(support?.distance).toBeCloseTo(((106 - 99.5) / 106) * 100, 10);
    expect(zonesAt(bars, 'resistance')).toMatchObject([{ low: 112.5, touches: 3, last_on: 60 }]);
  });

  it('are measured from the price that is given: a week that closed days ago is not the latest', () => {
    const [support] = zonesAt(zigZag(67), 'support', 99.5);
    expect(support?.distance).toBe(0);
  });

  it('of nothing are none', () => {
    expect(zonesAt([], 'support')).toEqual([]);
    expect(swingsOf([])).toEqual([]);
  });
});
