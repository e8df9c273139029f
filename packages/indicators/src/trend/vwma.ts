import { defineIndicator } from '../define-indicator.ts';
import { overlay } from '../drawing.ts';
import { addTo, runningSum } from '../parts/running-sum.ts';
import { sameFor, stillness } from '../parts/stillness.ts';
import { period } from '../period.ts';

/** The mean close of the last bars, each weighing its volume (TradingView's `ta.vwma`); none without any volume. */
export const vwma = defineIndicator({
  id: 'vwma',
  title: 'Volume-weighted moving average',
  parameters: { period: period(20) },
  drawing: overlay('VWMA'),
  warmup: (chosen) => chosen.period - 1,
  speaks: 'at-times',
  init: (chosen) => ({
    prices: runningSum(chosen.period),
    volumes: runningSum(chosen.period),
    still: stillness(),
  }),
  step: ({ prices, volumes, still }, { close, volume }) => {
    const isWithoutVolume = sameFor(still, volume) >= volumes.window.size && volume === 0;
    addTo(prices, close * volume);
    return addTo(volumes, volume) && !isWithoutVolume ? prices.sum / volumes.sum : null;
  },
});
