import { defineIndicator } from '../define-indicator.ts';
import { extremeOf, highest, lowest, reach } from '../parts/extremes.ts';
import { period } from '../period.ts';

/**
 * The highest high and lowest low of a year, and how far the close is from each in percent of it: `from_high` is 0 or
 * below, `from_low` 0 or above. A share listed for less than that says nothing, rather than of a shorter year.
 */
export const highLow52 = defineIndicator({
  id: 'high-low-52',
  title: '52-week high and low',
  parameters: { period: period(250) },
  drawing: {
    short: '52-week',
    place: 'overlay',
    lines: [
      { field: 'high', shape: 'steps', words: 'high' },
      { field: 'low', shape: 'steps', words: 'low' },
    ],
  },
  warmup: (chosen) => chosen.period - 1,
  init: (chosen) => ({ high: highest(chosen.period), low: lowest(chosen.period) }),
  step: (state, candle) => {
    const isKnown = reach(state.high, candle.high);
    reach(state.low, candle.low);
    if (!isKnown) return null;
    const high = extremeOf(state.high);
    const low = extremeOf(state.low);
    return {
      high,
      low,
      from_high: (100 * (candle.close - high)) / high,
      from_low: (100 * (candle.close - low)) / low,
    };
  },
});
