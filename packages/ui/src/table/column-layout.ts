import { FORMATS } from '../formats/formats.tsx';
import type { ColumnChoice } from './column-choice.ts';
import { type Column, columnId } from './column.ts';
import { isSymbolColumn } from './row-symbol.ts';

/** Pixels of the column of boxes that rows are selected with. */
export const LEAD_WIDTH = 34;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** What the star before a symbol takes of the first column on a desk. */
const STAR_WIDTH = 20;

const ownWidth = <Row>(column: Column<Row>, place: number, isPhone: boolean): number => {
  if (isPhone && column.phoneWidth !== undefined) return column.phoneWidth;
  const width = column.width ?? FORMATS[column.format].width;
  return !isPhone && place === 0 && isSymbolColumn(column) ? width + STAR_WIDTH : width;
};

/** What the button of the columns covers of the last one on a desk; a phone has it in the head alone. */
export const TOOLS_WIDTH = 24;

/** A table in a narrow part of a wide window drops its least columns too. */
export const widestRank = <Row>(columns: readonly Column<Row>[], available: number): 2 | 3 | 4 => {
  const fits = (rank: number): boolean =>
    sum(
      columns.map((column, place) => ((column.priority ?? 1) <= rank ? ownWidth(column, place, false) : 0)),
    ) <= available;
  if (available <= 0 || fits(4)) return 4;
  return fits(3) ? 3 : 2;
};

export type Layout = { widths: readonly number[]; minimumWidth: number };

/**
 * Widths that the reader set are kept to the pixel; the other columns share what is left over in proportion, so that a
 * dragged edge follows the pointer. With nobody left to share, the last column takes it.
 */
export const layOut = <Row>(
  columns: readonly Column<Row>[],
  { widths: chosen }: ColumnChoice,
  { available, isPhone, tail = 0 }: { available: number; isPhone: boolean; tail?: number },
): Layout => {
  const bases = columns.map(
    (column, index) =>
      chosen[columnId(column)] ??
      ownWidth(column, index, isPhone) + (index === columns.length - 1 ? tail : 0),
  );
  const minimumWidth = sum(bases);
  const left = Math.max(0, available - minimumWidth);
  const isFree = columns.map((column) => chosen[columnId(column)] === undefined);
  if (!isFree.includes(true)) isFree[isFree.length - 1] = true;
  const freeWidth = sum(bases.filter((_, index) => isFree[index]));
  const widths = bases.map((base, index) => (isFree[index] ? base + (left * base) / freeWidth : base));
  return { widths, minimumWidth };
};

/** Where each pinned column stands, in pixels from the start. */
export const pinOffsets = (widths: readonly number[], pinnedCount: number, start: number): number[] =>
  Array.from({ length: pinnedCount }, (_, index) => start + sum(widths.slice(0, index)));
