import { defineIndicator } from '../define-indicator.ts';
import { period } from '../period.ts';
import { atr } from '../volatility/atr.ts';
import { type DowState, breaks, dowState, dowSwings, takeSwings } from './dow-swings.ts';
import { findPivots, pivots } from './pivots.ts';
import type { Way } from './way-out.ts';

/**
 * Dow's theory: up while the last two swing highs and the last two swing lows rise, down while both fall. `broke` is
 * the first close beyond the last swing; `reversal` the first one against the trend that was last established, which is
 * the lower low after an up-trend.
 */
export const dow = defineIndicator({
  id: 'dow',
  title: 'Dow trend',
  parameters: {
    left: period(2, 'Bars before', 1),
    right: period(2, 'Bars after', 1),
    atr: period(14, 'ATR bars'),
    apart: { label: 'ATRs apart', usual: 1, lowest: 0, highest: 10, isWhole: false },
  },
  warmup: (chosen) => Math.max(chosen.left + chosen.right, atr.warmup({ period: chosen.atr })),
  init: (chosen) => ({
    silent: Math.max(chosen.left + chosen.right, atr.warmup({ period: chosen.atr })),
    apart: chosen.apart,
    atr: atr.init({ period: chosen.atr }),
    pivots: pivots(chosen.left, chosen.right),
    swings: dowSwings(),
    state: 'none' as DowState,
    trend: null as Way | null,
  }),
  step: (state, candle) => {
    const { swings } = state;
    const range = atr.step(state.atr, candle);
    findPivots(state.pivots, candle);
    if (range !== null) takeSwings(swings, state.pivots.high, state.pivots.low, state.apart * range);
    if (state.silent > 0 || range === null) {
      state.silent -= 1;
      return null;
    }
    const now = dowState(swings);
    if (now !== state.state && now !== 'none') state.trend = now;
    state.state = now;
    let broke: Way | null = null;
    if (breaks(swings.top, candle.close)) broke = 'up';
    else if (breaks(swings.bottom, candle.close)) broke = 'down';
    const reversal = broke !== null && state.trend !== null && broke !== state.trend ? broke : null;
    if (reversal !== null) state.trend = null;
    return {
      state: now,
      swing_high: swings.top.now,
      swing_high_before: swings.top.before,
      swing_low: swings.bottom.now,
      swing_low_before: swings.bottom.before,
      broke,
      reversal,
    };
  },
});
