import { type Figure, isKnown } from './figure.ts';
import type { Ratio } from './ratio.ts';
import { ranksOf } from './sector.ts';

/** The newest quarter that all of these companies have reported; null where there is none. One that reported nothing has no say. */
export const quarterOfAll = (quarters: readonly (readonly number[])[]): number | null => {
  const [first, ...others] = quarters.filter((own) => own.length > 0);
  const shared = (first ?? []).filter((at) => others.every((own) => own.includes(at)));
  return shared.length === 0 ? null : Math.max(...shared);
};

/** Places among companies, as `ranksOf`; where fewer than two are known there is nobody to compare with, and so no place. */
export const placesAmong = (ratio: Ratio, figures: readonly Figure[]): (number | null)[] =>
  figures.filter(isKnown).length < 2 ? figures.map(() => null) : ranksOf(ratio, figures);

/**
 * Of the other companies the share that a place leaves behind, in percent; equal ones count half. Null of what has no
 * place, and where nobody else has one.
 */
export const percentileOf = (place: number | null, places: readonly (number | null)[]): number | null => {
  const ranked = places.filter((one) => one !== null);
  if (place === null || ranked.length < 2) return null;
  const behind = ranked.filter((one) => one > place).length;
  const level = ranked.filter((one) => one === place).length - 1;
  return (100 * (behind + level / 2)) / (ranked.length - 1);
};

/** The mean of places by their weights; what has no place is left out of it, not put last. Null where nothing has one. */
export const meanPlace = (
  places: readonly (number | null)[],
  weights: readonly number[] = places.map(() => 1),
): number | null => {
  let [sum, weight] = [0, 0];
  for (const [at, place] of places.entries()) {
    if (place === null) continue;
    const own = weights[at] ?? 0;
    sum += place * own;
    weight += own;
  }
  return weight === 0 ? null : sum / weight;
};
