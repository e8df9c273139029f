import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A place in the source: what it is, and `file:line`. */
export type Place = { what: string; where: string };

/** The first line of a file that a test accepts. */
export const lineWhere = (
  root: string,
  what: string,
  path: string,
  isIt: (line: string) => boolean,
): Place[] => {
  const line = readFileSync(join(root, path), 'utf8').split('\n').findIndex(isIt);
  return line === -1 ? [] : [{ what, where: `${path}:${line + 1}` }];
};

/** The first line of a file that has this text. */
export const lineOf = (root: string, what: string, path: string, text: string): Place[] =>
  lineWhere(root, what, path, (line) => line.includes(text));
