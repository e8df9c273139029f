import { dow } from '@chuli/indicators';
import type { Clause } from '../clause.ts';
import { type Readings, defineFamily, use } from '../define-family.ts';
import { beyond, bySide, sellSuffix, short } from './mirrored.ts';
import { close, now } from '../reads.ts';

const settings = {
  left: { label: 'Bars before a swing', value: 2 },
  right: { label: 'Bars after a swing', value: 2 },
  atr: { label: 'Bars of the ATR', value: 14 },
  apart: { label: 'ATRs between opposite swings, at least', value: 1 },
};

const uses = {
  dow: use(dow, {
    left: settings.left.value,
    right: settings.right.value,
    atr: settings.atr.value,
    apart: settings.apart.value,
  }),
};
type Seen = Readings<typeof uses>;

const trend = bySide((side): Clause<Seen>[] => [
  beyond(side, {
    buy: 'Last swing high above the one before',
    sell: 'Last swing high below the one before',
    left: now('dow', 'swing_high'),
    right: now('dow', 'swing_high_before'),
    unit: 'rupees',
  }),
  beyond(side, {
    buy: 'Last swing low above the one before',
    sell: 'Last swing low below the one before',
    left: now('dow', 'swing_low'),
    right: now('dow', 'swing_low_before'),
    unit: 'rupees',
  }),
]);

const goesOn = bySide((side): Clause<Seen> =>
  beyond(side, {
    buy: 'Close above the last swing high',
    sell: 'Close below the last swing low',
    left: close,
    right: side === 'buy' ? now('dow', 'swing_high') : now('dow', 'swing_low'),
    unit: 'rupees',
  }),
);

/**
 * Dow's theory: higher highs with higher lows are an up-trend. Its beginning is an alert; the close beyond the last
 * swing high, which makes the next one, is a signal. It ends with a close beyond the last swing on the other side.
 */
export const dowTrend = defineFamily({
  id: 'dow',
  idea: 'Swing highs and swing lows go the same way',
  version: 1,
  settings,
  kinds: {
    alert: { means: 'The trend begins', timeframes: ['daily'] },
    signal: { means: 'The trend goes on: a close beyond the last swing', timeframes: ['daily'] },
  },
  uses,
  conditions: ({ kind, side }) => (kind === 'alert' ? trend[side] : [...trend[side], goesOn[side]]),
  exit: ({ side }) => [
    short(side, {
      buy: 'Close below the last swing low',
      sell: 'Close above the last swing high',
      left: close,
      right: side === 'buy' ? now('dow', 'swing_low') : now('dow', 'swing_high'),
      unit: 'rupees',
    }),
  ],
  path: ({ kind, side, timeframe }) => `/data/dow-${kind}-${timeframe}/${sellSuffix(side)}`,
});
