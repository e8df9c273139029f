import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { type TradingDate, instant, kathmanduDate } from '@chuli/kernel';
import { freePort } from '@chuli/engines';
import { PROCESSES, type ProcessName } from '@chuli/launcher';
import { waitUntil } from '@chuli/harness';
import { nextTradingDay, previousTradingDay } from '@chuli/market';
import { type DrillEngines, startDrillEngines } from './engines.ts';
import { type Launched, type Variables, launch, runTask } from './install-launch.ts';

export const NAMES = Object.keys(PROCESSES) as ProcessName[];

const READY_WITHIN_MS = 120_000;

/** Small enough to be there in seconds, large enough for every page to show something. */
const SAMPLE = ['--stocks', '24', '--years', '1', '--days', '2', '--trades', '1500'];

export type InstalledPlace = {
  readonly release: string;
  readonly engines: DrillEngines;
  readonly ports: Readonly<Record<ProcessName, number>>;
  /** What an operator has at hand: the settings of the API, and where the processes are. */
  readonly asOperator: Variables;
  readonly processes: Readonly<Record<ProcessName, Launched>>;
  readonly figures: readonly string[];
  stop: () => Promise<void>;
};

/** The session after the last of the sample, at the speed of a minute a second. */
const sessionToPlay = (): TradingDate =>
  nextTradingDay(previousTradingDay(kathmanduDate(instant(Date.now()))));

type Written = (name: string) => Variables;

/** The settings of a first installation, as `chuli settings` writes them, with the places of this drill in them. */
const writeSettings = async (
  release: string,
  { dir, postgres, clickhouse, nats }: DrillEngines,
  ports: Readonly<Record<ProcessName, number>>,
  proxies: number,
): Promise<Written> => {
  const folder = path.join(dir, 'settings');
  await runTask(release, ['settings', folder, '--environment', 'test'], {});
  const at = (name: ProcessName): string => `http://127.0.0.1:${ports[name]}`;
  const here: Variables = {
    DATABASE_URL: new URL('/chuli_install', postgres.url).href,
    CLICKHOUSE_URL: clickhouse.url,
    NATS_URL: nats.url,
    // The engines of a drill know nobody by name.
    NATS_USER: '',
    NATS_PASSWORD: '',
    CHULI_API_URL: at('api'),
    CHULI_LIVE_URL: at('live'),
    CHULI_INGEST_URLS: at('ingest'),
    CHULI_SMS: 'none',
    CHULI_SOURCE: 'simulator',
    CHULI_SIMULATOR_SPEED: '60',
    CHULI_INGEST_DAY: sessionToPlay(),
    CHULI_INGEST_FOLDER: path.join(dir, 'fold'),
    CHULI_LIVE_PROXIES: String(proxies),
    // One seat for an address shows whose address is counted.
    CHULI_LIVE_CONNECTIONS_PER_ADDRESS: '1',
    ...Object.fromEntries(NAMES.map((name) => [`CHULI_${name.toUpperCase()}_PORT`, String(ports[name])])),
  };
  return (name) => ({
    ...(parseEnv(readFileSync(path.join(folder, `${name}.env`), 'utf8')) as Variables),
    ...here,
  });
};

/** How many proxies stand before the gateway: the web server, and one in front of it where there is one. */
type Wanted = { readonly release: string; readonly proxies: number };

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

const untilReady = async (name: ProcessName, port: number, { hasEnded, said }: Launched): Promise<string> => {
  const ms = await waitUntil(
    async () => {
      if (hasEnded()) throw new Error(`${name} ended:\n${said()}`);
      return isReady(port);
    },
    `${name} to be ready`,
    READY_WITHIN_MS,
  ).catch((error: unknown) => {
    throw new Error(`${String(error)}\n${said().slice(-2_000)}`, { cause: error });
  });
  return `${name} ready after ${(ms / 1_000).toFixed(1)} s`;
};

const install = async (
  { release, proxies }: Wanted,
  engines: DrillEngines,
  processes: Map<ProcessName, Launched>,
) => {
  const ports = Object.fromEntries(
    await Promise.all(NAMES.map(async (name) => [name, await freePort()] as const)),
  ) as Record<ProcessName, number>;
  const written = await writeSettings(release, engines, ports, proxies);
  mkdirSync(path.join(engines.dir, 'fold'));
  const migrated = await runTask(release, ['migrate'], written('tasks'));
  const filled = await runTask(release, ['sample', ...SAMPLE], written('tasks'));
  for (const name of NAMES) processes.set(name, launch(release, name, written(name)));
  const ready = await Promise.all([...processes].map(([name, one]) => untilReady(name, ports[name], one)));
  return {
    ports,
    asOperator: written('api'),
    figures: [
      `migrated in ${migrated.seconds.toFixed(1)} s`,
      `sample in ${filled.seconds.toFixed(1)} s`,
      ...ready,
    ],
  };
};

/** A release installed beside engines of its own: migrated, filled, and all five of its processes ready. */
export const openInstalled = async (wanted: Wanted): Promise<InstalledPlace> => {
  const engines = await startDrillEngines();
  const processes = new Map<ProcessName, Launched>();
  const stop = async (): Promise<void> => {
    for (const one of processes.values()) one.kill();
    await engines.stop();
  };
  try {
    const installed = await install(wanted, engines, processes);
    const all = Object.fromEntries(processes) as Record<ProcessName, Launched>;
    return { release: wanted.release, engines, processes: all, ...installed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
