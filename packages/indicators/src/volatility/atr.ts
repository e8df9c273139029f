import { defineIndicator } from '../define-indicator.ts';
import { period } from '../period.ts';
import { smooth, wilder } from '../parts/smoothing.ts';

/**
 * Average True Range, Wilder 1978: how far a price usually goes in a bar, the gap from the close before included. In
 * rupees, without direction. The first bar has no close before it and is left out, as in TA-Lib.
 */
export const atr = defineIndicator({
  id: 'atr',
  title: 'Average True Range',
  parameters: { period: period(14) },
  warmup: (chosen) => chosen.period,
  init: (chosen) => ({ last: null as number | null, range: wilder(chosen.period) }),
  step: (state, { high, low, close }) => {
    const { last } = state;
    state.last = close;
    return last === null ? null : smooth(state.range, Math.max(high, last) - Math.min(low, last));
  },
});
