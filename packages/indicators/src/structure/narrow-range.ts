import { at, lend, silence } from '../columns.ts';
import { defineIndicator } from '../define-indicator.ts';
import { extremeOf, extremes, lowest, reach } from '../parts/extremes.ts';
import { period } from '../period.ts';
import { GRAIN } from './grain.ts';

/** NR7, Crabel 1990: the distance from high to low is smaller than that of each of the six bars before. */
export const narrowRange = defineIndicator({
  id: 'narrow-range',
  title: 'Narrowest range of 7 bars',
  parameters: { period: period(7) },
  drawing: {
    short: 'NR7',
    place: 'marks',
    lines: [{ field: 'is_narrowest', shape: 'above', words: 'narrowest', is: 1 }],
  },
  warmup: (chosen) => chosen.period - 1,
  init: (chosen) => lowest(chosen.period - 1),
  step: (state, { high, low, close }) => {
    const range = high - low;
    const narrowest_before = state.seen >= state.size ? extremeOf(state) : null;
    reach(state, range);
    if (narrowest_before === null) return null;
    return { is_narrowest: range < narrowest_before - GRAIN * close ? 1 : 0, range, narrowest_before };
  },
  columns: (bars, { period }) => {
    const { high, low, close, length } = bars;
    const [range, is_narrowest, narrowest_before] = [lend(bars), lend(bars), lend(bars)];
    for (let i = 0; i < length; i += 1) range[i] = at(high, i) - at(low, i);
    const narrowest = extremes(bars, range, period - 1, -1);
    for (const told of [range, is_narrowest, narrowest_before]) silence(bars, told, period - 1);
    for (let i = period - 1; i < length; i += 1) {
      const before = at(narrowest, i - 1);
      narrowest_before[i] = before;
      is_narrowest[i] = at(range, i) < before - GRAIN * at(close, i) ? 1 : 0;
    }
    return { is_narrowest, range, narrowest_before };
  },
});
