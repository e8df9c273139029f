import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import type { WorkerState } from '../worker.ts';
import type { SignalsPlace } from './signals-place.ts';

const MAIN = new URL('../main.ts', import.meta.url).pathname;

export type WorkerProcess = {
  readonly child: ChildProcess;
  /** Null while it stands still. */
  state: () => Promise<WorkerState | null>;
  /** Says SIGTERM; the milliseconds until its end, and the code it ended with. */
  end: () => Promise<{ ms: number; code: unknown }>;
};

/** The worker as a process of its own on the engines of the test; resolves when it listens. */
export const startWorkerProcess = async (
  place: SignalsPlace,
  environment: Readonly<Record<string, string>> = {},
): Promise<WorkerProcess> => {
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      CHULI_ENVIRONMENT: 'development',
      DATABASE_URL: place.registryUrl,
      CLICKHOUSE_URL: place.engine.url,
      CHULI_TAPE_DATABASE: place.engine.database,
      CHULI_WORKER_PORT: '0',
      CHULI_WORKER_POLL_SECONDS: '1',
      CHULI_WORKER_LEASE_SECONDS: '5',
      CHULI_SMS: 'none',
      ...environment,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const port = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) =>
      reject(new Error(`the worker ended with ${String(code)} before it listened`)),
    );
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /"port":(\d+)/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  return {
    child,
    state: async () => {
      try {
        const signal = AbortSignal.timeout(500);
        return (await (await fetch(`http://127.0.0.1:${port}/readyz`, { signal })).json()) as WorkerState;
      } catch {
        return null;
      }
    },
    end: async () => {
      const started = performance.now();
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = (await ended) as unknown[];
      return { ms: performance.now() - started, code };
    },
  };
};
