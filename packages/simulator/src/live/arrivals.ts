import type { DayRules } from '../day-rules.ts';
import { ROWS_PER_ORDER } from '../market-moves.ts';
import type { Random } from '../random.ts';
import type { Burst } from './options.ts';

/** Business by sixteenths of the continuous session: busy at the opening, busiest at the close. */
const PROFILE = [1.5, 1.15, 1.1, 1, 0.95, 0.9, 0.9, 0.95, 0.95, 0.9, 0.85, 0.85, 0.9, 1, 1.2, 2];
const PROFILE_TOTAL = PROFILE.reduce((sum, weight) => sum + weight, 0);

const SECOND = 1_000;
/** Nothing arrives at the end of a second, so that a long sweep still ends within it. */
const LAST_MOMENT = 950;

export type Window = { readonly from: number; readonly to: number; readonly perSecond: number };

export const windowsOf = (bursts: readonly Burst[], midnight: number): Window[] =>
  bursts.map(({ from, seconds, perSecond }) => {
    const start = midnight + from * 60_000;
    return { from: start, to: start + seconds * SECOND, perSecond };
  });

/** How many orders are expected in the second that begins here. */
const expectedOrders = (
  second: number,
  { opens, closes }: DayRules,
  orders: number,
  windows: readonly Window[],
): number => {
  const part = Math.floor(((second - opens) / (closes - opens)) * PROFILE.length);
  const seconds = (closes - opens) / SECOND / PROFILE.length;
  const usual = ((orders / PROFILE_TOTAL) * (PROFILE[part] ?? 0)) / seconds;
  const burst = windows
    .filter(({ from, to }) => second >= from && second < to)
    .reduce((sum, { perSecond }) => sum + perSecond / ROWS_PER_ORDER, 0);
  return usual + burst;
};

/** Moments of the orders of one second, in order. Drawn a second at a time, so a day of any size needs no memory. */
export const arrivalsIn = (
  second: number,
  rules: DayRules,
  { orders, windows, random }: { orders: number; windows: readonly Window[]; random: Random },
): Float64Array => {
  const count = random.poisson(expectedOrders(second, rules, orders, windows));
  const moments = Float64Array.from({ length: count }, () => second + random.next() * LAST_MOMENT);
  return moments.sort();
};

/** Draws a place by its weight. */
export const drawByWeight = (weights: readonly number[]): ((random: Random) => number) => {
  let sum = 0;
  const upTo = Float64Array.from(weights, (weight) => (sum += weight));
  return (random) => {
    const point = random.next() * sum;
    let low = 0;
    let high = upTo.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] ?? sum) > point) high = middle;
      else low = middle + 1;
    }
    return low;
  };
};
