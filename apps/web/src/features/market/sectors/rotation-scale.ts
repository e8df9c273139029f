import type { RotationRow } from './quadrant-words.ts';

/** Half of what an axis shows, around 100: the middle stays in the middle, and a calm market is not blown up. */
const SMALLEST_REACH = 2;

const reachOf = (values: readonly number[]): number =>
  Math.max(SMALLEST_REACH, ...values.map((value) => Math.abs(value - 100) * 1.08));

/** At most six steps each way. */
const stepOf = (reach: number): number => [0.5, 1, 2, 5, 10, 20].find((step) => reach / step <= 6) ?? 50;

export type Axis = { readonly reach: number; readonly ticks: readonly number[] };

const axisOf = (values: readonly number[]): Axis => {
  const reach = reachOf(values);
  const step = stepOf(reach);
  const each = Math.floor(reach / step);
  return { reach, ticks: Array.from({ length: 2 * each + 1 }, (_, at) => 100 + (at - each) * step) };
};

/** Both axes are symmetric about 100, where they cross. */
export const rotationAxes = (rows: readonly RotationRow[]): { across: Axis; up: Axis } => ({
  across: axisOf(rows.map(({ strength }) => strength)),
  up: axisOf(rows.map(({ momentum }) => momentum)),
});
