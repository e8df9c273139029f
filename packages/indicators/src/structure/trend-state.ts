import { defineIndicator } from '../define-indicator.ts';
import { exponential, smooth } from '../parts/smoothing.ts';
import { emptyWindow, pushInto } from '../parts/window.ts';
import { period } from '../period.ts';

/**
 * Up when the fast mean is above the middle one, that above the slow one, and the middle one is higher than 5 bars ago;
 * down when all three are the other way; else mixed. `slope` is the change of the middle mean over those bars in percent.
 */
export const trendState = defineIndicator({
  id: 'trend-state',
  title: 'Trend state',
  parameters: {
    fast: period(20, 'Fast'),
    middle: period(50, 'Middle'),
    slow: period(200, 'Slow'),
    slope: period(5, 'Slope over', 1),
  },
  drawing: {
    short: 'Trend',
    place: 'background',
    lines: [{ field: 'state', shape: 'shade', words: '', way: 'state' }],
  },
  warmup: ({ fast, middle, slow, slope }) => Math.max(fast - 1, middle - 1 + slope, slow - 1),
  init: ({ fast, middle, slow, slope }) => ({
    fast: exponential(fast),
    middle: exponential(middle),
    slow: exponential(slow),
    middles: emptyWindow(slope),
  }),
  step: (state, { close }) => {
    const fast = smooth(state.fast, close);
    const middle = smooth(state.middle, close);
    const slow = smooth(state.slow, close);
    const before = middle === null ? null : pushInto(state.middles, middle);
    if (fast === null || middle === null || slow === null || before === null) return null;
    const isUp = fast > middle && middle > slow && middle > before;
    const isDown = fast < middle && middle < slow && middle < before;
    const now = isUp ? ('up' as const) : isDown ? ('down' as const) : ('mixed' as const);
    return { state: now, fast, middle, slow, slope: 100 * (middle / before - 1) };
  },
});
