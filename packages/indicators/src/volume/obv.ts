import { defineIndicator } from '../define-indicator.ts';
import { pane } from '../drawing.ts';

/**
 * On Balance Volume, Granville 1963: the volume of rising bars less that of falling ones, from the first bar on. As in
 * TA-Lib it begins with the first bar's volume: its level says nothing, only its direction does.
 */
export const obv = defineIndicator({
  id: 'obv',
  title: 'On Balance Volume',
  parameters: {},
  drawing: pane('OBV'),
  warmup: () => 0,
  init: () => ({ last: null as number | null, total: 0 }),
  step: (state, { close, volume }) => {
    if (state.last === null || close > state.last) state.total += volume;
    else if (close < state.last) state.total -= volume;
    state.last = close;
    return state.total;
  },
});
