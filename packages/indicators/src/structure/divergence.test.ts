import { expect, it } from 'vitest';
import { madeCandles } from '../../testing/made-candles.ts';
import { type Candle, series } from '../define-indicator.ts';
import { macdDivergence } from './macd-divergence.ts';
import { rsiDivergence } from './rsi-divergence.ts';

const REACH = { left: 2, right: 2, nearest: 5, furthest: 60 };

/** Closes made of steps, each repeated so many times. */
const climb = (...legs: readonly (readonly [step: number, times: number])[]): Candle[] => {
  const closes = [500];
  for (const [step, times] of legs)
    for (let time = 0; time < times; time += 1) closes.push((closes.at(-1) ?? 0) + step);
  return madeCandles(closes.map((close) => ({ close, high: close + 1, low: close - 1 })));
};
const mirrored = (candles: readonly Candle[]): Candle[] =>
  candles.map((bar) => ({ ...bar, close: 1_000 - bar.close, high: 1_000 - bar.low, low: 1_000 - bar.high }));

const told = (candles: readonly Candle[], chosen = REACH) => [
  series(rsiDivergence, { period: 5, ...chosen }, candles),
  series(macdDivergence, { fast: 3, slow: 8, signal: 2, ...chosen }, candles),
];
const last = (candles: readonly Candle[], chosen = REACH) =>
  told(candles, chosen).map((values) => values.findLast((value) => value !== null) ?? null);

const wait = [
  [1, 5],
  [-1, 6],
  [1, 4],
] as const;
/** A fall with a breath after every bar makes no swing on its way. */
const slowly = Array.from({ length: 16 }, () => [[-3, 1] as const, [1.5, 1] as const]).flat();
/** A steep fall, a rise, a slow fall to a lower low, a rise. */
const tired = climb(...wait, [-6, 8], [4, 6], ...slowly, [-3, 1], [3, 2]);
/** A slow fall, a steep rise, a steep fall that stops above the low before, a rise. */
const shaken = climb(...wait, [2, 8], [-1, 4], [8, 6], [-11, 4], [4, 2]);

it('a lower low of price that the oscillator does not follow is a regular bullish divergence', () => {
  for (const found of last(tired)) {
    expect(found).toMatchObject({ kind: 'regular', side: 'bullish', bars_ago: 2, bars_ago_before: 41 });
    expect(found?.price).toBeLessThan(found?.price_before ?? 0);
    expect(found?.oscillator).toBeGreaterThan(found?.oscillator_before ?? 0);
  }
});

it('a higher low of price with a lower oscillator is a hidden bullish one', () => {
  for (const found of last(shaken))
    expect(found).toMatchObject({ kind: 'hidden', side: 'bullish', bars_ago: 2 });
});

it('tops are the mirror of bottoms', () => {
  for (const found of last(mirrored(tired)))
    expect(found).toMatchObject({ kind: 'regular', side: 'bearish' });
  for (const found of last(mirrored(shaken)))
    expect(found).toMatchObject({ kind: 'hidden', side: 'bearish' });
});

it('a divergence is told on the bar that confirms the second swing and on no other', () => {
  for (const values of told(tired)) {
    const bars = values.flatMap((value, bar) => (value?.side === 'bullish' ? [bar] : []));
    expect(bars).toEqual([tired.length - 1]);
  }
});

it('swings too far apart are not compared', () => {
  for (const values of told(tired, { ...REACH, furthest: 38 }))
    expect(values.some((value) => value?.side === 'bullish')).toBe(false);
});

it('swings as far apart as allowed are', () => {
  for (const found of last(tired, { ...REACH, furthest: 39 })) expect(found?.side).toBe('bullish');
});

it('a bar that would be both bullish and bearish says nothing', () => {
  const widened = (bar: Candle): Candle => ({ ...bar, high: 900 });
  const wide = tired.map((bar, index) => (index === tired.length - 3 ? widened(bar) : bar));
  const wideTop = mirrored(wide);
  for (const candles of [wide, wideTop]) for (const values of told(candles)) expect(values.at(-1)).toBeNull();
});
