import { PATTERNS } from '@chuli/indicators';
import type { Side } from '@chuli/signals';
import type { Match } from '@chuli/tape/signal';
import type { Candle } from './candles-of.ts';

const LENGTHS = new Map<string, number>(PATTERNS.map(({ id, bars }) => [id, bars]));

type Shape = { kind: string; side: Side; signal_on: string };

/**
 * Whether a pattern still holds on the last of a stock's candles, and since when: fresh where that candle completed it,
 * already where an earlier one did and none has closed beyond its far end since, which is its low where it is bullish and
 * its high where it is bearish. Null where it is over or its candles are not here. After five bars its list ends it.
 */
export const lifeOf = (
  candles: readonly Candle[],
  { kind, side, signal_on }: Shape,
): 'fresh' | 'already' | null => {
  const at = candles.findIndex(({ traded_on }) => traded_on === signal_on);
  const shape = candles.slice(Math.max(0, at + 1 - (LENGTHS.get(kind) ?? 1)), at + 1);
  if (at < 0 || shape.length === 0) return null;
  const later = candles.slice(at + 1);
  const [low, high] = [Math.min(...shape.map((one) => one.low)), Math.max(...shape.map((one) => one.high))];
  if (later.some(({ close }) => (side === 'buy' ? close < low : close > high))) return null;
  return later.length === 0 ? 'fresh' : 'already';
};

/** Hybrid is either. */
export const isMatch = (life: ReturnType<typeof lifeOf>, as: Match['as']): boolean =>
  life !== null && (as === 'hybrid' || as === life);
