/** As docs/conventions/indicators.md compares: beyond this two figures differ. */
export const TOLERANCE = 1e-9;

const NEAR_ZERO = 1e-6;
const ROUNDING = 1e-13;

/**
 * How far two figures are apart, relative to the stored one or, near 0, to a millionth of the level they live on (the
 * close for prices). Near 0 what a double loses at that level is not a difference; one missing figure is the largest.
 */
export const apartBy = (stored: number | null, byHand: number | null, level: number): number => {
  if (stored === null || byHand === null) return stored === byHand ? 0 : Number.POSITIVE_INFINITY;
  const distance = Math.abs(stored - byHand);
  const share = distance / Math.max(Math.abs(stored), NEAR_ZERO * level);
  return share > TOLERANCE && distance <= ROUNDING * level ? distance / level : share;
};
