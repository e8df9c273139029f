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
