/** The middle of the known values; null where none is known. */
export const medianOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  const middle = Math.floor(known.length / 2);
  const [below, above] = [known[middle - 1], known[middle]];
  if (above === undefined) return null;
  return known.length % 2 === 1 || below === undefined ? above : (below + above) / 2;
};
