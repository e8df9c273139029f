import type { ReactNode } from 'react';
import type { Column, ColumnValue } from './column.ts';
import type { RowFilter } from './row-filter.ts';
import type { RowSource } from './row-source.ts';
import type { TableMemory } from './table-memory.ts';

/** `loud`: figures in bold; `marked`: a bar before the row; `struck`: its first two cells, as what was taken back. */
export type RowTone = 'loud' | 'marked' | 'struck';

/** One row is open at a time, and the screen around knows which. */
export type RowDetail<Row> = {
  isOpen: (row: Row) => boolean;
  onToggle: (row: Row) => void;
  show: (row: Row) => ReactNode;
};

export type DataTableProps<Row extends object> = {
  /** Names the table among all of the product: with it the reader may choose its columns, and they are remembered. */
  id?: string | undefined;
  memory?: TableMemory;
  label: string;
  columns: readonly Column<Row>[];
  source: RowSource<Row>;
  sort?: string | undefined;
  onSort?: ((sort: string) => void) | undefined;
  /** Of rows that are all here; pages that are fetched come filtered. */
  filters?: readonly RowFilter[];
  /** Saves all rows as a file where they are fetched by page; those that are all here the table saves itself. */
  onCsv?: () => void;
  /** `region` fills the place it is given and scrolls inside; `page` is as long as its rows and the page scrolls. */
  scrolls: 'region' | 'page';
  density?: 'normal' | 'tight';
  /** The foot; without it the columns that say `total` are summed where all rows are here. */
  totals?: { label: string; values: Readonly<Record<string, ColumnValue>> };
  tonesOf?: (row: Row) => readonly RowTone[];
  /** A stronger line below this row: two groups meet here. */
  isCut?: (row: Row, next: Row | undefined) => boolean;
  /** The row that the screen around is about. */
  isChosen?: (row: Row) => boolean;
  /** A click or Enter; without it the row opens as a sheet of all its columns. */
  onOpen?: (row: Row) => void;
  /** On a phone too, where rows otherwise show their sheet: what opens has all that the sheet would. */
  opensOnPhone?: boolean;
  /** What stands below a row that a click or Enter opened; without it the row opens as `onOpen` says. */
  detail?: RowDetail<Row>;
  /** Rows can be ticked, by box or with x; told anew after every change, in the order they were ticked. */
  onSelect?: (rows: readonly Row[]) => void;
  /** What makes two rows the same after a refresh; without it the object itself. */
  keyOf?: (row: Row) => string;
};
