import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { madeCandles } from '../../testing/made-candles.ts';
import { arbitraryCandle } from '../arbitrary-candle.ts';
import {
  atr,
  bandwidthRank,
  bollinger,
  donchian,
  ema,
  keltner,
  natr,
  series,
  standardDeviation,
} from '../index.ts';

const candles = fc.array(arbitraryCandle, { minLength: 30, maxLength: 60 });
const stopped = madeCandles(
  [512.7, 498.1, 731.9, ...Array.from({ length: 30 }, () => 500.3)].map((close) => ({ close })),
);

describe('a market that stands still after it moved', () => {
  it('has its Bollinger bands at the close, and reads the middle of them', () => {
    expect(series(bollinger, { period: 20, width: 2 }, stopped).at(-1)).toEqual({
      upper: 500.3,
      middle: 500.3,
      lower: 500.3,
      width: 0,
      percent_b: 0.5,
    });
  });

  it('has no deviation at all, not even of rounding', () => {
    expect(series(standardDeviation, { period: 20 }, stopped).at(-1)).toBe(0);
  });

  it('is as tight as it can be', () => {
    expect(series(bandwidthRank, { period: 5, compared: 20 }, stopped).at(-1)).toBe(0);
  });
});

it('the place between the Bollinger bands leads back to the close', () => {
  fc.assert(
    fc.property(candles, (bars) => {
      const values = series(bollinger, { period: 10, width: 2 }, bars);
      const furthest = Math.max(
        ...values.map((value, index) =>
          value === null
            ? 0
            : Math.abs(
                value.lower + value.percent_b * (value.upper - value.lower) - (bars[index]?.close ?? 0),
              ),
        ),
      );
      expect(furthest).toBeLessThan(1e-6);
    }),
  );
});

it('the Keltner channel is our EMA, and so many of our ATR around it', () => {
  fc.assert(
    fc.property(candles, (bars) => {
      const ranges = series(atr, { period: 10 }, bars);
      const expected = series(ema, { period: 20 }, bars).map((middle, index) => {
        const range = ranges[index] ?? null;
        if (middle === null || range === null) return null;
        return { upper: middle + 2 * range, middle, lower: middle - 2 * range };
      });
      expect(series(keltner, { period: 20, range: 10, width: 2 }, bars)).toEqual(expected);
    }),
  );
});

it('the range in percent is the mean true range over the close', () => {
  const bars = madeCandles([
    { close: 200 },
    { close: 200, high: 203, low: 199 },
    { close: 250, high: 252, low: 196 },
  ]);
  // True ranges 4 and 56, on average 30: 12 % of 250.
  expect(series(natr, { period: 2 }, bars)).toEqual([null, null, 12]);
});

it('no bar leaves its Donchian channel', () => {
  fc.assert(
    fc.property(candles, (bars) => {
      const outside = series(donchian, { period: 7 }, bars).filter((channel, index) => {
        const bar = bars[index];
        return channel !== null && bar !== undefined && (bar.high > channel.upper || bar.low < channel.lower);
      });
      expect(outside).toEqual([]);
    }),
  );
});

describe('the rank of the bandwidth', () => {
  const swinging = (size: (index: number) => number) =>
    madeCandles(
      Array.from({ length: 60 }, (_, index) => ({ close: 500 + (index % 2 === 0 ? 1 : -1) * size(index) })),
    );

  it('is 0 while the bands narrow and all but one while they widen', () => {
    expect(
      series(
        bandwidthRank,
        { period: 4, compared: 20 },
        swinging((index) => 60 - index),
      ).at(-1),
    ).toBe(0);
    expect(
      series(
        bandwidthRank,
        { period: 4, compared: 20 },
        swinging((index) => index),
      ).at(-1),
    ).toBe(19 / 20);
  });

  it('takes bands of equal width for equal, however the rounding fell', () => {
    expect(
      series(
        bandwidthRank,
        { period: 4, compared: 20 },
        swinging(() => 0.3),
      ).at(-1),
    ).toBe(0);
  });
});
