import { insideBar } from '@chuli/indicators';
import { defineFamily, use } from '../define-family.ts';
import { beyond } from './mirrored.ts';
import { close, now } from '../reads.ts';

const settings = {
  within: { label: 'Bars after the inside bar', value: 5 },
  hold: { label: 'Bars until the firing ends', value: 10 },
};

/** A bar wholly inside its mother is a pause; the close beyond the mother within five bars ends it. */
export const insideBarBreakout = defineFamily({
  id: 'inside-bar',
  idea: 'After a bar inside the one before it, a close beyond both',
  version: 1,
  settings,
  kinds: { signal: { means: 'The mother bar is left', timeframes: ['daily'], every: true } },
  uses: { inside: use(insideBar, { within: settings.within.value }) },
  conditions: ({ side }) => [
    {
      says: 'An inside bar no more than {within} bars ago',
      left: now('inside', 'bars_since'),
      is: '<=',
      right: settings.within.value,
      unit: 'bars',
    },
    beyond(side, {
      buy: 'Close above the high of its mother bar',
      sell: 'Close below the low of its mother bar',
      left: close,
      right: side === 'buy' ? now('inside', 'mother_high') : now('inside', 'mother_low'),
      unit: 'rupees',
    }),
  ],
  exit: () => ({ bars: settings.hold.value }),
  path: () => null,
});
