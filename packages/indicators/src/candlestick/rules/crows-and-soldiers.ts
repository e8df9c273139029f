import {
  equal,
  far,
  hasNoLower,
  hasNoUpper,
  isAbove,
  isLong,
  isShort,
  isWithin,
  near,
  shortShadow,
} from '../measures.ts';
import { definePatterns } from '../pattern.ts';
import type { Bar, View } from '../bar.ts';
import {
  BARE_BOTTOM_10,
  BARE_BOTTOM_11,
  BARE_BOTTOM_12,
  BARE_TOP_10,
  BARE_TOP_11,
  BARE_TOP_12,
  BLACK,
  LONG_10,
  LONG_11,
  LONG_12,
  SHORT_12,
  TURNS,
  WHITE,
} from '../traits.ts';

const threeWhitesRising = ({ now, ago1, ago2 }: View): boolean =>
  ago2.color === 1 &&
  ago1.color === 1 &&
  now.color === 1 &&
  now.close > ago1.close &&
  ago1.close > ago2.close;

const threeBlacksFalling = ({ now, ago1, ago2 }: View): boolean =>
  ago2.color === -1 &&
  ago1.color === -1 &&
  now.color === -1 &&
  now.close < ago1.close &&
  ago1.close < ago2.close;

/** Each opens above the open before it, inside the body before it or near its close. */
const opensInTurn = ({ now, ago1, ago2 }: View): boolean =>
  ago1.open > ago2.open &&
  ago1.open <= ago2.close + near(ago2, 10) &&
  now.open > ago1.open &&
  now.open <= ago1.close + near(ago1, 11);

const opensInBlackBody = (bar: Bar, before: Bar, isRelaxed: boolean): boolean =>
  bar.open < before.open && isAbove(bar.open, before.close, isRelaxed);

const noneFarShorter = ({ now, ago1, ago2 }: View): boolean =>
  ago1.body > ago2.body - far(ago2, 10) && now.body > ago1.body - far(ago1, 11);

/** The advance weakens: bodies shrink or upper shadows grow. */
const isWeakening = ({ now, ago1, ago2 }: View): boolean => {
  if (ago1.body < ago2.body - far(ago2, 10) && now.body < ago1.body + near(ago1, 11)) return true;
  if (now.body < ago1.body - far(ago1, 11)) return true;
  if (now.body >= ago1.body) return false;
  if (now.upper > now.body) return true;
  return ago1.body < ago2.body && (now.upper > shortShadow(now, 12) || ago1.upper > shortShadow(ago1, 11));
};

/** The third rides on the shoulder of the second: it opens at its own height or near it. */
const ridesOnShoulder = ({ now, ago1 }: View): boolean => now.open >= ago1.close - now.body - near(ago1, 11);

export const CROWS_AND_SOLDIERS = definePatterns([
  {
    id: 'three-white-soldiers',
    title: 'Three white soldiers',
    talib: 'CDL3WHITESOLDIERS',
    bars: 3,
    side: 'bullish',
    lookback: 12,
    relaxed: null,
    needs: [WHITE | LONG_12 | BARE_TOP_12, WHITE | BARE_TOP_11, WHITE | BARE_TOP_10],
    rule: (view) => {
      if (!threeWhitesRising(view) || !opensInTurn(view)) return 0;
      const { now, ago1, ago2 } = view;
      const closeHigh = hasNoUpper(ago2, 10) && hasNoUpper(ago1, 11) && hasNoUpper(now, 12);
      return closeHigh && noneFarShorter(view) && isLong(now, 12) ? 100 : 0;
    },
  },
  {
    id: 'three-black-crows',
    title: 'Three black crows',
    talib: 'CDL3BLACKCROWS',
    bars: 4,
    side: 'bearish',
    lookback: 13,
    relaxed: 'Each crow may open at the close before it instead of inside the body.',
    needs: [BLACK, BLACK | BARE_BOTTOM_12, BLACK | TURNS | BARE_BOTTOM_11],
    rule: (view, isRelaxed) => {
      const { now, ago1, ago2, ago3 } = view;
      if (ago3.color !== 1 || !threeBlacksFalling(view) || ago3.high <= ago2.close) return 0;
      if (!opensInBlackBody(ago1, ago2, isRelaxed) || !opensInBlackBody(now, ago1, isRelaxed)) return 0;
      return hasNoLower(ago2, 11) && hasNoLower(ago1, 12) && hasNoLower(now, 13) ? -100 : 0;
    },
  },
  {
    id: 'identical-three-crows',
    title: 'Identical three crows',
    talib: 'CDLIDENTICAL3CROWS',
    bars: 3,
    side: 'bearish',
    lookback: 12,
    relaxed: null,
    needs: [BLACK | BARE_BOTTOM_12, BLACK | BARE_BOTTOM_11, BLACK | BARE_BOTTOM_10],
    rule: (view) => {
      const { now, ago1, ago2 } = view;
      if (!threeBlacksFalling(view)) return 0;
      if (!isWithin(ago1.open, ago2.close, equal(ago2, 10))) return 0;
      if (!isWithin(now.open, ago1.close, equal(ago1, 11))) return 0;
      return hasNoLower(ago2, 10) && hasNoLower(ago1, 11) && hasNoLower(now, 12) ? -100 : 0;
    },
  },
  {
    id: 'advance-block',
    title: 'Advance block',
    talib: 'CDLADVANCEBLOCK',
    bars: 3,
    side: 'bearish',
    lookback: 12,
    relaxed: null,
    needs: [WHITE, WHITE, WHITE | LONG_10],
    rule: (view) => {
      if (!threeWhitesRising(view) || !opensInTurn(view) || !isLong(view.ago2, 10)) return 0;
      return view.ago2.upper < shortShadow(view.ago2, 10) && isWeakening(view) ? -100 : 0;
    },
  },
  {
    id: 'stalled-pattern',
    title: 'Stalled pattern',
    talib: 'CDLSTALLEDPATTERN',
    bars: 3,
    side: 'bearish',
    lookback: 12,
    relaxed: null,
    needs: [WHITE | SHORT_12, WHITE | LONG_11 | BARE_TOP_11, WHITE | LONG_10],
    rule: (view) => {
      const { now, ago1, ago2 } = view;
      if (!threeWhitesRising(view) || !isLong(ago2, 10) || !isLong(ago1, 11) || !isShort(now, 12)) return 0;
      if (ago1.open <= ago2.open || ago1.open > ago2.close + near(ago2, 10)) return 0;
      return hasNoUpper(ago1, 11) && ridesOnShoulder(view) ? -100 : 0;
    },
  },
]);
