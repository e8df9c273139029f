import { FAILS, HOLDS } from './judge.ts';
import type { Match } from './tree.ts';

/** How a stock stands at a bar: `new` where nothing could be said of the bar before, as on a listing. */
export type Standing = 'fresh' | 'already' | 'new' | 'fails' | 'silent';

export const standingAt = (truths: Uint8Array, bar: number): Standing => {
  const now = truths[bar];
  if (now === FAILS) return 'fails';
  if (now !== HOLDS) return 'silent';
  const before = bar === 0 ? undefined : truths[bar - 1];
  if (before === HOLDS) return 'already';
  return before === FAILS ? 'fresh' : 'new';
};

const WANTED: Readonly<Record<Match, ReadonlySet<Standing>>> = {
  fresh: new Set(['fresh']),
  already: new Set(['already']),
  hybrid: new Set(['fresh', 'already', 'new']),
};

export const isWanted = (standing: Standing, match: Match): boolean => WANTED[match].has(standing);

/** The first bar of the run in which the rule holds up to this one. */
export const runStart = (truths: Uint8Array, bar: number): number => {
  let first = bar;
  while (first > 0 && truths[first - 1] === HOLDS) first -= 1;
  return first;
};
