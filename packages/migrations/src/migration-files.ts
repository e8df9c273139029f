import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { AppError } from '@chuli/kernel';

export type Migration = { name: string; sha256: string; text: string };
export type AppliedMigration = { name: string; sha256: string };

export const readMigrations = async (folder: URL): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, sha256: createHash('sha256').update(text).digest('hex'), text };
    }),
  );
};

/** What is still to be applied. History is forward only: an applied file never changes and never disappears. */
export const pendingMigrations = (files: Migration[], applied: AppliedMigration[]): Migration[] => {
  for (const { name, sha256 } of applied) {
    const file = files.find((candidate) => candidate.name === name);
    if (file === undefined) throw new AppError('migration.missing', { name });
    if (file.sha256 !== sha256) throw new AppError('migration.edited', { name });
  }
  const done = new Set(applied.map(({ name }) => name));
  const last = [...done].sort().at(-1) ?? '';
  const pending = files.filter(({ name }) => !done.has(name));
  const late = pending.find(({ name }) => name < last);
  if (late !== undefined) throw new AppError('migration.out-of-order', { name: late.name, after: last });
  return pending;
};
