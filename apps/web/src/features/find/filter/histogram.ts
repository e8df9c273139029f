import { type Rule, type Value, conditionsOf, valuesOf } from '@chuli/scan';
import { columnIdOf } from '@chuli/scan/filter';

export type Bin = { readonly all: number; readonly matches: number };
export type Histogram = {
  readonly from: number;
  readonly to: number;
  readonly bins: readonly Bin[];
  readonly median: number;
};

/** Shares of the values that lie beyond the picture on each side, where they would flatten all others. */
const BEYOND = 0.02;

const quantile = (sorted: readonly number[], share: number): number => {
  const place = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return low + (high - low) * (place - Math.floor(place));
};

/** How the figures of some stocks lie; null where fewer than two differ. */
export const histogramOf = (
  values: ArrayLike<number>,
  rows: readonly number[],
  matches: ReadonlySet<number>,
  count: number,
): Histogram | null => {
  const known = rows.filter((row) => !Number.isNaN(values[row] ?? Number.NaN));
  const sorted = known.map((row) => values[row] ?? 0).toSorted((a, b) => a - b);
  const [from, to] = [quantile(sorted, BEYOND), quantile(sorted, 1 - BEYOND)];
  if (!(to > from)) return null;
  const bins = Array.from({ length: count }, () => ({ all: 0, matches: 0 }));
  for (const row of known) {
    const place = Math.floor((((values[row] ?? 0) - from) / (to - from)) * count);
    const bin = bins[Math.min(count - 1, Math.max(0, place))];
    if (bin === undefined) continue;
    bin.all += 1;
    if (matches.has(row)) bin.matches += 1;
  }
  return { from, to, bins, median: quantile(sorted, 0.5) };
};

export const SCALED = { lakh: 1e5, crore: 1e7, arab: 1e9, '%': 1 } as const;

/** A number that a column is compared with, as it is and as it is written. */
export type Bound = { readonly at: number; readonly number: Extract<Value, { kind: 'number' }> };

const boundIn = (value: Value): Bound[] => {
  if (value.kind !== 'number') return [];
  const at = value.scale === null ? value.value : value.value * SCALED[value.scale];
  return [{ at, number: value }];
};

/** The numbers that a rule compares a column with. */
export const boundsOf = (rule: Rule, id: string): Bound[] =>
  conditionsOf(rule)
    .map(valuesOf)
    .filter((values) => values.some((value) => columnIdOf(value) === id))
    .flatMap((values) => values.flatMap(boundIn));
