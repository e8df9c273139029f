import { hasNoLower, hasNoUpper, isDoji, near, verySmall } from '../measures.ts';
import { definePatterns } from '../pattern.ts';
import { BARE_BOTTOM_10, BARE_TOP_10, DOJI_10 } from '../traits.ts';

/** Open and close the same: the sides are even, and where the shadows lie tells who tried. TA-Lib says 100 always. */
export const DOJI = definePatterns([
  {
    id: 'doji',
    title: 'Doji',
    talib: 'CDLDOJI',
    bars: 1,
    side: 'neutral',
    lookback: 10,
    relaxed: null,
    needs: [DOJI_10],
    rule: ({ now }) => (isDoji(now, 10) ? 100 : 0),
  },
  {
    id: 'dragonfly-doji',
    title: 'Dragonfly doji',
    talib: 'CDLDRAGONFLYDOJI',
    bars: 1,
    side: 'neutral',
    lookback: 10,
    relaxed: null,
    needs: [DOJI_10 | BARE_TOP_10],
    rule: ({ now }) => (isDoji(now, 10) && hasNoUpper(now, 10) && now.lower > verySmall(now, 10) ? 100 : 0),
  },
  {
    id: 'gravestone-doji',
    title: 'Gravestone doji',
    talib: 'CDLGRAVESTONEDOJI',
    bars: 1,
    side: 'neutral',
    lookback: 10,
    relaxed: null,
    needs: [DOJI_10 | BARE_BOTTOM_10],
    rule: ({ now }) => (isDoji(now, 10) && hasNoLower(now, 10) && now.upper > verySmall(now, 10) ? 100 : 0),
  },
  {
    id: 'long-legged-doji',
    title: 'Long-legged doji',
    talib: 'CDLLONGLEGGEDDOJI',
    bars: 1,
    side: 'neutral',
    lookback: 10,
    relaxed: null,
    needs: [DOJI_10],
    rule: ({ now }) => (isDoji(now, 10) && (now.lower > now.body || now.upper > now.body) ? 100 : 0),
  },
  {
    id: 'rickshaw-man',
    title: 'Rickshaw man',
    talib: 'CDLRICKSHAWMAN',
    bars: 1,
    side: 'neutral',
    lookback: 10,
    relaxed: null,
    needs: [DOJI_10],
    rule: ({ now }) => {
      if (!isDoji(now, 10) || now.lower <= now.body || now.upper <= now.body) return 0;
      const middle = now.low + now.range / 2;
      return now.bottom <= middle + near(now, 10) && now.top >= middle - near(now, 10) ? 100 : 0;
    },
  },
  {
    id: 'takuri',
    title: 'Takuri',
    talib: 'CDLTAKURI',
    bars: 1,
    side: 'neutral',
    lookback: 10,
    relaxed: null,
    needs: [DOJI_10 | BARE_TOP_10],
    rule: ({ now }) => (isDoji(now, 10) && hasNoUpper(now, 10) && now.lower > 2 * now.body ? 100 : 0),
  },
]);
