import { bollinger, rsi, sma } from '@chuli/indicators';
import type { Cell, Side, Timeframe } from '../cell.ts';
import type { Clause } from '../clause.ts';
import { type Readings, defineFamily, use } from '../define-family.ts';
import { beyond, bySide, sellSuffix, short } from './mirrored.ts';
import { before, close, closeBefore, highBefore, lowBefore, now } from '../reads.ts';

const settings = {
  mean: { label: 'Bars of the mean and its deviation', value: 20 },
  width: { label: 'Standard deviations from the mean', value: 2 },
  strength: { label: 'Bars of the RSI', value: 14 },
  oversold: { label: 'RSI below this is oversold', value: 30 },
  overbought: { label: 'RSI above this is overbought', value: 70 },
  trend: { label: 'Bars of the long average, hourly and daily', value: 200 },
  trend_weekly: { label: 'Bars of the long average, weekly', value: 40 },
};

const uses = {
  bands: use(bollinger, { period: settings.mean.value, width: settings.width.value }),
  strength: use(rsi, { period: settings.strength.value }),
  trend: use(sma, { period: settings.trend.value }),
  trendWeekly: use(sma, { period: settings.trend_weekly.value }),
};
type Seen = Readings<typeof uses>;

const stretched = bySide((side): Clause<Seen> => [
  short(side, {
    buy: 'Close below the lower band: {width} deviations under the mean of {mean} bars',
    sell: 'Close above the upper band: {width} deviations over the mean of {mean} bars',
    left: close,
    right: side === 'buy' ? now('bands', 'lower') : now('bands', 'upper'),
    unit: 'rupees',
  }),
  short(side, {
    buy: 'RSI of {strength} bars below {oversold}',
    sell: 'RSI of {strength} bars above {overbought}',
    left: now('strength'),
    right: side === 'buy' ? settings.oversold.value : settings.overbought.value,
    unit: 'points',
  }),
]);

const stretchedBefore = bySide((side): Clause<Seen> => [
  short(side, {
    buy: 'On the bar before, the close was below the lower band',
    sell: 'On the bar before, the close was above the upper band',
    left: closeBefore,
    right: side === 'buy' ? before('bands', 'lower') : before('bands', 'upper'),
    unit: 'rupees',
  }),
  short(side, {
    buy: 'On the bar before, the RSI was below {oversold}',
    sell: 'On the bar before, the RSI was above {overbought}',
    left: before('strength'),
    right: side === 'buy' ? settings.oversold.value : settings.overbought.value,
    unit: 'points',
  }),
]);

const turned = bySide((side): Clause<Seen> =>
  beyond(side, {
    buy: 'Close above the high of the bar before',
    sell: 'Close below the low of the bar before',
    left: close,
    right: side === 'buy' ? highBefore : lowBefore,
    unit: 'rupees',
  }),
);

const withTrend = (side: Side, timeframe: Timeframe): Clause<Seen> => {
  const bars = timeframe === 'weekly' ? '{trend_weekly}' : '{trend}';
  return beyond(side, {
    buy: `Close above the long average of ${bars} bars`,
    sell: `Close below the long average of ${bars} bars`,
    left: close,
    right: timeframe === 'weekly' ? now('trendWeekly') : now('trend'),
    unit: 'rupees',
  });
};

const conditions = ({ kind, side, timeframe }: Cell): Clause<Seen>[] => {
  if (kind === 'list') return [stretched[side]];
  if (kind === 'signal') return [stretchedBefore[side], turned[side], withTrend(side, timeframe)];
  return [stretched[side], withTrend(side, timeframe)];
};

/** The names of these addresses are the specification's, spelling included; a daily signal names no timeframe. */
const path = ({ kind, side, timeframe }: Cell): string => {
  if (kind === 'list') return `/data/mean-reversion-list-${timeframe}/${sellSuffix(side)}`;
  if (kind === 'signal' && timeframe === 'daily') return `/data/mean-reversible-signal/${sellSuffix(side)}`;
  return `/data/mean-reversible-${kind === 'bucket' ? 'boucket' : kind}-${timeframe}/${sellSuffix(side)}`;
};

/** A price far from its own mean tends to return to it, more so in the direction of the long trend. */
export const meanReversion = defineFamily({
  id: 'mean-reversion',
  idea: 'A price stretched away from its mean, in a long trend that points the other way',
  version: 1,
  settings,
  kinds: {
    alert: { means: 'The stretch begins', timeframes: ['daily', 'hourly', 'weekly'] },
    signal: {
      means: 'After a stretch the price has turned: it closes beyond the bar before',
      timeframes: ['daily', 'hourly', 'weekly'],
    },
    bucket: {
      means: 'Stretched now',
      timeframes: ['daily', 'hourly', 'weekly'],
      every: true,
      standing: true,
    },
    list: {
      means: 'Stretched now, whatever the long trend',
      timeframes: ['daily'],
      every: true,
      standing: true,
    },
  },
  uses,
  conditions,
  exit: ({ side }) => [
    {
      says: 'Close back at the mean of {mean} bars',
      left: close,
      is: side === 'buy' ? '>=' : '<=',
      right: now('bands', 'middle'),
      unit: 'rupees',
    },
  ],
  path,
});
