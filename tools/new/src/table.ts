import { fromKebab, partsOf } from './names.ts';
import type { Kind } from './kind.ts';
import type { Plan } from './plan.ts';
import { planRegistryTable } from './registry-table.ts';
import { planTapeTable } from './tape-table.ts';

const FORM = '<registry|tape>/<name>';

const STORES = {
  registry: { plan: planRegistryTable, folder: 'reference' },
  tape: { plan: planTapeTable, folder: 'write' },
} as const;

const isStore = (name: string): name is keyof typeof STORES => Object.hasOwn(STORES, name);

/** Migrations are numbered; an applied one is never edited. */
const nextMigration = (plan: Plan, store: string, kebab: string): string => {
  const folder = `packages/${store}/migrations`;
  const numbers = plan.filesIn(folder).map((path) => Number(path.slice(folder.length + 1).split('-')[0]));
  return `${folder}/${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}-${kebab}.sql`;
};

const refuseTable = (plan: Plan, store: string, table: string): void => {
  const created = new RegExp(`create (?:unlogged )?table (?:if not exists )?${table}\\b`, 'i');
  for (const path of plan.filesIn(`packages/${store}/migrations`))
    if (created.test(plan.read(path))) throw new Error(`The table ${table} exists already: ${path}`);
};

export const table: Kind = {
  form: FORM,
  about: 'a table of PostgreSQL (registry) or ClickHouse (tape)',
  plan: (plan, name, { folder }) => {
    const [store, word] = partsOf(name, '/', FORM);
    if (!isStore(store)) throw new Error(`No store ${store}: ${Object.keys(STORES).join(', ')}`);
    const names = fromKebab(word);
    refuseTable(plan, store, names.snake);
    const migration = nextMigration(plan, store, names.kebab);
    const filed = folder ?? STORES[store].folder;
    STORES[store].plan(plan, names, { migration, folder: filed });
    return {
      programs: [],
      writesIn: [],
      next: [
        `${migration}: the columns; never edited once it was applied`,
        `packages/${store}/src/${filed}/${names.kebab}.ts: what is written and what is asked`,
        `packages/${store}/src/${filed}/${names.kebab}.medium.test.ts: run it with npm test`,
      ],
    };
  },
};
