import { type CompanyFacts, summed } from './company-facts.ts';
import { type Figure, isKnown } from './figure.ts';
import { ratioOf } from './evaluate.ts';
import type { Formula } from './formula.ts';
import type { Ratio } from './ratio.ts';

/** With fewer a median says nothing. */
export const FEWEST_OF_SECTOR = 5;

/** The middle of what is known; null of fewer than five. */
export const sectorMedian = (figures: readonly Figure[]): number | null => {
  const values = figures.filter(isKnown).map(({ value }) => value);
  if (values.length < FEWEST_OF_SECTOR) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const [below, above] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return below === undefined || above === undefined ? null : (below + above) / 2;
};

/** A figure as a multiple of its sector's median; null where either is unknown, or the median is nothing or less. */
export const versusSector = (figure: Figure, median: number | null): number | null =>
  !isKnown(figure) || median === null || median <= 0 ? null : figure.value / median;

/**
 * Places by what is better, the first is 1; equal ones share a place. What is not known has none, and a ratio of which
 * neither more nor less is better ranks nobody.
 */
export const ranksOf = ({ better }: Ratio, figures: readonly Figure[]): (number | null)[] => {
  if (better === 'none') return figures.map(() => null);
  const values = figures.filter(isKnown).map(({ value }) => value);
  const isBefore = (one: number, other: number): boolean => (better === 'up' ? one > other : one < other);
  return figures.map((figure) =>
    isKnown(figure) ? 1 + values.filter((value) => isBefore(value, figure.value)).length : null,
  );
};

const NOT_SUMMED = new Set(['given', 'dividend-year', 'stated', 'date', 'ratio']);

/** Whether a ratio adds up over companies: one with a price or another ratio in it would add those. */
const addsUp = (formula: Formula): boolean => {
  if (NOT_SUMMED.has(formula.op)) return false;
  if (!('of' in formula)) return true;
  return [formula.of].flat().every(addsUp);
};

/** All lines are there; where the denominator is not above zero they belong into the sums all the same. */
const hasLines = (figure: Figure): boolean => isKnown(figure) || figure.why === 'denominator';

/**
 * A ratio of the sector as one company: sums of lines over the companies whose lines are all known, so that numerator and
 * denominator are of the same ones. Null where nobody's are, or where it does not add up.
 */
export const sectorRatio = (ratio: Ratio, companies: readonly CompanyFacts[], at: number): number | null => {
  if (!addsUp(ratio.formula)) return null;
  const { stated: _, ...computed } = ratio;
  const members = companies.filter((facts) => hasLines(ratioOf(computed, facts, at)));
  return ratioOf(computed, summed(members), at).value;
};
