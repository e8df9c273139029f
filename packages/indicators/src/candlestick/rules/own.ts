import { equal, isAbove, isBelow, isWithin, meanBody } from '../measures.ts';
import { type Finding, definePatterns, toward } from '../pattern.ts';
import type { Bar, View } from '../bar.ts';
import { APART, INSIDE, OUTSIDE, TAILED, TURNS } from '../traits.ts';

/** Prices that differ by less are equal: doubles would otherwise decide ties of whole paisa by chance. */
const hair = (bar: Bar): number => bar.high * 1e-10;

/**
 * The shadow is two thirds of the range or more and the body in the far third (Pring's Pinocchio bar); strict, the
 * other shadow is also at most a tenth.
 */
const isPin = (bar: Bar, long: number, other: number, isRelaxed: boolean): boolean =>
  long * 3 >= bar.range * 2 - hair(bar) && (isRelaxed || other * 10 <= bar.range + hair(bar));

const pinBar = ({ now }: View, isRelaxed: boolean): Finding => {
  if (now.range <= 0) return 0;
  if (isPin(now, now.lower, now.upper, isRelaxed)) return 100;
  return isPin(now, now.upper, now.lower, isRelaxed) ? -100 : 0;
};

/** The loose kicker: opposite colours, the second opens beyond the first's open and the bodies do not overlap. */
const kicker = ({ now, ago1 }: View, isRelaxed: boolean): Finding => {
  if (now.body === 0 || ago1.body === 0 || now.color === ago1.color) return 0;
  if (now.color === 1) return isAbove(now.open, ago1.open, isRelaxed) ? 100 : 0;
  return isBelow(now.open, ago1.open, isRelaxed) ? -100 : 0;
};

/** Nison: the same low (high) tried twice by candles of opposite colour, the first of them long. */
const tweezers = ({ now, ago1 }: View, isRelaxed: boolean): Finding => {
  if (now.color === ago1.color) return 0;
  if (!isRelaxed && ago1.body <= meanBody(ago1, 10) + hair(ago1)) return 0;
  const reach = equal(ago1, 10) + hair(ago1);
  if (now.color === 1) return isWithin(now.low, ago1.low, reach) ? 100 : 0;
  return isWithin(now.high, ago1.high, reach) ? -100 : 0;
};

const holds = (outer: Bar, inner: Bar, isRelaxed: boolean): boolean =>
  isRelaxed
    ? outer.high >= inner.high && outer.low <= inner.low && outer.range > inner.range
    : outer.high > inner.high && outer.low < inner.low;

const isPeak = ({ now, ago1, ago2, ago3, ago4 }: View, isRelaxed: boolean): boolean =>
  ago2.high > now.high &&
  ago2.high > ago1.high &&
  isAbove(ago2.high, ago3.high, isRelaxed) &&
  isAbove(ago2.high, ago4.high, isRelaxed);

const isTrough = ({ now, ago1, ago2, ago3, ago4 }: View, isRelaxed: boolean): boolean =>
  ago2.low < now.low &&
  ago2.low < ago1.low &&
  isBelow(ago2.low, ago3.low, isRelaxed) &&
  isBelow(ago2.low, ago4.low, isRelaxed);

/**
 * Williams: the middle of five bars is the furthest. Known, and told, two bars after it. A trough is bullish and a peak
 * bearish; a middle bar that is both takes no side, so that nothing is said of it.
 */
const fractal = (view: View, isRelaxed: boolean): Finding => {
  const peak = isPeak(view, false);
  if (peak !== isTrough(view, false)) return peak ? -100 : 100;
  if (!isRelaxed || isPeak(view, true) === isTrough(view, true)) return 0;
  return isPeak(view, true) ? -100 : 100;
};

/** Patterns that traders name and TA-Lib does not have. */
export const OWN = definePatterns([
  {
    id: 'pin-bar',
    title: 'Pin bar',
    talib: null,
    bars: 1,
    side: 'both',
    lookback: 0,
    relaxed: 'The shorter shadow may be of any length that leaves two thirds to the longer.',
    needs: [TAILED],
    rule: pinBar,
  },
  {
    id: 'kicker',
    title: 'Kicker',
    talib: null,
    bars: 2,
    side: 'both',
    lookback: 1,
    relaxed: 'The second candle may open at the open of the first instead of beyond.',
    needs: [TURNS | APART],
    rule: kicker,
  },
  {
    id: 'tweezers',
    title: 'Tweezers',
    talib: null,
    bars: 2,
    side: 'both',
    lookback: 11,
    relaxed: 'The first candle need not be long.',
    needs: [TURNS],
    rule: tweezers,
  },
  {
    id: 'inside-candle',
    title: 'Inside candle',
    talib: null,
    bars: 2,
    side: 'neutral',
    lookback: 1,
    relaxed: 'One end may be equal to that of the candle before.',
    needs: [INSIDE],
    rule: ({ now, ago1 }, isRelaxed) => (holds(ago1, now, isRelaxed) ? 100 : 0),
  },
  {
    id: 'outside-candle',
    title: 'Outside candle',
    talib: null,
    bars: 2,
    side: 'both',
    lookback: 1,
    relaxed: 'One end may be equal to that of the candle before.',
    needs: [OUTSIDE],
    rule: ({ now, ago1 }, isRelaxed) => (holds(now, ago1, isRelaxed) ? toward(now.color) : 0),
  },
  {
    id: 'fractal',
    title: 'Fractal',
    talib: null,
    bars: 5,
    side: 'both',
    lookback: 4,
    relaxed: 'The two bars before the middle may reach as far as the middle.',
    rule: fractal,
  },
]);
