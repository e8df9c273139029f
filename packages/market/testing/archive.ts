import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { gunzipSync } from 'node:zlib';

/** The folder of the market archive, or undefined where there is none. */
export const archive: string | undefined = env['CHULI_ARCHIVE'];

export type CsvRow = (column: string) => string;

/** The rows of a file of the archive, read one after the other. */
export function* archiveRows(name: string): Generator<CsvRow> {
  const bytes = readFileSync(join(archive ?? '', name));
  const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const lines = text.split('\n');
  const columns = new Map(cells(lines[0] ?? '').map((column, index) => [column, index]));
  for (const line of lines.slice(1)) {
    if (line === '') continue;
    const row = cells(line);
    yield (column) => row[columns.get(column) ?? -1] ?? '';
  }
}

const cells = (line: string): string[] =>
  line.includes('"')
    ? [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
        quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
      )
    : line.split(',');
