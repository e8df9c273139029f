import { defineIndicator } from '../define-indicator.ts';
import { pane } from '../drawing.ts';
import { addTo, runningSum } from '../parts/running-sum.ts';
import { period } from '../period.ts';
import { moneyFlow } from './money-flow.ts';

/**
 * Chaikin Money Flow: the money flow of the last bars as a share of their volume, −1 to 1, as TradingView has it. Silent
 * where no share changed hands in all those bars.
 */
export const cmf = defineIndicator({
  id: 'cmf',
  title: 'Chaikin Money Flow',
  parameters: { period: period(20) },
  speaks: 'at-times',
  drawing: pane('CMF', { levels: [0] }),
  warmup: (chosen) => chosen.period - 1,
  init: (chosen) => ({ flows: runningSum(chosen.period), volumes: runningSum(chosen.period), idle: 0 }),
  step: (state, candle) => {
    state.idle = candle.volume > 0 ? 0 : state.idle + 1;
    addTo(state.flows, moneyFlow(candle));
    const isKnown = addTo(state.volumes, candle.volume);
    return isKnown && state.idle < state.volumes.window.size ? state.flows.sum / state.volumes.sum : null;
  },
});
