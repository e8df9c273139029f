import { seededRandom } from '@chuli/kernel';
import { BOOTSTRAP_DRAWS, BOOTSTRAP_SEED, ERROR_RATE, FEWEST_TRADES } from '../parameters.ts';
import type { Case } from './case.ts';

/** What a mean and its interval are made of. */
export type Measured = Pick<Case, 'day' | 'excess' | 'heldSessions'>;

export type Interval = { readonly low: number; readonly high: number };

const SESSIONS_IN_A_WEEK = 5;
/** Fewer stretches of time than this are one market mood, not a sample of many. */
export const FEWEST_BLOCKS = 4;

/** The calendar week, Sunday first; 1970-01-01 was a Thursday. */
const weekOf = (day: number): number => Math.floor((day + 4) / 7);

/** Sum and number of the cases in the stretch of weeks that begins with each; the last ones go on with the first. */
const stretches = (cases: readonly Measured[], first: number, weeks: number, length: number) => {
  const sums = new Float64Array(weeks);
  const counts = new Float64Array(weeks);
  for (const { day, excess } of cases) {
    const week = weekOf(day) - first;
    for (let back = 0; back < length; back++) {
      const start = week >= back ? week - back : week - back + weeks;
      sums[start] = (sums[start] ?? 0) + excess;
      counts[start] = (counts[start] ?? 0) + 1;
    }
  }
  return { sums, counts };
};

const medianHolding = (cases: readonly Measured[]): number => {
  const held = Float64Array.from(cases, ({ heldSessions }) => heldSessions).sort();
  return held[held.length >> 1] ?? 0;
};

/** Weeks that are drawn together: one more than half of the trades are held. */
const stretchWeeks = (cases: readonly Measured[]): number =>
  Math.ceil(medianHolding(cases) / SESSIONS_IN_A_WEEK) + 1;

/** How many stretches of time have a case; of those that are known here and there, far fewer than lie between. */
export const stretchesWithCases = (cases: readonly Measured[]): number => {
  const length = stretchWeeks(cases);
  return new Set(cases.map(({ day }) => Math.floor(weekOf(day) / length))).size;
};

const drawMeans = (
  weeks: number,
  length: number,
  { sums, counts }: ReturnType<typeof stretches>,
): number[] => {
  const random = seededRandom(BOOTSTRAP_SEED);
  const means: number[] = [];
  for (let draw = 0; draw < BOOTSTRAP_DRAWS; draw++) {
    let sum = 0;
    let count = 0;
    for (let drawn = 0; drawn < weeks; drawn += length) {
      const start = Math.floor(random() * weeks);
      sum += sums[start] ?? 0;
      count += counts[start] ?? 0;
    }
    if (count > 0) means.push(sum / count);
  }
  return means;
};

/** The share of the draws at or below; between two draws the lower one. */
const quantile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

/**
 * Where the mean excess would lie in 95 of 100 markets like this one. Signals of one week move together and trades
 * overlap, so whole stretches of calendar weeks are drawn, one week longer than half of the trades are held
 * (circular block bootstrap, Politis and Romano 1992). Null where there are too few trades or stretches.
 */
export const excessInterval = (cases: readonly Measured[]): Interval | null => {
  if (cases.length < FEWEST_TRADES) return null;
  let first = Infinity;
  let last = -Infinity;
  for (const { day } of cases) {
    first = Math.min(first, weekOf(day));
    last = Math.max(last, weekOf(day));
  }
  const weeks = last - first + 1;
  const length = stretchWeeks(cases);
  if (weeks < FEWEST_BLOCKS * length) return null;
  const means = Float64Array.from(drawMeans(weeks, length, stretches(cases, first, weeks, length))).sort();
  return { low: quantile(means, ERROR_RATE / 2), high: quantile(means, 1 - ERROR_RATE / 2) };
};
