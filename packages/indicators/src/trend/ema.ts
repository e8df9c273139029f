import { defineIndicator } from '../define-indicator.ts';
import { overlay } from '../drawing.ts';
import { period } from '../period.ts';
import { exponential, smooth, smoothed } from '../parts/smoothing.ts';

/** A mean that forgets: each close weighs less the older it is. */
export const ema = defineIndicator({
  id: 'ema',
  title: 'Exponential moving average',
  parameters: { period: period(21) },
  drawing: overlay('EMA'),
  warmup: (chosen) => chosen.period - 1,
  init: (chosen) => exponential(chosen.period),
  step: (state, { close }) => smooth(state, close),
  columns: (bars, chosen) => ({ value: smoothed(bars, bars.close, exponential(chosen.period)) }),
});
