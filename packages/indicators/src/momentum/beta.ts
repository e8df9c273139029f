import { defineIndicator } from '../define-indicator.ts';
import { lineThrough, pair, paired } from '../parts/paired.ts';
import { period } from '../period.ts';

/**
 * Beta: by how many percent the security moved when the NEPSE index moved by one, over its last bars; alpha is what it
 * gained a bar besides, as a share. By simple returns and least squares, as TA-Lib's BETA. Bars without a known index
 * are passed over, and nothing is said where the index did not vary.
 */
export const beta = defineIndicator({
  id: 'beta',
  title: 'Beta',
  parameters: { period: period(60) },
  warmup: (chosen) => chosen.period,
  speaks: 'at-times',
  init: (chosen) => ({
    close: null as number | null,
    market: null as number | null,
    returns: paired(chosen.period),
  }),
  step: (state, { close, market }) => {
    if (market === null) return null;
    const lastClose = state.close;
    const lastMarket = state.market;
    state.close = close;
    state.market = market;
    if (lastClose === null || lastMarket === null) return null;
    if (!pair(state.returns, (market - lastMarket) / lastMarket, (close - lastClose) / lastClose))
      return null;
    const line = lineThrough(state.returns);
    return line === null ? null : { beta: line.slope, alpha: line.height };
  },
});
