import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '@chuli/kernel';
import { ClickHouseError } from '@clickhouse/client';
import { type Tape, ask } from './client.ts';

/** The engine has no locks, but of any number who create one table at once exactly one succeeds. */
const LOCK = 'schema_migration_lock';
const RETRY_MS = 200;
const PATIENCE_MS = 120_000;
/** Longer than any migration: whoever took it is gone. */
const STALE_SECONDS = 900;

const isTaken = (error: unknown): boolean =>
  error instanceof ClickHouseError && error.type === 'TABLE_ALREADY_EXISTS';

const drop = async (tape: Tape): Promise<void> => {
  await tape.command({ query: `DROP TABLE IF EXISTS ${LOCK} SYNC` });
};

const dropStale = async (tape: Tape): Promise<void> => {
  const [held] = await ask<{ seconds: number }>(
    tape,
    `SELECT dateDiff('second', metadata_modification_time, now()) AS seconds
     FROM system.tables WHERE database = currentDatabase() AND name = {name:String}`,
    { name: LOCK },
  );
  if (held !== undefined && held.seconds > STALE_SECONDS) await drop(tape);
};

const take = async (tape: Tape): Promise<void> => {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      await tape.command({ query: `CREATE TABLE ${LOCK} (nothing UInt8) ENGINE = Memory` });
      return;
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
    if (performance.now() > deadline) throw new AppError('migration.locked', { table: LOCK });
    await dropStale(tape);
    await delay(RETRY_MS);
  }
};

/** One migration at a time, also of several machines. */
export const withMigrationLock = async <T>(tape: Tape, run: () => Promise<T>): Promise<T> => {
  await take(tape);
  try {
    return await run();
  } finally {
    await drop(tape);
  }
};
