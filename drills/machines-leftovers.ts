import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PREFIX = 'chuli-machines-';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Whether a name tells of the drill that made it, and that is gone: killed, it took nothing with it. */
export const isLeftBy = (name: string, prefix: string): boolean => {
  const [, pid] = new RegExp(`^${prefix}(\\d+)`).exec(name) ?? [];
  return pid !== undefined && !isAlive(Number(pid));
};

/** A folder with the disks of all machines. */
export const openFolder = (): string => mkdtempSync(path.join(tmpdir(), `${PREFIX}${process.pid}-`));

export const removeLeftFolders = (): void => {
  for (const name of readdirSync(tmpdir()).filter((one) => isLeftBy(one, PREFIX))) {
    const folder = path.join(tmpdir(), name);
    for (const disk of readdirSync(folder)) spawnSync('umount', ['--lazy', path.join(folder, disk)]);
    rmSync(folder, { recursive: true, force: true });
  }
};
