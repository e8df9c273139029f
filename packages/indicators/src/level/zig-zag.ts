import { defineIndicator } from '../define-indicator.ts';
import { period } from '../period.ts';
import { atr } from '../volatility/atr.ts';
import { swing, unknownSwing } from './swing.ts';

/**
 * Zig-zag by percent, Merrill 1977: a high is a swing once a later low is so many percent below it, a low once a later
 * high is so many above. Only confirmed swings are told, at the bar that confirms them: nothing is drawn anew later.
 */
export const zigZag = defineIndicator({
  id: 'zig-zag',
  title: 'Zig-zag',
  parameters: { percent: { label: 'Percent', usual: 5, lowest: 0.5, highest: 50, isWhole: false } },
  speaks: 'at-times',
  drawing: {
    short: 'Zig-zag',
    place: 'overlay',
    lines: [{ field: 'price', shape: 'joined', words: '', back: 'bars_ago' }],
  },
  warmup: () => 1,
  init: ({ percent }) => ({ share: percent / 100, swinging: unknownSwing() }),
  step: ({ share, swinging }, candle) => swing(swinging, candle, share * candle.high, share * candle.low),
});

/**
 * Zig-zag by movement: the way back is so many average true ranges, those of the bar that made the high or low, so that
 * calm and nervous shares are measured alike.
 */
export const zigZagAtr = defineIndicator({
  id: 'zig-zag-atr',
  title: 'Zig-zag by true range',
  parameters: {
    period: period(14),
    ranges: { label: 'Ranges', usual: 3, lowest: 0.5, highest: 20, isWhole: false },
  },
  speaks: 'at-times',
  drawing: {
    short: 'Zig-zag ATR',
    place: 'overlay',
    lines: [{ field: 'price', shape: 'joined', words: '', back: 'bars_ago' }],
  },
  warmup: (chosen) => chosen.period + 1,
  init: (chosen) => ({ ranges: chosen.ranges, range: atr.init(chosen), swinging: unknownSwing() }),
  step: (state, candle) => {
    const range = atr.step(state.range, candle);
    if (range === null) return null;
    return swing(state.swinging, candle, state.ranges * range, state.ranges * range);
  },
});
