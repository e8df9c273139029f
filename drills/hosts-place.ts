import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@chuli/engines';
import { ROOT } from '@chuli/command';
import { waitUntil } from '@chuli/harness';
import { type Place, startDrillEngines } from './engines.ts';
import { strictSettings } from './strict-settings.ts';

/** A process whose every written line is kept. */
export type LoggedProcess = { name: string; port: number; log: () => string; stop: () => Promise<void> };

export const startLogged = async (
  name: string,
  portName: string,
  file: string,
  env: Record<string, string>,
): Promise<LoggedProcess> => {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(ROOT, file)], {
    env: { PATH: process.env['PATH'], ...env, [portName]: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      written += chunk.toString('utf8');
    });
  const isUp = async (): Promise<boolean> => {
    if (child.exitCode !== null) throw new Error(`${name} did not start: ${written}`);
    return fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  await waitUntil(isUp, name, 60_000);
  return {
    name,
    port,
    log: () => written,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};

/** The web as it is built for the test hosts, in a folder of its own; `CHULI_WEB_BUILD` names one that is there. */
const buildWeb = async (folder: string): Promise<string> => {
  const given = process.env['CHULI_WEB_BUILD'];
  if (given !== undefined) return path.resolve(given);
  const child = spawn('vite', ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: path.join(ROOT, 'apps/web'),
    env: { ...process.env, VITE_ENVIRONMENT: 'test' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('the web could not be built');
  return folder;
};

export const enginesOf = (place: Place): Record<string, string> => ({
  ...strictSettings('test').settings,
  DATABASE_URL: place.registryUrl,
  CLICKHOUSE_URL: place.tape.url,
  CHULI_TAPE_DATABASE: place.tape.database,
  NATS_URL: place.log.url,
  CHULI_LOG_STREAM: place.log.stream,
  CHULI_LOG_PREFIX: place.log.prefix,
  CHULI_LOG_LEVEL: 'trace',
});

export type HostsPlace = {
  readonly api: LoggedProcess;
  readonly web: LoggedProcess;
  readonly all: readonly LoggedProcess[];
  stop: () => Promise<void>;
};

/** Every process that readers can reach or that knows of them, for the test hosts, on engines of their own. */
export const openHostsPlace = async (): Promise<HostsPlace> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'chuli-hosts-'));
  const engines = await startDrillEngines();
  const all: LoggedProcess[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(all.map((one) => one.stop()));
    await engines.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const start = async (...args: Parameters<typeof startLogged>): Promise<LoggedProcess> => {
    const process = await startLogged(...args);
    all.push(process);
    return process;
  };
  try {
    const build = await buildWeb(folder);
    const env = enginesOf(await engines.place('hosts'));
    const api = await start('api', 'CHULI_API_PORT', 'apps/api/src/main.ts', env);
    const live = await start('live', 'CHULI_LIVE_PORT', 'apps/live/src/main.ts', env);
    await start('worker', 'CHULI_WORKER_PORT', 'apps/worker/src/main.ts', env);
    const web = await start('web', 'CHULI_WEB_PORT', 'apps/web/server/main.ts', {
      CHULI_ENVIRONMENT: 'test',
      CHULI_WEB_BUILDS: build,
      CHULI_API_URL: `http://127.0.0.1:${api.port}`,
      CHULI_LIVE_URL: `http://127.0.0.1:${live.port}`,
    });
    return { api, web, all, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
