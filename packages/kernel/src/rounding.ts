/**
 * To so many decimals, halves away from zero: a loss of 1.875 is −1.88 as a gain of it is 1.88. A binary fraction a hair
 * below its half was the half before it became binary.
 */
export const halfAway = (value: number, decimals: number): number => {
  const scale = 10 ** decimals;
  const size = Math.round(Math.abs(value) * scale * (1 + Number.EPSILON)) / scale;
  return value < 0 ? -size + 0 : size;
};

/** A quotient by the same rule; of whole numbers without any fraction in between, so that no half is missed. */
export const roundedRatio = (part: number, whole: number, decimals: number): number => {
  const scaled = Math.abs(part) * 10 ** decimals;
  const divisor = Math.abs(whole);
  if (!Number.isSafeInteger(scaled) || !Number.isSafeInteger(2 * divisor))
    return halfAway(part / whole, decimals);
  const rest = scaled % divisor;
  const size = ((scaled - rest) / divisor + (2 * rest >= divisor ? 1 : 0)) / 10 ** decimals;
  return part < 0 !== whole < 0 ? -size + 0 : size;
};

/** A part in percent to two decimals; null of nothing. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : roundedRatio(part * 100, whole, 2);

/** How far a value moved from an earlier one, in percent; null when the earlier one is not known. */
export const percentageChange = (now: number, before: number | null): number | null =>
  before === null ? null : percentOf(now - before, before);
