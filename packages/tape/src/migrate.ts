import { AppError } from '@chuli/kernel';
import { ClickHouseError, createClient } from '@clickhouse/client';
import { type Tape, ask, openTape } from './client.ts';
import {
  type AppliedMigration,
  type Migration,
  pendingMigrations,
  readMigrations,
  requireApplied,
} from '@chuli/migrations';
import { withMigrationLock } from './migration-lock.ts';
import { laidOut, layoutOf } from './migration/layout.ts';
import { faultsOfTapeFile } from './migration/rules.ts';
import { statementsOf } from './migration/statements.ts';

const MIGRATIONS = new URL('../migrations/', import.meta.url);

const createDatabase = async (url: string, database: string): Promise<void> => {
  const server = createClient({ url });
  try {
    await server.command({
      query: 'CREATE DATABASE IF NOT EXISTS {database:Identifier}',
      query_params: { database },
    });
  } finally {
    await server.close();
  }
};

const HISTORY = `CREATE TABLE IF NOT EXISTS schema_migration
  (name String, sha256 String, applied_at DateTime64(3, 'UTC') DEFAULT now64(3))
  ENGINE = ReplacingMergeTree ORDER BY name`;

const appliedTo = async (tape: Tape): Promise<AppliedMigration[]> => {
  await tape.command({ query: laidOut(HISTORY, await layoutOf(tape)) });
  return ask<AppliedMigration>(tape, 'SELECT name, sha256 FROM schema_migration FINAL ORDER BY name');
};

const applyPending = async (tape: Tape, files: Migration[]): Promise<string[]> => {
  const pending = pendingMigrations(files, await appliedTo(tape));
  const layout = await layoutOf(tape);
  for (const { name, sha256, text } of pending) {
    for (const statement of statementsOf(text)) await tape.command({ query: laidOut(statement, layout) });
    await tape.insert({ table: 'schema_migration', values: [{ name, sha256 }], format: 'JSONEachRow' });
  }
  return pending.map(({ name }) => name);
};

/**
 * Brings the tape up to date and returns the names of the files applied. The engine has no transactions over
 * statements: a file is recorded after its last one, and every statement may run again after a crash before that.
 */
export const migrateTape = async (
  { url, database }: { url: string; database: string },
  folder: URL = MIGRATIONS,
): Promise<string[]> => {
  await createDatabase(url, database);
  const tape = openTape({ url, database });
  try {
    const files = await readMigrations(folder);
    const isDone = pendingMigrations(files, await appliedTo(tape)).length === 0;
    return isDone ? [] : await withMigrationLock(tape, () => applyPending(tape, files));
  } finally {
    await tape.close();
  }
};

const NOT_THERE = new Set(['UNKNOWN_TABLE', 'UNKNOWN_DATABASE']);

const namesApplied = async (tape: Tape): Promise<string[] | null> => {
  try {
    const rows = await ask<{ name: string }>(tape, 'SELECT name FROM schema_migration FINAL');
    return rows.map(({ name }) => name);
  } catch (error) {
    return error instanceof ClickHouseError && NOT_THERE.has(error.type ?? '') ? [] : null;
  }
};

/** Throws where the tape lacks what this program was written for. */
export const requireTapeSchema = (tape: Tape): Promise<void> =>
  requireApplied({ engine: 'tape', folder: MIGRATIONS, applied: () => namesApplied(tape) });

/** What is wrong with applying the files that are still to be applied. */
export const judgeTape = async (place: {
  url: string;
  database: string;
}): Promise<{ readonly name: string; readonly faults: readonly string[] }[]> => {
  const tape = openTape(place);
  try {
    const applied = await namesApplied(tape);
    if (applied === null) throw new AppError('engine.unavailable', { engine: 'tape' });
    const files = await readMigrations(MIGRATIONS);
    const pending = files.filter(({ name }) => !applied.includes(name));
    return pending.map(({ name, text }) => ({ name, faults: faultsOfTapeFile(text) }));
  } finally {
    await tape.close();
  }
};
