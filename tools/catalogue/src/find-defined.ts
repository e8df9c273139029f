import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCREENS, type Screen, screenFile } from '@chuli/contracts/screens';
import { INDICATORS } from '@chuli/indicators/list';
import { ERRORS } from '@chuli/kernel';
import { MARKET_FACTS } from '@chuli/market';
import { FAMILIES, addressesOf } from '@chuli/signals';
import { type Place, lineOf, lineWhere } from './place.ts';

const screenPlaces = (root: string, screen: Screen): Place[] => {
  const file = `apps/web/src/screens/${screenFile(screen)}`;
  const what = existsSync(join(root, file)) ? 'screen' : 'screen (not written)';
  const rows = globSync('packages/contracts/src/screens/*.ts', { cwd: root }).flatMap((table) =>
    lineOf(root, 'row', table, `id: '${screen.id}'`),
  );
  return rows.concat({ what, where: file });
};

export const findScreens = (root: string, wanted: string): Place[] =>
  SCREENS.filter(({ id, path }) => path === wanted || id === wanted).flatMap((screen) =>
    screenPlaces(root, screen),
  );

export const findErrors = (root: string, wanted: string): Place[] =>
  wanted in ERRORS ? lineOf(root, 'error', 'packages/kernel/src/errors.ts', wanted) : [];

/** The family behind an address that exists only as a product of kinds, timeframes and sides. */
export const findFamilies = (root: string, wanted: string): Place[] => {
  const path = wanted.replace(/^\/api(?=\/)/, '');
  const found = addressesOf(FAMILIES).find((address) => address.path === path)?.family;
  const family = found ?? FAMILIES.find(({ id }) => id === wanted);
  if (family === undefined) return [];
  return globSync('packages/signals/src/families/*.ts', { cwd: root }).flatMap((file) =>
    lineOf(root, 'family', file, `id: '${family.id}'`),
  );
};

/** Its definition, and the row that says how it begins and what it does with ties. */
export const findIndicators = (root: string, wanted: string): Place[] => {
  const folder = Object.keys(INDICATORS).find((name) => INDICATORS[name]?.some(({ id }) => id === wanted));
  if (folder === undefined) return [];
  const files = globSync(`packages/indicators/src/${folder}/**/*.ts`, { cwd: root }).toSorted();
  const defined = files.flatMap((file) => lineOf(root, 'indicator', file, `id: '${wanted}'`));
  const named = files.flatMap((file) => lineOf(root, 'indicator', file, `'${wanted}'`));
  return [
    // One of several that a function makes is known by being named.
    ...[...defined, ...named].slice(0, 1),
    ...lineOf(root, 'convention', 'docs/conventions/indicators.md', `| \`${wanted}\` |`),
  ];
};

/** The line of the list of rules, and the dated facts it names. */
export const findRules = (root: string, wanted: string): Place[] => {
  if (!MARKET_FACTS.some(({ id }) => id === wanted)) return [];
  const list = 'packages/market/src/market-facts.ts';
  const [, constant = ''] =
    new RegExp(`table\\('${wanted}', [^,]+, (\\w+)`).exec(readFileSync(join(root, list), 'utf8')) ?? [];
  const facts = globSync('packages/market/src/*.ts', { cwd: root }).flatMap((file) =>
    lineOf(root, 'facts', file, `export const ${constant} `),
  );
  return [...lineOf(root, 'rule', list, `table('${wanted}'`), ...facts];
};

const CREATED = /^create (?:unlogged |materialized )?(?:table|view) (?:if not exists )?(\w+)/i;

/** Where a table or view of an engine was created, and what TypeScript knows of it. */
export const findTables = (root: string, wanted: string): Place[] => {
  const created = ['registry', 'tape'].flatMap((store) =>
    globSync(`packages/${store}/migrations/*.sql`, { cwd: root })
      .toSorted()
      .flatMap((file) =>
        lineWhere(root, `table of the ${store}`, file, (line) => CREATED.exec(line)?.[1] === wanted),
      ),
  );
  const columns = (line: string): boolean => line.startsWith(`  ${wanted}: `) && line.endsWith('Table;');
  return [...created, ...lineWhere(root, 'columns', 'packages/registry/src/schema.ts', columns)];
};
