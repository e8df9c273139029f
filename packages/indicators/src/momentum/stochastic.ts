import { defineIndicator } from '../define-indicator.ts';
import { extremeOf, highest, lowest, reach } from '../parts/extremes.ts';
import { addTo, runningMeanOf, runningSum } from '../parts/running-sum.ts';
import { period } from '../period.ts';

/**
 * Slow stochastic, Lane: where the close stands between the lowest low (0) and the highest high (100) of the last
 * bars, smoothed to k and again to d. A range of nothing reads 0 and nothing is shown before d, as in TA-Lib.
 */
export const stochastic = defineIndicator({
  id: 'stochastic',
  title: 'Stochastic',
  parameters: {
    period: period(14),
    smooth: period(3, 'Smoothing', 1),
    signal: period(3, 'Signal', 1),
  },
  drawing: {
    short: 'Stochastic',
    place: 'pane',
    lines: [
      { field: 'k', shape: 'line', words: '%K' },
      { field: 'd', shape: 'line', words: '%D' },
    ],
    levels: [20, 80],
    scale: [0, 100],
  },
  warmup: ({ period, smooth, signal }) => period + smooth + signal - 3,
  init: ({ period, smooth, signal }) => ({
    highs: highest(period),
    lows: lowest(period),
    k: runningSum(smooth),
    d: runningSum(signal),
  }),
  step: ({ highs, lows, k, d }, { high, low, close }) => {
    reach(highs, high);
    if (!reach(lows, low)) return null;
    const bottom = extremeOf(lows);
    const range = extremeOf(highs) - bottom;
    if (!addTo(k, range === 0 ? 0 : (100 * (close - bottom)) / range)) return null;
    const slow = runningMeanOf(k);
    return addTo(d, slow) ? { k: slow, d: runningMeanOf(d) } : null;
  },
});
