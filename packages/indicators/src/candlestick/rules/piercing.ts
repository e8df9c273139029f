import { equal, isLong, isWithin } from '../measures.ts';
import { definePatterns } from '../pattern.ts';
import type { View } from '../bar.ts';
import { BLACK, LONG_10, LONG_11, WHITE } from '../traits.ts';

/** A long black candle, then a white one that opens under its low; relaxed, at or under its close. */
const opensUnder = ({ now, ago1 }: View, isRelaxed: boolean): boolean =>
  ago1.color === -1 &&
  now.color === 1 &&
  (isRelaxed ? now.open <= ago1.close : now.open < ago1.low) &&
  isLong(ago1, 10);

const OPENS_AT_CLOSE = 'The second candle may open at or under the close before it instead of under the low.';

/** The second candle opens beyond the first and comes back: how far decides the name. */
export const PIERCING = definePatterns([
  {
    id: 'piercing',
    title: 'Piercing line',
    talib: 'CDLPIERCING',
    bars: 2,
    side: 'bullish',
    lookback: 11,
    relaxed: OPENS_AT_CLOSE,
    needs: [WHITE | LONG_11, BLACK | LONG_10],
    rule: (view, isRelaxed) => {
      const { now, ago1 } = view;
      if (!opensUnder(view, isRelaxed) || !isLong(now, 11)) return 0;
      return now.close < ago1.open && now.close > ago1.close + ago1.body * 0.5 ? 100 : 0;
    },
  },
  {
    id: 'dark-cloud-cover',
    title: 'Dark cloud cover',
    talib: 'CDLDARKCLOUDCOVER',
    bars: 2,
    side: 'bearish',
    lookback: 11,
    relaxed: 'The second candle may open at or above the close before it instead of above the high.',
    needs: [BLACK, WHITE | LONG_10],
    rule: ({ now, ago1 }, isRelaxed) => {
      if (ago1.color !== 1 || now.color !== -1 || !isLong(ago1, 10)) return 0;
      const opensOver = isRelaxed ? now.open >= ago1.close : now.open > ago1.high;
      const closesIn = now.close > ago1.open && now.close < ago1.close - ago1.body * 0.5;
      return opensOver && closesIn ? -100 : 0;
    },
  },
  {
    id: 'in-neck',
    title: 'In-neck',
    talib: 'CDLINNECK',
    bars: 2,
    side: 'bearish',
    lookback: 11,
    relaxed: OPENS_AT_CLOSE,
    needs: [WHITE, BLACK | LONG_10],
    rule: (view, isRelaxed) => {
      const { now, ago1 } = view;
      if (!opensUnder(view, isRelaxed)) return 0;
      return now.close >= ago1.close && now.close <= ago1.close + equal(ago1, 10) ? -100 : 0;
    },
  },
  {
    id: 'on-neck',
    title: 'On-neck',
    talib: 'CDLONNECK',
    bars: 2,
    side: 'bearish',
    lookback: 11,
    relaxed: OPENS_AT_CLOSE,
    needs: [WHITE, BLACK | LONG_10],
    rule: (view, isRelaxed) =>
      opensUnder(view, isRelaxed) && isWithin(view.now.close, view.ago1.low, equal(view.ago1, 10)) ? -100 : 0,
  },
  {
    id: 'thrusting',
    title: 'Thrusting',
    talib: 'CDLTHRUSTING',
    bars: 2,
    side: 'bearish',
    lookback: 11,
    relaxed: OPENS_AT_CLOSE,
    needs: [WHITE, BLACK | LONG_10],
    rule: (view, isRelaxed) => {
      const { now, ago1 } = view;
      if (!opensUnder(view, isRelaxed)) return 0;
      const isOverNeck = now.close > ago1.close + equal(ago1, 10);
      return isOverNeck && now.close <= ago1.close + ago1.body * 0.5 ? -100 : 0;
    },
  },
]);
