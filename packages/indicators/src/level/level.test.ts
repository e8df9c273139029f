import { describe, expect, it } from 'vitest';
import { madeCandles } from '../../testing/made-candles.ts';
import {
  fractals,
  gap,
  highLow52,
  pivotsCamarilla,
  pivotsClassic,
  pivotsFibonacci,
  series,
} from '../index.ts';

describe('pivots of a bar from 100 to 110 that closed at 108', () => {
  const [bar] = madeCandles([{ close: 108, high: 110, low: 100 }]);
  const bars = bar === undefined ? [] : [bar];

  it('classic', () => {
    expect(series(pivotsClassic, {}, bars)).toEqual([
      { p: 106, r1: 112, r2: 116, r3: 122, s1: 102, s2: 96, s3: 92 },
    ]);
  });

  it('Fibonacci', () => {
    const [levels] = series(pivotsFibonacci, {}, bars);
    expect(levels?.r1).toBeCloseTo(109.82, 10);
    expect(levels?.s2).toBeCloseTo(99.82, 10);
    expect(levels?.r3).toBe(116);
  });

  it('Camarilla, around the close', () => {
    const [levels] = series(pivotsCamarilla, {}, bars);
    expect(levels?.r4).toBeCloseTo(113.5, 10);
    expect(levels?.s3).toBeCloseTo(105.25, 10);
    expect(levels?.p).toBe(106);
  });
});

it('a bar without range has all its pivots at one price', () => {
  const [levels] = series(pivotsClassic, {}, madeCandles([{ close: 500 }]));
  expect(new Set(Object.values(levels ?? {}))).toEqual(new Set([500]));
});

describe('fractals', () => {
  const ofReaches = (...reaches: [low: number, high: number][]) =>
    madeCandles(reaches.map(([low, high]) => ({ close: low, low, high })));

  it('are told two bars later', () => {
    const bars = ofReaches([10, 20], [11, 21], [12, 25], [11, 22], [10, 21], [9, 20]);
    expect(series(fractals, {}, bars)).toEqual([
      null,
      null,
      null,
      null,
      { high: 25, low: null, bars_ago: 2 },
      null,
    ]);
  });

  it('need a high above both sides: an equal one is none', () => {
    const bars = ofReaches([10, 20], [11, 25], [12, 25], [11, 22], [10, 21]);
    expect(series(fractals, {}, bars).at(-1)).toBeNull();
  });

  it('can be a high and a low in the same bar', () => {
    const bars = ofReaches([10, 20], [11, 21], [5, 25], [11, 22], [10, 21]);
    expect(series(fractals, {}, bars).at(-1)).toEqual({ high: 25, low: 5, bars_ago: 2 });
  });
});

it('a gap is measured from the close before, and the first bar has none', () => {
  const bars = madeCandles([{ close: 400 }, { close: 390, open: 410 }, { close: 390, open: 390 }]);
  expect(series(gap, {}, bars)).toEqual([null, 2.5, 0]);
});

it('a share listed for less than the period has no 52-week high', () => {
  const bars = madeCandles([
    { close: 100 },
    { close: 200, high: 250 },
    { close: 150, low: 80 },
    { close: 160 },
  ]);
  expect(series(highLow52, { period: 3 }, bars)).toEqual([
    null,
    null,
    { high: 250, low: 80, from_high: -40, from_low: 87.5 },
    { high: 250, low: 80, from_high: -36, from_low: 100 },
  ]);
});
