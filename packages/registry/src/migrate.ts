import pg from 'pg';
import {
  type AppliedMigration,
  type Migration,
  pendingMigrations,
  readMigrations,
  requireApplied,
} from '@chuli/migrations';
import { sql } from 'kysely';
import type { Registry } from './client.ts';

const MIGRATIONS = new URL('../migrations/', import.meta.url);

/** Any number that only this project locks: two migrations at once wait for each other. */
const MIGRATION_LOCK = 727_354_001;

/** Another migration may take a while; a table that people use is waited for so shortly that nobody notices the queue. */
const WAIT_FOR_ANOTHER = '120s';
const WAIT_FOR_A_TABLE = '5s';

const DUPLICATE_DATABASE = '42P04';
/** The table of migrations, or the database itself. */
const NOT_THERE = new Set(['42P01', '3D000']);

const withClient = async <T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
};

const createDatabase = async (url: string): Promise<void> => {
  const maintenance = new URL(url);
  const database = decodeURIComponent(maintenance.pathname.slice(1));
  maintenance.pathname = '/postgres';
  await withClient(maintenance.href, async (client) => {
    const known = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (known.rowCount !== 0) return;
    await client.query(`create database ${pg.escapeIdentifier(database)}`).catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError && error.code === DUPLICATE_DATABASE)) throw error;
    });
  });
};

const appliedTo = async (client: pg.Client): Promise<AppliedMigration[]> => {
  await client.query(`create table if not exists schema_migration
    (name text primary key, sha256 text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<AppliedMigration>(
    'select name, sha256 from schema_migration order by name',
  );
  return rows;
};

const apply = async (client: pg.Client, { name, sha256, text }: Migration): Promise<void> => {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

/** Brings the registry up to date, creating the database where there is none, and returns the names of the files applied. */
export const migrateRegistry = async (url: string, folder: URL = MIGRATIONS): Promise<string[]> => {
  await createDatabase(url);
  return withClient(url, async (client) => {
    await client.query(`set lock_timeout = '${WAIT_FOR_ANOTHER}'`);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`set lock_timeout = '${WAIT_FOR_A_TABLE}'`);
    const pending = pendingMigrations(await readMigrations(folder), await appliedTo(client));
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  });
};

const namesApplied = async (registry: Registry): Promise<string[] | null> => {
  try {
    const { rows } = await sql<{ name: string }>`select name from schema_migration`.execute(registry);
    return rows.map(({ name }) => name);
  } catch (error) {
    return error instanceof pg.DatabaseError && NOT_THERE.has(error.code ?? '') ? [] : null;
  }
};

/** Throws where the registry lacks what this program was written for. */
export const requireRegistrySchema = (registry: Registry): Promise<void> =>
  requireApplied({ engine: 'registry', folder: MIGRATIONS, applied: () => namesApplied(registry) });
