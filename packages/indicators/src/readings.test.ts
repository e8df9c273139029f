import { describe, expect, it } from 'vitest';
import { DRAWN_INDICATORS } from './drawn.ts';
import { READINGS, readingOf } from './readings.ts';

const read = (id: string, line: string, value: number) => {
  const indicator = DRAWN_INDICATORS.find((one) => one.id === id);
  if (indicator === undefined) throw new RangeError(id);
  return readingOf(indicator, line, value);
};

describe('a reading', () => {
  it.each([
    ['rsi', 'value', 29.99, 'oversold'],
    ['rsi', 'value', 30, 'between'],
    ['rsi', 'value', 70, 'between'],
    ['rsi', 'value', 70.01, 'overbought'],
    ['williams-r', 'value', -10, 'overbought'],
    ['cci', 'value', -101, 'oversold'],
    ['cci', 'value', 0, 'between'],
    ['stochastic', 'd', 81, 'overbought'],
    ['macd', 'histogram', -0.01, 'below-zero'],
    ['macd', 'macd', 0, null],
    ['adx', 'adx', 19, 'no-trend'],
    ['adx', 'adx', 22, 'trend-begins'],
    ['adx', 'adx', 26, 'trend'],
    ['adx', 'plus', 26, null],
    ['aroon', 'up', 71, 'strong'],
    ['aroon', 'oscillator', 71, null],
    ['bandwidth-rank', 'value', 0.19, 'tight'],
    ['bandwidth-rank', 'value', 0.81, 'wide'],
    ['volume-ratio', 'value', 1.5, 'above-average'],
    ['sma', 'value', 500, null],
  ] as const)('of %s %s at %d is %s', (id, line, value, reading) => {
    expect(read(id, line, value)).toBe(reading);
  });

  it('exists for every indicator that is read by levels', () => {
    for (const indicator of DRAWN_INDICATORS) {
      if (indicator.drawing.levels === undefined) continue;
      const field = indicator.drawing.lines[0]?.field ?? '';
      expect(READINGS, indicator.id).toContain(readingOf(indicator, field, -1e9));
      expect(READINGS, indicator.id).toContain(readingOf(indicator, field, 1e9));
    }
  });
});
