import { chmodSync, lstatSync, lutimesSync } from 'node:fs';
import path from 'node:path';
import { allIn } from './contents.ts';

const FOR_ALL = { file: 0o644, program: 0o755 };

/** Times and modes are those of the commit, not of the machine that built: packed, two releases have the same bytes. */
export const settle = (folder: string, at: Date): void => {
  for (const name of [...allIn(folder), '.']) {
    const file = path.join(folder, name);
    const stats = lstatSync(file);
    const isProgram = stats.isDirectory() || (stats.mode & 0o100) !== 0;
    if (!stats.isSymbolicLink()) chmodSync(file, isProgram ? FOR_ALL.program : FOR_ALL.file);
    lutimesSync(file, at, at);
  }
};
