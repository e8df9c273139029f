import { at, lend } from '../columns.ts';
import { defineIndicator } from '../define-indicator.ts';
import { extremeOf, highest, highestHighs, lowest, lowestLows, reach } from '../parts/extremes.ts';
import { period } from '../period.ts';

/** Donchian channel: the highest high and the lowest low of the last bars, this one included, as TradingView has it. */
export const donchian = defineIndicator({
  id: 'donchian',
  title: 'Donchian channel',
  parameters: { period: period(20) },
  drawing: {
    short: 'Donchian',
    place: 'overlay',
    lines: [
      { field: 'upper', shape: 'faint', words: 'upper' },
      { field: 'middle', shape: 'faint', words: 'middle' },
      { field: 'lower', shape: 'faint', words: 'lower' },
    ],
  },
  warmup: (chosen) => chosen.period - 1,
  init: (chosen) => ({ high: highest(chosen.period), low: lowest(chosen.period) }),
  step: (state, { high, low }) => {
    const isKnown = reach(state.high, high);
    reach(state.low, low);
    if (!isKnown) return null;
    const upper = extremeOf(state.high);
    const lower = extremeOf(state.low);
    return { upper, middle: (upper + lower) / 2, lower };
  },
  columns: (bars, { period }) => {
    const upper = highestHighs(bars, period);
    const lower = lowestLows(bars, period);
    return {
      upper,
      lower,
      get middle() {
        const middle = lend(bars);
        for (let i = 0; i < bars.length; i += 1) middle[i] = (at(upper, i) + at(lower, i)) / 2;
        return middle;
      },
    };
  },
});
