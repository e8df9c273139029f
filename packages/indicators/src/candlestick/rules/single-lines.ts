import { hasNoLower, hasNoShadows, hasNoUpper, isLong, isShort, shortShadow } from '../measures.ts';
import { definePatterns, toward } from '../pattern.ts';
import type { Bar } from '../bar.ts';
import { BARE_BOTTOM_10, BARE_TOP_10, LONG_10, SHORT_10 } from '../traits.ts';

const hasShortShadows = (bar: Bar): boolean => {
  const short = shortShadow(bar, 10);
  return bar.upper < short && bar.lower < short;
};

/**
 * One candle, told by its body and its shadows; the sign is the candle's colour. A spinning top takes that side too:
 * traders here list it among the bullish and among the bearish.
 */
export const SINGLE_LINES = definePatterns([
  {
    id: 'spinning-top',
    title: 'Spinning top',
    talib: 'CDLSPINNINGTOP',
    bars: 1,
    side: 'both',
    lookback: 10,
    relaxed: null,
    needs: [SHORT_10],
    rule: ({ now }) =>
      now.upper > now.body && now.lower > now.body && isShort(now, 10) ? toward(now.color) : 0,
  },
  {
    id: 'high-wave',
    title: 'High wave',
    talib: 'CDLHIGHWAVE',
    bars: 1,
    side: 'neutral',
    lookback: 10,
    relaxed: null,
    needs: [SHORT_10],
    rule: ({ now }) =>
      now.upper > 2 * now.body && now.lower > 2 * now.body && isShort(now, 10) ? toward(now.color) : 0,
  },
  {
    id: 'long-line',
    title: 'Long line',
    talib: 'CDLLONGLINE',
    bars: 1,
    side: 'both',
    lookback: 10,
    relaxed: null,
    needs: [LONG_10],
    rule: ({ now }) => (isLong(now, 10) && hasShortShadows(now) ? toward(now.color) : 0),
  },
  {
    id: 'short-line',
    title: 'Short line',
    talib: 'CDLSHORTLINE',
    bars: 1,
    side: 'neutral',
    lookback: 10,
    relaxed: null,
    needs: [SHORT_10],
    rule: ({ now }) => (isShort(now, 10) && hasShortShadows(now) ? toward(now.color) : 0),
  },
  {
    id: 'marubozu',
    title: 'Marubozu',
    talib: 'CDLMARUBOZU',
    bars: 1,
    side: 'both',
    lookback: 10,
    relaxed: null,
    needs: [LONG_10 | BARE_TOP_10 | BARE_BOTTOM_10],
    rule: ({ now }) => (isLong(now, 10) && hasNoShadows(now, 10) ? toward(now.color) : 0),
  },
  {
    id: 'closing-marubozu',
    title: 'Closing marubozu',
    talib: 'CDLCLOSINGMARUBOZU',
    bars: 1,
    side: 'both',
    lookback: 10,
    relaxed: null,
    needs: [LONG_10],
    rule: ({ now }) =>
      isLong(now, 10) && (now.color === 1 ? hasNoUpper(now, 10) : hasNoLower(now, 10))
        ? toward(now.color)
        : 0,
  },
  {
    id: 'belt-hold',
    title: 'Belt hold',
    talib: 'CDLBELTHOLD',
    bars: 1,
    side: 'both',
    lookback: 10,
    relaxed: null,
    needs: [LONG_10],
    rule: ({ now }) =>
      isLong(now, 10) && (now.color === 1 ? hasNoLower(now, 10) : hasNoUpper(now, 10))
        ? toward(now.color)
        : 0,
  },
]);
