import { execFileSync } from 'node:child_process';
import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@chuli/command';

const MOST_BYTES = 512 * 1024 * 1024;
/** As git judges it: a text has no zero among its first bytes. */
const LOOKED_AT = 8_000;

export const git = (args: readonly string[], input?: string): Buffer =>
  execFileSync('git', args, { cwd: ROOT, maxBuffer: MOST_BYTES, ...(input !== undefined && { input }) });

/** Everything that is or may be committed: what is found before a commit is not found in every clone after it. */
export const filesHere = (): string[] =>
  git(['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
    .toString()
    .split('\0')
    .filter((name) => name !== '' && lstatSync(path.join(ROOT, name), { throwIfNoEntry: false })?.isFile());

/** Null of what is no text. */
export const textIn = (bytes: Buffer): string | null =>
  bytes.subarray(0, LOOKED_AT).includes(0) ? null : bytes.toString('utf8');

export const textOfFile = (name: string): string | null => textIn(readFileSync(path.join(ROOT, name)));
