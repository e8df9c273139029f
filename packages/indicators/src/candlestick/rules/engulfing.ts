import { isDoji, isLong, isNotLong } from '../measures.ts';
import { type Finding, against, definePatterns, toward } from '../pattern.ts';
import type { Bar, View } from '../bar.ts';
import { DOJI_11, ENGULFS, LONG_10, NOT_LONG_11 } from '../traits.ts';

const covers = (outer: Bar, inner: Bar): boolean =>
  outer.top >= inner.top &&
  outer.bottom <= inner.bottom &&
  (outer.top > inner.top || outer.bottom < inner.bottom);

const bothEndsBeyond = (outer: Bar, inner: Bar): boolean =>
  outer.top > inner.top && outer.bottom < inner.bottom;

const engulfing = ({ now, ago1 }: View): Finding => {
  if (now.color === ago1.color || !covers(now, ago1)) return 0;
  const isFull = bothEndsBeyond(now, ago1);
  if (now.color === 1) return isFull ? 100 : 80;
  return isFull ? -100 : -80;
};

/** The second body inside the first: 100 with both ends inside, 80 where an end is the same. */
const inside = ({ now, ago1 }: View): Finding => {
  if (now.top > ago1.top || now.bottom < ago1.bottom || !isLong(ago1, 10)) return 0;
  const isFull = bothEndsBeyond(ago1, now);
  if (ago1.color === 1) return isFull ? -100 : -80;
  return isFull ? 100 : 80;
};

/** One body covers another. */
export const ENGULFING = definePatterns([
  {
    id: 'engulfing',
    title: 'Engulfing',
    talib: 'CDLENGULFING',
    bars: 2,
    side: 'both',
    lookback: 2,
    relaxed: null,
    needs: [ENGULFS],
    rule: engulfing,
  },
  {
    id: 'harami',
    title: 'Harami',
    talib: 'CDLHARAMI',
    bars: 2,
    side: 'both',
    lookback: 11,
    relaxed: null,
    needs: [NOT_LONG_11, LONG_10],
    rule: (view) => (isNotLong(view.now, 11) ? inside(view) : 0),
  },
  {
    id: 'harami-cross',
    title: 'Harami cross',
    talib: 'CDLHARAMICROSS',
    bars: 2,
    side: 'both',
    lookback: 11,
    relaxed: null,
    needs: [DOJI_11, LONG_10],
    rule: (view) => (isDoji(view.now, 11) ? inside(view) : 0),
  },
  {
    id: 'three-inside',
    title: 'Three inside up and down',
    talib: 'CDL3INSIDE',
    bars: 3,
    side: 'both',
    lookback: 12,
    relaxed: null,
    needs: [0, NOT_LONG_11, LONG_10],
    rule: ({ now, ago1, ago2 }) => {
      if (now.color === ago2.color || !bothEndsBeyond(ago2, ago1)) return 0;
      const closesOut = now.color === 1 ? now.close > ago2.open : now.close < ago2.open;
      return closesOut && isLong(ago2, 10) && isNotLong(ago1, 11) ? against(ago2.color) : 0;
    },
  },
  {
    id: 'three-outside',
    title: 'Three outside up and down',
    talib: 'CDL3OUTSIDE',
    bars: 3,
    side: 'both',
    lookback: 3,
    relaxed: 'One end of the second body may be equal to that of the first.',
    needs: [0, ENGULFS],
    rule: ({ now, ago1, ago2 }, isRelaxed) => {
      if (ago1.color === ago2.color) return 0;
      if (!(isRelaxed ? covers(ago1, ago2) : bothEndsBeyond(ago1, ago2))) return 0;
      const goesOn = ago1.color === 1 ? now.close > ago1.close : now.close < ago1.close;
      return goesOn ? toward(ago1.color) : 0;
    },
  },
]);
