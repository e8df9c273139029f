import { equal, hasNoShadows, isLong, isShort, isWithin, verySmall } from '../measures.ts';
import { definePatterns } from '../pattern.ts';
import type { Bar } from '../bar.ts';
import { BARE_BOTTOM_12, BARE_TOP_12, BLACK, LONG_10, SHORT_12, WHITE } from '../traits.ts';

const isLongWithTail = (bar: Bar): boolean => bar.lower > bar.body && isLong(bar, 10);

/** Opens higher and holds above the first low, though it traded under the first close. */
const isSmallerAndHolds = (bar: Bar, before: Bar): boolean =>
  bar.body < before.body &&
  bar.open > before.close &&
  bar.open <= before.high &&
  bar.low < before.close &&
  bar.low >= before.low &&
  bar.lower > verySmall(bar, 11);

/** Selling that dries up. */
export const RARE_THREES = definePatterns([
  {
    id: 'three-stars-in-the-south',
    title: 'Three stars in the south',
    talib: 'CDL3STARSINSOUTH',
    bars: 3,
    side: 'bullish',
    lookback: 12,
    relaxed: null,
    needs: [BLACK | SHORT_12 | BARE_TOP_12 | BARE_BOTTOM_12, BLACK, BLACK | LONG_10],
    rule: ({ now, ago1, ago2 }) => {
      if (ago2.color !== -1 || ago1.color !== -1 || now.color !== -1) return 0;
      if (!isLongWithTail(ago2) || !isSmallerAndHolds(ago1, ago2)) return 0;
      const isInside = now.low > ago1.low && now.high < ago1.high;
      return isInside && isShort(now, 12) && hasNoShadows(now, 12) ? 100 : 0;
    },
  },
  {
    id: 'unique-three-river',
    title: 'Unique three river',
    talib: 'CDLUNIQUE3RIVER',
    bars: 3,
    side: 'bullish',
    lookback: 12,
    relaxed: null,
    needs: [WHITE | SHORT_12, BLACK, BLACK | LONG_10],
    rule: ({ now, ago1, ago2 }) => {
      if (ago2.color !== -1 || ago1.color !== -1 || now.color !== 1 || now.open <= ago1.low) return 0;
      if (ago1.close <= ago2.close || ago1.open > ago2.open || ago1.low >= ago2.low) return 0;
      return isLong(ago2, 10) && isShort(now, 12) ? 100 : 0;
    },
  },
  {
    id: 'stick-sandwich',
    title: 'Stick sandwich',
    talib: 'CDLSTICKSANDWICH',
    bars: 3,
    side: 'bullish',
    lookback: 7,
    relaxed: 'The white candle may trade down to the first close.',
    needs: [BLACK, WHITE, BLACK],
    rule: ({ now, ago1, ago2 }, isRelaxed) => {
      if (ago2.color !== -1 || ago1.color !== 1 || now.color !== -1) return 0;
      if (!(isRelaxed ? ago1.low >= ago2.close : ago1.low > ago2.close)) return 0;
      return isWithin(now.close, ago2.close, equal(ago2, 5)) ? 100 : 0;
    },
  },
]);
