const UNITS = [
  { unit: '', size: 1, end: 1e3 },
  { unit: 'K', size: 1e3, end: 1e5 },
  { unit: 'Lac', size: 1e5, end: 1e7 },
  { unit: 'Cr', size: 1e7, end: 1e9 },
  { unit: 'Arab', size: 1e9, end: 1e11 },
] as const;
const LARGEST = { unit: 'Kharab', size: 1e11 } as const;

export type AmountUnit = (typeof UNITS)[number]['unit'] | (typeof LARGEST)['unit'];

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
