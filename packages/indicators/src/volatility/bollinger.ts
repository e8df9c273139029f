import { defineIndicator } from '../define-indicator.ts';
import { period } from '../period.ts';
import { deviate, deviation, deviationOf, middleOf } from './deviation.ts';

/**
 * Bollinger bands: the mean, and so many standard deviations (of the population, as Bollinger has it) around it.
 * `width` is Bollinger's BandWidth, the distance of the bands as a share of the mean; `percent_b` where the close is
 * between them, 0 at the lower and 1 at the upper. A market that stands still has no bands to be between: it reads 0.5.
 */
export const bollinger = defineIndicator({
  id: 'bollinger',
  title: 'Bollinger bands',
  parameters: {
    period: period(20),
    width: { label: 'Deviations', usual: 2, lowest: 0.5, highest: 5, isWhole: false },
  },
  warmup: (chosen) => chosen.period - 1,
  init: (chosen) => ({ width: chosen.width, closes: deviation(chosen.period) }),
  step: ({ width, closes }, { close }) => {
    if (!deviate(closes, close)) return null;
    const middle = middleOf(closes);
    const half = width * deviationOf(closes);
    return {
      upper: middle + half,
      middle,
      lower: middle - half,
      width: (2 * half) / middle,
      percent_b: half === 0 ? 0.5 : (close - middle + half) / (2 * half),
    };
  },
});
