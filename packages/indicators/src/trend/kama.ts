import { defineIndicator } from '../define-indicator.ts';
import { overlay } from '../drawing.ts';
import { addTo, runningSum } from '../parts/running-sum.ts';
import { emptyWindow, pushInto } from '../parts/window.ts';
import { sameFor, stillness } from '../parts/stillness.ts';
import { period } from '../period.ts';

const SLOWEST = 2 / 31;
const FASTEST = 2 / 3;

/**
 * Kaufman's adaptive mean, 1995: quick (2 bars) when the close moves one way, slow (30 bars) when it only swings.
 * Starts at the close before its first value, as in TA-Lib; without any movement it is at its quickest.
 */
export const kama = defineIndicator({
  id: 'kama',
  title: "Kaufman's adaptive moving average",
  parameters: { period: period(10) },
  drawing: overlay('KAMA'),
  warmup: (chosen) => chosen.period,
  init: (chosen) => ({
    closes: emptyWindow(chosen.period),
    moves: runningSum(chosen.period),
    still: stillness(),
    value: null as number | null,
  }),
  step: (state, { close }) => {
    const { last } = state.still;
    const same = sameFor(state.still, close);
    const before = pushInto(state.closes, close);
    if (last === null || !addTo(state.moves, Math.abs(close - last)) || before === null) return null;
    const efficiency = same > state.closes.size ? 1 : Math.min(1, Math.abs(close - before) / state.moves.sum);
    const weight = efficiency * (FASTEST - SLOWEST) + SLOWEST;
    const value = state.value ?? last;
    state.value = value + (close - value) * weight * weight;
    return state.value;
  },
});
