import { Readable } from 'node:stream';
import type { Tape } from '../client.ts';
import { RowBinaryWriter } from './row-binary.ts';

/** How rows of one table are written: the columns, and the encoding of a row in the same order. */
export type RowEncoding<Row> = {
  columns: readonly string[];
  write: (out: RowBinaryWriter, row: Row) => void;
};

/** Inserts rows in one request; identifiers come from our own tables, never from a caller's input. */
export const insertRows = async <Row>(
  tape: Tape,
  table: string,
  { columns, write }: RowEncoding<Row>,
  rows: readonly Row[],
): Promise<void> => {
  if (rows.length === 0) return;
  const out = new RowBinaryWriter(rows.length * 64);
  for (const row of rows) write(out, row);
  const { stream } = await tape.exec({
    query: `INSERT INTO ${table} (${columns.join(', ')}) FORMAT RowBinary`,
    values: Readable.from([out.finish()], { objectMode: false }),
  });
  for await (const _ of stream);
};
