import pg from 'pg';
import { pendingMigrations, readMigrations, requireApplied } from '@chuli/migrations';
import { sql } from 'kysely';
import type { Registry } from './client.ts';
import { applyMigration } from './migration/apply.ts';
import { withClient } from './migration/client.ts';
import { MIGRATIONS, NOT_THERE, appliedTo } from './migration/history.ts';

/** Any number that only this project locks: two migrations at once wait for each other. */
const MIGRATION_LOCK = 727_354_001;

/** Another migration may take a while. */
const WAIT_FOR_ANOTHER = '120s';

const DUPLICATE_DATABASE = '42P04';
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

/** Brings the registry up to date, creating the database where there is none, and returns the names of the files applied. */
export const migrateRegistry = async (url: string, folder: URL = MIGRATIONS): Promise<string[]> => {
  await createDatabase(url);
  return withClient(url, async (client) => {
    await client.query(`set lock_timeout = '${WAIT_FOR_ANOTHER}'`);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const pending = pendingMigrations(await readMigrations(folder), await appliedTo(client));
    for (const migration of pending) await applyMigration(client, migration);
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
