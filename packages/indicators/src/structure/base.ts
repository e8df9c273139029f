import type { Candle } from '../define-indicator.ts';

/**
 * A base: at most 5 candles in a row whose range is below 0.8 ATR, ended by a wider one. The leg that leaves it closes 2
 * ATRs (as it stood at the base's last candle) beyond it within 3 bars.
 */
type Base = {
  narrow: number;
  leg: number;
  most: number;
  within: number;
  run: number;
  low: number;
  high: number;
  range: number;
  /** Bars since the base ended; null while there is no leg to wait for. */
  since: number | null;
  baseLow: number;
  baseHigh: number;
  baseRange: number;
};

export const emptyBase = (narrow: number, leg: number, most: number, within: number): Base => ({
  narrow,
  leg,
  most,
  within,
  run: 0,
  low: 0,
  high: 0,
  range: 0,
  since: null,
  baseLow: 0,
  baseHigh: 0,
  baseRange: 0,
});

const grow = (base: Base, { high, low }: Candle, range: number): void => {
  base.low = base.run === 0 ? low : Math.min(base.low, low);
  base.high = base.run === 0 ? high : Math.max(base.high, high);
  base.range = range;
  base.run += 1;
};

/** Ends a run of narrow candles; the newest base is the one whose leg is waited for. */
const end = (base: Base): void => {
  if (base.run > 0 && base.run <= base.most) {
    base.since = 0;
    base.baseLow = base.low;
    base.baseHigh = base.high;
    base.baseRange = base.range;
  }
  base.run = 0;
};

/** 1 when this bar completes a leg up out of a base, -1 down, 0 otherwise. */
export const leaveBase = (base: Base, candle: Candle, range: number): 1 | -1 | 0 => {
  if (candle.high - candle.low < base.narrow * range) grow(base, candle, range);
  else end(base);
  if (base.since === null) return 0;
  base.since += 1;
  const leg = base.leg * base.baseRange;
  const isUp = candle.close >= base.baseHigh + leg;
  const isDown = candle.close <= base.baseLow - leg;
  if (isUp || isDown || base.since >= base.within) base.since = null;
  return isUp ? 1 : isDown ? -1 : 0;
};
