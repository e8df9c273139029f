import type { Candle } from '../define-indicator.ts';
import { type Extreme, extremeOf, highest, lowest, reach } from '../parts/extremes.ts';
import { type Way, wayOut } from './way-out.ts';

/**
 * A close above the highest high (or below the lowest low) of the bars before, watched for some bars afterwards. While
 * one level is watched, further breaks of the same rise do not move it.
 */
export type RangeBreak = {
  within: number;
  highs: Extreme;
  lows: Extreme;
  sign: 1 | -1;
  level: number | null;
  since: number;
};

export const rangeBreak = (period: number, within: number): RangeBreak => ({
  within,
  highs: highest(period),
  lows: lowest(period),
  sign: 1,
  level: null,
  since: 0,
});

/** Ages the level under watch; it is forgotten when its time is over. */
export const ageBreak = (state: RangeBreak): void => {
  state.since += 1;
  if (state.since > state.within) state.level = null;
};

/** Watches for a new break where none is watched, and takes the bar into the range. */
export const watchBreak = (state: RangeBreak, candle: Candle): Way | null => {
  let broke: Way | null = null;
  if (state.level === null && state.highs.seen >= state.highs.size) {
    const top = extremeOf(state.highs);
    const bottom = extremeOf(state.lows);
    broke = wayOut(candle.close, top, bottom);
    if (broke !== null) {
      state.sign = broke === 'up' ? 1 : -1;
      state.level = broke === 'up' ? top : bottom;
      state.since = 0;
    }
  }
  reach(state.highs, candle.high);
  reach(state.lows, candle.low);
  return broke;
};

/** The same for columns: numbers only, NaN where no level is watched. */
export type Watch = { sign: number; level: number; since: number };

export const noWatch = (): Watch => ({ sign: 0, level: Number.NaN, since: 0 });

export const ageWatch = (watch: Watch, within: number): void => {
  watch.since += 1;
  if (watch.since > within) watch.level = Number.NaN;
};

/** Watches a break of the range before where none is watched: 1 upwards, -1 downwards, NaN where there is none. */
export const watchNext = (watch: Watch, close: number, top: number, bottom: number): number => {
  if (!Number.isNaN(watch.level) || !(close > top || close < bottom)) return Number.NaN;
  watch.sign = close > top ? 1 : -1;
  watch.level = close > top ? top : bottom;
  watch.since = 0;
  return watch.sign;
};
