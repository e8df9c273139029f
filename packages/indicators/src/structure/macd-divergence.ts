import { columnOf, defineIndicator } from '../define-indicator.ts';
import { macd } from '../trend/macd.ts';
import { diverge, divergenceColumns, divergences, quietBars, reachParameters } from './divergence.ts';
import { GRAIN } from './grain.ts';

/** Swings of price that the MACD line (never its histogram) does not follow. */
export const macdDivergence = defineIndicator({
  id: 'macd-divergence',
  title: 'MACD divergence',
  speaks: 'at-times',
  parameters: { ...macd.parameters, ...reachParameters },
  drawing: {
    short: 'MACD div',
    place: 'marks',
    lines: [
      { field: 'side', shape: 'below', words: 'bullish', is: 'bullish', back: 'bars_ago', side: 'up' },
      { field: 'side', shape: 'above', words: 'bearish', is: 'bearish', back: 'bars_ago', side: 'down' },
    ],
  },
  warmup: (chosen) => quietBars(chosen, macd.warmup(chosen)),
  init: (chosen) => ({ macd: macd.init(chosen), divergences: divergences(chosen) }),
  step: (state, candle) => {
    const line = macd.step(state.macd, candle)?.macd ?? null;
    return diverge(state.divergences, candle, line, GRAIN * candle.close);
  },
  columns: (bars, { fast, slow, signal, ...reach }) => {
    const line = columnOf(macd, bars, { fast, slow, signal }, 'macd');
    const from = macd.warmup({ fast, slow, signal });
    return divergenceColumns(bars, reach, { line, from, grainOf: (close) => GRAIN * close });
  },
});
