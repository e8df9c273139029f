import type { AppliedMigration } from '@chuli/migrations';
import type pg from 'pg';

export const MIGRATIONS = new URL('../../migrations/', import.meta.url);

/** The table of migrations, or the database itself. */
export const NOT_THERE: ReadonlySet<string> = new Set(['42P01', '3D000']);

export const createHistory = async (client: pg.Client): Promise<void> => {
  await client.query(`create table if not exists schema_migration
    (name text primary key, sha256 text not null, applied_at timestamptz not null default now())`);
};

export const appliedTo = async (client: pg.Client): Promise<AppliedMigration[]> => {
  await createHistory(client);
  const { rows } = await client.query<AppliedMigration>(
    'select name, sha256 from schema_migration order by name',
  );
  return rows;
};
