import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const BUSY = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === BUSY;

/**
 * Keeps every other robot out of a folder for as long as this process lives. Node has no lock that ends with its
 * process, however that ends; SQLite, which it brings, has, and nothing else is kept in that file.
 */
export const lockFolder = (folder: string): { readonly release: () => void } => {
  mkdirSync(folder, { recursive: true, mode: 0o750 });
  const database = new DatabaseSync(path.join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    if (!isBusy(error)) throw error;
    throw new Error(`another robot writes into ${folder}`, { cause: error });
  }
  return { release: () => database.close() };
};
