import { gapsDown, gapsUp, hasNoLower, hasNoUpper, isShort, near } from '../measures.ts';
import { definePatterns } from '../pattern.ts';
import type { Bar } from '../bar.ts';
import { BARE_BOTTOM_11, BARE_TOP_11, OVER, SHORT_11, UNDER } from '../traits.ts';

const hangsDown = (bar: Bar): boolean => bar.lower > bar.body && isShort(bar, 11) && hasNoUpper(bar, 11);
const standsUp = (bar: Bar): boolean => bar.upper > bar.body && isShort(bar, 11) && hasNoLower(bar, 11);

/**
 * A short body with one long shadow: prices went there and came back. TA-Lib asks where the candle stands beside the
 * one before, not for a trend.
 */
export const HAMMERS = definePatterns([
  {
    id: 'hammer',
    title: 'Hammer',
    talib: 'CDLHAMMER',
    bars: 1,
    side: 'bullish',
    lookback: 11,
    relaxed: null,
    needs: [SHORT_11 | BARE_TOP_11],
    rule: ({ now, ago1 }) => (hangsDown(now) && now.bottom <= ago1.low + near(ago1, 10) ? 100 : 0),
  },
  {
    id: 'hanging-man',
    title: 'Hanging man',
    talib: 'CDLHANGINGMAN',
    bars: 1,
    side: 'bearish',
    lookback: 11,
    relaxed: null,
    needs: [SHORT_11 | BARE_TOP_11],
    rule: ({ now, ago1 }) => (hangsDown(now) && now.bottom >= ago1.high - near(ago1, 10) ? -100 : 0),
  },
  {
    id: 'inverted-hammer',
    title: 'Inverted hammer',
    talib: 'CDLINVERTEDHAMMER',
    bars: 2,
    side: 'bullish',
    lookback: 11,
    relaxed: 'The body may touch the body before it instead of gapping down.',
    needs: [SHORT_11 | BARE_BOTTOM_11 | UNDER],
    rule: ({ now, ago1 }, isRelaxed) => (gapsDown(now, ago1, isRelaxed) && standsUp(now) ? 100 : 0),
  },
  {
    id: 'shooting-star',
    title: 'Shooting star',
    talib: 'CDLSHOOTINGSTAR',
    bars: 2,
    side: 'bearish',
    lookback: 11,
    relaxed: 'The body may touch the body before it instead of gapping up.',
    needs: [SHORT_11 | BARE_BOTTOM_11 | OVER],
    rule: ({ now, ago1 }, isRelaxed) => (gapsUp(now, ago1, isRelaxed) && standsUp(now) ? -100 : 0),
  },
]);
