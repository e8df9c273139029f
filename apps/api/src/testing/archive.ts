import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { gunzipSync } from 'node:zlib';
import { readCsv } from '@chuli/kernel';

/** The folder of the market archive, or undefined where there is none. */
export const archive: string | undefined = env['CHULI_ARCHIVE'];

export type CsvRow = (column: string) => string;

/** The rows of a file of the archive, read one after the other. */
export function* archiveRows(name: string): Generator<CsvRow> {
  const bytes = readFileSync(join(archive ?? '', name));
  const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const lines = readCsv(text);
  const columns = new Map((lines.next().value ?? []).map((column, index) => [column, index]));
  for (const row of lines) yield (column) => row[columns.get(column) ?? -1] ?? '';
}
