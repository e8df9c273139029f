import {
  equal,
  gapsDown,
  gapsUp,
  hasNoLower,
  hasNoUpper,
  isDoji,
  isLong,
  isNotLong,
  isWithin,
} from '../measures.ts';
import { against, definePatterns, toward } from '../pattern.ts';
import { BLACK, DOJI_11, LONG_10, LONG_11, NOT_LONG_11, TURNS } from '../traits.ts';

export const TWO_CANDLES = definePatterns([
  {
    id: 'doji-star',
    title: 'Doji star',
    talib: 'CDLDOJISTAR',
    bars: 2,
    side: 'both',
    lookback: 11,
    relaxed: 'The doji may touch the body before it instead of gapping away.',
    needs: [DOJI_11, LONG_10],
    rule: ({ now, ago1 }, isRelaxed) => {
      const isAway = ago1.color === 1 ? gapsUp(now, ago1, isRelaxed) : gapsDown(now, ago1, isRelaxed);
      return isAway && isLong(ago1, 10) && isDoji(now, 11) ? against(ago1.color) : 0;
    },
  },
  {
    id: 'counterattack',
    title: 'Counterattack',
    talib: 'CDLCOUNTERATTACK',
    bars: 2,
    side: 'both',
    lookback: 11,
    relaxed: null,
    needs: [TURNS | LONG_11, LONG_10],
    rule: ({ now, ago1 }) =>
      now.color !== ago1.color &&
      isLong(ago1, 10) &&
      isLong(now, 11) &&
      isWithin(now.close, ago1.close, equal(ago1, 10))
        ? toward(now.color)
        : 0,
  },
  {
    id: 'separating-lines',
    title: 'Separating lines',
    talib: 'CDLSEPARATINGLINES',
    bars: 2,
    side: 'both',
    lookback: 11,
    relaxed: null,
    needs: [TURNS | LONG_11],
    rule: ({ now, ago1 }) => {
      if (now.color === ago1.color || !isLong(now, 11)) return 0;
      if (!isWithin(now.open, ago1.open, equal(ago1, 10))) return 0;
      return (now.color === 1 ? hasNoLower(now, 11) : hasNoUpper(now, 11)) ? toward(now.color) : 0;
    },
  },
  {
    id: 'homing-pigeon',
    title: 'Homing pigeon',
    talib: 'CDLHOMINGPIGEON',
    bars: 2,
    side: 'bullish',
    lookback: 11,
    relaxed: null,
    needs: [BLACK | NOT_LONG_11, BLACK | LONG_10],
    rule: ({ now, ago1 }) =>
      ago1.color === -1 &&
      now.color === -1 &&
      now.open < ago1.open &&
      now.close > ago1.close &&
      isLong(ago1, 10) &&
      isNotLong(now, 11)
        ? 100
        : 0,
  },
  {
    id: 'matching-low',
    title: 'Matching low',
    talib: 'CDLMATCHINGLOW',
    bars: 2,
    side: 'bullish',
    lookback: 6,
    relaxed: null,
    needs: [BLACK, BLACK],
    rule: ({ now, ago1 }) =>
      ago1.color === -1 && now.color === -1 && isWithin(now.close, ago1.close, equal(ago1, 5)) ? 100 : 0,
  },
]);
