import { standardDeviation, varianceOf } from './spread.ts';

export const RISK_METHODS = ['historical', 'normal', 'ewma'] as const;
export type RiskMethod = (typeof RISK_METHODS)[number];
export const RISK_LEVELS = [95, 99] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

/** A loss that is exceeded as seldom as the level says, and the mean of those that exceed it, both as fractions above zero. */
export type Loss = { readonly loss: number; readonly shortfall: number };

/** The normal variable below which the level lies. */
const QUANTILES: Readonly<Record<RiskLevel, number>> = { 95: 1.644854, 99: 2.326348 };

/** The mean of what lies beyond it. */
const beyond = (level: RiskLevel): number =>
  Math.exp(-(QUANTILES[level] ** 2) / 2) / Math.sqrt(2 * Math.PI) / ((100 - level) / 100);

/** How much of the variance of yesterday stays, and the returns from which the first is taken (RiskMetrics 1996). */
const DECAY = 0.94;
const FIRST_RETURNS = 60;

/** The rank of the loss in whole numbers: 5 % of 500 in floating point is 26. */
const rankOf = (count: number, level: RiskLevel): number => Math.ceil(((100 - level) * count) / 100);

const historical = (returns: readonly number[], level: RiskLevel): Loss => {
  const worst = returns.toSorted((a, b) => a - b).slice(0, rankOf(returns.length, level));
  const sum = worst.reduce((total, value) => total + value, 0);
  return { loss: 0 - (worst.at(-1) ?? 0), shortfall: 0 - sum / worst.length };
};

const normalOf = (deviation: number, level: RiskLevel): Loss => ({
  loss: QUANTILES[level] * deviation,
  shortfall: beyond(level) * deviation,
});

/** Of the newest returns more than of the old ones. */
const weightedDeviation = (returns: readonly number[]): number => {
  const first = varianceOf(returns.slice(0, FIRST_RETURNS));
  return Math.sqrt(
    returns
      .slice(FIRST_RETURNS)
      .reduce((variance, value) => DECAY * variance + (1 - DECAY) * value ** 2, first),
  );
};

const METHODS: Readonly<Record<RiskMethod, (returns: readonly number[], level: RiskLevel) => Loss>> = {
  historical,
  normal: (returns, level) => normalOf(standardDeviation(returns), level),
  ewma: (returns, level) => normalOf(weightedDeviation(returns), level),
};

/** What one method says of returns, oldest first; the mean is taken for zero by those that assume a shape. */
export const lossOf = (method: RiskMethod, returns: readonly number[], level: RiskLevel): Loss =>
  METHODS[method](returns, level);

/** Simple returns over so many sessions, overlapping, of which each of the last `count` sessions ends one. */
export const returnsOver = (closes: readonly number[], horizon: number, count: number): number[] => {
  const first = Math.max(horizon, closes.length - count);
  return closes.slice(first).map((close, at) => close / (closes[first + at - horizon] ?? close) - 1);
};
