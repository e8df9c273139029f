import { defineIndicator } from '../define-indicator.ts';
import { pane } from '../drawing.ts';
import { moneyFlow } from './money-flow.ts';

/** Accumulation/distribution line, Chaikin: all money flow since the first bar, TA-Lib's AD. Its level says nothing. */
export const adLine = defineIndicator({
  id: 'ad-line',
  title: 'Accumulation/distribution line',
  parameters: {},
  drawing: pane('A/D'),
  warmup: () => 0,
  init: () => ({ total: 0 }),
  step: (state, candle) => {
    state.total += moneyFlow(candle);
    return state.total;
  },
});
