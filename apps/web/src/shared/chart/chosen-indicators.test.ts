import { describe, expect, it } from 'vitest';
import { MOST_INDICATORS, indicatorsPart, withHidden, withNumbers } from './chosen-indicators.ts';
import { drawnOf, withAnother } from './drawn-indicators.ts';

const part = indicatorsPart();

describe('indicators in the address', () => {
  it('come back as they were written', () => {
    const text = 'ema:21,-ema:50,macd:12:26:9,bollinger:20:2.5';
    expect(part.write(part.read(text))).toBe(text);
  });

  it('are twelve at the most', () => {
    const many = Array.from({ length: 20 }, (_, index) => `ema:${index + 2}`).join(',');
    expect(part.read(many)).toHaveLength(MOST_INDICATORS);
  });

  it('are absent when none is chosen', () => {
    expect(part.read(null)).toEqual([]);
    expect(part.read('<script>,,9ema')).toEqual([]);
    expect(part.write([])).toBeNull();
  });

  it('are hidden and shown again without losing their numbers', () => {
    const chosen = part.read('ema:9,rsi:7');
    const hidden = withHidden(chosen, 1, true);
    expect(part.write(hidden)).toBe('ema:9,-rsi:7');
    expect(part.write(withHidden(hidden, 1, false))).toBe('ema:9,rsi:7');
  });
});

it('none is on the chart twice, however it is asked for', () => {
  const [ema, obv] = [drawnOf('ema'), drawnOf('obv')];
  if (ema === undefined || obv === undefined) throw new Error('no EMA or OBV');
  const two = withAnother(withAnother([], ema), ema);
  expect(part.write(two)).toBe('ema:21,ema:42');
  expect(withNumbers(two, 1, [21])).toBe(two);
  expect(part.write(withNumbers(two, 1, [50]))).toBe('ema:21,ema:50');
  expect(part.write(part.read('ema:9,-ema:9'))).toBe('ema:9');
  expect(part.write(withAnother(withAnother([], obv), obv))).toBe('obv');
});
