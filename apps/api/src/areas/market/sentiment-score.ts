import { halfAway } from '@chuli/kernel';
import type { Breadth } from './sector-breadth.ts';

/** Sessions among which a value is ranked, itself the last of them. */
export const RANKED_SESSIONS = 250;
/** With fewer known values a rank would say more of the gaps than of the sector. */
const FEWEST_RANKED = 200;

type Value = number | null;

const shareOf = (part: number, whole: number): Value => (whole === 0 ? null : part / whole);

/** What is scored: how many stand high, how many break out, and where the money goes. */
const MEASURES: readonly ((day: Breadth) => Value)[] = [
  ({ above }) => shareOf(above.middle.count, above.middle.of),
  ({ highs, lows, stocks }) => shareOf(highs - lows, stocks),
  ({ up_amount: up, down_amount: down }) => (up === null || down === null ? null : shareOf(up, up + down)),
];

/** The first place of a value that is not below it, of sorted values. */
const placeOf = (sorted: readonly number[], value: number): number => {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? Infinity) < value) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** Of each value where it stands among those of its last sessions: 0 the lowest, 100 the highest, equal ones in the middle. */
export const ranksOf = (values: readonly Value[]): Value[] => {
  const others: number[] = [];
  return values.map((own, at) => {
    const leaving = values[at - RANKED_SESSIONS] ?? null;
    if (leaving !== null) others.splice(placeOf(others, leaving), 1);
    if (own === null) return null;
    const below = placeOf(others, own);
    let equal = 0;
    while (others[below + equal] === own) equal += 1;
    const rank = others.length < FEWEST_RANKED - 1 ? null : (100 * (below + equal / 2)) / others.length;
    others.splice(below, 0, own);
    return rank;
  });
};

/** The mean of the ranks of every session; null where one of them is unknown. Days are oldest first. */
export const scoresOf = (days: readonly Breadth[]): Value[] => {
  const ranked = MEASURES.map((measure) => ranksOf(days.map(measure)));
  return days.map((_, at) => {
    const own = ranked.map((ranks) => ranks[at] ?? null).filter((rank) => rank !== null);
    return own.length < MEASURES.length
      ? null
      : halfAway(own.reduce((sum, rank) => sum + rank, 0) / own.length, 1);
  });
};
