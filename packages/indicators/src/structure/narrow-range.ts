import { defineIndicator } from '../define-indicator.ts';
import { extremeOf, lowest, reach } from '../parts/extremes.ts';
import { period } from '../period.ts';
import { GRAIN } from './grain.ts';

/** NR7, Crabel 1990: the distance from high to low is smaller than that of each of the six bars before. */
export const narrowRange = defineIndicator({
  id: 'narrow-range',
  title: 'Narrowest range of 7 bars',
  parameters: { period: period(7) },
  warmup: (chosen) => chosen.period - 1,
  init: (chosen) => lowest(chosen.period - 1),
  step: (state, { high, low, close }) => {
    const range = high - low;
    const narrowest_before = state.seen >= state.size ? extremeOf(state) : null;
    reach(state, range);
    if (narrowest_before === null) return null;
    return { is_narrowest: range < narrowest_before - GRAIN * close ? 1 : 0, range, narrowest_before };
  },
});
