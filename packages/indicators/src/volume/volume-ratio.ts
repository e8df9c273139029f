import { at, lend } from '../columns.ts';
import { defineIndicator } from '../define-indicator.ts';
import { pane } from '../drawing.ts';
import { addTo, runningSum, runningSums } from '../parts/running-sum.ts';
import { period } from '../period.ts';

/**
 * The bar's volume as a multiple of the mean volume of the bars before it; the bar itself is left out of the mean, so
 * that a burst is not measured with itself. Silent where nothing was traded in the bars before.
 */
export const volumeRatio = defineIndicator({
  id: 'volume-ratio',
  title: 'Volume ratio',
  parameters: { period: period(20) },
  speaks: 'at-times',
  drawing: pane('Vol ratio', { levels: [1] }),
  warmup: (chosen) => chosen.period,
  init: (chosen) => ({ before: runningSum(chosen.period), idle: 0 }),
  step: (state, { volume }) => {
    const { window, sum } = state.before;
    const isKnown = window.count === window.size && state.idle < window.size;
    const ratio = isKnown ? (volume * window.size) / sum : null;
    addTo(state.before, volume);
    state.idle = volume > 0 ? 0 : state.idle + 1;
    return ratio;
  },
  columns: (bars, { period }) => {
    const { volume, length } = bars;
    const sums = runningSums(bars, volume, period);
    const value = lend(bars);
    let idle = 0;
    for (let i = 0; i < length; i += 1) {
      const isKnown = i >= period && idle < period;
      value[i] = isKnown ? (at(volume, i) * period) / at(sums, i - 1) : Number.NaN;
      idle = at(volume, i) > 0 ? 0 : idle + 1;
    }
    return { value };
  },
});
