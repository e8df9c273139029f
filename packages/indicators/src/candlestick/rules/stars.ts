import { clearsDown, clearsUp, dojiBody, gapsDown, gapsUp, isDoji, isLong, isNotLong } from '../measures.ts';
import { type Finding, definePatterns, toward } from '../pattern.ts';
import type { View } from '../bar.ts';
import {
  APART,
  BLACK,
  DOJI_10,
  DOJI_11,
  LONG_10,
  LONG_12,
  NOT_LONG_11,
  OVER,
  UNDER,
  WHITE,
} from '../traits.ts';

/** How far the third candle must close into the first body: TA-Lib's default. */
const PENETRATION = 0.3;

/** Long, a small body apart, and back into the first body: rising out of a fall. */
const isMorning = ({ now, ago1, ago2 }: View, isRelaxed: boolean): boolean =>
  ago2.color === -1 &&
  now.color === 1 &&
  gapsDown(ago1, ago2, isRelaxed) &&
  now.close > ago2.close + ago2.body * PENETRATION &&
  isLong(ago2, 10) &&
  isLong(now, 12);

const isEvening = ({ now, ago1, ago2 }: View, isRelaxed: boolean): boolean =>
  ago2.color === 1 &&
  now.color === -1 &&
  gapsUp(ago1, ago2, isRelaxed) &&
  now.close < ago2.close - ago2.body * PENETRATION &&
  isLong(ago2, 10) &&
  isLong(now, 12);

const isAbandonedDown = ({ now, ago1, ago2 }: View, isRelaxed: boolean): boolean =>
  now.close < ago2.close - ago2.body * PENETRATION &&
  clearsUp(ago1, ago2, isRelaxed) &&
  clearsDown(now, ago1, isRelaxed);

const isAbandonedUp = ({ now, ago1, ago2 }: View, isRelaxed: boolean): boolean =>
  now.close > ago2.close + ago2.body * PENETRATION &&
  clearsDown(ago1, ago2, isRelaxed) &&
  clearsUp(now, ago1, isRelaxed);

const abandonedBaby = (view: View, isRelaxed: boolean): Finding => {
  const { now, ago1, ago2 } = view;
  if (now.color === ago2.color || !isLong(ago2, 10) || !isDoji(ago1, 11) || !isLong(now, 12)) return 0;
  const isAbandoned = now.color === 1 ? isAbandonedUp(view, isRelaxed) : isAbandonedDown(view, isRelaxed);
  return isAbandoned ? toward(now.color) : 0;
};

/** Three doji; all are measured by the averages before the first. */
const tristar = ({ now, ago1, ago2 }: View, isRelaxed: boolean): Finding => {
  const doji = dojiBody(ago2, 10);
  if (ago2.body > doji || ago1.body > doji || now.body > doji) return 0;
  if (gapsDown(ago1, ago2, isRelaxed) && now.bottom > ago1.bottom) return 100;
  return gapsUp(ago1, ago2, isRelaxed) && now.top < ago1.top ? -100 : 0;
};

const MAY_TOUCH = 'The star may touch the first body instead of gapping away.';

export const STARS = definePatterns([
  {
    id: 'morning-star',
    title: 'Morning star',
    talib: 'CDLMORNINGSTAR',
    bars: 3,
    side: 'bullish',
    lookback: 12,
    relaxed: MAY_TOUCH,
    needs: [WHITE | LONG_12, UNDER | NOT_LONG_11, BLACK | LONG_10],
    rule: (view, isRelaxed) => (isMorning(view, isRelaxed) && isNotLong(view.ago1, 11) ? 100 : 0),
  },
  {
    id: 'evening-star',
    title: 'Evening star',
    talib: 'CDLEVENINGSTAR',
    bars: 3,
    side: 'bearish',
    lookback: 12,
    relaxed: MAY_TOUCH,
    needs: [BLACK | LONG_12, OVER | NOT_LONG_11, WHITE | LONG_10],
    rule: (view, isRelaxed) => (isEvening(view, isRelaxed) && isNotLong(view.ago1, 11) ? -100 : 0),
  },
  {
    id: 'morning-doji-star',
    title: 'Morning doji star',
    talib: 'CDLMORNINGDOJISTAR',
    bars: 3,
    side: 'bullish',
    lookback: 12,
    relaxed: MAY_TOUCH,
    needs: [WHITE | LONG_12, UNDER | DOJI_11, BLACK | LONG_10],
    rule: (view, isRelaxed) => (isMorning(view, isRelaxed) && isDoji(view.ago1, 11) ? 100 : 0),
  },
  {
    id: 'evening-doji-star',
    title: 'Evening doji star',
    talib: 'CDLEVENINGDOJISTAR',
    bars: 3,
    side: 'bearish',
    lookback: 12,
    relaxed: MAY_TOUCH,
    needs: [BLACK | LONG_12, OVER | DOJI_11, WHITE | LONG_10],
    rule: (view, isRelaxed) => (isEvening(view, isRelaxed) && isDoji(view.ago1, 11) ? -100 : 0),
  },
  {
    id: 'abandoned-baby',
    title: 'Abandoned baby',
    talib: 'CDLABANDONEDBABY',
    bars: 3,
    side: 'both',
    lookback: 12,
    relaxed: 'The bodies may touch instead of the whole candles gapping, on both sides of the doji.',
    needs: [LONG_12, DOJI_11, LONG_10],
    rule: abandonedBaby,
  },
  {
    id: 'tristar',
    title: 'Tristar',
    talib: 'CDLTRISTAR',
    bars: 3,
    side: 'both',
    lookback: 12,
    relaxed: MAY_TOUCH,
    needs: [0, APART, DOJI_10],
    rule: tristar,
  },
]);
