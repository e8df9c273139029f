import type { Candle } from './candle.ts';
import { type Pattern, gapsDown, gapsUp, isLong, isNotLong, towards } from './candle-lines.ts';

type Rule = (now: Candle, star: Candle, first: Candle) => boolean;
const three = (rule: Rule, isUp: (first: Candle) => boolean): Pattern => ({
  rule: (now, star, first) => towards(rule(now, star, first), isUp(first)),
});

const isDoji = ({ body, tiny }: Candle): boolean => body <= tiny;

/** A long black body, a star that gaps below it, and a white body that closes well inside the first. */
const isMorning =
  (isStar: (star: Candle) => boolean): Rule =>
  (now, star, first) =>
    !first.isWhite &&
    isLong(first) &&
    isStar(star) &&
    gapsDown(star, first) &&
    now.isWhite &&
    isLong(now) &&
    now.close > first.close + first.body * 0.3;

const isEvening =
  (isStar: (star: Candle) => boolean): Rule =>
  (now, star, first) =>
    first.isWhite &&
    isLong(first) &&
    isStar(star) &&
    gapsUp(star, first) &&
    !now.isWhite &&
    isLong(now) &&
    now.close < first.close - first.body * 0.3;

const isThreeInside: Rule = (now, middle, first) =>
  isLong(first) &&
  isNotLong(middle) &&
  middle.top < first.top &&
  middle.bottom > first.bottom &&
  now.isWhite !== first.isWhite &&
  (first.isWhite ? now.close < first.open : now.close > first.open);

const isThreeOutside: Rule = (now, middle, first) =>
  middle.isWhite !== first.isWhite &&
  middle.top > first.top &&
  middle.bottom < first.bottom &&
  (middle.isWhite ? now.close > middle.close : now.close < middle.close);

/** Patterns of three candles: stars, and pairs that a third confirms. */
export const THREES: Readonly<Record<string, Pattern>> = {
  'morning-star': three(isMorning(isNotLong), () => true),
  'evening-star': three(isEvening(isNotLong), () => false),
  'morning-doji-star': three(isMorning(isDoji), () => true),
  'evening-doji-star': three(isEvening(isDoji), () => false),
  'three-inside': three(isThreeInside, (first) => !first.isWhite),
  'three-outside': { ...three(isThreeOutside, (first) => !first.isWhite), isBare: true },
};
