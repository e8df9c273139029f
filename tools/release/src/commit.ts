import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { ROOT } from '@chuli/command';

export type Commit = {
  readonly id: string;
  /** When it was made, to the second. */
  readonly at: Date;
};

const MOST_BYTES = 512 * 1024 * 1024;

const git = (...args: string[]): Buffer => execFileSync('git', args, { cwd: ROOT, maxBuffer: MOST_BYTES });

export const readCommit = (name: string): Commit => {
  const [id = '', seconds = ''] = git('log', '-1', '--format=%H %ct', name).toString().trim().split(' ');
  return { id, at: new Date(Number(seconds) * 1_000) };
};

/** Whether the clone holds something that no commit has yet. */
export const hasUncommitted = (): boolean => git('status', '--porcelain').length > 0;

/** The names of the files in a folder, as a commit has it. */
export const filesAt = (name: string, folder: string): string[] =>
  git('ls-tree', '--name-only', `${name}:${folder}`)
    .toString()
    .split('\n')
    .filter((file) => file !== '')
    .toSorted();

/** The tree of a commit, and nothing of the clone that is not in it. */
export const checkOut = ({ id }: Commit, folder: string): void => {
  mkdirSync(folder, { recursive: true });
  const packed = git('archive', '--format=tar', id);
  const { status, stderr } = spawnSync('tar', ['-x', '-C', folder], { input: packed });
  if (status !== 0) throw new Error(`The tree of ${id} could not be unpacked: ${stderr.toString()}`);
};
