import { expect, it } from 'vitest';
import { at, plainCandles } from '../../testing/plain-candles.ts';
import {
  adx,
  aroon,
  ichimoku,
  kama,
  linearRegression,
  psar,
  series,
  supertrend,
  vwap,
  vwma,
} from '../index.ts';

it('VWAP begins anew with the session, is silent before the first trade, and takes rupees where they are known', () => {
  const bars = plainCandles(5, (index) => ({
    ...at(100 + index),
    session: index < 3 ? 1 : 2,
    volume: index === 0 || index === 3 ? 0 : 10,
    amount: index === 1 ? 1_200 : null,
  }));
  expect(series(vwap, {}, bars)).toEqual([null, 120, (1_200 + 1_020) / 20, null, 104]);
});

it('a volume-weighted mean is silent where no share changed hands in its window', () => {
  const bars = plainCandles(6, (index) => ({ volume: index === 1 || index === 2 ? 0 : 5 }));
  expect(series(vwma, { period: 2 }, bars)).toEqual([null, 500, null, 500, 500, 500]);
});

it('ADX counts neither side where a bar reaches as far up as down, and a market at rest has no direction', () => {
  const outside = plainCandles(30, (index) => ({ high: 501 + index, low: 499 - index }));
  expect(series(adx, { period: 5 }, outside).at(-1)).toEqual({ adx: 0, plus: 0, minus: 0 });
  expect(series(adx, { period: 5 }, plainCandles(30)).at(-1)).toEqual({ adx: 0, plus: 0, minus: 0 });
});

it('of equal highs and lows Aroon takes the newest', () => {
  expect(series(aroon, { period: 5 }, plainCandles(10)).at(-1)).toEqual({
    up: 100,
    down: 100,
    oscillator: 0,
  });
});

it('KAMA goes to a price that stands still after a jump, faster than its slow mean would', () => {
  const bars = plainCandles(40, (index) => at(index < 10 ? 500 : 600));
  expect(series(kama, { period: 5 }, bars).at(-1)).toBeCloseTo(600, 3);
});

it('a straight line of closes is explained in full, a flat one has no slope and explains nothing', () => {
  const rising = series(
    linearRegression,
    { period: 10 },
    plainCandles(20, (index) => at(100 + 2 * index)),
  ).at(-1);
  expect(rising?.slope).toBeCloseTo(2, 12);
  expect(rising?.r2).toBeCloseTo(1, 12);
  expect(rising?.value).toBeCloseTo(138, 10);
  expect(series(linearRegression, { period: 10 }, plainCandles(20)).at(-1)).toEqual({
    value: 500,
    slope: 0,
    r2: 0,
  });
});

it('the parabolic stop turns when it is touched, to the furthest price of the move before', () => {
  const bars = plainCandles(12, (index) => at(index < 8 ? 100 + index : 50));
  const stops = series(psar, { start: 0.02, step: 0.02, most: 0.2 }, bars);
  expect(stops[7]?.direction).toBe(1);
  expect(stops[8]).toEqual({ stop: 107, direction: -1 });
});

it('the parabolic stop begins each way with its start, and goes on by its step', () => {
  const rising = plainCandles(5, (index) => at(100 + 10 * index));
  const stops = series(psar, { start: 0.1, step: 0.02, most: 0.2 }, rising);
  // Wilder by hand: 100; 0.1 of the 10 to 110; 0.12 of the 19 to 120; 0.14 of the 26.72 to 130.
  const expected = [100, 101, 103.28, 107.0208];
  expect(stops.slice(1)).toEqual(expected.map((stop) => ({ stop: expect.closeTo(stop, 9), direction: 1 })));
});

it('SuperTrend turns up on the first close above its line, and its line never falls while it is up', () => {
  const bars = plainCandles(60, (index) => at(500 + (index < 30 ? -index : index * 3)));
  const found = series(supertrend, { period: 10, width: 3 }, bars);
  const lines = found.filter((one) => one?.direction === 1).map((one) => one?.line ?? 0);
  expect(found[29]?.direction).toBe(-1);
  expect(lines.length).toBeGreaterThan(10);
  expect(lines).toEqual(lines.toSorted((a, b) => a - b));
});

it('the cloud at a bar is what was drawn ahead displacement − 1 bars before', () => {
  const chosen = { conversion: 2, base: 3, span: 4, displacement: 5 };
  const bars = plainCandles(30, (index) => at(100 + ((index * 7) % 11)));
  const found = series(ichimoku, chosen, bars);
  expect([found[20]?.spanA, found[20]?.spanB, found[20]?.past]).toEqual([
    found[16]?.leadA,
    found[16]?.leadB,
    bars[16]?.close,
  ]);
});
