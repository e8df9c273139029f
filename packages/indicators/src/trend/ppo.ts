import { defineIndicator } from '../define-indicator.ts';
import { exponential, smooth } from '../parts/smoothing.ts';
import { period } from '../period.ts';

/**
 * Percentage Price Oscillator, Appel: by how many percent a fast mean stands above a slow one, with its own mean as
 * signal. Unlike in MACD each mean begins with its own first bars, as in TA-Lib; nothing until the signal is there.
 */
export const ppo = defineIndicator({
  id: 'ppo',
  title: 'Percentage Price Oscillator',
  parameters: { fast: period(12, 'Fast'), slow: period(26, 'Slow'), signal: period(9, 'Signal') },
  drawing: {
    short: 'PPO',
    place: 'pane',
    lines: [
      { field: 'ppo', shape: 'line', words: '' },
      { field: 'signal', shape: 'line', words: 'signal' },
      { field: 'histogram', shape: 'columns', words: 'histogram' },
    ],
    levels: [0],
  },
  warmup: ({ fast, slow, signal }) => Math.max(fast, slow) + signal - 2,
  init: ({ fast, slow, signal }) => ({
    fast: exponential(fast),
    slow: exponential(slow),
    signal: exponential(signal),
  }),
  step: (state, { close }) => {
    const fast = smooth(state.fast, close);
    const slow = smooth(state.slow, close);
    if (fast === null || slow === null) return null;
    const line = ((fast - slow) / slow) * 100;
    const signal = smooth(state.signal, line);
    return signal === null ? null : { ppo: line, signal, histogram: line - signal };
  },
});
