/** A straight mapping from values to pixels. */
export const linear = (from: readonly [number, number], to: readonly [number, number]) => {
  const span = from[1] - from[0] || 1;
  return (value: number): number => to[0] + ((value - from[0]) / span) * (to[1] - to[0]);
};

/** Round steps of 1, 2, 2.5 or 5 times a power of ten that cover the range, about `count` of them. */
export const niceTicks = (lowest: number, highest: number, count: number): number[] => {
  const span = highest - lowest;
  if (!(span > 0)) return [lowest];
  const rough = span / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough * 0.8) ?? 10 * power;
  const first = Math.ceil(lowest / step - 1e-9);
  const last = Math.floor(highest / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step || 0);
};

/** Moves labels apart that would cover each other, keeping their order. */
export const spreadLabels = (positions: readonly number[], gap: number, highest: number): number[] => {
  const order = positions.map((_, index) => index).sort((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0));
  const placed = [...positions];
  let last = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, last + gap);
    last = placed[index] ?? last;
  }
  let limit = highest;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, limit);
    limit = (placed[index] ?? limit) - gap;
  }
  return placed;
};
