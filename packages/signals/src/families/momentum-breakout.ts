import { donchian, ema, rsi, volumeRatio } from '@chuli/indicators';
import type { Clause } from '../clause.ts';
import { type Readings, defineFamily, use } from '../define-family.ts';
import { leavesExitRange, leavesRange, onVolume } from './breakout-parts.ts';
import { beyond, bySide, percentFrom, short } from './mirrored.ts';
import { close, closeBefore, high, limit, low, madeOf, now } from '../reads.ts';

const settings = {
  range: { label: 'Bars of the range', value: 20 },
  volume_bars: { label: 'Bars of the usual volume', value: 20 },
  volume: { label: 'Times the usual volume, at least', value: 1.5 },
  trend: { label: 'Bars of the trend average', value: 50 },
  strength: { label: 'Bars of the RSI', value: 14 },
  buy_least: { label: 'RSI of a buy, at least', value: 55 },
  buy_most: { label: 'RSI of a buy, at most', value: 75 },
  sell_least: { label: 'RSI of a sell, at least', value: 25 },
  sell_most: { label: 'RSI of a sell, at most', value: 45 },
  locked: {
    label: 'Points short of the limit of the day from which a close at the extreme counts as locked',
    value: 0.5,
  },
  exit_range: { label: 'Bars of the range whose other end is the exit', value: 10 },
};

const uses = {
  range: use(donchian, { period: settings.range.value }),
  exitRange: use(donchian, { period: settings.exit_range.value }),
  volume: use(volumeRatio, { period: settings.volume_bars.value }),
  trend: use(ema, { period: settings.trend.value }),
  strength: use(rsi, { period: settings.strength.value }),
};
type Seen = Readings<typeof uses>;

const gain = madeOf([close, closeBefore], percentFrom);
const lockedFrom = bySide((side) =>
  madeOf([limit], (most) => (side === 'buy' ? 1 : -1) * (most - settings.locked.value)),
);

const broke = bySide((side): Clause<Seen> => leavesRange(side));

/**
 * A stock locked at its limit cannot be bought (or sold): it closes at its extreme, about a whole band from the close
 * before. The band is that of the bar's own day. Steps between prices keep the limit itself off a round percent, so a
 * close at the extreme is left out from half a point before it.
 */
const notLocked = bySide((side): Clause<Seen> => [
  short(side, {
    buy: 'Close below the high of the bar',
    sell: 'Close above the low of the bar',
    left: close,
    right: side === 'buy' ? high : low,
    unit: 'rupees',
  }),
  short(side, {
    buy: 'Gain over the close before more than {locked} points short of the limit of the day',
    sell: 'Loss from the close before more than {locked} points short of the limit of the day',
    left: gain,
    right: lockedFrom[side],
    unit: 'percent',
  }),
]);

const confirmed = bySide((side): Clause<Seen>[] => [
  onVolume(settings.volume.value),
  beyond(side, {
    buy: 'Close above the exponential average of {trend} bars',
    sell: 'Close below the exponential average of {trend} bars',
    left: close,
    right: now('trend'),
    unit: 'rupees',
  }),
  {
    says:
      side === 'buy'
        ? 'RSI of {strength} bars at least {buy_least}'
        : 'RSI of {strength} bars at least {sell_least}',
    left: now('strength'),
    is: '>=',
    right: side === 'buy' ? settings.buy_least.value : settings.sell_least.value,
    unit: 'points',
  },
  {
    says:
      side === 'buy'
        ? 'RSI of {strength} bars at most {buy_most}'
        : 'RSI of {strength} bars at most {sell_most}',
    left: now('strength'),
    is: '<=',
    right: side === 'buy' ? settings.buy_most.value : settings.sell_most.value,
    unit: 'points',
  },
  notLocked[side],
]);

/**
 * A stock leaves the range of its last 20 bars. The break alone is an alert; with volume, trend and strength behind it,
 * and a price that can be had, it is a signal. The range ends before the bar that breaks it.
 */
export const momentumBreakout = defineFamily({
  id: 'momentum-breakout',
  idea: 'A price leaves its recent range on unusual volume, with the trend',
  version: 2,
  settings,
  kinds: {
    alert: { means: 'The range is left', timeframes: ['daily'] },
    signal: { means: 'Left with volume, trend and strength behind it', timeframes: ['daily'] },
  },
  uses,
  conditions: ({ kind, side }) => (kind === 'alert' ? [broke[side]] : [broke[side], ...confirmed[side]]),
  exit: ({ side }) => [leavesExitRange(side)],
  path: ({ kind, side, timeframe }) =>
    `/data/v2/momentum-breakout-${side === 'sell' ? 'sell-' : ''}${kind}-${timeframe}/`,
});
