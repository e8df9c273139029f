import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { madeCandles } from '../../testing/made-candles.ts';
import { arbitraryCandle } from '../arbitrary-candle.ts';
import { adLine, cmf, obv, series, volumeRatio, volumeRatioByTime } from '../index.ts';

const ofVolumes = (...volumes: number[]) => madeCandles(volumes.map((volume) => ({ close: 500, volume })));

it('OBV begins with the first volume, and a close that did not move leaves it', () => {
  const bars = madeCandles([
    { close: 500, volume: 70 },
    { close: 501, volume: 10 },
    { close: 501, volume: 99 },
    { close: 499, volume: 30 },
  ]);
  expect(series(obv, {}, bars)).toEqual([70, 80, 80, 50]);
});

it('a close at the high counts in full, in the middle not at all, and a bar without range says nothing', () => {
  const reach = { high: 510, low: 500, volume: 40 };
  const bars = madeCandles([
    { close: 510, ...reach },
    { close: 505, ...reach },
    { close: 500, ...reach },
    { close: 520 },
  ]);
  expect(series(adLine, {}, bars)).toEqual([40, 40, 0, 0]);
});

describe('Chaikin Money Flow', () => {
  it('is silent where nothing was traded in all its bars, and only there', () => {
    const bars = ofVolumes(0, 0, 5, 0, 0, 0, 5);
    expect(series(cmf, { period: 3 }, bars)).toEqual([null, null, 0, 0, 0, null, 0]);
  });

  it('stays between −1 and 1', () => {
    fc.assert(
      fc.property(fc.array(arbitraryCandle, { maxLength: 60 }), (bars) => {
        for (const value of series(cmf, { period: 5 }, bars))
          expect(Math.abs(value ?? 0)).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });
});

it('a volume is measured with the bars before it, not with itself', () => {
  expect(series(volumeRatio, { period: 2 }, ofVolumes(10, 30, 60, 0, 0, 0, 9))).toEqual([
    null,
    null,
    3,
    0,
    0,
    null,
    null,
  ]);
});

describe('volume by the time of day', () => {
  const intraday = (...bars: [session: number, minute: number, volume: number][]) =>
    madeCandles(bars.map(([session, minute, volume]) => ({ close: 500, session, minute, volume })));

  it('compares the session so far with the same minute of the sessions before', () => {
    const bars = intraday([1, 0, 100], [1, 60, 20], [2, 0, 60], [2, 60, 20], [3, 0, 80], [3, 60, 70]);
    expect(series(volumeRatioByTime, { sessions: 2 }, bars)).toEqual([null, null, null, null, 1, 1.5]);
  });

  it('counts what earlier sessions traded in minutes that this one skips', () => {
    const bars = intraday([1, 0, 10], [1, 30, 30], [2, 5, 20], [2, 90, 20], [4, 45, 60]);
    // By minute 45 session 1 had traded 40, session 2 had traded 20.
    expect(series(volumeRatioByTime, { sessions: 2 }, bars).at(-1)).toBe(2);
  });

  it('is silent where no session before had traded by that minute', () => {
    const bars = intraday([1, 60, 10], [2, 60, 10], [3, 0, 500], [3, 60, 500]);
    expect(series(volumeRatioByTime, { sessions: 2 }, bars)).toEqual([null, null, null, 100]);
  });

  it('is the plain volume ratio on bars of a day', () => {
    const volumes = fc.array(fc.nat(500), { maxLength: 40 });
    fc.assert(
      fc.property(volumes, (all) => {
        const bars = ofVolumes(...all);
        expect(series(volumeRatioByTime, { sessions: 5 }, bars)).toEqual(
          series(volumeRatio, { period: 5 }, bars),
        );
      }),
    );
  });
});
