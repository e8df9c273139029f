import { setTimeout as delay } from 'node:timers/promises';
import type { Migration } from '@chuli/migrations';
import pg from 'pg';

/** Everyone who comes to a table waits behind whoever waits for it: so long that nobody notices, and then again. */
const WAIT_FOR_A_TABLE = '1s';
const TRIES = 20;
const PAUSE_MS = 500;
const LOCK_NOT_AVAILABLE = '55P03';

/** A file of this name holds one statement that no transaction may hold: an index that is built beside its readers. */
const ALONE = /-concurrently\.sql$/;

export const isAlone = ({ name }: Migration): boolean => ALONE.test(name);

const note = (client: pg.Client, { name, sha256 }: Migration): Promise<unknown> =>
  client.query('insert into schema_migration (name, sha256) values ($1, $2)', [name, sha256]);

const applyWhole = async (client: pg.Client, migration: Migration): Promise<void> => {
  await client.query('begin');
  try {
    await client.query(migration.text);
    await note(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

/** What an index leaves that was not finished: it is kept up with every write and helps nobody. */
const dropUnfinished = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where not indisvalid',
  );
  for (const { name } of rows) await client.query(`drop index concurrently ${name}`);
};

const applyAlone = async (client: pg.Client, migration: Migration): Promise<void> => {
  await dropUnfinished(client);
  await client.query(migration.text);
  await note(client, migration);
};

/** Applies one file while others read and write; a table that somebody holds is asked for again and again. */
export const applyMigration = async (client: pg.Client, migration: Migration): Promise<void> => {
  const apply = isAlone(migration) ? applyAlone : applyWhole;
  await client.query(`set lock_timeout = '${WAIT_FOR_A_TABLE}'`);
  for (let tries = 1; ; tries += 1)
    try {
      return await apply(client, migration);
    } catch (error) {
      const isHeld = error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE;
      if (!isHeld || tries === TRIES) throw error;
      await delay(PAUSE_MS);
    }
};
