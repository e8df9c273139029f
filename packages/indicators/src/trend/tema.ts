import { defineIndicator } from '../define-indicator.ts';
import { overlay } from '../drawing.ts';
import { exponential, smooth } from '../parts/smoothing.ts';
import { period } from '../period.ts';

/** Mulloy 1994: three times the exponential mean less three times the mean of it, plus the mean of that. */
export const tema = defineIndicator({
  id: 'tema',
  title: 'Triple exponential moving average',
  parameters: { period: period(21) },
  drawing: overlay('TEMA'),
  warmup: (chosen) => 3 * (chosen.period - 1),
  init: (chosen) => ({
    first: exponential(chosen.period),
    second: exponential(chosen.period),
    third: exponential(chosen.period),
  }),
  step: (state, { close }) => {
    const first = smooth(state.first, close);
    const second = first === null ? null : smooth(state.second, first);
    const third = second === null ? null : smooth(state.third, second);
    if (first === null || second === null || third === null) return null;
    return 3 * first - 3 * second + third;
  },
});
