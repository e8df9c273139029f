import { defineIndicator } from '../define-indicator.ts';
import { pane } from '../drawing.ts';
import { emptyWindow, pushInto } from '../parts/window.ts';
import { period } from '../period.ts';

/** By how many rupees the close differs from that of so many bars ago. */
export const momentum = defineIndicator({
  id: 'momentum',
  title: 'Momentum',
  parameters: { period: period(10, 'Bars', 1) },
  drawing: pane('Momentum', { levels: [0] }),
  warmup: (chosen) => chosen.period,
  init: (chosen) => emptyWindow(chosen.period),
  step: (state, { close }) => {
    const before = pushInto(state, close);
    return before === null ? null : close - before;
  },
});
