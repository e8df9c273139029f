import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

export type LiveProcess = {
  readonly child: ChildProcess;
  readonly address: string;
  readonly figures: string;
};

/** The gateway as a process on free ports, told what the test tells it; resolves when it listens. */
export const startLive = async (settings: NodeJS.ProcessEnv): Promise<LiveProcess> => {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      CHULI_ENVIRONMENT: 'development',
      CHULI_LIVE_PORT: '0',
      CHULI_LIVE_METRICS_PORT: '0',
      ...settings,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  for await (const line of createInterface({ input: child.stdout })) {
    const [, port, metrics] = /"port":(\d+)\},"metrics":(\d+)/.exec(line) ?? [];
    if (port !== undefined && metrics !== undefined)
      return { child, address: `127.0.0.1:${port}`, figures: `http://127.0.0.1:${metrics}/metrics` };
  }
  throw new Error('the gateway ended before it listened');
};
