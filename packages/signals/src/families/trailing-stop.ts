import { chandelier } from '@chuli/indicators';
import type { Side } from '../cell.ts';
import { defineFamily, use } from '../define-family.ts';
import { beyond } from './mirrored.ts';
import { before, close, now } from '../reads.ts';

const settings = {
  period: { label: 'Bars of the extreme and of the ATR', value: 22 },
  atrs: { label: 'ATRs between the extreme and the stop', value: 3 },
};

/** Whose stop has to be passed for a signal of this side. */
const STOPPED: Readonly<Record<Side, 'long' | 'short'>> = { buy: 'short', sell: 'long' };

/**
 * LeBeau's chandelier: a stop that follows the price and never gives way. A sell is the close through the stop of who
 * bought, a buy the close through the stop of who sold. The second condition shows the stop that holds from now on.
 */
export const trailingStop = defineFamily({
  id: 'trailing-stop',
  idea: 'A close passes the stop that followed the price',
  version: 1,
  settings,
  kinds: {
    signal: { means: 'The stop is passed', timeframes: ['daily', 'weekly', 'hourly'], every: true },
  },
  uses: { trail: use(chandelier, { period: settings.period.value, atrs: settings.atrs.value }) },
  conditions: ({ side }) => [
    beyond(side, {
      buy: 'Close above the stop that followed the fall, {atrs} ATRs over the lowest low of {period} bars',
      sell: 'Close below the stop that followed the rise, {atrs} ATRs under the highest high of {period} bars',
      left: close,
      right: before('trail', 'stop', { side: STOPPED[side] }),
      unit: 'rupees',
    }),
    beyond(side, {
      buy: 'Close above the new stop',
      sell: 'Close below the new stop',
      left: close,
      right: now('trail', 'stop'),
      unit: 'rupees',
    }),
  ],
  exit: () => 'opposite',
  path: () => null,
});
