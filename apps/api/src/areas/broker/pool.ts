import { type Paisa, type Rupees, paisa, toRupees } from '@chuli/kernel';

/** A session on one side's scale: what came in at which cost, and what went out. */
export type PoolDay = { into: number; into_amount: Paisa; out: number };

/** What is left of a running net, at what cost. Below zero it was taken from what was there before. */
export type Pool = { shares: number; cost: number };

export const EMPTY_POOL: Pool = { shares: 0, cost: 0 };

/**
 * One session later. What came in adds its cost; what goes out leaves at the average, as a weighted average cost is kept.
 * While the net is below zero nothing is left to have a cost: only what comes in beyond it has.
 */
export const stepPool = ({ shares, cost }: Pool, { into, into_amount, out }: PoolDay): Pool => {
  const after = shares + into;
  const paid = into === 0 ? 0 : into_amount / into;
  const full = shares >= 0 ? cost + into_amount : Math.max(0, after) * paid;
  const left = after - out;
  return { shares: left, cost: left <= 0 || after <= 0 ? 0 : (full * left) / after };
};

/** Finer than any share that is told apart; what divisions left behind is not. */
const NOTHING = 1e-6;

export const poolAverage = ({ shares, cost }: Pool): Rupees | null =>
  shares < NOTHING ? null : toRupees(paisa(Math.round(cost / shares)));
