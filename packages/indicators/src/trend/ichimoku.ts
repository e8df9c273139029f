import { defineIndicator } from '../define-indicator.ts';
import { type Extreme, extremeOf, highest, lowest, reach } from '../parts/extremes.ts';
import { emptyWindow, isFull, pushInto, valueAgo } from '../parts/window.ts';
import { period } from '../period.ts';

type Middle = { highs: Extreme; lows: Extreme };

const middle = (size: number): Middle => ({ highs: highest(size), lows: lowest(size) });

const middleOf = ({ highs, lows }: Middle, high: number, low: number): number | null => {
  reach(highs, high);
  return reach(lows, low) ? (extremeOf(highs) + extremeOf(lows)) / 2 : null;
};

/**
 * Ichimoku kinko hyo, Hosoda 1968, drawn as TradingView does: `displacement` counts the bar itself, so spans stand 25
 * bars ahead. spanA and spanB are the cloud at this bar, leadA and leadB the cloud that is drawn ahead from it, past
 * is the close under the lagging line, against which today's close is read.
 */
export const ichimoku = defineIndicator({
  id: 'ichimoku',
  title: 'Ichimoku cloud',
  parameters: {
    conversion: period(9, 'Conversion'),
    base: period(26, 'Base'),
    span: period(52, 'Span B'),
    displacement: period(26, 'Displacement'),
  },
  drawing: {
    short: 'Ichimoku',
    place: 'overlay',
    lines: [
      { field: 'conversion', shape: 'line', words: 'conversion' },
      { field: 'base', shape: 'faint', words: 'base' },
      { field: 'spanA', shape: 'area', words: 'span A', until: 'spanB' },
      { field: 'spanB', shape: 'faint', words: 'span B' },
    ],
  },
  warmup: ({ conversion, base, span, displacement }) => Math.max(conversion, base, span) + displacement - 2,
  init: ({ conversion, base, span, displacement }) => ({
    conversion: middle(conversion),
    base: middle(base),
    span: middle(span),
    leadA: emptyWindow(displacement),
    leadB: emptyWindow(displacement),
    closes: emptyWindow(displacement),
  }),
  step: (state, { high, low, close }) => {
    const conversion = middleOf(state.conversion, high, low);
    const base = middleOf(state.base, high, low);
    const leadB = middleOf(state.span, high, low);
    pushInto(state.closes, close);
    if (conversion === null || base === null || leadB === null) return null;
    const leadA = (conversion + base) / 2;
    pushInto(state.leadA, leadA);
    pushInto(state.leadB, leadB);
    if (!isFull(state.leadA)) return null;
    const ago = state.leadA.size - 1;
    return {
      conversion,
      base,
      leadA,
      leadB,
      spanA: valueAgo(state.leadA, ago),
      spanB: valueAgo(state.leadB, ago),
      past: valueAgo(state.closes, ago),
    };
  },
});
