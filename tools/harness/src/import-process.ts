import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT, type Settings } from '@chuli/command';

/** How the market under measurement is loaded by a process of its own. */
export type ImportCommand = { script: 'import' | 'sample'; options: string[] };

const start = ({ script, options }: ImportCommand, settings: Settings) =>
  spawn(process.execPath, [path.join(ROOT, `scripts/${script}.ts`), ...options], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: settings.registryUrl,
      CLICKHOUSE_URL: settings.tapeUrl,
      CHULI_TAPE_DATABASE: settings.tapeDatabase,
    },
  });

/** Runs an import to its end and returns how long it took, in milliseconds. */
export const runImport = async (command: ImportCommand, settings: Settings): Promise<number> => {
  const started = performance.now();
  const [code] = await once(start(command, settings), 'exit');
  if (code !== 0) throw new Error(`the import ended with ${code}`);
  return performance.now() - started;
};

/** Kills an import with SIGKILL after `ms`; false when it had ended before. */
export const killImportAfter = async (
  command: ImportCommand,
  settings: Settings,
  ms: number,
): Promise<boolean> => {
  const child = start(command, settings);
  const ended = once(child, 'exit');
  await Promise.race([delay(ms), ended]);
  const wasRunning = child.exitCode === null && child.kill('SIGKILL');
  await ended;
  return wasRunning;
};
