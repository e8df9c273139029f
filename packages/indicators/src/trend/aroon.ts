import { defineIndicator } from '../define-indicator.ts';
import { highest, lowest, reach } from '../parts/extremes.ts';
import { period } from '../period.ts';

/**
 * Aroon, Chande 1995: how recent the highest high (up) and the lowest low (down) of the last `period` bars and the one
 * now are: 100 at the newest, 0 at the oldest. Of equal extremes the newest counts, as in TA-Lib.
 */
export const aroon = defineIndicator({
  id: 'aroon',
  title: 'Aroon',
  parameters: { period: period(25) },
  drawing: {
    short: 'Aroon',
    place: 'pane',
    lines: [
      { field: 'up', shape: 'line', words: 'up' },
      { field: 'down', shape: 'line', words: 'down' },
    ],
    levels: [30, 70],
    scale: [0, 100],
  },
  warmup: (chosen) => chosen.period,
  init: (chosen) => ({
    period: chosen.period,
    highs: highest(chosen.period + 1),
    lows: lowest(chosen.period + 1),
  }),
  step: ({ period, highs, lows }, { high, low }) => {
    reach(highs, high);
    if (!reach(lows, low)) return null;
    const up = (100 * (period - highs.ago)) / period;
    const down = (100 * (period - lows.ago)) / period;
    return { up, down, oscillator: up - down };
  },
});
