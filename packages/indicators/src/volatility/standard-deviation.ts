import { defineIndicator } from '../define-indicator.ts';
import { pane } from '../drawing.ts';
import { period } from '../period.ts';
import { deviate, deviation, deviationOf } from './deviation.ts';

/** How far the closes usually are from their mean, in rupees; of the population, as TA-Lib's STDDEV. */
export const standardDeviation = defineIndicator({
  id: 'standard-deviation',
  title: 'Standard deviation',
  parameters: { period: period(20) },
  drawing: pane('StdDev'),
  warmup: (chosen) => chosen.period - 1,
  init: (chosen) => deviation(chosen.period),
  step: (state, { close }) => (deviate(state, close) ? deviationOf(state) : null),
});
