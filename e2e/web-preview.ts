import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { PORTS } from '@chuli/kernel';
import { type Settings, readSettings } from '@chuli/command';
import { FORM_ORIGINS } from './stand-ins.ts';

const ROOT = join(import.meta.dirname, '..');
const WAIT_MS = 180_000;

export type Running = { url: string; stop: () => void };

const run = (
  command: string,
  args: string[],
  folder: string,
  environment: NodeJS.ProcessEnv = {},
): ChildProcess =>
  spawn(command, args, {
    cwd: join(ROOT, folder),
    env: { ...process.env, CHULI_ENVIRONMENT: 'development', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

const finished = async (child: ChildProcess, name: string): Promise<void> => {
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`${name} ended with ${code}.`);
};

const isUp = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
};

const untilUp = async (url: string, child: ChildProcess | null): Promise<void> => {
  for (const started = Date.now(); Date.now() - started < WAIT_MS;) {
    if (await isUp(url)) return;
    if (child?.exitCode !== null && child?.exitCode !== undefined)
      throw new Error(`What should answer at ${url} has ended.`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`Nothing answers at ${url}.`);
};

/** The API that is already there, or one started on the running engines. */
export const startApi = async (
  url: string,
  { registryUrl, tapeUrl, tapeDatabase }: Settings = readSettings(),
): Promise<ChildProcess | null> => {
  const status = `${url}/api/tools/market-status/`;
  if (await isUp(status)) return null;
  const child = run('node', ['src/main.ts'], 'apps/api', {
    DATABASE_URL: registryUrl,
    CLICKHOUSE_URL: tapeUrl,
    CHULI_TAPE_DATABASE: tapeDatabase,
    CHULI_API_PORT: new URL(url).port,
    CHULI_LOG_LEVEL: 'warn',
    CHULI_FREE_FEATURES: 'all',
  });
  await untilUp(status, child);
  return child;
};

/** The built web as it is served to readers, with an API behind it. `CHULI_WEB_URL` names one that runs already; then nothing is started. */
export const startWeb = async (port: number): Promise<Running> => {
  const given = process.env['CHULI_WEB_URL'];
  if (given !== undefined) return { url: given, stop: () => undefined };
  const apiUrl = process.env['CHULI_API_URL'] ?? `http://127.0.0.1:${PORTS.api}`;
  const api = await startApi(apiUrl);
  await finished(run('vite', ['build'], 'apps/web'), 'The build of the web');
  const web = run('node', ['server/main.ts'], 'apps/web', {
    CHULI_WEB_PORT: String(port),
    CHULI_WEB_BUILDS: 'dist',
    CHULI_FORM_ORIGINS: FORM_ORIGINS,
    CHULI_API_URL: apiUrl,
    CHULI_LIVE_URL: process.env['CHULI_LIVE_URL'] ?? `http://127.0.0.1:${PORTS.live}`,
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = (): void => {
    web.kill();
    api?.kill();
  };
  await untilUp(url, web).catch((error: unknown) => {
    stop();
    throw error;
  });
  return { url, stop };
};
