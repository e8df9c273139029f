import { at, lend, silence } from '../columns.ts';
import { defineIndicator } from '../define-indicator.ts';
import { period } from '../period.ts';
import { exponential, smooth, smoothed } from '../parts/smoothing.ts';

/**
 * Moving Average Convergence Divergence, Appel: a fast mean less a slow one, with its own mean as signal. As in TA-Lib
 * both means give their first value on the same bar, and nothing is shown until the signal is there.
 */
export const macd = defineIndicator({
  id: 'macd',
  title: 'MACD',
  parameters: { fast: period(12, 'Fast'), slow: period(26, 'Slow'), signal: period(9, 'Signal') },
  drawing: {
    short: 'MACD',
    place: 'pane',
    lines: [
      { field: 'macd', shape: 'line', words: '' },
      { field: 'signal', shape: 'line', words: 'signal' },
      { field: 'histogram', shape: 'columns', words: 'histogram' },
    ],
    levels: [0],
  },
  warmup: ({ fast, slow, signal }) => Math.max(fast, slow) + signal - 2,
  init: ({ fast, slow, signal }) => ({
    seen: 0,
    fastFrom: Math.max(0, slow - fast),
    slowFrom: Math.max(0, fast - slow),
    fast: exponential(fast),
    slow: exponential(slow),
    signal: exponential(signal),
  }),
  step: (state, { close }) => {
    state.seen += 1;
    const fast = state.seen > state.fastFrom ? smooth(state.fast, close) : null;
    const slow = state.seen > state.slowFrom ? smooth(state.slow, close) : null;
    if (fast === null || slow === null) return null;
    const line = fast - slow;
    const signal = smooth(state.signal, line);
    return signal === null ? null : { macd: line, signal, histogram: line - signal };
  },
  columns: (bars, { fast, slow, signal }) => {
    const from = Math.max(fast, slow) - 1;
    const quick = smoothed(bars, bars.close, exponential(fast), Math.max(0, slow - fast));
    const late = smoothed(bars, bars.close, exponential(slow), Math.max(0, fast - slow));
    const macd = lend(bars);
    for (let i = from; i < bars.length; i += 1) macd[i] = at(quick, i) - at(late, i);
    const mean = smoothed(bars, macd, exponential(signal), from);
    silence(bars, macd, from + signal - 1);
    const histogram = lend(bars);
    for (let i = 0; i < bars.length; i += 1) histogram[i] = at(macd, i) - at(mean, i);
    return { macd, signal: mean, histogram };
  },
});
