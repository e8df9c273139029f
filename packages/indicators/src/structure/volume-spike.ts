import { defineIndicator } from '../define-indicator.ts';
import { period } from '../period.ts';
import { volumeRatio } from '../volume/volume-ratio.ts';

/** A bar with at least twice the mean volume of the 20 bars before it. Where nothing was traded in those, none. */
export const volumeSpike = defineIndicator({
  id: 'volume-spike',
  title: 'Volume spike',
  parameters: {
    period: period(20),
    times: { label: 'Times the mean', usual: 2, lowest: 1, highest: 50, isWhole: false },
  },
  drawing: {
    short: 'Vol spike',
    place: 'marks',
    lines: [{ field: 'is_spike', shape: 'above', words: 'spike', is: 1 }],
  },
  warmup: (chosen) => volumeRatio.warmup(chosen),
  init: (chosen) => ({
    silent: volumeRatio.warmup(chosen),
    times: chosen.times,
    volumes: volumeRatio.init(chosen),
  }),
  step: (state, candle) => {
    const ratio = volumeRatio.step(state.volumes, candle);
    if (state.silent > 0) {
      state.silent -= 1;
      return null;
    }
    return { ratio, is_spike: ratio !== null && ratio >= state.times ? 1 : 0 };
  },
});
