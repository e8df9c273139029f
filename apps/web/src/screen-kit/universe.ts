import { useMemo } from 'react';
import type { Filters } from './filters.tsx';

export type UniverseValues = Readonly<Record<string, unknown>>;

/** A wider choice of rows: what it is called, and what it changes in the address. */
export type Wider = { readonly label: string; readonly changes: UniverseValues };

/**
 * Which rows of a table are shown, chosen on the page. A definition names one in a line: its filters stand over the
 * table and live in the address, and a line says how many rows of how many are left.
 */
export type Universe<Row> = {
  readonly filters: Filters;
  /** Says of a row whether it is shown; undefined until what it judges by is here. The same function for the same values. */
  readonly useJudge: (values: UniverseValues, day?: string) => ((row: Row) => boolean) | undefined;
  /** How the rows are sorted until the reader sorts them: a preset has its own order. */
  readonly sortOf: (values: UniverseValues) => string | undefined;
  readonly countText: (shown: number, all: number, values: UniverseValues) => string;
  /** The way to more rows; none where all are shown. */
  readonly wider: (values: UniverseValues) => Wider | undefined;
};

/** The rows that are in the universe; undefined until that is known. */
export const useUniverse = <Row>(
  universe: Universe<Row>,
  rows: readonly Row[],
  values: UniverseValues,
  day?: string,
): readonly Row[] | undefined => {
  // oxlint-disable-next-line react/hooks -- a universe is declared once, with its screen, and never changes
  const judge = universe.useJudge(values, day);
  return useMemo(() => (judge === undefined ? undefined : rows.filter(judge)), [rows, judge]);
};
