import {
  gapsDown,
  gapsUp,
  hasNoShadows,
  isAbove,
  isBelow,
  isLong,
  isShort,
  near,
  verySmall,
} from '../measures.ts';
import { type Finding, definePatterns, toward } from '../pattern.ts';
import type { Bar, View } from '../bar.ts';
import { APART, BLACK, KEEPS, LONG_10, OVER, TURNS, UNDER, WHITE } from '../traits.ts';

const opensNear = (bar: Bar, before: Bar, reach: number): boolean =>
  bar.open >= before.bottom - reach && bar.open <= before.top + reach;

const strikesDown = ({ now, ago1, ago2, ago3 }: View, isRelaxed: boolean): boolean =>
  ago1.close > ago2.close &&
  ago2.close > ago3.close &&
  isAbove(now.open, ago1.close, isRelaxed) &&
  now.close < ago3.open;

const strikesUp = ({ now, ago1, ago2, ago3 }: View, isRelaxed: boolean): boolean =>
  ago1.close < ago2.close &&
  ago2.close < ago3.close &&
  isBelow(now.open, ago1.close, isRelaxed) &&
  now.close > ago3.open;

const threeLineStrike = (view: View, isRelaxed: boolean): Finding => {
  const { now, ago1, ago2, ago3 } = view;
  if (ago3.color !== ago2.color || ago2.color !== ago1.color || now.color === ago1.color) return 0;
  if (!(ago1.color === 1 ? strikesDown(view, isRelaxed) : strikesUp(view, isRelaxed))) return 0;
  return opensNear(ago2, ago3, near(ago3, 5)) && opensNear(ago1, ago2, near(ago2, 6))
    ? toward(ago1.color)
    : 0;
};

/** Two black marubozu, a third with an upper shadow into the second's body, and a fourth that swallows it whole. */
const concealingBabySwallow = ({ now, ago1, ago2, ago3 }: View, isRelaxed: boolean): Finding => {
  if (ago3.color !== -1 || ago2.color !== -1 || ago1.color !== -1 || now.color !== -1) return 0;
  if (now.high <= ago1.high || now.low >= ago1.low || ago1.high <= ago2.close) return 0;
  if (!gapsDown(ago1, ago2, isRelaxed) || !hasNoShadows(ago3, 10) || !hasNoShadows(ago2, 11)) return 0;
  return ago1.upper > verySmall(ago1, 12) ? 100 : 0;
};

const goesLower = (bar: Bar, before: Bar): boolean => bar.high < before.high && bar.low < before.low;

const breaksUp = ({ now, ago1, ago2, ago3, ago4 }: View, isRelaxed: boolean): boolean =>
  gapsDown(ago3, ago4, isRelaxed) &&
  goesLower(ago2, ago3) &&
  goesLower(ago1, ago2) &&
  isAbove(now.close, ago3.open, isRelaxed) &&
  isBelow(now.close, ago4.close, isRelaxed);

const breaksDown = ({ now, ago1, ago2, ago3, ago4 }: View, isRelaxed: boolean): boolean =>
  gapsUp(ago3, ago4, isRelaxed) &&
  ago2.high > ago3.high &&
  ago2.low > ago3.low &&
  ago1.high > ago2.high &&
  ago1.low > ago2.low &&
  isBelow(now.close, ago3.open, isRelaxed) &&
  isAbove(now.close, ago4.close, isRelaxed);

const breakaway = (view: View, isRelaxed: boolean): Finding => {
  const { now, ago1, ago3, ago4 } = view;
  if (ago4.color !== ago3.color || ago3.color !== ago1.color || now.color === ago1.color) return 0;
  if (!(now.color === 1 ? breaksUp(view, isRelaxed) : breaksDown(view, isRelaxed))) return 0;
  return isLong(ago4, 10) ? toward(now.color) : 0;
};

const threeBlackSteps = ({ ago2, ago3, ago4 }: View): boolean =>
  ago4.color === -1 &&
  ago3.color === -1 &&
  ago2.color === -1 &&
  ago4.open > ago3.open &&
  ago3.open > ago2.open &&
  ago4.close > ago3.close &&
  ago3.close > ago2.close;

const ladderBottom = (view: View, isRelaxed: boolean): Finding => {
  const { now, ago1 } = view;
  if (now.color !== 1 || ago1.color !== -1 || now.close <= ago1.high || !threeBlackSteps(view)) return 0;
  return isAbove(now.open, ago1.open, isRelaxed) && ago1.upper > verySmall(ago1, 13) ? 100 : 0;
};

const areShort = ({ ago1, ago2, ago3 }: View): boolean =>
  isShort(ago3, 11) && isShort(ago2, 12) && isShort(ago1, 13);

/** Days of rest stay in the upper half of the long white body (TA-Lib's penetration 0.5). */
const restsIn = (bar: Bar, long: Bar): boolean =>
  bar.bottom < long.close && bar.bottom > long.close - long.body * 0.5;

/** Each rest day reaches less high than the one before. */
const stepsDown = ({ ago1, ago2, ago3 }: View): boolean => ago2.top < ago3.open && ago1.top < ago2.top;

const matHold = (view: View, isRelaxed: boolean): Finding => {
  const { now, ago1, ago2, ago3, ago4 } = view;
  if (ago4.color !== 1 || ago3.color !== -1 || now.color !== 1) return 0;
  if (!gapsUp(ago3, ago4, isRelaxed) || !restsIn(ago2, ago4) || !restsIn(ago1, ago4)) return 0;
  if (!stepsDown(view) || !isAbove(now.open, ago1.close, isRelaxed)) return 0;
  const isNewHigh = now.close > Math.max(ago3.high, ago2.high, ago1.high);
  return isNewHigh && isLong(ago4, 10) && areShort(view) ? 100 : 0;
};

const staysIn = (bar: Bar, long: Bar): boolean => bar.bottom < long.high && bar.top > long.low;

/** The rest runs against the long candle, and the last candle goes on beyond it; falling is rising turned over. */
const goesOn = ({ now, ago1, ago2, ago3, ago4 }: View, isRelaxed: boolean): boolean => {
  const sign = ago4.color;
  return (
    ago2.close * sign < ago3.close * sign &&
    ago1.close * sign < ago2.close * sign &&
    isAbove(now.open * sign, ago1.close * sign, isRelaxed) &&
    now.close * sign > ago4.close * sign
  );
};

const threeMethods = (view: View, isRelaxed: boolean): Finding => {
  const { now, ago1, ago2, ago3, ago4 } = view;
  if (ago4.color === ago3.color || ago3.color !== ago2.color || ago2.color !== ago1.color) return 0;
  if (ago1.color === now.color || !goesOn(view, isRelaxed)) return 0;
  if (!staysIn(ago3, ago4) || !staysIn(ago2, ago4) || !staysIn(ago1, ago4)) return 0;
  return isLong(ago4, 10) && areShort(view) && isLong(now, 14) ? toward(ago4.color) : 0;
};

export const FOUR_AND_FIVE = definePatterns([
  {
    id: 'three-line-strike',
    title: 'Three-line strike',
    talib: 'CDL3LINESTRIKE',
    bars: 4,
    side: 'both',
    lookback: 8,
    relaxed: 'The fourth candle may open at the close before it instead of beyond.',
    needs: [TURNS, KEEPS, KEEPS],
    rule: threeLineStrike,
  },
  {
    id: 'concealing-baby-swallow',
    title: 'Concealing baby swallow',
    talib: 'CDLCONCEALBABYSWALL',
    bars: 4,
    side: 'bullish',
    lookback: 13,
    relaxed: 'The third body may touch the second instead of gapping down.',
    needs: [BLACK, BLACK | UNDER, BLACK, BLACK],
    rule: concealingBabySwallow,
  },
  {
    id: 'breakaway',
    title: 'Breakaway',
    talib: 'CDLBREAKAWAY',
    bars: 5,
    side: 'both',
    lookback: 14,
    relaxed: 'The second body may touch the first, and the last may close at an edge of the gap.',
    needs: [TURNS, 0, 0, APART, LONG_10],
    rule: breakaway,
  },
  {
    id: 'ladder-bottom',
    title: 'Ladder bottom',
    talib: 'CDLLADDERBOTTOM',
    bars: 5,
    side: 'bullish',
    lookback: 14,
    relaxed: 'The white candle may open at the open before it instead of above.',
    needs: [WHITE, BLACK, BLACK, BLACK, BLACK],
    rule: ladderBottom,
  },
  {
    id: 'mat-hold',
    title: 'Mat hold',
    talib: 'CDLMATHOLD',
    bars: 5,
    side: 'bullish',
    lookback: 14,
    relaxed: 'The second body may touch the first, and the last may open at the close before it.',
    needs: [WHITE, 0, 0, BLACK | OVER, WHITE | LONG_10],
    rule: matHold,
  },
  {
    id: 'three-methods',
    title: 'Rising and falling three methods',
    talib: 'CDLRISEFALL3METHODS',
    bars: 5,
    side: 'both',
    lookback: 14,
    relaxed: 'The last candle may open at the close before it instead of beyond.',
    needs: [TURNS, KEEPS, KEEPS, TURNS, LONG_10],
    rule: threeMethods,
  },
]);
