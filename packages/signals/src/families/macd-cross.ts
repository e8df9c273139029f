import { macd } from '@chuli/indicators';
import { defineFamily, use } from '../define-family.ts';
import { beyond } from './mirrored.ts';
import { now } from '../reads.ts';

const settings = {
  fast: { label: 'Fast bars', value: 12 },
  slow: { label: 'Slow bars', value: 26 },
  signal: { label: 'Bars of the signal', value: 9 },
};

/** Appel's own trigger: the MACD line crosses its signal. */
export const macdCross = defineFamily({
  id: 'macd-cross',
  idea: 'The MACD line crosses its signal',
  version: 1,
  settings,
  kinds: { signal: { means: 'The line crosses', timeframes: ['daily'] } },
  uses: {
    macd: use(macd, {
      fast: settings.fast.value,
      slow: settings.slow.value,
      signal: settings.signal.value,
    }),
  },
  conditions: ({ side }) => [
    beyond(side, {
      buy: 'MACD {fast}/{slow} above its signal of {signal} bars',
      sell: 'MACD {fast}/{slow} below its signal of {signal} bars',
      left: now('macd', 'macd'),
      right: now('macd', 'signal'),
      unit: 'rupees',
    }),
  ],
  exit: () => 'opposite',
  path: () => null,
});
