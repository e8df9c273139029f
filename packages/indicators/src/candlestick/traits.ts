import type { Bar } from './bar.ts';
import { dojiBody, meanBody, verySmall } from './measures.ts';

/**
 * What can be said of a candle in a bit, so that a whole history is looked through for where a pattern can be at all,
 * and its rule asked only there. Long, short, doji and bare are those of measures.ts with the same starts; where the
 * relaxed form of a rule asks for less, the trait is that less.
 */
export const WHITE = 1 << 0;
export const BLACK = 1 << 1;
/** The other colour than the candle before, or the same. */
export const TURNS = 1 << 2;
export const KEEPS = 1 << 3;
export const LONG_10 = 1 << 4;
export const LONG_11 = 1 << 5;
export const LONG_12 = 1 << 6;
export const SHORT_10 = 1 << 7;
export const SHORT_11 = 1 << 8;
export const SHORT_12 = 1 << 9;
export const NOT_LONG_11 = 1 << 10;
export const DOJI_10 = 1 << 11;
export const DOJI_11 = 1 << 12;
/** No upper, no lower shadow to speak of. */
export const BARE_TOP_10 = 1 << 13;
export const BARE_TOP_11 = 1 << 14;
export const BARE_TOP_12 = 1 << 15;
export const BARE_BOTTOM_10 = 1 << 16;
export const BARE_BOTTOM_11 = 1 << 17;
export const BARE_BOTTOM_12 = 1 << 18;
/** The body above the body before, below it, or either; they may touch. */
export const OVER = 1 << 19;
export const UNDER = 1 << 20;
export const APART = 1 << 21;
/** From high to low within the candle before, or around it; ends may be equal. */
export const INSIDE = 1 << 22;
export const OUTSIDE = 1 << 23;
/** Really inside the candle before, ends included, or one of the last three was; the same of two in a row. */
export const WAS_INSIDE = 1 << 24;
export const WAS_INSIDE_TWICE = 1 << 25;
const WAS = 4;
/** The body covers the one before, which has the other colour; ends may be equal. */
export const ENGULFS = 1 << 26;
/** One shadow is about two thirds of the whole, or more. */
export const TAILED = 1 << 27;

/** The trait where it is so: without a branch, which the processor would guess wrong. */
const where = (isSo: boolean, trait: number): number => -Number(isSo) & trait;

/** From where it stands beside the candle before. */
const besideBefore = (bar: Bar, before: Bar): number => {
  const above = bar.high - before.high;
  const below = before.low - bar.low;
  const isTurn = bar.color !== before.color;
  const covers = where(bar.top >= before.top, ENGULFS) & where(bar.bottom <= before.bottom, ENGULFS);
  return (
    where(isTurn, TURNS) |
    where(!isTurn, KEEPS) |
    (where(isTurn, ENGULFS) & covers) |
    where(bar.bottom >= before.top, OVER | APART) |
    where(bar.top <= before.bottom, UNDER | APART) |
    (where(above <= 0, INSIDE) & where(below <= 0, INSIDE)) |
    (where(above >= 0, OUTSIDE) & where(below >= 0, OUTSIDE))
  );
};

const ofBody = (bar: Bar): number => {
  const { body } = bar;
  const mean10 = meanBody(bar, 10);
  const mean11 = meanBody(bar, 11);
  const mean12 = meanBody(bar, 12);
  return (
    where(body > mean10, LONG_10) |
    where(body < mean10, SHORT_10) |
    where(body > mean11, LONG_11) |
    where(body < mean11, SHORT_11) |
    where(body <= mean11, NOT_LONG_11) |
    where(body > mean12, LONG_12) |
    where(body < mean12, SHORT_12) |
    where(body <= dojiBody(bar, 10), DOJI_10) |
    where(body <= dojiBody(bar, 11), DOJI_11)
  );
};

const ofShadows = (bar: Bar): number => {
  const { upper, lower } = bar;
  const small10 = verySmall(bar, 10);
  const small11 = verySmall(bar, 11);
  const small12 = verySmall(bar, 12);
  return (
    where(upper < small10, BARE_TOP_10) |
    where(upper < small11, BARE_TOP_11) |
    where(upper < small12, BARE_TOP_12) |
    where(lower < small10, BARE_BOTTOM_10) |
    where(lower < small11, BARE_BOTTOM_11) |
    where(lower < small12, BARE_BOTTOM_12)
  );
};

/** A little less than the rule asks for, so that rounding dismisses nothing. */
const TWO_THIRDS = 0.666;

/** At which bars the last inside bar, and the last that followed another, was. */
type Inside = { once: number; twice: number };

export const noInsideYet = (): Inside => ({ once: -WAS, twice: -WAS });

const noteInside = (seen: Inside, bar: Bar, before: Bar, i: number): number => {
  if (bar.high < before.high && bar.low > before.low) {
    if (seen.once === i - 1) seen.twice = i;
    seen.once = i;
  }
  return where(i - seen.once < WAS, WAS_INSIDE) | where(i - seen.twice < WAS, WAS_INSIDE_TWICE);
};

/** All traits of a candle, which is the `i`th. */
export const traitsOf = (bar: Bar, before: Bar, inside: Inside, i: number): number =>
  where(bar.color === 1, WHITE) |
  where(bar.color !== 1, BLACK) |
  (i === 0 ? 0 : besideBefore(bar, before) | noteInside(inside, bar, before, i)) |
  ofBody(bar) |
  ofShadows(bar) |
  where(Math.max(bar.upper, bar.lower) >= bar.range * TWO_THIRDS, TAILED);
