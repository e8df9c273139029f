import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { migrateRegistry } from '@chuli/registry';
import { Client } from 'pg';
import { MAINTENANCE_DATABASE, withDatabase } from './addresses.ts';

/** On which server, of which migrations; all names begin with the prefix, and nothing else is ever dropped. */
export type TemplatePlace = { server: string; migrations: URL; prefix: string };

export const registryTemplate = (server: string): TemplatePlace => ({
  server,
  migrations: new URL('../../registry/migrations/', import.meta.url),
  prefix: 'chuli_registry_template_',
});

/** Any numbers that only this project locks. One maker at a time; everyone who needs a template holds it shared. */
const MAKING = 727_354_002;
const NEEDED = 727_354_003;

const nameOf = async ({ migrations, prefix }: TemplatePlace): Promise<string> => {
  const hash = createHash('sha256');
  const files = (await readdir(migrations)).filter((file) => file.endsWith('.sql')).sort();
  for (const file of files)
    hash.update(JSON.stringify([file, await readFile(new URL(file, migrations), 'utf8')]));
  return `${prefix}${hash.digest('hex').slice(0, 16)}`;
};

/** Locks belong to the connection: whoever dies lets go of them. */
const need = async (place: TemplatePlace): Promise<{ name: string; client: Client }> => {
  const name = await nameOf(place);
  const client = new Client({ connectionString: withDatabase(place.server, MAINTENANCE_DATABASE) });
  // A server that stops while nobody asks it anything must not end this process.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [NEEDED, name]);
  return { name, client };
};

const isMade = async (client: Client, name: string): Promise<boolean> => {
  const found = await client.query('select from pg_database where datname = $1 and datistemplate', [name]);
  return found.rowCount === 1;
};

/** A database of this name counts only from its last statement on: one whose maker died before is made anew. */
const make = async (client: Client, name: string, place: TemplatePlace): Promise<void> => {
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name} template template0 encoding 'UTF8'`);
  await migrateRegistry(withDatabase(place.server, name), place.migrations);
  if ((await nameOf(place)) !== name) throw new Error('The migrations changed while they were applied.');
  await client.query(`alter database ${name} with is_template true allow_connections false`);
};

const dropOthers = async (client: Client, kept: string, { prefix }: TemplatePlace): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database
     where starts_with(datname, $1) and datname != $2 and pg_has_role(datdba, 'member')`,
    [prefix, kept],
  );
  for (const { name } of rows) {
    const lock = await client.query<{ is_free: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as is_free',
      [NEEDED, name],
    );
    if (lock.rows[0]?.is_free !== true) continue;
    const database = client.escapeIdentifier(name);
    await client.query(`alter database ${database} with is_template false`);
    await client.query(`drop database ${database} with (force)`);
    await client.query('select pg_advisory_unlock($1, hashtext($2))', [NEEDED, name]);
  }
};

/** Keeps the template of these migrations from being dropped, made or not, until what is returned is called. */
export const reserveTemplate = async (place: TemplatePlace): Promise<() => Promise<void>> => {
  const { client } = await need(place);
  return () => client.end();
};

/** Copies the migrated template. Where there is none yet it is made, and those of other migrations that nobody needs go. */
export const copyTemplate = async (place: TemplatePlace, database: string): Promise<void> => {
  const { name, client } = await need(place);
  try {
    if (!(await isMade(client, name))) {
      await client.query('select pg_advisory_lock($1)', [MAKING]);
      if (!(await isMade(client, name))) {
        await make(client, name, place);
        await dropOthers(client, name, place);
      }
      await client.query('select pg_advisory_unlock($1)', [MAKING]);
    }
    await client.query(`create database ${database} template ${name}`);
  } finally {
    await client.end();
  }
};
