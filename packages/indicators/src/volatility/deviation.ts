import { type Columns, at, lend, once } from '../columns.ts';
import { type Rolling, meanOf, roll, rolling, varianceOf } from '../parts/rolling.ts';
import { type Stillness, sameFor, stillness } from '../parts/stillness.ts';

/** Mean and standard deviation of the last closes; where those are all the same, exactly that close and 0. */
export type Deviation = { closes: Rolling; still: Stillness };

export const deviation = (period: number): Deviation => ({ closes: rolling(period), still: stillness() });

/** Takes a close in; says whether there are enough. */
export const deviate = ({ closes, still }: Deviation, close: number): boolean => {
  sameFor(still, close);
  return roll(closes, close);
};

export const middleOf = ({ closes, still }: Deviation): number =>
  still.last !== null && still.bars >= closes.window.size ? still.last : meanOf(closes);

/** Of the population, as TA-Lib and TradingView have it. */
export const deviationOf = ({ closes, still }: Deviation): number =>
  still.bars >= closes.window.size ? 0 : Math.sqrt(varianceOf(closes));

export type Deviations = { readonly middle: Float64Array; readonly deviation: Float64Array };

const computeDeviations = (bars: Columns, size: number): Deviations => {
  const { close, length } = bars;
  const middle = lend(bars);
  const deviation = lend(bars);
  let [origin, sum, squares, next, still] = [0, 0, 0, 0, 0];
  for (let i = 0; i < length; i += 1) {
    const value = at(close, i);
    still = i > 0 && value === at(close, i - 1) ? still + 1 : 1;
    next = next + 1 === size ? 0 : next + 1;
    if (next === 0) {
      origin = value;
      sum = 0;
      squares = 0;
      for (let j = i - size + 1; j <= i; j += 1) {
        const off = at(close, j) - origin;
        sum += off;
        squares += off * off;
      }
    } else if (i >= size) {
      const came = value - origin;
      const left = at(close, i - size) - origin;
      sum += came - left;
      squares += came * came - left * left;
    }
    const isKnown = i >= size - 1;
    const off = sum / size;
    middle[i] = isKnown ? (still >= size ? value : origin + off) : Number.NaN;
    deviation[i] = still >= size ? 0 : Math.sqrt(Math.max(0, squares / size - off * off));
  }
  return { middle, deviation };
};

/** The same over the closes of all bars; the middle is silent until there are enough. */
export const deviations = (bars: Columns, period: number): Deviations =>
  once(bars, `deviations ${period}`, () => computeDeviations(bars, period));
