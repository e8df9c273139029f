import { defineIndicator } from '../define-indicator.ts';
import { addTo, runningMeanOf, runningSum } from '../parts/running-sum.ts';
import { period } from '../period.ts';

/** The mean close of the last bars. */
export const sma = defineIndicator({
  id: 'sma',
  title: 'Simple moving average',
  parameters: { period: period(20) },
  warmup: (chosen) => chosen.period - 1,
  init: (chosen) => runningSum(chosen.period),
  step: (state, { close }) => (addTo(state, close) ? runningMeanOf(state) : null),
});
