import type { Paisa } from '@chuli/kernel';

/**
 * By what earlier prices are multiplied when a share goes ex bonus or ex right: the theoretical price of the day
 * divided by the last close before it. A bonus of 10 % is 0.1; a right of one new share for two old ones is 0.5.
 * Both on the same base add up. A cash dividend does not change the exchange's previous close.
 */
export const adjustmentFactor = (action: {
  previousClose: Paisa;
  bonusRatio: number;
  rightRatio: number;
  rightPrice: Paisa;
}): number =>
  (action.previousClose + action.rightPrice * action.rightRatio) /
  (1 + action.bonusRatio + action.rightRatio) /
  action.previousClose;
