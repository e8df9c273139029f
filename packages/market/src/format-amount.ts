const UNITS = [
  { unit: '', size: 1, end: 1e3 },
  { unit: 'K', size: 1e3, end: 1e5 },
  { unit: 'Lac', size: 1e5, end: 1e7 },
  { unit: 'Cr', size: 1e7, end: 1e9 },
  { unit: 'Arab', size: 1e9, end: 1e11 },
] as const;
const LARGEST = { unit: 'Kharab', size: 1e11 } as const;
/** A quarter of a crore is still read as crores; less than an arab is read as crores. */
const SMALLEST_PART: Partial<Record<AmountUnit, number>> = { K: 0.25, Lac: 0.25, Cr: 0.25 };

export type AmountUnit = (typeof UNITS)[number]['unit'] | (typeof LARGEST)['unit'];

const ALL_UNITS = [...UNITS, LARGEST];

const rounded = (value: number): number => Number(value.toFixed(2));

/** An amount in the Nepali unit of its size; what rounding fills up moves to the next unit. Null for no number. */
export const formatAmountParts = (
  rupees: number | null | undefined,
): { number: string; unit: AmountUnit } | null => {
  if (typeof rupees !== 'number' || !Number.isFinite(rupees)) return null;
  const { unit, size } =
    UNITS.find((row) => rounded(Math.abs(rupees) / row.size) * row.size < row.end) ?? LARGEST;
  const number = (rupees / size).toFixed(2);
  return { number: number === '-0.00' ? '0.00' : number, unit };
};

/**
 * The unit in which the amounts of a column are compared by eye: the largest in which the middle one is not a small
 * fraction. Undefined where there is none above nothing.
 */
export const unitOfAmounts = (amounts: readonly number[]): AmountUnit | undefined => {
  const sizes = amounts
    .map((amount) => Math.abs(amount))
    .filter((size) => size > 0)
    .toSorted((one, other) => one - other);
  const middle = sizes[Math.floor(sizes.length / 2)];
  if (middle === undefined) return undefined;
  return ALL_UNITS.findLast(({ unit, size }) => middle >= size * (SMALLEST_PART[unit] ?? 1))?.unit;
};

/** `0.44` of a crore; null where so little is left of an amount that it would read as nothing. */
export const amountInUnit = (rupees: number, unit: AmountUnit): number | null => {
  const part = rupees / (ALL_UNITS.find((row) => row.unit === unit)?.size ?? 1);
  return rupees !== 0 && rounded(Math.abs(part)) === 0 ? null : part;
};

/** `86.21 Cr`, `-1.50 Lac`, `12.00`; blank when there is no number. */
export const formatAmount = (rupees: number | null | undefined): string => {
  const parts = formatAmountParts(rupees);
  if (parts === null) return '';
  return parts.unit === '' ? parts.number : `${parts.number} ${parts.unit}`;
};

/** Digits grouped as in Nepal, `12,34,56,789`; blank when there is no number. */
export const groupDigits = (amount: number | null | undefined, decimals = 0): string => {
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return '';
  const [whole = '', fraction] = Math.abs(amount).toFixed(decimals).split('.');
  const grouped = whole.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,');
  const digits = fraction === undefined ? grouped : `${grouped}.${fraction}`;
  return amount < 0 && /[1-9]/.test(digits) ? `-${digits}` : digits;
};
