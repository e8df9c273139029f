import { defineIndicator } from '../define-indicator.ts';
import { pane } from '../drawing.ts';
import { period } from '../period.ts';
import { atr } from './atr.ts';

/** Average True Range as a percentage of the close, so that shares of any price can be compared; TA-Lib's NATR. */
export const natr = defineIndicator({
  id: 'natr',
  title: 'Average True Range in percent',
  parameters: { period: period(14) },
  drawing: pane('NATR'),
  warmup: (chosen) => atr.warmup(chosen),
  init: (chosen) => atr.init(chosen),
  step: (state, candle) => {
    const range = atr.step(state, candle);
    return range === null ? null : (100 * range) / candle.close;
  },
});
