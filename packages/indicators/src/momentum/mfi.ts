import { defineIndicator } from '../define-indicator.ts';
import { pane } from '../drawing.ts';
import { addTo, runningSum } from '../parts/running-sum.ts';
import { sameFor, stillness } from '../parts/stillness.ts';
import { typicalPrice } from '../parts/worth.ts';
import { period } from '../period.ts';

/**
 * Money Flow Index, Quong and Soudack 1989: the share of rupees (volume at the typical price) that went with a rising
 * price, 0 to 100. Bars at the price of the bar before count for neither side; with no flow at all it reads 0, as in
 * TA-Lib.
 */
export const mfi = defineIndicator({
  id: 'mfi',
  title: 'Money Flow Index',
  parameters: { period: period(14) },
  drawing: pane('MFI', { levels: [20, 80], scale: [0, 100] }),
  warmup: (chosen) => chosen.period,
  init: (chosen) => ({
    last: null as number | null,
    up: runningSum(chosen.period),
    down: runningSum(chosen.period),
    flow: stillness(),
  }),
  step: (state, candle) => {
    const { last, up, down } = state;
    const price = typicalPrice(candle);
    state.last = price;
    if (last === null) return null;
    const flow = price * candle.volume;
    const rising = price > last ? flow : 0;
    const falling = price < last ? flow : 0;
    const same = sameFor(state.flow, rising - falling);
    addTo(up, rising);
    if (!addTo(down, falling)) return null;
    if (rising === falling && same >= down.window.size) return 0;
    return (100 * Math.max(0, up.sum)) / (Math.max(0, up.sum) + Math.max(0, down.sum));
  },
});
