import { ERROR_RATE } from '../parameters.ts';

/**
 * Each probability as it counts among all that were tried (Benjamini and Hochberg 1995): the smallest share of luck among
 * the findings with which it would still be one. Not above the rate: at most that share of all findings is luck.
 */
export const amongAll = (chances: readonly number[]): number[] => {
  const ranked = chances
    .map((chance, at) => ({ chance, at }))
    .toSorted((one, other) => other.chance - one.chance);
  const adjusted = chances.map(() => 1);
  let least = 1;
  for (const [place, { chance, at }] of ranked.entries()) {
    least = Math.min(least, (chance * chances.length) / (chances.length - place));
    adjusted[at] = least;
  }
  return adjusted;
};

export const isFinding = (adjusted: number | null): boolean => adjusted !== null && adjusted <= ERROR_RATE;
