import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from '@chuli/command';

/** A process that can be killed and started again on the same port. */
export type DrillProcess = {
  readonly address: string;
  /** What it told by its own means. */
  readonly told: readonly unknown[];
  /** Tells it something by the same means. */
  tell: (message: object) => void;
  start: () => void;
  /** Stops it where it stands, or lets it go on. */
  signal: (name: 'SIGSTOP' | 'SIGCONT') => void;
  kill: () => Promise<void>;
  /** Asks it to end by SIGTERM. */
  end: () => Promise<Ended>;
};

export type Ended = { readonly ms: number; readonly code: number | null };

/** One address asks for everybody here, and nobody but the drill comes in. Figures are told on any free port. */
export const OF_A_DRILL = {
  CHULI_ENVIRONMENT: 'development',
  CHULI_CALLER_PER_SECOND: '1000000',
  CHULI_WEB_METRICS_PORT: '0',
  CHULI_API_METRICS_PORT: '0',
  CHULI_LIVE_METRICS_PORT: '0',
};

export const startProcess = (
  file: string,
  env: Readonly<Record<string, string | undefined>>,
  port: number,
  onTold: (message: unknown) => void = () => undefined,
): DrillProcess => {
  let child: ChildProcess | null = null;
  const told: unknown[] = [];
  const start = (): void => {
    child = spawn(process.execPath, [path.join(ROOT, file)], {
      env: { ...OF_A_DRILL, PATH: process.env['PATH'], ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', (message) => {
      told.push(message);
      onTold(message);
    });
  };
  start();
  return {
    address: `http://127.0.0.1:${port}`,
    told,
    tell: (message) => void (child?.connected === true && child.send(message, () => undefined)),
    start,
    signal: (name) => void child?.kill(name),
    kill: async () => {
      if (child === null || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    end: async () => {
      if (child === null || child.exitCode !== null || child.signalCode !== null)
        return { ms: 0, code: null };
      const began = performance.now();
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = (await ended) as [number | null];
      return { ms: performance.now() - began, code };
    },
  };
};

/** The milliseconds until it was true. */
export const waitUntil = async (
  isTrue: () => Promise<boolean>,
  what: string,
  patienceMs: number,
  everyMs = 50,
): Promise<number> => {
  const started = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - started > patienceMs) throw new Error(`not within ${patienceMs} ms: ${what}`);
    await delay(everyMs);
  }
  return performance.now() - started;
};
