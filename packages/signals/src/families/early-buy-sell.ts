import { ema, macd } from '@chuli/indicators';
import { defineFamily, use } from '../define-family.ts';
import { beyond, short } from './mirrored.ts';
import { before, close, now } from '../reads.ts';

const settings = {
  fast: { label: 'Bars of the fast average', value: 9 },
  slow: { label: 'Bars of the slow average', value: 21 },
  macd_fast: { label: 'Fast bars of the MACD', value: 12 },
  macd_slow: { label: 'Slow bars of the MACD', value: 26 },
  macd_signal: { label: 'Bars of the MACD signal', value: 9 },
};

/**
 * The turn before the main list sees it: price is past its fast average, which turns, and momentum grows, while the
 * averages have not crossed yet. Earlier, and wrong more often.
 */
export const earlyBuySell = defineFamily({
  id: 'early-buy-sell',
  idea: 'Price and momentum turn before the averages cross',
  version: 1,
  settings,
  kinds: { signal: { means: 'The turn begins', timeframes: ['daily'] } },
  uses: {
    fast: use(ema, { period: settings.fast.value }),
    slow: use(ema, { period: settings.slow.value }),
    macd: use(macd, {
      fast: settings.macd_fast.value,
      slow: settings.macd_slow.value,
      signal: settings.macd_signal.value,
    }),
  },
  conditions: ({ side }) => [
    short(side, {
      buy: 'Average of {fast} bars still below the average of {slow} bars',
      sell: 'Average of {fast} bars still above the average of {slow} bars',
      left: now('fast'),
      right: now('slow'),
      unit: 'rupees',
    }),
    beyond(side, {
      buy: 'Close above the average of {fast} bars',
      sell: 'Close below the average of {fast} bars',
      left: close,
      right: now('fast'),
      unit: 'rupees',
    }),
    beyond(side, {
      buy: 'Average of {fast} bars rising',
      sell: 'Average of {fast} bars falling',
      left: now('fast'),
      right: before('fast'),
      unit: 'rupees',
    }),
    beyond(side, {
      buy: 'MACD {macd_fast}/{macd_slow} rising against its signal of {macd_signal} bars',
      sell: 'MACD {macd_fast}/{macd_slow} falling against its signal of {macd_signal} bars',
      left: now('macd', 'histogram'),
      right: before('macd', 'histogram'),
      unit: 'rupees',
    }),
  ],
  exit: () => 'opposite',
  path: () => null,
});
