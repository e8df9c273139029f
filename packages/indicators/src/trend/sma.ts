import { silence } from '../columns.ts';
import { defineIndicator } from '../define-indicator.ts';
import { overlay } from '../drawing.ts';
import { addTo, runningMeanOf, runningSum, runningSums } from '../parts/running-sum.ts';
import { period } from '../period.ts';

/** The mean close of the last bars. */
export const sma = defineIndicator({
  id: 'sma',
  title: 'Simple moving average',
  parameters: { period: period(20) },
  drawing: overlay('SMA'),
  warmup: (chosen) => chosen.period - 1,
  init: (chosen) => runningSum(chosen.period),
  step: (state, { close }) => (addTo(state, close) ? runningMeanOf(state) : null),
  columns: (bars, chosen) => {
    const value = runningSums(bars, bars.close, chosen.period, chosen.period);
    silence(bars, value, chosen.period - 1);
    return { value };
  },
});
