import type { PatternId } from './patterns.ts';

/** The product's own names for patterns, by side, and the pattern each one is. */
type ProductName = {
  readonly name: string;
  readonly side: 'bullish' | 'bearish';
  readonly pattern: PatternId;
};

const bullish = (name: string, pattern: PatternId): ProductName => ({ name, side: 'bullish', pattern });
const bearish = (name: string, pattern: PatternId): ProductName => ({ name, side: 'bearish', pattern });

/** Three Side Down and Three Down Pattern are taken as the mirror of Three Inside Up. */
export const PRODUCT_NAMES: readonly ProductName[] = [
  bullish('Spinning Top', 'spinning-top'),
  bullish('Pin Bar', 'pin-bar'),
  bullish('Kicker', 'kicker'),
  bullish('Engulfing', 'engulfing'),
  bullish('Morning Star', 'morning-star'),
  bullish('Three White Soldiers', 'three-white-soldiers'),
  bullish('Inverted Hammer', 'inverted-hammer'),
  bullish('Hammer', 'hammer'),
  bullish('Piercing Line', 'piercing'),
  bullish('Three Inside Up', 'three-inside'),
  bearish('Spinning Top', 'spinning-top'),
  bearish('Pin Bar', 'pin-bar'),
  bearish('Kicker', 'kicker'),
  bearish('Engulfing', 'engulfing'),
  bearish('Evening Star', 'evening-star'),
  bearish('Three Black Crows', 'three-black-crows'),
  bearish('Hanging Man', 'hanging-man'),
  bearish('Shooting Star', 'shooting-star'),
  bearish('Dark Cloud Cover', 'dark-cloud-cover'),
  bearish('Three Side Down', 'three-inside'),
  bullish('Piercing', 'piercing'),
  bearish('Three Down Pattern', 'three-inside'),
  bullish('Fractal', 'fractal'),
  bearish('Fractal', 'fractal'),
];
