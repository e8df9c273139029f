/** One size, and what each unit of it cost. */
export type Point = { readonly size: number; readonly cost: number };

export type Growth = {
  /** How fast the cost grows with the size: 0 not at all, 1 in proportion. */
  readonly exponent: number;
  /** How much of the differences the line explains; of a cost that hardly differs it says little. */
  readonly r2: number;
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The least-squares line through given points. */
export const lineThrough = (points: readonly { x: number; y: number }[]): { slope: number; r2: number } => {
  const [middleX, middleY] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))];
  const sum = (of: (dx: number, dy: number) => number): number =>
    points.reduce((total, { x, y }) => total + of(x - middleX, y - middleY), 0);
  const [xx, xy, yy] = [sum((dx) => dx * dx), sum((dx, dy) => dx * dy), sum((_, dy) => dy * dy)];
  return { slope: xy / xx, r2: yy === 0 ? 1 : (xy * xy) / (xx * yy) };
};

/** The line through the logarithms of both. */
export const growthOf = (points: readonly Point[]): Growth => {
  const { slope, r2 } = lineThrough(
    points.map(({ size, cost }) => ({ x: Math.log(size), y: Math.log(cost) })),
  );
  return { exponent: slope, r2 };
};
