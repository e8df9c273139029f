import { equal, gapsDown, gapsUp, isAbove, isBelow, isLong, isNotLong, isWithin, near } from '../measures.ts';
import { type Finding, definePatterns, toward } from '../pattern.ts';
import type { View } from '../bar.ts';
import { APART, BLACK, KEEPS, LONG_10, NOT_LONG_11, OVER, TURNS, WHITE } from '../traits.ts';

const sideBySideWhite = ({ now, ago1, ago2 }: View, isRelaxed: boolean): Finding => {
  if (ago1.color !== 1 || now.color !== 1) return 0;
  if (!isWithin(now.body, ago1.body, near(ago1, 6)) || !isWithin(now.open, ago1.open, equal(ago1, 6)))
    return 0;
  if (gapsUp(ago1, ago2, isRelaxed) && gapsUp(now, ago2, isRelaxed)) return 100;
  return gapsDown(ago1, ago2, isRelaxed) && gapsDown(now, ago2, isRelaxed) ? -100 : 0;
};

const closesUpperGap = ({ now, ago1, ago2 }: View, isRelaxed: boolean): boolean =>
  gapsUp(ago1, ago2, isRelaxed) &&
  now.open < ago1.close &&
  now.open > ago1.open &&
  isBelow(now.close, ago1.open, isRelaxed) &&
  isAbove(now.close, ago2.top, isRelaxed);

const closesLowerGap = ({ now, ago1, ago2 }: View, isRelaxed: boolean): boolean =>
  gapsDown(ago1, ago2, isRelaxed) &&
  now.open < ago1.open &&
  now.open > ago1.close &&
  isAbove(now.close, ago1.open, isRelaxed) &&
  isBelow(now.close, ago2.bottom, isRelaxed);

const tasukiGap = (view: View, isRelaxed: boolean): Finding => {
  const { now, ago1 } = view;
  if (now.color === ago1.color) return 0;
  if (!(ago1.color === 1 ? closesUpperGap(view, isRelaxed) : closesLowerGap(view, isRelaxed))) return 0;
  return Math.abs(ago1.body - now.body) < near(ago1, 6) ? toward(ago1.color) : 0;
};

/** The third candle opens in the second body and closes in the first: the gap is filled. */
const fillsGap = ({ now, ago1, ago2 }: View): boolean =>
  now.open < ago1.top && now.open > ago1.bottom && now.close < ago2.top && now.close > ago2.bottom;

const MAY_TOUCH = 'The bodies may touch instead of gapping.';

/** A gap between bodies, and what the candles after it do with it. */
export const GAPS = definePatterns([
  {
    id: 'two-crows',
    title: 'Two crows',
    talib: 'CDL2CROWS',
    bars: 3,
    side: 'bearish',
    lookback: 12,
    relaxed: MAY_TOUCH,
    needs: [BLACK, BLACK | OVER, WHITE | LONG_10],
    rule: ({ now, ago1, ago2 }, isRelaxed) => {
      if (ago2.color !== 1 || ago1.color !== -1 || now.color !== -1) return 0;
      if (!gapsUp(ago1, ago2, isRelaxed) || !isLong(ago2, 10)) return 0;
      const opensInSecond = now.open < ago1.open && now.open > ago1.close;
      return opensInSecond && now.close > ago2.open && now.close < ago2.close ? -100 : 0;
    },
  },
  {
    id: 'upside-gap-two-crows',
    title: 'Upside gap two crows',
    talib: 'CDLUPSIDEGAP2CROWS',
    bars: 3,
    side: 'bearish',
    lookback: 12,
    relaxed: `${MAY_TOUCH} The third may close where the first or the second did.`,
    needs: [BLACK, BLACK | OVER | NOT_LONG_11, WHITE | LONG_10],
    rule: ({ now, ago1, ago2 }, isRelaxed) => {
      if (ago2.color !== 1 || ago1.color !== -1 || now.color !== -1) return 0;
      if (!gapsUp(ago1, ago2, isRelaxed) || !isLong(ago2, 10) || !isNotLong(ago1, 11)) return 0;
      const engulfs = now.open > ago1.open && isBelow(now.close, ago1.close, isRelaxed);
      return engulfs && isAbove(now.close, ago2.close, isRelaxed) ? -100 : 0;
    },
  },
  {
    id: 'side-by-side-white',
    title: 'Side-by-side white lines',
    talib: 'CDLGAPSIDESIDEWHITE',
    bars: 3,
    side: 'both',
    lookback: 7,
    relaxed: MAY_TOUCH,
    needs: [WHITE, WHITE | APART],
    rule: sideBySideWhite,
  },
  {
    id: 'tasuki-gap',
    title: 'Tasuki gap',
    talib: 'CDLTASUKIGAP',
    bars: 3,
    side: 'both',
    lookback: 7,
    relaxed: `${MAY_TOUCH} The third may close at an edge of the gap.`,
    needs: [TURNS, APART],
    rule: tasukiGap,
  },
  {
    id: 'gap-three-methods',
    title: 'Gap three methods',
    talib: 'CDLXSIDEGAP3METHODS',
    bars: 3,
    side: 'both',
    lookback: 2,
    relaxed: MAY_TOUCH,
    needs: [TURNS, APART | KEEPS],
    rule: (view, isRelaxed) => {
      const { now, ago1, ago2 } = view;
      if (ago2.color !== ago1.color || now.color === ago1.color || !fillsGap(view)) return 0;
      const isGap = ago2.color === 1 ? gapsUp(ago1, ago2, isRelaxed) : gapsDown(ago1, ago2, isRelaxed);
      return isGap ? toward(ago2.color) : 0;
    },
  },
]);
