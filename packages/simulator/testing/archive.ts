import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { gunzipSync } from 'node:zlib';
import { readCsv } from '@chuli/kernel';

/** The folder of the market archive, or undefined where there is none. */
export const archive: string | undefined = env['CHULI_ARCHIVE'];

/** One column of a file of the archive. */
export function* archiveColumn(name: string, column: string): Generator<string> {
  const bytes = readFileSync(join(archive ?? '', name));
  const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const lines = readCsv(text);
  const position = (lines.next().value ?? []).indexOf(column);
  for (const line of lines) yield line[position] ?? '';
}
