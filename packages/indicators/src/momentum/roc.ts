import { defineIndicator } from '../define-indicator.ts';
import { pane } from '../drawing.ts';
import { emptyWindow, pushInto } from '../parts/window.ts';
import { period } from '../period.ts';

/** Rate of change: by how many percent the close differs from that of so many bars ago. */
export const roc = defineIndicator({
  id: 'roc',
  title: 'Rate of change',
  parameters: { period: period(10, 'Bars', 1) },
  drawing: pane('ROC', { levels: [0] }),
  warmup: (chosen) => chosen.period,
  init: (chosen) => emptyWindow(chosen.period),
  step: (state, { close }) => {
    const before = pushInto(state, close);
    return before === null ? null : (close / before - 1) * 100;
  },
});
