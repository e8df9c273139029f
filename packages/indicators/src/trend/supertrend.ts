import { defineIndicator } from '../define-indicator.ts';
import { type Smoothing, smooth, wilder } from '../parts/smoothing.ts';
import { period } from '../period.ts';

type Bands = {
  width: number;
  range: Smoothing;
  seen: number;
  last: number;
  /** The bands stand for something only from their first bar on. */
  isBegun: boolean;
  upper: number;
  lower: number;
  direction: 1 | -1;
};

/** A band only comes nearer, until a close has gone through it. */
const tighten = (state: Bands, top: number, bottom: number, last: number): void => {
  if (!state.isBegun || top < state.upper || last > state.upper) state.upper = top;
  if (!state.isBegun || bottom > state.lower || last < state.lower) state.lower = bottom;
};

const turn = (state: Bands, close: number): void => {
  if (state.direction === -1 && close > state.upper) state.direction = 1;
  else if (state.direction === 1 && close < state.lower) state.direction = -1;
};

/**
 * SuperTrend, Seban; TradingView's `ta.supertrend` over TA-Lib's ATR: a band of so many ATR around the middle of the
 * bar that may only tighten, and turns when a close breaks it. `direction` is 1 while the price is above its line, −1
 * while below (TradingView writes it the other way round); it begins below.
 */
export const supertrend = defineIndicator({
  id: 'supertrend',
  title: 'SuperTrend',
  parameters: {
    period: period(10),
    width: { label: 'ATR', usual: 3, lowest: 0.5, highest: 10, isWhole: false },
  },
  drawing: {
    short: 'SuperTrend',
    place: 'overlay',
    lines: [{ field: 'line', shape: 'steps', words: '', way: 'direction' }],
  },
  warmup: (chosen) => chosen.period,
  init: (chosen): Bands => ({
    width: chosen.width,
    range: wilder(chosen.period),
    seen: 0,
    last: 0,
    isBegun: false,
    upper: 0,
    lower: 0,
    direction: -1,
  }),
  step: (state, { high, low, close }) => {
    const { last } = state;
    state.last = close;
    state.seen += 1;
    if (state.seen === 1) return null;
    const range = smooth(state.range, Math.max(high, last) - Math.min(low, last));
    if (range === null) return null;
    const middle = (high + low) / 2;
    const reach = state.width * range;
    tighten(state, middle + reach, middle - reach, last);
    if (state.isBegun) turn(state, close);
    state.isBegun = true;
    return { line: state.direction === 1 ? state.lower : state.upper, direction: state.direction };
  },
});
