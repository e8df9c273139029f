import type { Paisa, TradingDate } from '@chuli/kernel';

/** A bar on the scale of the stock's first day: its prices are those of its own day times `factor`. */
export type Bar = {
  on: TradingDate;
  /** Unix seconds; null where the bar ends with its session. */
  ends_at: number | null;
  /** As traded. */
  raw_close: Paisa;
  factor: number;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
};

/** One value a bar; null where there is none yet. */
export type Column = readonly (number | null)[];

export const columnOf = (length: number, at: (index: number) => number | null): Column =>
  Array.from({ length }, (_, index) => at(index));

/** The value so many bars before each bar. */
export const ago = (column: Column, bars = 1): Column =>
  columnOf(column.length, (at) => column[at - bars] ?? null);

/** Value by value, null where one is missing. */
export const joined = (one: Column, other: Column, by: (a: number, b: number) => number | null): Column =>
  columnOf(one.length, (at) => {
    const [a, b] = [one[at] ?? null, other[at] ?? null];
    return a === null || b === null ? null : by(a, b);
  });

/** The last so many values up to each bar, or null where there are fewer. */
export const windowAt = (column: Column, at: number, size: number): number[] | null => {
  if (at + 1 < size) return null;
  const values = column.slice(at + 1 - size, at + 1).filter((value) => value !== null);
  return values.length === size ? values : null;
};
