import { defineIndicator } from '../define-indicator.ts';
import { period } from '../period.ts';
import { findPivots, pivots } from './pivots.ts';

/**
 * Swing highs and lows, told on the bar that confirms them and never before: `high` or `low` is the price of the turn,
 * `bars_ago` how long ago it was. One wide bar can be both.
 */
export const swings = defineIndicator({
  id: 'swings',
  title: 'Swing highs and lows',
  speaks: 'at-times',
  parameters: { left: period(5, 'Bars before', 1), right: period(5, 'Bars after', 1) },
  drawing: {
    short: 'Swings',
    place: 'marks',
    lines: [
      { field: 'high', shape: 'above', words: 'high', back: 'bars_ago' },
      { field: 'low', shape: 'below', words: 'low', back: 'bars_ago' },
    ],
  },
  warmup: ({ left, right }) => left + right,
  init: ({ left, right }) => pivots(left, right),
  step: (state, candle) => {
    findPivots(state, candle);
    const { high, low, right } = state;
    return high === null && low === null ? null : { high, low, bars_ago: right };
  },
});
