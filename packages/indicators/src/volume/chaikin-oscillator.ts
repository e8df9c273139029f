import { defineIndicator } from '../define-indicator.ts';
import { pane } from '../drawing.ts';
import { period } from '../period.ts';
import { moneyFlow } from './money-flow.ts';

/**
 * Chaikin oscillator: a fast exponential mean of the accumulation/distribution line less a slow one. As in TA-Lib's
 * ADOSC both means begin with the line's first value, and not with a plain mean.
 */
export const chaikinOscillator = defineIndicator({
  id: 'chaikin-oscillator',
  title: 'Chaikin oscillator',
  parameters: { fast: period(3, 'Fast'), slow: period(10, 'Slow') },
  drawing: pane('Chaikin osc', { levels: [0] }),
  warmup: ({ fast, slow }) => Math.max(fast, slow) - 1,
  init: ({ fast, slow }) => ({
    silent: Math.max(fast, slow) - 1,
    fastWeight: 2 / (fast + 1),
    slowWeight: 2 / (slow + 1),
    line: 0,
    fast: null as number | null,
    slow: null as number | null,
  }),
  step: (state, candle) => {
    state.line += moneyFlow(candle);
    const { line, fastWeight, slowWeight } = state;
    const fast = state.fast === null ? line : fastWeight * line + (1 - fastWeight) * state.fast;
    const slow = state.slow === null ? line : slowWeight * line + (1 - slowWeight) * state.slow;
    state.fast = fast;
    state.slow = slow;
    if (state.silent === 0) return fast - slow;
    state.silent -= 1;
    return null;
  },
});
