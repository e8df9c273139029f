/** Values smallest first; between two of them in a straight line (type 7 of Hyndman and Fan 1996). Null of nothing. */
export const quantileOf = (sorted: readonly number[], share: number): number | null => {
  const at = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  if (below === undefined || above === undefined) return null;
  return below + (above - below) * (at - Math.floor(at));
};
