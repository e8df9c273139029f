import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '@chuli/kernel';
import { readMigrations } from './migration-files.ts';

const PATIENCE_MS = 5_000;

type Asked = {
  readonly engine: string;
  readonly folder: URL;
  /** Names of what is applied; null where the engine cannot be asked. */
  readonly applied: () => Promise<readonly string[] | null>;
};

/**
 * Refuses a database that lacks what this program was written for. One that has more is taken: files only ever add, and
 * while a release goes out the programs before it go on. An engine that does not answer is not judged.
 */
export const requireApplied = async ({ engine, folder, applied }: Asked): Promise<void> => {
  const names = await Promise.race([applied(), delay(PATIENCE_MS, null, { ref: false })]);
  if (names === null) return;
  const files = await readMigrations(folder);
  const missing = files.map(({ name }) => name).filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new AppError('migration.pending', { engine, missing, run: 'npm run migrate' });
};
