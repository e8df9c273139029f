import { languageNow, latinDigits, numeralsNow, say } from '@chuli/language';
import { type ColumnKeys, columnKeys } from './column-keys.ts';
import { type Column, columnId } from './column.ts';
import type { RowOrder } from './row-order.ts';

/** What the rows in view must fulfil; several filters hold together. An unknown value fulfils none. */
export type RowFilter =
  /** The text is somewhere in the column, or in any column of words. */
  | { column: string | null; text: string }
  /** Both ends belong to it. */
  | { column: string; from?: number; to?: number };

type TextKeys = Extract<ColumnKeys, { kind: 'text' }>;
type Said = { readonly as: string; readonly others: ReadonlyMap<number, string> };

const saidBefore = new WeakMap<TextKeys, Said>();

/** The texts that the reader sees otherwise than they came, found once: a hundred thousand take longer than a key. */
const saidOtherwise = (keys: TextKeys): Said['others'] => {
  const as = `${languageNow()} ${numeralsNow()}`;
  const known = saidBefore.get(keys);
  if (known?.as === as) return known.others;
  const others = new Map<number, string>();
  for (const [rank, text] of keys.texts.entries()) {
    const said = say(text);
    if (said !== text) others.set(rank, said);
  }
  saidBefore.set(keys, { as, others });
  return others;
};

/** Each different text is looked at once, however many rows have it, as it came and as the reader sees it. */
const markText = (passes: Uint8Array, columns: readonly ColumnKeys[], wanted: string): void => {
  for (const keys of columns) {
    if (keys.kind === 'number') continue;
    const { ranks, folded } = keys;
    const hits = new Uint8Array(folded.length);
    for (let rank = 0; rank < hits.length; rank += 1) if (folded[rank]?.includes(wanted)) hits[rank] = 1;
    for (const [rank, said] of saidOtherwise(keys)) if (said.includes(wanted)) hits[rank] = 1;
    if (!hits.includes(1)) continue;
    for (let index = 0; index < passes.length; index += 1) {
      if (hits[ranks[index] ?? 0] === 1) passes[index] = 1;
    }
  }
};

const markRange = (passes: Uint8Array, columns: readonly ColumnKeys[], from: number, to: number): void => {
  for (const keys of columns) {
    if (keys.kind === 'text') continue;
    const numbers = keys.keys;
    for (let index = 0; index < passes.length; index += 1) {
      const value = numbers[index] ?? Number.NaN;
      if (value >= from && value <= to) passes[index] = 1;
    }
  }
};

/** A mark for every row that passes; null where the filter asks nothing. */
const marksOf = <Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  filter: RowFilter,
): Uint8Array | null => {
  const isEmpty =
    'text' in filter ? filter.text.trim() === '' : filter.from === undefined && filter.to === undefined;
  if (isEmpty) return null;
  const passes = new Uint8Array(rows.length);
  const keys = columns
    .filter((column) => filter.column === null || columnId(column) === filter.column)
    .map((column) => columnKeys(rows, column));
  if ('text' in filter) markText(passes, keys, latinDigits(filter.text).trim().toLowerCase());
  else markRange(passes, keys, filter.from ?? -Infinity, filter.to ?? Infinity);
  return passes;
};

const markedOf = (order: RowOrder, marks: Uint8Array): RowOrder => {
  const left = new Uint32Array(order.length);
  let count = 0;
  for (const index of order) {
    if (marks[index] !== 1) continue;
    left[count] = index;
    count += 1;
  }
  return left.subarray(0, count);
};

/** The rows that pass, in the order they had. */
export const filteredOrder = <Row>(
  order: RowOrder,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  filters: readonly RowFilter[],
): RowOrder =>
  filters.reduce((left, filter) => {
    const marks = marksOf(rows, columns, filter);
    return marks === null ? left : markedOf(left, marks);
  }, order);
