import { defineIndicator } from '../define-indicator.ts';
import { overlay } from '../drawing.ts';
import { worthOf } from '../parts/worth.ts';

/**
 * Volume-weighted average price of the session up to here: rupees over shares, which is the true mean rate of its
 * trades. It begins anew with each session; for bars of a day it is the day's own. None before the first trade.
 */
export const vwap = defineIndicator({
  id: 'vwap',
  title: 'Volume-weighted average price',
  parameters: {},
  drawing: { ...overlay('VWAP'), isIntraday: true },
  warmup: () => 0,
  speaks: 'at-times',
  init: () => ({ session: null as number | null, worth: 0, volume: 0 }),
  step: (state, candle) => {
    if (candle.session !== state.session) {
      state.session = candle.session;
      state.worth = 0;
      state.volume = 0;
    }
    state.worth += worthOf(candle);
    state.volume += candle.volume;
    return state.volume === 0 ? null : state.worth / state.volume;
  },
});
