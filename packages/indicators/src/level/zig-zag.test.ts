import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { madeCandles } from '../../testing/made-candles.ts';
import { arbitraryCandle } from '../arbitrary-candle.ts';
import { type Candle, series, zigZag, zigZagAtr } from '../index.ts';
import type { Swing } from './swing.ts';

const ofCloses = (...closes: number[]) => madeCandles(closes.map((close) => ({ close })));

describe('zig-zag', () => {
  it('tells a high when the price has come back far enough, not when it was made', () => {
    const bars = ofCloses(100, 104, 110, 108, 104, 103, 100, 106);
    expect(series(zigZag, { percent: 5 }, bars)).toEqual([
      null,
      null,
      { side: 'low', price: 100, bars_ago: 2 },
      null,
      { side: 'high', price: 110, bars_ago: 2 },
      null,
      null,
      { side: 'low', price: 100, bars_ago: 1 },
    ]);
  });

  it('counts a way back of exactly the percentage, whatever the rounding', () => {
    expect(series(zigZag, { percent: 5 }, ofCloses(523.4, 497.23))[1]).toEqual({
      side: 'high',
      price: 523.4,
      bars_ago: 1,
    });
  });

  it('does not turn on a bar that goes further: nobody knows which end came first', () => {
    const wide = { close: 111, high: 120, low: 100 };
    const bars = madeCandles([{ close: 100 }, { close: 110 }, wide, { close: 115 }, { close: 113 }]);
    expect(series(zigZag, { percent: 5 }, bars).map((swing) => swing?.side ?? null)).toEqual([
      null,
      'low',
      null,
      null,
      'high',
    ]);
  });

  it('of equal highs the first stands', () => {
    expect(series(zigZag, { percent: 5 }, ofCloses(100, 110, 109, 110, 100)).at(-1)).toEqual({
      side: 'high',
      price: 110,
      bars_ago: 3,
    });
  });

  it('by true range, has nothing to say of a market that stands still', () => {
    const still = ofCloses(...Array.from({ length: 40 }, () => 500.3));
    expect(series(zigZagAtr, { period: 5, ranges: 1 }, still).every((swing) => swing === null)).toBe(true);
  });
});

/** What is wrong with a run of swings: two of a side in a row, or a price that its bar does not have. */
const wrongOf = (bars: readonly Candle[], swings: readonly (Swing | null)[]): unknown[] => {
  let before: string | null = null;
  return swings.filter((swing, index) => {
    if (swing === null) return false;
    const bar = bars[index - swing.bars_ago];
    const isSameSide = swing.side === before;
    before = swing.side;
    return isSameSide || swing.bars_ago < 1 || swing.price !== (swing.side === 'high' ? bar?.high : bar?.low);
  });
};

it('swings alternate, and each is a high or low of the bar it points to', () => {
  fc.assert(
    fc.property(fc.array(arbitraryCandle, { maxLength: 90 }), (bars) => {
      expect(wrongOf(bars, series(zigZag, { percent: 3 }, bars))).toEqual([]);
      expect(wrongOf(bars, series(zigZagAtr, { period: 3, ranges: 1 }, bars))).toEqual([]);
    }),
  );
});
