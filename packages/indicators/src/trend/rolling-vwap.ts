import { defineIndicator } from '../define-indicator.ts';
import { overlay } from '../drawing.ts';
import { addTo, runningSum } from '../parts/running-sum.ts';
import { sameFor, stillness } from '../parts/stillness.ts';
import { worthOf } from '../parts/worth.ts';
import { period } from '../period.ts';

/** Volume-weighted average price of the last bars, across sessions: rupees over shares. None without any volume. */
export const rollingVwap = defineIndicator({
  id: 'rolling-vwap',
  title: 'Rolling volume-weighted average price',
  parameters: { period: period(20) },
  drawing: overlay('Rolling VWAP'),
  warmup: (chosen) => chosen.period - 1,
  speaks: 'at-times',
  init: (chosen) => ({
    worth: runningSum(chosen.period),
    volumes: runningSum(chosen.period),
    still: stillness(),
  }),
  step: ({ worth, volumes, still }, candle) => {
    const isWithoutVolume = sameFor(still, candle.volume) >= volumes.window.size && candle.volume === 0;
    addTo(worth, worthOf(candle));
    return addTo(volumes, candle.volume) && !isWithoutVolume ? worth.sum / volumes.sum : null;
  },
});
