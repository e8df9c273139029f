import type { Column, ColumnValue } from './column.ts';
import type { RowSource } from './row-source.ts';

/** `loud`: figures in bold; `marked`: a bar before the row. */
export type RowTone = 'loud' | 'marked';

export type DataTableProps<Row extends object> = {
  label: string;
  columns: readonly Column<Row>[];
  source: RowSource<Row>;
  sort?: string | undefined;
  onSort?: ((sort: string) => void) | undefined;
  /** `region` fills the place it is given and scrolls inside; `page` is as long as its rows and the page scrolls. */
  scrolls: 'region' | 'page';
  density?: 'normal' | 'tight';
  totals?: { label: string; values: Readonly<Record<string, ColumnValue>> };
  tonesOf?: (row: Row) => readonly RowTone[];
  /** A stronger line below this row: two groups meet here. */
  isCut?: (row: Row, next: Row | undefined) => boolean;
  /** The row that the screen around is about. */
  isChosen?: (row: Row) => boolean;
  /** Enter or double press; without it the row opens as a sheet of all its columns. */
  onOpen?: (row: Row) => void;
};
