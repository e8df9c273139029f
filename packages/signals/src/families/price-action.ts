import { breakoutRetest, donchian, ema, falseBreak, narrowRange } from '@chuli/indicators';
import type { Clause } from '../clause.ts';
import { type Readings, defineFamily, use } from '../define-family.ts';
import { leavesExitRange } from './breakout-parts.ts';
import { beyond, bySide, sellSuffix } from './mirrored.ts';
import { close, madeOf, now } from '../reads.ts';

const settings = {
  narrow: { label: 'Bars of which the range is the narrowest', value: 7 },
  trend: { label: 'Bars of the trend average', value: 50 },
  range: { label: 'Bars of the range that is broken', value: 20 },
  retest_within: { label: 'Bars in which the retest comes', value: 10 },
  atr: { label: 'Bars of the ATR', value: 14 },
  atrs: { label: 'ATRs from the level that count as touching it', value: 0.3 },
  back_within: { label: 'Bars in which a false break is taken back', value: 2 },
  exit_range: { label: 'Bars of the range whose other end is the exit', value: 10 },
};

const uses = {
  narrow: use(narrowRange, { period: settings.narrow.value }),
  trend: use(ema, { period: settings.trend.value }),
  retest: use(breakoutRetest, {
    period: settings.range.value,
    within: settings.retest_within.value,
    atr: settings.atr.value,
    atrs: settings.atrs.value,
  }),
  trap: use(falseBreak, { period: settings.range.value, within: settings.back_within.value }),
  exitRange: use(donchian, { period: settings.exit_range.value }),
};
type Seen = Readings<typeof uses>;

const WAYS = { buy: { held: 'up', failed: 'down' }, sell: { held: 'down', failed: 'up' } } as const;

/** Equal ranges may differ by rounding: the indicator decides what is narrower. */
const narrowest: Clause<Seen> = {
  says: 'Distance from high to low smaller than on each of the {narrow} bars up to now',
  left: madeOf<Seen>(
    [now('narrow', 'is_narrowest'), now('narrow', 'range'), now('narrow', 'narrowest_before')],
    (isNarrowest, range, narrowest) => (isNarrowest === 1 ? range : Math.max(range, narrowest)),
  ),
  is: '<',
  right: now('narrow', 'narrowest_before'),
  unit: 'rupees',
};

const withTrend = bySide((side): Clause<Seen> =>
  beyond(side, {
    buy: 'Close above the average of {trend} bars',
    sell: 'Close below the average of {trend} bars',
    left: close,
    right: now('trend'),
    unit: 'rupees',
  }),
);

const retestOrTrap = bySide((side): Clause<Seen> => [
  beyond(side, {
    buy: 'Back at a high of {range} bars that was broken, and closed above it again',
    sell: 'Back at a low of {range} bars that was broken, and closed below it again',
    left: close,
    right: now('retest', 'level', { retest: WAYS[side].held }),
    unit: 'rupees',
  }),
  {
    says:
      side === 'buy'
        ? 'A close below the low of {range} bars taken back within {back_within} bars'
        : 'A close above the high of {range} bars taken back within {back_within} bars',
    left: close,
    is: side === 'buy' ? '>=' : '<=',
    right: now('trap', 'level', { failed: WAYS[side].failed }),
    unit: 'rupees',
  },
]);

/**
 * Bars without indicators. Alert: the narrowest range of seven bars (Crabel's NR7) on the side of the trend, a spring
 * being wound. Signal: a broken level that holds when it is tested again, or a break that turns out to be a trap.
 */
export const priceAction = defineFamily({
  id: 'price-action',
  idea: 'Narrow bars, tested levels and false breaks',
  version: 1,
  settings,
  kinds: {
    alert: {
      means: 'The range of the bars narrows with the trend',
      timeframes: ['daily', 'hourly', 'weekly'],
    },
    signal: {
      means: 'A level holds, or a break fails',
      timeframes: ['daily', 'hourly', 'weekly'],
      every: true,
    },
  },
  uses,
  conditions: ({ kind, side }) => (kind === 'alert' ? [narrowest, withTrend[side]] : [retestOrTrap[side]]),
  exit: ({ side }) => [leavesExitRange(side)],
  path: ({ kind, side, timeframe }) => `/data/price-action-${kind}-${timeframe}/${sellSuffix(side)}`,
});
