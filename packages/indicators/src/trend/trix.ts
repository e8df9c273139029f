import { defineIndicator } from '../define-indicator.ts';
import { pane } from '../drawing.ts';
import { exponential, smooth } from '../parts/smoothing.ts';
import { period } from '../period.ts';

/** TRIX, Hutson 1983: by how many percent a thrice smoothed close changed since the bar before. */
export const trix = defineIndicator({
  id: 'trix',
  title: 'TRIX',
  parameters: { period: period(18) },
  drawing: pane('TRIX', { levels: [0] }),
  warmup: (chosen) => 3 * (chosen.period - 1) + 1,
  init: (chosen) => ({
    first: exponential(chosen.period),
    second: exponential(chosen.period),
    third: exponential(chosen.period),
    last: null as number | null,
  }),
  step: (state, { close }) => {
    const first = smooth(state.first, close);
    const second = first === null ? null : smooth(state.second, first);
    const third = second === null ? null : smooth(state.third, second);
    const { last } = state;
    state.last = third;
    return third === null || last === null ? null : (third / last - 1) * 100;
  },
});
