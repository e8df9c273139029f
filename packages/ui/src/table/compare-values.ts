/** How far a value stands in its column: a fraction by its part, a row of bars by its sum. */
const weight = (value: unknown): number | string => {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (!Array.isArray(value)) return 0;
  return value.reduce<number>((sum, item) => sum + (typeof item === 'number' ? item : 0), 0);
};

const collator = new Intl.Collator('en', { numeric: true });

/** Smallest first; broker 4 comes before 45, and D01 after the numbers. */
export const compareValues = (a: unknown, b: unknown): number => {
  const [left, right] = [weight(a), weight(b)];
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return collator.compare(String(left), String(right));
};
