import type { ActionBar } from './inputs.ts';
import type { MarketMove } from './market-move.ts';
import { type Step, isWithinReach, limitOn, reachOf } from './step.ts';

/** What the trades of a day say about two references: the last close as it was, and the one after an action. */
export type Judgement = {
  /** The close lies where no session can carry the last close. */
  readonly isRawImpossible: boolean;
  /** Open and close, and the whole range, lie within the limit of the reference after the action. */
  readonly isPossible: boolean;
  readonly isRangePossible: boolean;
  /** Logarithm of how many times likelier the day is after the action than without; negative speaks against it. */
  readonly weight: number;
};

const STEPS_OF_USUAL_MOVE = 20;
/** No share is so quiet that a smaller move would mean something. */
const SMALLEST_USUAL_MOVE = 0.008;
/** Of a normal distribution: its deviation over its median absolute one. */
const DEVIATION_OF_MEDIAN = 1.4826;

/** The usual move of a session, from the closes before the step; moves beyond the limit are not usual. */
const usualMove = ({ bars, at, bar }: Step): number => {
  const limit = limitOn(bar.traded_on);
  const moves: number[] = [];
  for (let index = Math.max(1, at - STEPS_OF_USUAL_MOVE); index < at; index += 1) {
    const move = Math.abs(Math.log((bars[index] as ActionBar).close / (bars[index - 1] as ActionBar).close));
    if (move <= limit) moves.push(move);
  }
  const middle = moves.sort((a, b) => a - b)[moves.length >> 1];
  return Math.max(SMALLEST_USUAL_MOVE, (middle ?? limit / 3) * DEVIATION_OF_MEDIAN);
};

/** Daily moves have fat tails: Student's distribution with four degrees of freedom. */
const logLikelihood = (deviations: number): number => -2.5 * Math.log1p(deviations ** 2 / 4);

export const judgeMove = (step: Step, factor: number, market: MarketMove): Judgement => {
  const { before, bar } = step;
  const usual = usualMove(step) * Math.sqrt(step.sessions);
  const expected = market(before.traded_on, bar.traded_on);
  const deviation = (reference: number): number => {
    const close = Math.log(bar.close / reference) - expected;
    return (bar.open === null ? close : (Math.log(bar.open / reference) + close) / 2) / usual;
  };
  const after = before.close * factor;
  return {
    isRawImpossible:
      factor < 1
        ? bar.close < reachOf(step, before.close).lowest
        : bar.close > reachOf(step, before.close).highest,
    isPossible: isWithinReach(step, after, [bar.open, bar.close]),
    isRangePossible: isWithinReach(step, after, [bar.high, bar.low]),
    weight: logLikelihood(deviation(after)) - logLikelihood(deviation(before.close)),
  };
};
