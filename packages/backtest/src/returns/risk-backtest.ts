import { type RiskLevel, type RiskMethod, lossOf } from './value-at-risk.ts';

/** Returns that a forecast is made from, the most forecasts that are judged, and the fewest that say anything. */
export const FORECAST_WINDOW = 250;
export const MOST_FORECASTS = 500;
export const FEWEST_FORECASTS = 250;

export type RiskVerdict = 'green' | 'amber' | 'red';

export type RiskBacktest = {
  readonly sessions: number;
  readonly breaches: number;
  readonly expected: number;
  readonly coverageLr: number;
  readonly independenceLr: number;
  readonly verdict: RiskVerdict;
  /** What was forecast for each of the last sessions, as a fraction above zero; oldest first. */
  readonly forecasts: readonly number[];
};

/** χ² with one degree of freedom: exceeded by chance in 5 and in 1 of 100. */
const AMBER = 3.841;
const RED = 6.635;

/** The logarithm of a likelihood; what never happened adds nothing, whatever its chance. */
const likelihood = (chance: number, times: number, not: number): number =>
  (times === 0 ? 0 : times * Math.log(chance)) + (not === 0 ? 0 : not * Math.log(1 - chance));

/** Whether there are as many breaches as there should be, neither more nor fewer (Kupiec 1995). */
export const coverageRatio = (breaches: number, sessions: number, chance: number): number =>
  2 *
  (likelihood(breaches / sessions, breaches, sessions - breaches) -
    likelihood(chance, breaches, sessions - breaches));

/** Whether a breach makes the next session’s likelier (Christoffersen 1998). */
export const independenceRatio = (breached: readonly boolean[]): number => {
  const counts = { calm: [0, 0], after: [0, 0] };
  for (let at = 1; at < breached.length; at += 1) {
    const from = breached[at - 1] === true ? counts.after : counts.calm;
    from[Number(breached[at])] = (from[Number(breached[at])] ?? 0) + 1;
  }
  const [[calmNot = 0, calm = 0], [afterNot = 0, after = 0]] = [counts.calm, counts.after];
  const all = calm + calmNot + after + afterNot;
  const chanceOf = (times: number, not: number): number => (times + not === 0 ? 0 : times / (times + not));
  const apart =
    likelihood(chanceOf(calm, calmNot), calm, calmNot) +
    likelihood(chanceOf(after, afterNot), after, afterNot);
  return 2 * (apart - likelihood((calm + after) / all, calm + after, calmNot + afterNot));
};

const verdictOf = (ratio: number): RiskVerdict => (ratio < AMBER ? 'green' : ratio < RED ? 'amber' : 'red');

/**
 * Each of the last sessions against what was forecast for it from those before, by one method. Null with too few of them.
 */
export const riskBacktest = (
  method: RiskMethod,
  returns: readonly number[],
  level: RiskLevel,
): RiskBacktest | null => {
  const sessions = Math.min(MOST_FORECASTS, returns.length - FORECAST_WINDOW);
  if (sessions < FEWEST_FORECASTS) return null;
  const first = returns.length - sessions;
  const forecasts = returns
    .slice(first)
    .map((_, at) => lossOf(method, returns.slice(first + at - FORECAST_WINDOW, first + at), level).loss);
  const breached = forecasts.map((loss, at) => (returns[first + at] ?? 0) < -loss);
  const breaches = breached.filter(Boolean).length;
  const chance = (100 - level) / 100;
  const coverageLr = coverageRatio(breaches, sessions, chance);
  const independenceLr = independenceRatio(breached);
  return {
    sessions,
    breaches,
    expected: (sessions * (100 - level)) / 100,
    coverageLr,
    independenceLr,
    verdict: verdictOf(Math.max(coverageLr, independenceLr)),
    forecasts,
  };
};
