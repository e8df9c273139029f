import {
  type Paisa,
  type Rupees,
  halfAway,
  paisa,
  percentOf,
  proportion,
  roundedRatio,
  toRupees,
} from '@chuli/kernel';

export const rupeesOrNull = (amount: Paisa | null): Rupees | null =>
  amount === null ? null : toRupees(amount);

/** How many times the usual a figure is, to two decimals; null when either is not known. */
export const ratioOf = (now: number | null, usual: number | null): number | null =>
  now === null || usual === null || usual === 0 ? null : roundedRatio(now, usual, 2);

/** How far a value moved from an earlier one, as a fraction. */
export const relativeChange = (now: number, before: number): number =>
  before === 0 ? 0 : roundedRatio(now - before, before, 6);

/** The middle one of what is known, to two decimals; null of nothing. */
export const medianOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  const [below, above] = [known[Math.ceil(known.length / 2) - 1], known[Math.floor(known.length / 2)]];
  return below === undefined || above === undefined ? null : halfAway((below + above) / 2, 2);
};

/** Rupees a share from the amounts of contracts, to the paisa, also of parts of a share; null when nothing was traded. */
export const averageRate = (amount: Paisa, quantity: number): Rupees | null => {
  if (quantity === 0) return null;
  const isWhole = Number.isInteger(quantity);
  return toRupees(isWhole ? proportion(amount, 1, quantity) : paisa(Math.round(amount / quantity)));
};

/**
 * Concentration of a side of the market, 0 to 10,000: the sum of squared shares in percent, as competition
 * authorities measure it. One broker alone is 10,000, a hundred equal ones are 100. Null of nothing.
 */
export const concentration = (quantities: readonly number[]): number | null => {
  const total = sum(quantities);
  if (total === 0) return null;
  return halfAway(sum(quantities.map((quantity) => ((quantity / total) * 100) ** 2)), 1);
};

/** Share of the three largest in percent; null of nothing. */
export const topThreePercent = (quantities: readonly number[]): number | null =>
  percentOf(sum(quantities.toSorted((a, b) => b - a).slice(0, 3)), sum(quantities));

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
