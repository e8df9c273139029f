import { ema, macd } from '@chuli/indicators';
import { defineFamily, use } from '../define-family.ts';
import { beyond } from './mirrored.ts';
import { close, now } from '../reads.ts';

const settings = {
  fast: { label: 'Bars of the fast average', value: 9 },
  slow: { label: 'Bars of the slow average', value: 21 },
  trend: { label: 'Bars of the trend average', value: 50 },
  macd_fast: { label: 'Fast bars of the MACD', value: 12 },
  macd_slow: { label: 'Slow bars of the MACD', value: 26 },
  macd_signal: { label: 'Bars of the MACD signal', value: 9 },
};

/**
 * The product's main list. Trend, turn and momentum agree: price beyond its 50-bar average, the 9-bar average beyond
 * the 21-bar one, MACD beyond its signal. Fires on the bar where the last of the three joins; ends at its opposite.
 */
export const buySell = defineFamily({
  id: 'buy-sell',
  idea: 'Trend, averages and momentum begin to agree',
  version: 1,
  settings,
  kinds: {
    signal: {
      means: 'The last of the three conditions joins the others',
      timeframes: ['daily', 'weekly', 'hourly'],
    },
  },
  uses: {
    fast: use(ema, { period: settings.fast.value }),
    slow: use(ema, { period: settings.slow.value }),
    trend: use(ema, { period: settings.trend.value }),
    macd: use(macd, {
      fast: settings.macd_fast.value,
      slow: settings.macd_slow.value,
      signal: settings.macd_signal.value,
    }),
  },
  conditions: ({ side }) => [
    beyond(side, {
      buy: 'Average of {fast} bars above the average of {slow} bars',
      sell: 'Average of {fast} bars below the average of {slow} bars',
      left: now('fast'),
      right: now('slow'),
      unit: 'rupees',
    }),
    beyond(side, {
      buy: 'Close above the average of {trend} bars',
      sell: 'Close below the average of {trend} bars',
      left: close,
      right: now('trend'),
      unit: 'rupees',
    }),
    beyond(side, {
      buy: 'MACD {macd_fast}/{macd_slow} above its signal of {macd_signal} bars',
      sell: 'MACD {macd_fast}/{macd_slow} below its signal of {macd_signal} bars',
      left: now('macd', 'macd'),
      right: now('macd', 'signal'),
      unit: 'rupees',
    }),
  ],
  exit: () => 'opposite',
  path: () => null,
});
