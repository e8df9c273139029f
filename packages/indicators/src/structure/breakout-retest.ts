import { type Candle, defineIndicator } from '../define-indicator.ts';
import { period } from '../period.ts';
import { atr } from '../volatility/atr.ts';
import { type RangeBreak, ageBreak, rangeBreak, watchBreak } from './range-break.ts';
import type { Way } from './way-out.ts';

/** Ends the watch on a level that is lost or met again; in the second case says which way it held. */
const holds = (watch: RangeBreak, { high, low, close }: Candle, near: number): Way | null => {
  const { level, sign } = watch;
  if (level === null) return null;
  const isHeld = sign * (close - level) > 0;
  const isNear = sign * ((sign === 1 ? low : high) - level) <= near;
  if (!isHeld || isNear) watch.level = null;
  if (!isHeld || !isNear) return null;
  return sign === 1 ? 'up' : 'down';
};

/**
 * After a close beyond the range of 20 bars, the price comes back to within 0.3 ATR of the broken level in the next 10
 * bars and closes beyond it again: the level held. A close on the wrong side of it ends the watch. One retest a break.
 */
export const breakoutRetest = defineIndicator({
  id: 'breakout-retest',
  title: 'Breakout and retest',
  parameters: {
    period: period(20),
    within: period(10, 'Within bars', 1),
    atr: period(14, 'ATR bars'),
    atrs: { label: 'Near, in ATRs', usual: 0.3, lowest: 0, highest: 5, isWhole: false },
  },
  warmup: (chosen) => Math.max(chosen.period, atr.warmup({ period: chosen.atr })),
  init: (chosen) => ({
    silent: Math.max(chosen.period, atr.warmup({ period: chosen.atr })),
    atrs: chosen.atrs,
    atr: atr.init({ period: chosen.atr }),
    watch: rangeBreak(chosen.period, chosen.within),
  }),
  step: (state, candle) => {
    const { watch } = state;
    const range = atr.step(state.atr, candle);
    ageBreak(watch);
    const { level, since } = watch;
    const retest = range === null ? null : holds(watch, candle, state.atrs * range);
    const broke = watchBreak(watch, candle);
    if (state.silent > 0) {
      state.silent -= 1;
      return null;
    }
    const told = retest === null ? watch.level : level;
    const bars_since = told === null ? null : retest === null ? watch.since : since;
    return { level: told, broke, retest, bars_since };
  },
});
