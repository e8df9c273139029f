import { at, lend } from '../columns.ts';
import { defineIndicator } from '../define-indicator.ts';
import { period } from '../period.ts';
import { deviate, deviation, deviationOf, deviations, middleOf } from './deviation.ts';

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
  drawing: {
    short: 'Bollinger',
    place: 'overlay',
    lines: [
      { field: 'upper', shape: 'faint', words: 'upper' },
      { field: 'middle', shape: 'faint', words: 'middle' },
      { field: 'lower', shape: 'faint', words: 'lower' },
    ],
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
  columns: (bars, chosen) => {
    const { middle, deviation: spread } = deviations(bars, chosen.period);
    const [upper, lower] = [lend(bars), lend(bars)];
    for (let i = 0; i < bars.length; i += 1) {
      const half = chosen.width * at(spread, i);
      upper[i] = at(middle, i) + half;
      lower[i] = at(middle, i) - half;
    }
    return {
      upper,
      middle,
      lower,
      get width() {
        const width = lend(bars);
        for (let i = 0; i < bars.length; i += 1)
          width[i] = (2 * (chosen.width * at(spread, i))) / at(middle, i);
        return width;
      },
      get percent_b() {
        const percent = lend(bars);
        for (let i = 0; i < bars.length; i += 1) {
          const half = chosen.width * at(spread, i);
          const off = at(bars.close, i) - at(middle, i) + half;
          percent[i] = half === 0 && off === off ? 0.5 : off / (2 * half);
        }
        return percent;
      },
    };
  },
});
