import { type Paisa, type Rupees, proportion, toRupees } from '@chuli/kernel';

export const rupeesOrNull = (amount: Paisa | null): Rupees | null =>
  amount === null ? null : toRupees(amount);

const rounded = (value: number, decimals: number): number => {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
};

/** A share in percent to two decimals; null of nothing. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : rounded((part / whole) * 100, 2);

/** How many times the usual a figure is, to two decimals; null when either is not known. */
export const ratioOf = (now: number | null, usual: number | null): number | null =>
  now === null || usual === null || usual === 0 ? null : rounded(now / usual, 2);

/** How far a value moved from an earlier one, in percent; null when the earlier one is not known. */
export const percentageChange = (now: number, before: number | null): number | null =>
  before === null ? null : percentOf(now - before, before);

/** How far a value moved from an earlier one, as a fraction. */
export const relativeChange = (now: number, before: number): number =>
  before === 0 ? 0 : rounded(now / before - 1, 6);

/** The middle one of what is known, to two decimals; null of nothing. */
export const medianOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  const [below, above] = [known[Math.ceil(known.length / 2) - 1], known[Math.floor(known.length / 2)]];
  return below === undefined || above === undefined ? null : rounded((below + above) / 2, 2);
};

/** Rupees a share from the amounts of contracts, to the paisa; null when nothing was traded. */
export const averageRate = (amount: Paisa, quantity: number): Rupees | null =>
  quantity === 0 ? null : toRupees(proportion(amount, 1, quantity));

/**
 * Concentration of a side of the market, 0 to 10,000: the sum of squared shares in percent, as competition
 * authorities measure it. One broker alone is 10,000, a hundred equal ones are 100. Null of nothing.
 */
export const concentration = (quantities: readonly number[]): number | null => {
  const total = sum(quantities);
  if (total === 0) return null;
  return rounded(sum(quantities.map((quantity) => ((quantity / total) * 100) ** 2)), 1);
};

/** Share of the three largest in percent; null of nothing. */
export const topThreePercent = (quantities: readonly number[]): number | null =>
  percentOf(sum(quantities.toSorted((a, b) => b - a).slice(0, 3)), sum(quantities));

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
