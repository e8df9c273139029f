import { at, lend, silence } from '../columns.ts';
import { defineIndicator } from '../define-indicator.ts';
import { period } from '../period.ts';
import { deviate, deviation, deviationOf, deviations, middleOf } from './deviation.ts';
import { countBelow, enter, ranking } from './ranking.ts';

/** Bandwidths this near to each other are the same: they differ by rounding. */
const NARROWER = 1 - 1e-8;

/**
 * How tight the Bollinger bands are for this share: of the last bars, this one included, the share whose bands were
 * narrower. 0 is the tightest of all; below 0.2 is Bollinger's squeeze. How many deviations make the bands is all one.
 */
export const bandwidthRank = defineIndicator({
  id: 'bandwidth-rank',
  title: 'Rank of the Bollinger bandwidth',
  parameters: { period: period(20), compared: period(125, 'Bars compared') },
  drawing: {
    short: 'BB rank',
    place: 'pane',
    lines: [{ field: 'value', shape: 'line', words: '', times: 100 }],
    levels: [20, 80],
    scale: [0, 100],
  },
  warmup: (chosen) => chosen.period + chosen.compared - 2,
  init: (chosen) => ({ closes: deviation(chosen.period), widths: ranking(chosen.compared) }),
  step: ({ closes, widths }, { close }) => {
    if (!deviate(closes, close)) return null;
    const width = deviationOf(closes) / middleOf(closes);
    return enter(widths, width) ? countBelow(widths, width * NARROWER) / widths.window.size : null;
  },
  columns: (bars, { period, compared }) => {
    const { middle, deviation: spread } = deviations(bars, period);
    const widths = ranking(compared);
    const value = lend(bars);
    silence(bars, value, period + compared - 2);
    for (let i = period - 1; i < bars.length; i += 1) {
      const width = at(spread, i) / at(middle, i);
      if (enter(widths, width)) value[i] = countBelow(widths, width * NARROWER) / compared;
    }
    return { value };
  },
});
