import { defineIndicator } from './define-indicator.ts';
import { period } from './period.ts';
import { emptyWindow, meanOf, pushInto } from './window.ts';

/** Bollinger bands: the mean, and so many standard deviations (of the population, as Bollinger has it) around it. */
export const bollinger = defineIndicator({
  id: 'bollinger',
  title: 'Bollinger bands',
  parameters: {
    period: period(20),
    width: { label: 'Deviations', usual: 2, lowest: 0.5, highest: 5, isWhole: false },
  },
  warmup: (chosen) => chosen.period - 1,
  init: (chosen) => ({ width: chosen.width, window: emptyWindow(chosen.period) }),
  step: ({ width, window }, { close }) => {
    if (!pushInto(window, close)) return null;
    const middle = meanOf(window.values);
    const deviation = Math.sqrt(meanOf(window.values.map((value) => (value - middle) ** 2)));
    return { upper: middle + width * deviation, middle, lower: middle - width * deviation };
  },
});
