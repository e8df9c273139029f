import { bollinger, volumeRatio } from '@chuli/indicators';
import { defineFamily, use } from '../define-family.ts';
import { tightAge } from '../readings/tight-age.ts';
import { onVolume } from './breakout-parts.ts';
import { beyond, short } from './mirrored.ts';
import { before, close, madeOf, now } from '../reads.ts';

const settings = {
  mean: { label: 'Bars of the bands', value: 20 },
  width: { label: 'Standard deviations of the bands', value: 2 },
  compared: { label: 'Bars whose bandwidths are compared', value: 125 },
  percent: { label: 'Lowest percent of the bandwidths that counts as tight', value: 20 },
  within: { label: 'Bars since the bands were tight, at most', value: 5 },
  volume_bars: { label: 'Bars of the usual volume', value: 20 },
  volume: { label: 'Times the usual volume, at least', value: 1.5 },
};

/** Bollinger's squeeze: bands tighter than they usually are, then a close outside them on volume. */
export const consolidationBreakout = defineFamily({
  id: 'consolidation-breakout',
  idea: 'After tight Bollinger bands, a close outside them on volume',
  version: 1,
  settings,
  kinds: { signal: { means: 'The consolidation is left', timeframes: ['daily'] } },
  uses: {
    bands: use(bollinger, { period: settings.mean.value, width: settings.width.value }),
    volume: use(volumeRatio, { period: settings.volume_bars.value }),
    tight: use(tightAge, {
      period: settings.mean.value,
      compared: settings.compared.value,
      percent: settings.percent.value,
    }),
  },
  conditions: ({ side }) => [
    beyond(side, {
      buy: 'Close above the upper band of {mean} bars and {width} deviations',
      sell: 'Close below the lower band of {mean} bars and {width} deviations',
      left: close,
      right: side === 'buy' ? now('bands', 'upper') : now('bands', 'lower'),
      unit: 'rupees',
    }),
    {
      says: 'Bands among the tightest {percent} percent of {compared} bars no more than {within} bars ago',
      left: madeOf([before('tight')], (age) => age + 1),
      is: '<=',
      right: settings.within.value,
      unit: 'bars',
    },
    onVolume(settings.volume.value),
  ],
  exit: ({ side }) => [
    short(side, {
      buy: 'Close below the middle band of {mean} bars',
      sell: 'Close above the middle band of {mean} bars',
      left: close,
      right: now('bands', 'middle'),
      unit: 'rupees',
    }),
  ],
  path: () => null,
});
