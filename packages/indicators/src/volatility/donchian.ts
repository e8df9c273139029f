import { defineIndicator } from '../define-indicator.ts';
import { extremeOf, highest, lowest, reach } from '../parts/extremes.ts';
import { period } from '../period.ts';

/** Donchian channel: the highest high and the lowest low of the last bars, this one included, as TradingView has it. */
export const donchian = defineIndicator({
  id: 'donchian',
  title: 'Donchian channel',
  parameters: { period: period(20) },
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
});
