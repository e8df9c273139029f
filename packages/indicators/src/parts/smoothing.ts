import { type Columns, at, lend, silence } from '../columns.ts';

/** State of an exponential mean that begins as the plain mean of its first `period` values, as in TA-Lib. */
export type Smoothing = { period: number; weight: number; count: number; value: number };

/** `2 / (period + 1)`: the usual exponential mean. */
export const exponential = (period: number): Smoothing => ({
  period,
  weight: 2 / (period + 1),
  count: 0,
  value: 0,
});

/** `1 / period`: Wilder's slower mean, used by RSI and ATR. */
export const wilder = (period: number): Smoothing => ({ period, weight: 1 / period, count: 0, value: 0 });

export const smooth = (state: Smoothing, value: number): number | null => {
  state.count += 1;
  if (state.count > state.period) {
    state.value += (value - state.value) * state.weight;
    return state.value;
  }
  state.value += (value - state.value) / state.count;
  return state.count === state.period ? state.value : null;
};

/** The same over a column, from a bar on. */
export const smoothed = (
  bars: Columns,
  of: Float64Array,
  { period, weight }: Smoothing,
  from = 0,
): Float64Array => {
  const to = lend(bars);
  const seeded = from + period;
  let value = 0;
  for (let i = from; i < Math.min(bars.length, seeded); i += 1) value += (at(of, i) - value) / (i - from + 1);
  silence(bars, to, seeded);
  if (seeded <= bars.length) to[seeded - 1] = value;
  for (let i = seeded; i < bars.length; i += 1) {
    value += (at(of, i) - value) * weight;
    to[i] = value;
  }
  return to;
};
