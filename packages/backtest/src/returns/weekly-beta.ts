import { laggedSlope, regress } from './regression.ts';
import { standardDeviation } from './spread.ts';

/** The last close of a week, by the number of the week. */
export type WeekClose = { readonly week: number; readonly close: number };

export type WeeklyBeta = {
  readonly observations: number;
  readonly beta: number;
  readonly betaError: number;
  readonly betaLagged: number | null;
  /** Percent a year: what the stock did that the market does not explain. */
  readonly alpha: number;
  readonly alphaError: number;
  readonly r2: number;
  /** Percent a year. */
  readonly volatility: number;
};

export const BETA_WEEKS = [52, 104] as const;
export type BetaWeeks = (typeof BETA_WEEKS)[number];

/** Of so many weeks this many must have a return. */
export const FEWEST_RETURNS: Readonly<Record<BetaWeeks, number>> = { 52: 40, 104: 80 };

const LAGS = 4;
const CALENDAR_WEEKS = 52;

const logOf = (now: number, then: number): number => Math.log(now / then);

/** Returns of a stock and of the market in the same weeks, and of the market in the week before each. */
const paired = (stock: readonly WeekClose[], market: readonly WeekClose[], weeks: number) => {
  const closes = new Map(stock.map(({ week, close }) => [week, close]));
  const first = Math.max(2, market.length - weeks);
  return market.slice(first).flatMap(({ week, close }, at) => {
    const [before, earlier] = [market[first + at - 1], market[first + at - 2]];
    const now = closes.get(week);
    const then = before && closes.get(before.week);
    if (before === undefined || earlier === undefined || now === undefined || then === undefined) return [];
    return [
      { own: logOf(now, then), market: logOf(close, before.close), late: logOf(before.close, earlier.close) },
    ];
  });
};

/**
 * How a stock moved with the market over its last weeks. Weeks are those in which the exchange held a session, oldest first,
 * the last of them closed; a return needs a close in both of its weeks. Null with too few of them.
 */
export const weeklyBeta = (
  stock: readonly WeekClose[],
  market: readonly WeekClose[],
  weeks: BetaWeeks,
): WeeklyBeta | null => {
  const pairs = paired(stock, market, weeks);
  if (pairs.length < FEWEST_RETURNS[weeks]) return null;
  const own = pairs.map((pair) => pair.own);
  const line = regress(
    own,
    pairs.map((pair) => pair.market),
    LAGS,
  );
  if (line === null) return null;
  const last = market.at(-1)?.week ?? 0;
  const year = market.filter(({ week }) => week > last - CALENDAR_WEEKS).length;
  return {
    observations: pairs.length,
    beta: line.slope,
    betaError: line.slopeError,
    betaLagged: laggedSlope(
      own,
      pairs.map((pair) => pair.market),
      pairs.map((pair) => pair.late),
    ),
    alpha: line.intercept * year * 100,
    alphaError: line.interceptError * year * 100,
    r2: line.r2,
    volatility: standardDeviation(own) * Math.sqrt(year) * 100,
  };
};
