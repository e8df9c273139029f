import { defineIndicator } from '../define-indicator.ts';
import { extremeOf, highest, lowest, reach } from '../parts/extremes.ts';
import { addTo, runningMeanOf, runningSum } from '../parts/running-sum.ts';
import { period } from '../period.ts';
import { rsi } from './rsi.ts';

/** RSI points: less than this is the rounding of a market that stands still. */
const NO_RANGE = 1e-9;

/**
 * Stochastic RSI, Chande and Kroll 1994, in TradingView's form: where RSI stands between its own lowest (0) and
 * highest (100) of the last bars, smoothed to k and again to d. A range of nothing reads 0.
 */
export const stochRsi = defineIndicator({
  id: 'stoch-rsi',
  title: 'Stochastic RSI',
  parameters: {
    rsi: period(14, 'RSI'),
    period: period(14),
    smooth: period(3, 'Smoothing', 1),
    signal: period(3, 'Signal', 1),
  },
  drawing: {
    short: 'StochRSI',
    place: 'pane',
    lines: [
      { field: 'k', shape: 'line', words: '%K' },
      { field: 'd', shape: 'line', words: '%D' },
    ],
    levels: [20, 80],
    scale: [0, 100],
  },
  warmup: ({ rsi, period, smooth, signal }) => rsi + period + smooth + signal - 3,
  init: (chosen) => ({
    rsi: rsi.init({ period: chosen.rsi }),
    highs: highest(chosen.period),
    lows: lowest(chosen.period),
    k: runningSum(chosen.smooth),
    d: runningSum(chosen.signal),
  }),
  step: ({ rsi: strength, highs, lows, k, d }, candle) => {
    const value = rsi.step(strength, candle);
    if (value === null) return null;
    reach(highs, value);
    if (!reach(lows, value)) return null;
    const bottom = extremeOf(lows);
    const range = extremeOf(highs) - bottom;
    if (!addTo(k, range < NO_RANGE ? 0 : (100 * (value - bottom)) / range)) return null;
    const slow = runningMeanOf(k);
    return addTo(d, slow) ? { k: slow, d: runningMeanOf(d) } : null;
  },
});
