import type { Candle } from './candle.ts';

/** 1 bullish, -1 bearish, 0 no pattern. `now` is the bar that completes it, then those before it, newest first. */
export type Pattern = {
  readonly rule: (now: Candle, ago1: Candle, ago2: Candle, ago3: Candle, ago4: Candle) => 1 | 0 | -1;
  /** Asks for no mean of the bars before, and so speaks from the first bars on. */
  readonly isBare?: true;
};

export const towards = (isFound: boolean, isUp: boolean): 1 | 0 | -1 => {
  if (!isFound) return 0;
  return isUp ? 1 : -1;
};
export const isLong = ({ body, meanBody }: Candle): boolean => body > meanBody;
export const isShort = ({ body, meanBody }: Candle): boolean => body < meanBody;
export const isNotLong = ({ body, meanBody }: Candle): boolean => body <= meanBody;
export const gapsUp = (now: Candle, before: Candle): boolean => now.bottom > before.top;
export const gapsDown = (now: Candle, before: Candle): boolean => now.top < before.bottom;

const one = (rule: (now: Candle) => 1 | 0 | -1): Pattern => ({ rule });
const two = (rule: (now: Candle, before: Candle) => 1 | 0 | -1): Pattern => ({ rule });

/** A hair of the price within which prices of whole paisa are equal. */
const HAIR = 1e-10;

const isPin = (now: Candle, tail: number, other: number): boolean => {
  const range = now.high - now.low;
  const hair = now.high * HAIR;
  return range > 0 && tail >= (range * 2 - hair) / 3 && other <= (range + hair) / 10;
};

const hasTailBelow = (now: Candle): boolean => isShort(now) && now.lower > now.body && now.upper < now.tiny;
const hasTailAbove = (now: Candle): boolean => isShort(now) && now.upper > now.body && now.lower < now.tiny;

const isFurthest = (middle: number, around: readonly number[]): boolean =>
  around.every((value) => value < middle);

/** Patterns that one candle makes among those around it. */
export const LINES: Readonly<Record<string, Pattern>> = {
  'spinning-top': one((now) =>
    towards(isShort(now) && now.upper > now.body && now.lower > now.body, now.isWhite),
  ),
  'long-line': one((now) =>
    towards(isLong(now) && now.upper < now.shortShadow && now.lower < now.shortShadow, now.isWhite),
  ),
  marubozu: one((now) => towards(isLong(now) && now.upper < now.tiny && now.lower < now.tiny, now.isWhite)),
  'closing-marubozu': one((now) =>
    towards(isLong(now) && (now.isWhite ? now.upper : now.lower) < now.tiny, now.isWhite),
  ),
  'belt-hold': one((now) =>
    towards(isLong(now) && (now.isWhite ? now.lower : now.upper) < now.tiny, now.isWhite),
  ),
  'pin-bar': {
    rule: (now) => {
      if (isPin(now, now.lower, now.upper)) return 1;
      return isPin(now, now.upper, now.lower) ? -1 : 0;
    },
    isBare: true,
  },
  hammer: two((now, before) => towards(hasTailBelow(now) && now.bottom <= before.low + before.near, true)),
  'hanging-man': two((now, before) =>
    towards(hasTailBelow(now) && now.bottom >= before.high - before.near, false),
  ),
  'inverted-hammer': two((now, before) => towards(hasTailAbove(now) && gapsDown(now, before), true)),
  'shooting-star': two((now, before) => towards(hasTailAbove(now) && gapsUp(now, before), false)),
  fractal: {
    rule: (now, ago1, middle, ago3, ago4) => {
      const around = [now, ago1, ago3, ago4];
      const peaks = isFurthest(
        middle.high,
        around.map(({ high }) => high),
      );
      const troughs = isFurthest(
        -middle.low,
        around.map(({ low }) => -low),
      );
      return towards(peaks !== troughs, troughs);
    },
    isBare: true,
  },
};
