import type { Database } from '@chuli/registry';
import type { LineReader } from './line-reader.ts';

type Cell = string | number | boolean | null;

export type FileRow = Readonly<Record<string, Cell>>;

/** A table that operators fill by files: the template, what names a row, and what a line says. */
export type TableFile = {
  readonly table: keyof Database;
  readonly summary: string;
  /** The header of the template. */
  readonly columns: readonly string[];
  /** Columns of the table by which a row of a file finds the one that stands. */
  readonly key: readonly string[];
  /** Columns that a corrected line leaves as they are: when it became known does not change. */
  readonly kept: readonly string[];
  readonly read: (line: LineReader) => FileRow;
};
