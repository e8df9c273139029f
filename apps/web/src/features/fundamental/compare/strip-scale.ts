/** Where a value stands on a strip, from 0 to 1. */
export type StripScale = (value: number) => number;

/** Fewer have no middle half to measure the rest by. */
const FEWEST = 5;
/** Beyond so many heights of the middle half a value stands at the end: one P/E of 900 would press all others together. */
const REACH = 1.5;

const quantile = (sorted: readonly number[], share: number): number => {
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return below + (above - below) * (place - Math.floor(place));
};

/** From the worst at the left to the best at the right where less is better, else from the least to the most. */
export const stripScale = (values: readonly number[], better: 'up' | 'down' | 'none'): StripScale => {
  const sorted = values.toSorted((one, other) => one - other);
  let [low, high] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
  if (sorted.length >= FEWEST) {
    const [first, third] = [quantile(sorted, 0.25), quantile(sorted, 0.75)];
    low = Math.max(low, first - REACH * (third - first));
    high = Math.min(high, third + REACH * (third - first));
  }
  return (value) => {
    if (high <= low) return 0.5;
    const share = Math.min(1, Math.max(0, (value - low) / (high - low)));
    return better === 'down' ? 1 - share : share;
  };
};
