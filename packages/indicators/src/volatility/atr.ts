import { type Columns, at, lend, once } from '../columns.ts';
import { defineIndicator } from '../define-indicator.ts';
import { pane } from '../drawing.ts';
import { period } from '../period.ts';
import { smooth, smoothed, wilder } from '../parts/smoothing.ts';

const trueRanges = (bars: Columns): Float64Array => {
  const { high, low, close, length } = bars;
  const to = lend(bars);
  for (let i = 1; i < length; i += 1) {
    const last = at(close, i - 1);
    to[i] = Math.max(at(high, i), last) - Math.min(at(low, i), last);
  }
  return to;
};

export const averageRanges = (bars: Columns, period: number): Float64Array =>
  once(bars, `average ranges ${period}`, () =>
    smoothed(
      bars,
      once(bars, 'true ranges', () => trueRanges(bars)),
      wilder(period),
      1,
    ),
  );

/**
 * Average True Range, Wilder 1978: how far a price usually goes in a bar, the gap from the close before included. In
 * rupees, without direction. The first bar has no close before it and is left out, as in TA-Lib.
 */
export const atr = defineIndicator({
  id: 'atr',
  title: 'Average True Range',
  parameters: { period: period(14) },
  drawing: pane('ATR'),
  warmup: (chosen) => chosen.period,
  init: (chosen) => ({ last: null as number | null, range: wilder(chosen.period) }),
  step: (state, { high, low, close }) => {
    const { last } = state;
    state.last = close;
    return last === null ? null : smooth(state.range, Math.max(high, last) - Math.min(low, last));
  },
  columns: (bars, chosen) => ({ value: averageRanges(bars, chosen.period) }),
});
