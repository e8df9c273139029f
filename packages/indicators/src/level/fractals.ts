import { defineIndicator } from '../define-indicator.ts';
import { type Window, emptyWindow, isFull, pushInto, valueAgo } from '../parts/window.ts';

const SIDE = 2;

const middleIf = (window: Window, sign: 1 | -1): number | null => {
  const middle = valueAgo(window, SIDE);
  for (let ago = 0; ago <= 2 * SIDE; ago += 1)
    if (ago !== SIDE && sign * valueAgo(window, ago) >= sign * middle) return null;
  return middle;
};

/**
 * Fractals, Bill Williams 1995: a high strictly above the two highs on each side of it, or a low strictly below. It is
 * known two bars later and is told then, with the bars it lies back; equal highs side by side are no fractal.
 */
export const fractals = defineIndicator({
  id: 'fractals',
  title: 'Fractals',
  parameters: {},
  speaks: 'at-times',
  drawing: {
    short: 'Fractals',
    place: 'marks',
    lines: [
      { field: 'high', shape: 'above', words: 'high', back: 'bars_ago' },
      { field: 'low', shape: 'below', words: 'low', back: 'bars_ago' },
    ],
  },
  warmup: () => 2 * SIDE,
  init: () => ({ highs: emptyWindow(2 * SIDE + 1), lows: emptyWindow(2 * SIDE + 1) }),
  step: (state, candle) => {
    pushInto(state.highs, candle.high);
    pushInto(state.lows, candle.low);
    if (!isFull(state.highs)) return null;
    const high = middleIf(state.highs, 1);
    const low = middleIf(state.lows, -1);
    return high === null && low === null ? null : { high, low, bars_ago: SIDE };
  },
});
