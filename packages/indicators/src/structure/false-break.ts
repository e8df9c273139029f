import { defineIndicator } from '../define-indicator.ts';
import { period } from '../period.ts';
import { ageBreak, rangeBreak, watchBreak } from './range-break.ts';

/**
 * A close beyond the range of 20 bars that is taken back: one of the next 2 closes is inside again. `failed` is the way
 * that did not hold, so `up` is a warning to buyers.
 */
export const falseBreak = defineIndicator({
  id: 'false-break',
  title: 'False break',
  parameters: { period: period(20), within: period(2, 'Within bars', 1) },
  warmup: (chosen) => chosen.period,
  init: (chosen) => ({ silent: chosen.period, watch: rangeBreak(chosen.period, chosen.within) }),
  step: (state, candle) => {
    const { watch } = state;
    ageBreak(watch);
    const { level, sign, since } = watch;
    const isBack = level !== null && sign * (candle.close - level) <= 0;
    const failed = isBack ? (sign === 1 ? ('up' as const) : ('down' as const)) : null;
    if (isBack) watch.level = null;
    const broke = watchBreak(watch, candle);
    if (state.silent > 0) {
      state.silent -= 1;
      return null;
    }
    const told = failed === null ? watch.level : level;
    const bars_since = told === null ? null : failed === null ? watch.since : since;
    return { level: told, broke, failed, bars_since };
  },
});
