import { Readable } from 'node:stream';
import { AppError } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { hashed } from '../write/content.ts';
import { type SourceTable, sourceTables } from './sources.ts';

/** A part of a source table that is kept as one file: what counts of a day, or a partition. */
export type Part = {
  readonly table: string;
  readonly part: string;
  /** Another one as soon as the content is another. */
  readonly mark: string;
  readonly rows: number;
};

const COUNTED = '(traded_on, load) IN (SELECT traded_on, load FROM counted_load FINAL)';

/** A load of trades is never written again; what is computed from it may be. */
const NEVER_REWRITTEN = new Set(['trade']);

const contentHash = ({ columns }: SourceTable): string =>
  `toString(sum(sipHash64(${columns.map(hashed).join(', ')})))`;

const partsSql = (table: SourceTable): string => {
  const { name, isByLoad, isReplaced } = table;
  if (!isByLoad)
    return `SELECT _partition_id AS part, ${contentHash(table)} AS mark, count() AS rows
      FROM ${name} ${isReplaced ? 'FINAL' : ''} GROUP BY part ORDER BY part`;
  const hash = NEVER_REWRITTEN.has(name) ? "''" : contentHash(table);
  return `SELECT toString(traded_on) AS part, concat(toString(load), '-', ${hash}) AS mark, count() AS rows
    FROM ${name} WHERE ${COUNTED} GROUP BY traded_on, load ORDER BY traded_on`;
};

/** Everything that counts on the tape, but for what views sum up of it. */
export const listParts = async (tape: Tape): Promise<Part[]> => {
  const parts: Part[] = [];
  for (const table of await sourceTables(tape)) {
    const rows = await ask<Omit<Part, 'table'>>(tape, partsSql(table));
    for (const { part, mark, rows: count } of rows)
      parts.push({ table: table.name, part, mark, rows: count });
  }
  return parts;
};

const sourceTable = async (tape: Tape, name: string): Promise<SourceTable> => {
  const table = (await sourceTables(tape)).find((each) => each.name === name);
  if (table === undefined) throw new AppError('data.inconsistent', { table: name });
  return table;
};

/** The rows of a part in the engine's own form. */
export const readPart = async (tape: Tape, { table, part, mark }: Part): Promise<Readable> => {
  const { name, isByLoad, isReplaced } = await sourceTable(tape, table);
  const where = isByLoad
    ? 'traded_on = {part:Date} AND load = {load:UInt64}'
    : '_partition_id = {part:String}';
  const { stream } = await tape.exec({
    query: `SELECT * FROM ${name} ${!isByLoad && isReplaced ? 'FINAL' : ''} WHERE ${where} FORMAT Native`,
    query_params: { part, ...(isByLoad && { load: mark.split('-', 1)[0] ?? '' }) },
    // Else a failure in the middle is a few words behind an answer that looks whole.
    clickhouse_settings: { wait_end_of_query: 1 },
  });
  return stream;
};

/** Writes rows back; views sum up what they sum up. */
export const writePart = async (
  tape: Tape,
  table: string,
  rows: AsyncIterable<Uint8Array>,
): Promise<void> => {
  const { name } = await sourceTable(tape, table);
  const { stream } = await tape.exec({
    query: `INSERT INTO ${name} FORMAT Native`,
    values: Readable.from(rows, { objectMode: false }),
  });
  for await (const _ of stream);
};

/** How many rows a table holds, of each version. */
export const rowsOf = async (tape: Tape, table: string): Promise<number> => {
  const { name } = await sourceTable(tape, table);
  const [counted] = await ask<{ rows: number }>(tape, `SELECT count() AS rows FROM ${name}`);
  return counted?.rows ?? 0;
};
