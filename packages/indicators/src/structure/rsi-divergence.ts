import { columnOf, defineIndicator } from '../define-indicator.ts';
import { rsi } from '../momentum/rsi.ts';
import { period } from '../period.ts';
import { diverge, divergenceColumns, divergences, quietBars, reachParameters } from './divergence.ts';
import { GRAIN } from './grain.ts';

/** Swings of price that RSI does not follow, told when the second swing is confirmed. */
export const rsiDivergence = defineIndicator({
  id: 'rsi-divergence',
  title: 'RSI divergence',
  speaks: 'at-times',
  parameters: { period: period(14), ...reachParameters },
  drawing: {
    short: 'RSI div',
    place: 'marks',
    lines: [
      { field: 'side', shape: 'below', words: 'bullish', is: 'bullish', back: 'bars_ago', side: 'up' },
      { field: 'side', shape: 'above', words: 'bearish', is: 'bearish', back: 'bars_ago', side: 'down' },
    ],
  },
  warmup: (chosen) => quietBars(chosen, rsi.warmup(chosen)),
  init: (chosen) => ({ rsi: rsi.init(chosen), divergences: divergences(chosen) }),
  step: (state, candle) => diverge(state.divergences, candle, rsi.step(state.rsi, candle), 100 * GRAIN),
  columns: (bars, { period, ...reach }) => {
    const line = columnOf(rsi, bars, { period }, 'value');
    return divergenceColumns(bars, reach, {
      line,
      from: rsi.warmup({ period }),
      grainOf: () => 100 * GRAIN,
    });
  },
});
