import { donchian, ema, rsi, volumeRatio } from '@chuli/indicators';
import { close, closeBefore, high, low } from '../bar-reads.ts';
import type { Clause } from '../clause.ts';
import { type Readings, defineFamily, use } from '../define-family.ts';
import { leavesExitRange, leavesRange, onVolume } from './breakout-parts.ts';
import { beyond, bySide, percentFrom, short } from './mirrored.ts';
import { madeOf, now } from '../named-reads.ts';

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
    label: 'Percent from the close before at which a close at the extreme counts as locked',
    value: 9.5,
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

const broke = bySide((side): Clause<Seen> => leavesRange(side));

/**
 * A stock locked at its limit cannot be bought (or sold): it closes at its extreme, about a whole band from the close
 * before. The band is 10 percent, 15 since 2026-04-20; a close at the extreme is left out from 9.5 percent on.
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
    buy: 'Gain over the close before less than {locked} percent',
    sell: 'Loss from the close before less than {locked} percent',
    left: gain,
    right: side === 'buy' ? settings.locked.value : -settings.locked.value,
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
  title: 'Momentum breakout',
  idea: 'A price leaves its recent range on unusual volume, with the trend',
  version: 1,
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
