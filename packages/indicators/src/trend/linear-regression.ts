import { defineIndicator } from '../define-indicator.ts';
import { roll, rolling, varianceOf } from '../parts/rolling.ts';
import { sameFor, stillness } from '../parts/stillness.ts';
import { weigh, weighted } from '../parts/weighted.ts';
import { period } from '../period.ts';

/**
 * The straight line through the last closes, by least squares: where it ends now (value), how many rupees it rises a
 * bar (slope), and which share of the movement it explains (r2, 0 to 1; 0 where nothing moved, as TA-Lib's CORREL).
 */
export const linearRegression = defineIndicator({
  id: 'linear-regression',
  title: 'Linear regression',
  parameters: { period: period(14) },
  drawing: {
    short: 'LinReg',
    place: 'overlay',
    lines: [{ field: 'value', shape: 'line', words: '' }],
  },
  warmup: (chosen) => chosen.period - 1,
  init: (chosen) => ({
    closes: weighted(chosen.period),
    spread: rolling(chosen.period),
    still: stillness(),
  }),
  step: ({ closes, spread, still }, { close }) => {
    const same = sameFor(still, close);
    roll(spread, close);
    if (!weigh(closes, close)) return null;
    const bars = closes.window.size;
    if (same >= bars) return { value: close, slope: 0, r2: 0 };
    const mean = closes.sum / bars;
    const spreadOfBars = (bars * bars - 1) / 12;
    const slope = (closes.weighted / bars - (mean * (bars + 1)) / 2) / spreadOfBars;
    const variance = varianceOf(spread);
    const r2 = variance === 0 ? 0 : Math.min(1, (slope * slope * spreadOfBars) / variance);
    return { value: closes.origin + mean + (slope * (bars - 1)) / 2, slope, r2 };
  },
});
