/** `58 +14`: the largest broker of a side and how many others there are. */
export const brokersText = (largest: string | null, count: number): string | null => {
  if (largest === null) return null;
  return count > 1 ? `${largest} +${count - 1}` : largest;
};
