import { bollinger } from '@chuli/indicators';
import { defineFamily, use } from '../define-family.ts';
import { beyond, sellSuffix, short } from './mirrored.ts';
import { before, close, closeBefore, now } from '../reads.ts';

const settings = {
  mean: { label: 'Bars of the bands', value: 20 },
  width: { label: 'Standard deviations of the bands', value: 2 },
};

/** Bollinger's own reading of his bands: a close outside is a stretch, a close back inside its end. */
export const bollingerReversion = defineFamily({
  id: 'bollinger-reversion',
  idea: 'A price that has left its Bollinger bands comes back between them',
  version: 1,
  settings,
  kinds: {
    alert: { means: 'The price leaves its bands', timeframes: ['daily'] },
    signal: { means: 'It closes between them again', timeframes: ['daily'] },
    list: { means: 'Outside its bands now', timeframes: ['daily'], every: true, standing: true },
  },
  uses: { bands: use(bollinger, { period: settings.mean.value, width: settings.width.value }) },
  conditions: ({ kind, side }) => {
    if (kind !== 'signal')
      return [
        short(side, {
          buy: 'Close below the lower band of {mean} bars and {width} deviations',
          sell: 'Close above the upper band of {mean} bars and {width} deviations',
          left: close,
          right: side === 'buy' ? now('bands', 'lower') : now('bands', 'upper'),
          unit: 'rupees',
        }),
      ];
    return [
      short(side, {
        buy: 'On the bar before, the close was below the lower band',
        sell: 'On the bar before, the close was above the upper band',
        left: closeBefore,
        right: side === 'buy' ? before('bands', 'lower') : before('bands', 'upper'),
        unit: 'rupees',
      }),
      beyond(side, {
        buy: 'Close above the lower band of {mean} bars and {width} deviations',
        sell: 'Close below the upper band of {mean} bars and {width} deviations',
        left: close,
        right: side === 'buy' ? now('bands', 'lower') : now('bands', 'upper'),
        unit: 'rupees',
      }),
    ];
  },
  exit: ({ side }) => [
    {
      says: 'Close at the middle band of {mean} bars',
      left: close,
      is: side === 'buy' ? '>=' : '<=',
      right: now('bands', 'middle'),
      unit: 'rupees',
    },
  ],
  path: ({ kind, side, timeframe }) =>
    `/data/bb-${kind === 'list' ? '' : 'reversion-'}${kind}-${timeframe}/${sellSuffix(side)}`,
});
