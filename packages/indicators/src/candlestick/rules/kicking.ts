import { clearsDown, clearsUp, hasNoShadows, isLong } from '../measures.ts';
import { definePatterns, toward } from '../pattern.ts';
import type { View } from '../bar.ts';
import {
  BARE_BOTTOM_10,
  BARE_BOTTOM_11,
  BARE_TOP_10,
  BARE_TOP_11,
  LONG_10,
  LONG_11,
  TURNS,
} from '../traits.ts';

const kicks = ({ now, ago1 }: View, isRelaxed: boolean): boolean =>
  now.color !== ago1.color &&
  (now.color === 1 ? clearsUp(now, ago1, isRelaxed) : clearsDown(now, ago1, isRelaxed)) &&
  isLong(ago1, 10) &&
  isLong(now, 11) &&
  hasNoShadows(ago1, 10) &&
  hasNoShadows(now, 11);

/** Two opposite marubozu with a gap between: the market changed its mind over night. */
export const KICKING = definePatterns([
  {
    id: 'kicking',
    title: 'Kicking',
    talib: 'CDLKICKING',
    bars: 2,
    side: 'both',
    lookback: 11,
    relaxed: 'The bodies may touch instead of the whole candles gapping.',
    needs: [TURNS | LONG_11 | BARE_TOP_11 | BARE_BOTTOM_11, LONG_10 | BARE_TOP_10 | BARE_BOTTOM_10],
    rule: (view, isRelaxed) => (kicks(view, isRelaxed) ? toward(view.now.color) : 0),
  },
  {
    id: 'kicking-by-length',
    title: 'Kicking by length',
    talib: 'CDLKICKINGBYLENGTH',
    bars: 2,
    side: 'both',
    lookback: 11,
    relaxed: 'The bodies may touch instead of the whole candles gapping.',
    needs: [TURNS | LONG_11 | BARE_TOP_11 | BARE_BOTTOM_11, LONG_10 | BARE_TOP_10 | BARE_BOTTOM_10],
    rule: (view, isRelaxed) => {
      if (!kicks(view, isRelaxed)) return 0;
      return toward(view.now.body > view.ago1.body ? view.now.color : view.ago1.color);
    },
  },
]);
