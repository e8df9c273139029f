import { type Candle, defineIndicator } from '../define-indicator.ts';
import { type Smoothing, smooth, wilder } from '../parts/smoothing.ts';
import { period } from '../period.ts';

type Movement = {
  period: number;
  seen: number;
  high: number;
  low: number;
  close: number;
  up: number;
  down: number;
  range: number;
  index: Smoothing;
};

/** Adds the bar's movement to Wilder's sums, which lose their `period`th part a bar once they are full. */
const move = (state: Movement, { high, low, close }: Candle): void => {
  state.seen += 1;
  if (state.seen > 1) {
    const rise = high - state.high;
    const fall = state.low - low;
    const kept = state.seen > state.period ? 1 - 1 / state.period : 1;
    state.up = state.up * kept + (rise > 0 && rise > fall ? rise : 0);
    state.down = state.down * kept + (fall > 0 && fall > rise ? fall : 0);
    state.range = state.range * kept + (Math.max(high, state.close) - Math.min(low, state.close));
  }
  state.high = high;
  state.low = low;
  state.close = close;
};

/**
 * Average Directional Index, Wilder 1978: how strongly a price trends (0 to 100, a trend above 25), and which way, by
 * +DI against −DI. Sums begin with `period − 1` movements, as in TA-Lib; equal movements up and down count as none;
 * where nothing moved DI is 0 and ADX stays.
 */
export const adx = defineIndicator({
  id: 'adx',
  title: 'Average Directional Index',
  parameters: { period: period(14) },
  drawing: {
    short: 'ADX',
    place: 'pane',
    lines: [
      { field: 'adx', shape: 'line', words: '' },
      { field: 'plus', shape: 'faint', words: '+DI' },
      { field: 'minus', shape: 'faint', words: '−DI' },
    ],
    levels: [20, 25],
  },
  warmup: (chosen) => 2 * chosen.period - 1,
  init: (chosen): Movement => ({
    period: chosen.period,
    seen: 0,
    high: 0,
    low: 0,
    close: 0,
    up: 0,
    down: 0,
    range: 0,
    index: wilder(chosen.period),
  }),
  step: (state, candle) => {
    move(state, candle);
    const { index, period, range } = state;
    if (state.seen <= period) return null;
    const plus = range === 0 ? 0 : (100 * state.up) / range;
    const minus = range === 0 ? 0 : (100 * state.down) / range;
    if (plus + minus > 0) smooth(index, (100 * Math.abs(plus - minus)) / (plus + minus));
    else if (index.count < period) smooth(index, 0);
    return index.count < period ? null : { adx: index.value, plus, minus };
  },
});
