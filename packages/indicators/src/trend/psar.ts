import { defineIndicator } from '../define-indicator.ts';

type Sar = {
  start: number;
  step: number;
  most: number;
  seen: number;
  direction: 1 | -1;
  sar: number;
  /** The furthest price of the present direction. */
  extreme: number;
  pace: number;
  high: number;
  low: number;
};

/** The next stop may not stand inside the range of this bar and the one before. */
const outside = (state: Sar, stop: number, high: number, low: number): number =>
  state.direction === 1 ? Math.min(stop, state.low, low) : Math.max(stop, state.high, high);

/** The first two bars say the direction: down when the low fell further than the high rose, else up. */
const begin = (state: Sar, high: number, low: number): void => {
  const fall = state.low - low;
  state.direction = fall > 0 && fall > high - state.high ? -1 : 1;
  state.sar = state.direction === 1 ? state.low : state.high;
  state.extreme = state.direction === 1 ? high : low;
  state.high = high;
  state.low = low;
};

const isTouched = ({ direction, sar }: Sar, high: number, low: number): boolean =>
  direction === 1 ? low <= sar : high >= sar;

const isFurther = ({ direction, extreme }: Sar, high: number, low: number): boolean =>
  direction === 1 ? high > extreme : low < extreme;

/**
 * Parabolic stop and reverse, Wilder 1978: a stop that follows the price faster and faster, and turns round when it is
 * touched. Started from the first two bars as in TA-Lib. Each direction begins with the pace `start`, which is Wilder's
 * and TA-Lib's step unless chosen apart (SAREXT). `direction` is 1 while the stop is below, −1 while above.
 */
export const psar = defineIndicator({
  id: 'psar',
  title: 'Parabolic SAR',
  parameters: {
    start: { label: 'Start', usual: 0.02, lowest: 0.001, highest: 0.2, isWhole: false, follows: 'step' },
    step: { label: 'Step', usual: 0.02, lowest: 0.001, highest: 0.2, isWhole: false },
    most: { label: 'Largest step', usual: 0.2, lowest: 0.01, highest: 1, isWhole: false },
  },
  drawing: {
    short: 'PSAR',
    place: 'overlay',
    lines: [{ field: 'stop', shape: 'dots', words: '', way: 'direction' }],
  },
  warmup: () => 1,
  init: (chosen): Sar => {
    const { most } = chosen;
    const [start, step] = [Math.min(chosen.start, most), Math.min(chosen.step, most)];
    return { start, step, most, seen: 0, direction: 1, sar: 0, extreme: 0, pace: start, high: 0, low: 0 };
  },
  step: (state, { high, low }) => {
    state.seen += 1;
    if (state.seen === 2) begin(state, high, low);
    if (state.seen === 1) {
      state.high = high;
      state.low = low;
      return null;
    }
    if (isTouched(state, high, low)) {
      state.direction = state.direction === 1 ? -1 : 1;
      state.sar = outside(state, state.extreme, high, low);
      state.pace = state.start;
      state.extreme = state.direction === 1 ? high : low;
    } else if (isFurther(state, high, low)) {
      state.extreme = state.direction === 1 ? high : low;
      state.pace = Math.min(state.most, state.pace + state.step);
    }
    const stop = state.sar;
    state.sar = outside(state, stop + state.pace * (state.extreme - stop), high, low);
    state.high = high;
    state.low = low;
    return { stop, direction: state.direction };
  },
});
