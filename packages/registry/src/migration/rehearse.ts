import { randomBytes } from 'node:crypto';
import { readMigrations } from '@chuli/migrations';
import pg from 'pg';
import { applyMigration } from './apply.ts';
import { withClient } from './client.ts';
import { MIGRATIONS, NOT_THERE, createHistory } from './history.ts';
import { judgeMigration } from './judge.ts';

/** A database beside the one that is named, gone again afterwards. */
const onEmptyDatabase = async <T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> => {
  const [maintenance, beside] = [new URL(url), new URL(url)];
  const name = `chuli_rehearsal_${randomBytes(6).toString('hex')}`;
  maintenance.pathname = '/postgres';
  beside.pathname = `/${name}`;
  await withClient(maintenance.href, (client) =>
    client.query(`create database ${name} template template0 encoding 'UTF8'`),
  );
  try {
    return await withClient(beside.href, run);
  } finally {
    await withClient(maintenance.href, (client) => client.query(`drop database ${name} with (force)`));
  }
};

type Rehearsed = { readonly name: string; readonly faults: readonly string[] };

const appliedAt = (url: string): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>('select name from schema_migration');
    return rows.map(({ name }) => name);
  }).catch((error: unknown) => {
    if (error instanceof pg.DatabaseError && NOT_THERE.has(error.code ?? '')) return [];
    throw error;
  });

/**
 * What the files that are still to be applied would do to people and to the programs that run, tried on an empty
 * database beside this one. `applied` names what counts as applied, where that is not what this database has.
 */
export const rehearseRegistry = async (
  url: string,
  { folder = MIGRATIONS, applied }: { folder?: URL; applied?: readonly string[] } = {},
): Promise<Rehearsed[]> => {
  const done = new Set(applied ?? (await appliedAt(url)));
  const files = await readMigrations(folder);
  return onEmptyDatabase(url, async (client) => {
    const rehearsed: Rehearsed[] = [];
    await createHistory(client);
    for (const file of files)
      if (done.has(file.name)) await applyMigration(client, file);
      else rehearsed.push({ name: file.name, faults: await judgeMigration(client, file) });
    return rehearsed;
  });
};
