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
