import { defineIndicator } from '../define-indicator.ts';
import { overlay } from '../drawing.ts';
import { exponential, smooth } from '../parts/smoothing.ts';
import { period } from '../period.ts';

/** Mulloy 1994: twice the exponential mean less the mean of that mean, which takes most of the lag away. */
export const dema = defineIndicator({
  id: 'dema',
  title: 'Double exponential moving average',
  parameters: { period: period(21) },
  drawing: overlay('DEMA'),
  warmup: (chosen) => 2 * (chosen.period - 1),
  init: (chosen) => ({ first: exponential(chosen.period), second: exponential(chosen.period) }),
  step: (state, { close }) => {
    const first = smooth(state.first, close);
    if (first === null) return null;
    const second = smooth(state.second, first);
    return second === null ? null : 2 * first - second;
  },
});
