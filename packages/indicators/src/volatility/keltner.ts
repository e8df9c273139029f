import { defineIndicator } from '../define-indicator.ts';
import { exponential, smooth } from '../parts/smoothing.ts';
import { period } from '../period.ts';
import { atr } from './atr.ts';

/**
 * Keltner channel in the form of Linda Raschke, as TradingView has it: the exponential mean of the close, and so many
 * average true ranges around it. Mean and range begin as TA-Lib's do, so that they equal our EMA and ATR.
 */
export const keltner = defineIndicator({
  id: 'keltner',
  title: 'Keltner channel',
  parameters: {
    period: period(20),
    range: period(10, 'Bars of the range'),
    width: { label: 'Ranges', usual: 2, lowest: 0.5, highest: 5, isWhole: false },
  },
  drawing: {
    short: 'Keltner',
    place: 'overlay',
    lines: [
      { field: 'upper', shape: 'faint', words: 'upper' },
      { field: 'middle', shape: 'faint', words: 'middle' },
      { field: 'lower', shape: 'faint', words: 'lower' },
    ],
  },
  warmup: (chosen) => Math.max(chosen.period - 1, chosen.range),
  init: (chosen) => ({
    width: chosen.width,
    mean: exponential(chosen.period),
    range: atr.init({ period: chosen.range }),
  }),
  step: (state, candle) => {
    const middle = smooth(state.mean, candle.close);
    const range = atr.step(state.range, candle);
    if (middle === null || range === null) return null;
    return { upper: middle + state.width * range, middle, lower: middle - state.width * range };
  },
});
