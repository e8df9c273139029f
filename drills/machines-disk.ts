import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

const MEGABYTES = 400;

/** The disk of a machine. */
export type Disk = {
  /** Takes all of it; false where this drill may not give a folder a disk of its own. */
  fill: () => boolean;
  empty: () => void;
  unmount: () => void;
};

/** A folder as a small disk, which needs the rights of root and a machine that lets them mount one. */
export const openDisk = (folder: string): Disk => {
  const options = ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder];
  const isOwn = spawnSync('mount', options).status === 0;
  const filler = path.join(folder, 'filler');
  return {
    fill: () => {
      if (isOwn) spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M', `count=${MEGABYTES}`]);
      return isOwn;
    },
    empty: () => rmSync(filler, { force: true }),
    unmount: () => {
      if (isOwn) spawnSync('umount', [folder]);
    },
  };
};
