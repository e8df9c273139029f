import { defineIndicator } from '../define-indicator.ts';
import { meanOf, roll, rolling } from '../parts/rolling.ts';
import { period } from '../period.ts';

/** The mean close of the last bars. */
export const sma = defineIndicator({
  id: 'sma',
  title: 'Simple moving average',
  parameters: { period: period(20) },
  warmup: (chosen) => chosen.period - 1,
  init: (chosen) => rolling(chosen.period),
  step: (state, { close }) => (roll(state, close) ? meanOf(state) : null),
});
