import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseEnv } from 'node:util';

const RESTART_AFTER_MS = 500;
const KILLED_AFTER_MS = 30_000;

/** A process as a unit keeps it: started again when it ends by itself, ended by SIGTERM and at last by SIGKILL. */
export type Unit = {
  readonly files: readonly string[];
  /** Since it was last started by hand. */
  restarts: () => number;
  start: () => void;
  /** What was wrong with its end; null where nothing was. */
  stop: () => Promise<string | null>;
};

const settingsIn = (files: readonly string[]): Record<string, string | undefined> =>
  Object.assign({}, ...files.map((file) => parseEnv(readFileSync(file, 'utf8'))));

const launch = (root: string, process_: string, files: readonly string[]): ChildProcess =>
  spawn(path.join(root, 'current/bin/chuli'), [process_], {
    cwd: '/',
    env: { PATH: process.env['PATH'], CHULI_NODE: process.execPath, ...settingsIn(files) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

export const createUnit = (root: string, process_: string, files: readonly string[]): Unit => {
  let child: ChildProcess | null = null;
  let isWanted = false;
  let restarts = 0;

  const begin = (): void => {
    const begun = launch(root, process_, files);
    child = begun;
    begun.on('exit', () => void again(begun));
  };
  const again = async (ended: ChildProcess): Promise<void> => {
    if (!isWanted || child !== ended) return;
    restarts += 1;
    await delay(RESTART_AFTER_MS);
    if (isWanted && child === ended) begin();
  };

  return {
    files,
    restarts: () => restarts,
    start: () => {
      isWanted = true;
      restarts = 0;
      begin();
    },
    stop: async () => {
      isWanted = false;
      const ending = child;
      if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return null;
      const ended = once(ending, 'exit');
      ending.kill('SIGTERM');
      const killing = setTimeout(() => ending.kill('SIGKILL'), KILLED_AFTER_MS);
      const [code, signal] = (await ended) as [number | null, NodeJS.Signals | null];
      clearTimeout(killing);
      // One that has only just been started does not listen to SIGTERM yet, and ends by it.
      return code === 0 || signal === 'SIGTERM' ? null : `ended with ${code ?? signal}`;
    },
  };
};
