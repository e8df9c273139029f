import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The files of migrations of each store, in their order. */
export type Migrations = { readonly registry: readonly string[]; readonly tape: readonly string[] };

const inStore = (tree: string, store: keyof Migrations): string[] =>
  readdirSync(path.join(tree, 'packages', store, 'migrations')).toSorted();

export const migrationsOf = (tree: string): Migrations => ({
  registry: inStore(tree, 'registry'),
  tape: inStore(tree, 'tape'),
});
