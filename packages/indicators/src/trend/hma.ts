import { defineIndicator } from '../define-indicator.ts';
import { overlay } from '../drawing.ts';
import { weigh, weighted, weightedMeanOf } from '../parts/weighted.ts';
import { period } from '../period.ts';

const half = (bars: number): number => Math.floor(bars / 2);
const root = (bars: number): number => Math.floor(Math.sqrt(bars));

/**
 * Hull 2005: the weighted mean of half the bars, doubled, less that of all, smoothed by a weighted mean of their root;
 * halves and roots cut to whole bars, as TradingView does.
 */
export const hma = defineIndicator({
  id: 'hma',
  title: 'Hull moving average',
  parameters: { period: period(21) },
  drawing: overlay('HMA'),
  warmup: (chosen) => chosen.period - 1 + root(chosen.period) - 1,
  init: (chosen) => ({
    fast: weighted(half(chosen.period)),
    slow: weighted(chosen.period),
    smooth: weighted(root(chosen.period)),
  }),
  step: ({ fast, slow, smooth }, { close }) => {
    weigh(fast, close);
    if (!weigh(slow, close)) return null;
    return weigh(smooth, 2 * weightedMeanOf(fast) - weightedMeanOf(slow)) ? weightedMeanOf(smooth) : null;
  },
});
