import { describe, expect, it } from 'vitest';
import { indicatorsPart, roomFor, withAnother, withNumbers } from './chosen-indicators.ts';
import { INDICATOR_KINDS } from './indicator-kinds.ts';

const part = indicatorsPart();

describe('indicators in the address', () => {
  it('come back as they were written', () => {
    const text = 'ema:21,ema:50,macd:12:26:9,bollinger:20:2.5';
    expect(part.write(part.read(text))).toBe(text);
  });

  it('that nobody knows are left out, and impossible numbers are the usual ones', () => {
    expect(part.write(part.read('magic:3,rsi:0,ema:abc,sma:20.5,atr'))).toBe('rsi:14,ema:21,sma:20,atr:14');
  });

  it('have four panes at the most', () => {
    const chosen = part.read('rsi:2,rsi:3,atr:4,macd,rsi:5,ema:9');
    expect(part.write(chosen)).toBe('rsi:2,rsi:3,atr:4,macd:12:26:9,ema:9');
    expect(roomFor(chosen, 'pane')).toBe(0);
  });

  it('are absent when none is chosen', () => {
    expect(part.read(null)).toEqual([]);
    expect(part.write([])).toBeNull();
  });
});

it('none is on the chart twice, however it is asked for', () => {
  const ema = INDICATOR_KINDS.find(({ id }) => id === 'ema');
  if (ema === undefined) throw new Error('no EMA');
  const two = withAnother(withAnother([], ema), ema);
  expect(part.write(two)).toBe('ema:21,ema:42');
  expect(withNumbers(two, 1, [21])).toBe(two);
  expect(part.write(withNumbers(two, 1, [50]))).toBe('ema:21,ema:50');
  expect(part.write(part.read('ema:9,ema:9'))).toBe('ema:9');
});
