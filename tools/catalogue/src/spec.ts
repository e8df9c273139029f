import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT } from '@chuli/kernel';

/** What the specification asks for: `GET /stock/`, `/floorsheet`, `R51`. */
export type Spec = {
  calls: readonly Entry[];
  screens: readonly Entry[];
  rules: readonly Entry[];
};

/** One line of a table: what names it, who may use it where that is said, and the names of its parameters. */
export type Entry = {
  name: string;
  access: 'open' | 'user' | 'operator' | null;
  parameters: readonly string[];
};

const readTable = (file: string): Record<string, string>[] => {
  const [header = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const names = header.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
};

const withProduct = (path: string): string => path.replaceAll('{product}', PRODUCT.slug);

/**
 * `symbol?,date,limit=2 | days(0|90)` names symbol, date, limit and days; what is in brackets after a name is a value, and
 * `lower-cased` says how the name before it is written. A `filter object` has no name of its own: which fields it has
 * is for the call to say.
 */
const parametersOf = (query: string): string[] => [
  ...new Set(
    query.replaceAll(/(?<=\w)\([^)]*\)|=\w+|\w+ object|and\/or|lower-cased/g, '').match(/[a-z][a-z_-]*/g),
  ),
];

const accessOf = (word: string | undefined): Entry['access'] => (word === 'open' ? 'open' : 'user');

export const readSpec = (folder: string): Spec => ({
  calls: readTable(join(folder, 'endpoints.tsv')).map(({ method, path = '', access, query = '' }) => ({
    name: `${method} ${withProduct(path)}`,
    access: accessOf(access),
    parameters: parametersOf(query),
  })),
  screens: readTable(join(folder, 'screens.tsv')).map(({ path = '', access }) => ({
    name: withProduct(path),
    access: accessOf(access),
    parameters: [],
  })),
  rules: readTable(join(folder, 'rules.tsv')).map(({ id = '' }) => ({
    name: id,
    access: null,
    parameters: [],
  })),
});
