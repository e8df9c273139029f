import { FILL_WINDOW_SESSIONS } from './parameters.ts';
import { type SessionBar, openingPrice } from './symbol-history.ts';

/** From one limit to the other and on through the opening auction: no share moves more between two opens. */
const LARGEST_STEP = 1.4;

const isImpossible = (before: SessionBar, bar: SessionBar): boolean => {
  if (bar.session - before.session > FILL_WINDOW_SESSIONS) return false;
  const growth = (openingPrice(bar) * bar.factor) / (openingPrice(before) * before.factor);
  return growth > LARGEST_STEP || growth < 1 / LARGEST_STEP;
};

/**
 * How many steps up to each bar no band allows: a corporate action that nobody proved, or a wrong price. What was
 * held across one cannot be measured. A move over a pause is no fault: the price may have changed meanwhile.
 */
export const faultsUpTo = (bars: readonly SessionBar[]): Int32Array => {
  const faults = new Int32Array(bars.length);
  for (let index = 1; index < bars.length; index++) {
    const before = bars[index - 1];
    const bar = bars[index];
    if (before === undefined || bar === undefined) continue;
    faults[index] = (faults[index - 1] ?? 0) + (isImpossible(before, bar) ? 1 : 0);
  }
  return faults;
};
