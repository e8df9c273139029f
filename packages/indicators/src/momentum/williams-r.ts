import { defineIndicator } from '../define-indicator.ts';
import { pane } from '../drawing.ts';
import { extremeOf, highest, lowest, reach } from '../parts/extremes.ts';
import { period } from '../period.ts';

/**
 * Williams %R: where the close stands between the highest high (0) and the lowest low (−100) of the last bars. A range
 * of nothing reads 0, as in TA-Lib.
 */
export const williamsR = defineIndicator({
  id: 'williams-r',
  title: 'Williams %R',
  parameters: { period: period(14) },
  drawing: pane('%R', { levels: [-80, -20], scale: [-100, 0] }),
  warmup: (chosen) => chosen.period - 1,
  init: (chosen) => ({ highs: highest(chosen.period), lows: lowest(chosen.period) }),
  step: ({ highs, lows }, { high, low, close }) => {
    reach(highs, high);
    if (!reach(lows, low)) return null;
    const top = extremeOf(highs);
    const range = top - extremeOf(lows);
    return range === 0 || close === top ? 0 : (-100 * (top - close)) / range;
  },
});
