import { defineIndicator } from './define-indicator.ts';
import { period } from './period.ts';
import { emptyWindow, meanOf, pushInto } from './window.ts';

/** The mean close of the last bars. */
export const sma = defineIndicator({
  id: 'sma',
  title: 'Simple moving average',
  parameters: { period: period(20) },
  warmup: (chosen) => chosen.period - 1,
  init: (chosen) => emptyWindow(chosen.period),
  step: (window, { close }) => (pushInto(window, close) ? meanOf(window.values) : null),
});
