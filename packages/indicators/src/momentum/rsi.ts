import { at, lend, silence } from '../columns.ts';
import { defineIndicator } from '../define-indicator.ts';
import { pane } from '../drawing.ts';
import { period } from '../period.ts';
import { smooth, wilder } from '../parts/smoothing.ts';

/**
 * Relative Strength Index, Wilder 1978: the share of upward movement in recent movement, 0 to 100. Seeded with the
 * plain mean of the first changes, as TA-Lib does; a market that has not moved reads 50.
 */
export const rsi = defineIndicator({
  id: 'rsi',
  title: 'Relative Strength Index',
  parameters: { period: period(14) },
  drawing: pane('RSI', { levels: [30, 70], scale: [0, 100] }),
  warmup: (chosen) => chosen.period,
  init: (chosen) => ({
    seen: 0,
    last: 0,
    up: wilder(chosen.period),
    down: wilder(chosen.period),
  }),
  step: (state, { close }) => {
    const change = close - state.last;
    state.last = close;
    state.seen += 1;
    if (state.seen === 1) return null;
    const up = smooth(state.up, Math.max(change, 0));
    const down = smooth(state.down, Math.max(-change, 0));
    if (up === null || down === null) return null;
    return up + down === 0 ? 50 : (100 * up) / (up + down);
  },
  columns: (bars, { period }) => {
    const { close, length } = bars;
    const { weight } = wilder(period);
    const value = lend(bars);
    let up = 0;
    let down = 0;
    silence(bars, value, period);
    for (let i = 1; i < length; i += 1) {
      const change = at(close, i) - at(close, i - 1);
      // The larger of the change and 0, and what it is less than that: exact, and twice as quick as Math.max.
      const rose = (change + Math.abs(change)) / 2;
      const fell = rose - change;
      up += i > period ? (rose - up) * weight : (rose - up) / i;
      down += i > period ? (fell - down) * weight : (fell - down) / i;
      if (i >= period) value[i] = up + down === 0 ? 50 : (100 * up) / (up + down);
    }
    return { value };
  },
});
