import { beyondStudent } from '../record/chance.ts';
import { meanOf, varianceOf } from './spread.ts';

/** What happened in one cell of one year: July of 2024, Wednesdays of 2083. */
export type YearCell = { readonly year: number; readonly cell: number; readonly value: number };

export type SeasonCell = {
  readonly cell: number;
  /** Years of which it is known. */
  readonly years: number;
  readonly mean: number;
  readonly median: number;
  /** Years in which it rose. */
  readonly up: number;
  /** Where the mean would lie in 95 of 100 runs of as many years; null of fewer than three. */
  readonly low: number | null;
  readonly high: number | null;
  /** Against the mean of all other cells. */
  readonly excess: number;
  /** How likely a difference so large is by chance, alone and as one of all cells that were looked at. */
  readonly chance: number;
  readonly chanceOfAll: number;
};

const FEWEST_YEARS = 3;
const CONFIDENCE = 0.05;

const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const [below = 0, above = 0] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return (below + above) / 2;
};

/** Beyond which a variable of Student lies in five of 100 cases, both ways. */
export const studentBound = (degrees: number): number => {
  let [low, high] = [0, 100];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (beyondStudent(middle, degrees) > CONFIDENCE) low = middle;
    else high = middle;
  }
  return high;
};

/** How likely two means lie so far apart by chance, each with a spread of its own (Welch 1947). */
const chanceApart = (one: readonly number[], other: readonly number[]): number => {
  if (one.length < FEWEST_YEARS || other.length < FEWEST_YEARS) return 1;
  const [a, b] = [varianceOf(one) / one.length, varianceOf(other) / other.length];
  if (a + b === 0) return meanOf(one) === meanOf(other) ? 1 : 0;
  const degrees = (a + b) ** 2 / (a ** 2 / (one.length - 1) + b ** 2 / (other.length - 1));
  return Math.min(1, beyondStudent(Math.abs(meanOf(one) - meanOf(other)) / Math.sqrt(a + b), degrees));
};

const cellOf = (cell: number, values: readonly number[], others: readonly number[]) => {
  const mean = meanOf(values);
  const half =
    values.length < FEWEST_YEARS
      ? null
      : studentBound(values.length - 1) * Math.sqrt(varianceOf(values) / values.length);
  return {
    cell,
    years: values.length,
    mean,
    median: medianOf(values),
    up: values.filter((value) => value > 0).length,
    low: half === null ? null : mean - half,
    high: half === null ? null : mean + half,
    excess: others.length === 0 ? 0 : mean - meanOf(others),
    chance: chanceApart(values, others),
  };
};

/** The unlikeliest of many is held to a stricter line than the next (Holm 1979). */
const withAllCounted = <Cell extends { chance: number }>(
  cells: readonly Cell[],
): (Cell & { chanceOfAll: number })[] => {
  const order = cells
    .map((_, at) => at)
    .toSorted((a, b) => (cells[a]?.chance ?? 1) - (cells[b]?.chance ?? 1));
  const counted = new Map<number, number>();
  let most = 0;
  for (const [rank, at] of order.entries()) {
    most = Math.max(most, Math.min(1, (cells[at]?.chance ?? 1) * (cells.length - rank)));
    counted.set(at, most);
  }
  return cells.map((cell, at) => Object.assign({ chanceOfAll: counted.get(at) ?? 1 }, cell));
};

/** What each cell of a year did over the years, against all others, in the order of the cells. */
export const seasonality = (cases: readonly YearCell[]): SeasonCell[] => {
  const byCell = Map.groupBy(cases, ({ cell }) => cell);
  const cells = [...byCell.keys()].toSorted((a, b) => a - b);
  return withAllCounted(
    cells.map((cell) =>
      cellOf(
        cell,
        (byCell.get(cell) ?? []).map(({ value }) => value),
        cases.filter((one) => one.cell !== cell).map(({ value }) => value),
      ),
    ),
  );
};
