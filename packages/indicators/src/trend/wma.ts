import { defineIndicator } from '../define-indicator.ts';
import { overlay } from '../drawing.ts';
import { weigh, weighted, weightedMeanOf } from '../parts/weighted.ts';
import { period } from '../period.ts';

/** A mean in which the newest close weighs `period` times as much as the oldest. */
export const wma = defineIndicator({
  id: 'wma',
  title: 'Weighted moving average',
  parameters: { period: period(20) },
  drawing: overlay('WMA'),
  warmup: (chosen) => chosen.period - 1,
  init: (chosen) => weighted(chosen.period),
  step: (state, { close }) => (weigh(state, close) ? weightedMeanOf(state) : null),
});
