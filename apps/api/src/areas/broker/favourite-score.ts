import { FAVOURITE_PLAYERS, FAVOURITE_TURNOVER } from '@chuli/contracts';
import { halfAway } from '@chuli/kernel';
import type { Sign } from './net-value.ts';

/** What players did in a stock, as much as its score needs; rupees in paisa. */
export type Taken = {
  readonly traded: number;
  readonly buying: number;
  readonly selling: number;
  readonly net_amount: number;
  readonly turnover: number;
};

const PAISA = 100;

/** Players on a side ÷ players that traded it × their net rupees ÷ turnover, in percent; below 0 it is of the other side. */
export const scoreOf = (
  { traded, buying, selling, net_amount, turnover }: Taken,
  sign: Sign,
): number | null => {
  if (traded === 0 || turnover === 0) return null;
  const on = sign > 0 ? buying : selling;
  return halfAway((100 * on * sign * net_amount) / (traded * turnover), 2);
};

/** Enough of it was traded, enough players are on this side, and together they are on it too. */
export const isFavourite = (taken: Taken, sign: Sign, sessions: number): boolean =>
  taken.turnover >= FAVOURITE_TURNOVER * PAISA * Math.max(1, sessions) &&
  (sign > 0 ? taken.buying : taken.selling) >= FAVOURITE_PLAYERS &&
  sign * taken.net_amount > 0;
