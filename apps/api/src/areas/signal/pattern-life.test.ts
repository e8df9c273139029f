import { paisa, tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import type { Candle } from './candles-of.ts';
import { isMatch, lifeOf } from './pattern-life.ts';

const candle = (day: string, low: number, high: number, close: number): Candle => ({
  traded_on: tradingDate(day),
  open: null,
  high: paisa(high),
  low: paisa(low),
  close: paisa(close),
  base: null,
});

const CANDLES = [
  candle('2026-08-12', 95, 110, 100),
  candle('2026-08-13', 98, 108, 107),
  candle('2026-08-16', 90, 112, 96),
];

const shape = (kind: string, side: 'buy' | 'sell', signal_on: string) => ({ kind, side, signal_on });

it('is fresh on the candle that completed it, already on those after it', () => {
  expect(lifeOf(CANDLES, shape('hammer', 'buy', '2026-08-16'))).toBe('fresh');
  expect(lifeOf(CANDLES, shape('engulfing', 'buy', '2026-08-13'))).toBe('already');
});

it('ends with a close beyond the far end of all its candles, not with a price that only touched it', () => {
  expect(lifeOf(CANDLES.slice(1), shape('engulfing', 'buy', '2026-08-13'))).toBeNull();
  expect(lifeOf(CANDLES, shape('engulfing', 'sell', '2026-08-13'))).toBe('already');
  const higher = [...CANDLES, candle('2026-08-17', 100, 115, 111)];
  expect(lifeOf(higher, shape('engulfing', 'sell', '2026-08-13'))).toBeNull();
});

it('says nothing where its candle is missing', () => {
  expect(lifeOf(CANDLES, shape('hammer', 'buy', '2026-08-14'))).toBeNull();
  expect(lifeOf([], shape('hammer', 'buy', '2026-08-14'))).toBeNull();
});

it('is hybrid in either state, and nothing once it is over', () => {
  expect((['fresh', 'already', null] as const).map((life) => isMatch(life, 'hybrid'))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isMatch('fresh', 'already')).toBe(false);
});
