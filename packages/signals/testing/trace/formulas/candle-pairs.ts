import type { Candle } from './candle.ts';
import { type Pattern, gapsDown, gapsUp, isLong, isNotLong, towards } from './candle-lines.ts';

const two = (rule: (now: Candle, before: Candle) => 1 | 0 | -1): Pattern => ({ rule });
const bare = (rule: (now: Candle, before: Candle) => 1 | 0 | -1): Pattern => ({ rule, isBare: true });

const isEngulfing = (now: Candle, before: Candle): boolean =>
  now.isWhite !== before.isWhite &&
  now.top >= before.top &&
  now.bottom <= before.bottom &&
  (now.top > before.top || now.bottom < before.bottom);

/** One end may be at that of the longer body, not both. */
const isHeld = (now: Candle, before: Candle): boolean =>
  isLong(before) &&
  now.top <= before.top &&
  now.bottom >= before.bottom &&
  (now.top < before.top || now.bottom > before.bottom);

const isKicker = (now: Candle, before: Candle): boolean =>
  now.body > 0 &&
  before.body > 0 &&
  now.isWhite !== before.isWhite &&
  (now.isWhite ? now.open > before.open : now.open < before.open);

const isTweezers = (now: Candle, before: Candle): boolean => {
  const hair = before.high * 1e-10;
  const apart = now.isWhite ? now.low - before.low : now.high - before.high;
  return (
    now.isWhite !== before.isWhite &&
    before.body > before.meanBody + hair &&
    Math.abs(apart) <= before.equal + hair
  );
};

const isPiercing = (now: Candle, before: Candle): boolean =>
  !before.isWhite &&
  now.isWhite &&
  isLong(before) &&
  isLong(now) &&
  now.open < before.low &&
  now.close < before.open &&
  now.close > before.close + before.body * 0.5;

const isDarkCloud = (now: Candle, before: Candle): boolean =>
  before.isWhite &&
  !now.isWhite &&
  isLong(before) &&
  now.open > before.high &&
  now.close > before.open &&
  now.close < before.close - before.body * 0.5;

const isPigeon = (now: Candle, before: Candle): boolean =>
  !before.isWhite &&
  !now.isWhite &&
  isLong(before) &&
  isNotLong(now) &&
  now.open < before.open &&
  now.close > before.close;

/** Patterns of a candle and the one before it. */
export const PAIRS: Readonly<Record<string, Pattern>> = {
  engulfing: bare((now, before) => towards(isEngulfing(now, before), now.isWhite)),
  harami: two((now, before) => towards(isHeld(now, before) && isNotLong(now), !before.isWhite)),
  'harami-cross': two((now, before) => towards(isHeld(now, before) && now.body <= now.tiny, !before.isWhite)),
  'doji-star': two((now, before) =>
    towards(
      isLong(before) &&
        now.body <= now.tiny &&
        (before.isWhite ? gapsUp(now, before) : gapsDown(now, before)),
      !before.isWhite,
    ),
  ),
  kicker: bare((now, before) => towards(isKicker(now, before), now.isWhite)),
  tweezers: two((now, before) => towards(isTweezers(now, before), now.isWhite)),
  'outside-candle': bare((now, before) =>
    towards(now.high > before.high && now.low < before.low, now.isWhite),
  ),
  piercing: two((now, before) => towards(isPiercing(now, before), true)),
  'dark-cloud-cover': two((now, before) => towards(isDarkCloud(now, before), false)),
  'homing-pigeon': two((now, before) => towards(isPigeon(now, before), true)),
  'matching-low': two((now, before) =>
    towards(!now.isWhite && !before.isWhite && Math.abs(now.close - before.close) <= before.equal, true),
  ),
};
