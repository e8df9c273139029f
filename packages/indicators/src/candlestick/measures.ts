import type { Bar } from './bar.ts';

/**
 * TA-Lib's candle settings (ta_global.c). `start` is the bar from which TA-Lib runs the total that the pattern uses:
 * its look-back less the bar's distance (candle-averages.ts).
 */
export const meanBody = (bar: Bar, start: number): number => (bar.totals[start - 10] ?? 0) / 10;
const rangeMean = (bar: Bar, start: number): number => (bar.totals[start - 5] ?? 0) / 10;
const shortRangeMean = (bar: Bar, start: number): number =>
  (bar.totals[start < 10 ? start + 7 : start + 4] ?? 0) / 5;

/** The body against the mean body of the ten bars before. */
export const isLong = (bar: Bar, start: number): boolean => bar.body > meanBody(bar, start);
export const isShort = (bar: Bar, start: number): boolean => bar.body < meanBody(bar, start);
export const isNotLong = (bar: Bar, start: number): boolean => bar.body <= meanBody(bar, start);

/** Open and close are the same: apart by at most a tenth of the mean range of the ten bars before. */
export const dojiBody = (bar: Bar, start: number): number => 0.1 * rangeMean(bar, start);
export const isDoji = (bar: Bar, start: number): boolean => bar.body <= dojiBody(bar, start);

/** A shadow shorter than this is as good as none. */
export const verySmall = (bar: Bar, start: number): number => 0.1 * rangeMean(bar, start);

/** Half the mean of both shadows together, over the ten bars before. */
export const shortShadow = (bar: Bar, start: number): number => (bar.totals[start - 1] ?? 0) / 10 / 2;

/** How far apart prices may be and still be near, far from, or equal to each other: of the mean range of five bars. */
export const near = (bar: Bar, start: number): number => 0.2 * shortRangeMean(bar, start);
export const far = (bar: Bar, start: number): number => 0.6 * shortRangeMean(bar, start);
export const equal = (bar: Bar, start: number): number => 0.05 * shortRangeMean(bar, start);

export const hasNoUpper = (bar: Bar, start: number): boolean => bar.upper < verySmall(bar, start);
export const hasNoLower = (bar: Bar, start: number): boolean => bar.lower < verySmall(bar, start);
export const hasNoShadows = (bar: Bar, start: number): boolean =>
  hasNoUpper(bar, start) && hasNoLower(bar, start);

export const isWithin = (value: number, middle: number, reach: number): boolean =>
  value <= middle + reach && value >= middle - reach;

/** Gaps between real bodies; relaxed, bodies that touch are enough. */
export const gapsUp = (bar: Bar, before: Bar, isRelaxed: boolean): boolean =>
  bar.bottom > before.top || (isRelaxed && bar.bottom === before.top);
export const gapsDown = (bar: Bar, before: Bar, isRelaxed: boolean): boolean =>
  bar.top < before.bottom || (isRelaxed && bar.top === before.bottom);

/** Gaps between whole candles, shadows included; relaxed, bodies that do not overlap are enough. */
export const clearsUp = (bar: Bar, before: Bar, isRelaxed: boolean): boolean =>
  isRelaxed ? bar.bottom >= before.top : bar.low > before.high;
export const clearsDown = (bar: Bar, before: Bar, isRelaxed: boolean): boolean =>
  isRelaxed ? bar.top <= before.bottom : bar.high < before.low;

export const isAbove = (value: number, level: number, isRelaxed: boolean): boolean =>
  value > level || (isRelaxed && value === level);
export const isBelow = (value: number, level: number, isRelaxed: boolean): boolean =>
  value < level || (isRelaxed && value === level);
