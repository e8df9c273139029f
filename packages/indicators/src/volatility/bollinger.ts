import { defineIndicator } from '../define-indicator.ts';
import { meanOf, roll, rolling, varianceOf } from '../parts/rolling.ts';
import { period } from '../period.ts';

/** Bollinger bands: the mean, and so many standard deviations (of the population, as Bollinger has it) around it. */
export const bollinger = defineIndicator({
  id: 'bollinger',
  title: 'Bollinger bands',
  parameters: {
    period: period(20),
    width: { label: 'Deviations', usual: 2, lowest: 0.5, highest: 5, isWhole: false },
  },
  warmup: (chosen) => chosen.period - 1,
  init: (chosen) => ({ width: chosen.width, closes: rolling(chosen.period) }),
  step: ({ width, closes }, { close }) => {
    if (!roll(closes, close)) return null;
    const middle = meanOf(closes);
    const deviation = Math.sqrt(varianceOf(closes));
    return { upper: middle + width * deviation, middle, lower: middle - width * deviation };
  },
});
