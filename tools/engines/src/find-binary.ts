import { accessSync, constants, readdirSync } from 'node:fs';
import path from 'node:path';

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where distributions keep servers that are not on the PATH of ordinary users. */
const USUAL_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** Folders of the path, then the usual others, then the given ones. */
const folders = (further: readonly string[]): string[] => [
  ...(process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== ''),
  ...USUAL_FOLDERS,
  ...further,
];

/** Subfolders by version, the newest first: /usr/lib/postgresql/17/bin before …/15/bin. */
export const versionedFolders = (parent: string, inside: string): string[] => {
  try {
    return readdirSync(parent)
      .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .map((version) => path.join(parent, version, inside));
  } catch {
    return [];
  }
};

/** The folder that holds all of these programs, or null. */
export const findFolderWith = (programs: readonly string[], further: readonly string[] = []): string | null =>
  folders(further).find((folder) => programs.every((name) => isExecutable(path.join(folder, name)))) ?? null;

export const findProgram = (name: string): string | null => {
  const folder = findFolderWith([name]);
  return folder === null ? null : path.join(folder, name);
};
