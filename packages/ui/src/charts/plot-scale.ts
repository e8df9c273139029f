/** The drawing is so many units high, whatever its pixels: strokes keep their width, labels stand beside it. */
export const PLOT_HEIGHT = 1_000;

export type PlotScale = { readonly low: number; readonly high: number };

/** From the lowest to the highest value, with a little room; null where there is nothing to draw. */
export const scaleOf = (values: readonly (number | null)[], room = 0.06): PlotScale | null => {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const margin = (high - low) * room || Math.abs(high) * 0.01 || 1;
  return { low: low - margin, high: high + margin };
};

export const heightOf =
  ({ low, high }: PlotScale) =>
  (value: number): number =>
    ((high - value) / (high - low)) * PLOT_HEIGHT;

const STEPS = [1, 2, 2.5, 5, 10];

/** Round values within a scale, about `count` of them. */
export const ticksOf = ({ low, high }: PlotScale, count: number): number[] => {
  const rough = (high - low) / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((size) => size * power >= rough) ?? 10) * power;
  const first = Math.ceil(low / step);
  const last = Math.floor(high / step);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
};

/** Tops of labels, in their own order, moved apart so that none covers another. */
export const apart = (tops: readonly number[], gap: number, lowest: number): number[] => {
  const order = tops.map((_, index) => index).toSorted((a, b) => (tops[a] ?? 0) - (tops[b] ?? 0));
  const placed = [...tops];
  let above = -Infinity;
  for (const index of order) {
    above = Math.max(placed[index] ?? 0, above + gap);
    placed[index] = above;
  }
  let limit = lowest;
  for (const index of order.toReversed()) {
    limit = Math.min(placed[index] ?? 0, limit);
    placed[index] = limit;
    limit -= gap;
  }
  return placed;
};
