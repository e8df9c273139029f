import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { gunzipSync } from 'node:zlib';

/** The folder of the market archive, or undefined where there is none. */
export const archive: string | undefined = env['CHULI_ARCHIVE'];

const cells = (line: string): string[] =>
  line.includes('"')
    ? [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted ?? plain ?? '',
      )
    : line.split(',');

/** One column of a file of the archive. */
export function* archiveColumn(name: string, column: string): Generator<string> {
  const bytes = readFileSync(join(archive ?? '', name));
  const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const [head = '', ...lines] = text.split('\n');
  const position = cells(head).indexOf(column);
  for (const line of lines) if (line !== '') yield cells(line)[position] ?? '';
}
