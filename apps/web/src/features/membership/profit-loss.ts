import type { RowOf } from '@chuli/contracts';
import { daysBetween } from '@chuli/kernel';

export type Position = RowOf<'/data/buysell/'>;

export type ProfitLoss = {
  buys: number;
  sells: number;
  /** Buys that a sell has ended, with a price at both ends. */
  closed: number;
  /** Gains of the closed ones added up, in percent; null while none is closed. */
  total: number | null;
  /** The same money put into each after the other, in percent. */
  cumulative: number | null;
  /** Days in the calendar for which the closed ones were held, together. */
  days: number;
};

/** What the buys and sells of one stock came to, from close to close without costs. */
export const profitLossOf = (positions: readonly Position[]): ProfitLoss => {
  const closed = positions.flatMap(({ buy_date: from, sell_date: to, gain }) =>
    from === null || to === null || gain === null ? [] : [{ from, to, gain }],
  );
  const isNone = closed.length === 0;
  return {
    buys: positions.filter(({ buy_date: on }) => on !== null).length,
    sells: positions.filter(({ sell_date: on }) => on !== null).length,
    closed: closed.length,
    total: isNone ? null : closed.reduce((sum, { gain }) => sum + gain, 0),
    cumulative: isNone
      ? null
      : (closed.reduce((product, { gain }) => product * (1 + gain / 100), 1) - 1) * 100,
    days: closed.reduce((sum, { from, to }) => sum + daysBetween(from, to), 0),
  };
};
