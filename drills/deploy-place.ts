import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { METRICS_PORTS, instant, kathmanduDate } from '@chuli/kernel';
import { freePort } from '@chuli/engines';
import { PROCESSES, type ProcessName } from '@chuli/launcher';
import { nextTradingDay, previousTradingDay } from '@chuli/market';
import { startInside } from './deploy-inside.ts';
import { type Releases, prepareReleases } from './deploy-releases.ts';
import { type Supervisor, startSupervisor } from './deploy-systemd.ts';
import { type DrillEngines, startDrillEngines } from './engines.ts';
import { type Variables, runTask } from './install-launch.ts';
import { type Balancer, startBalancer } from './restart-balancer.ts';

const NAMES = Object.keys(PROCESSES) as ProcessName[];

/** Small enough to be there in seconds. */
const SAMPLE = ['--stocks', '24', '--years', '1', '--days', '2', '--trades', '4000'];
/** The session goes on for longer than the drill. */
const SPEED = '15';
/** Longer than the balancers need to notice, at two questions a second and the second no; in full as in production. */
const LEAVE_SECONDS = { small: '2', full: '5' };

export type DeployPlace = {
  readonly root: string;
  readonly settings: string;
  readonly releases: Releases;
  readonly supervisor: Supervisor;
  /** What stands before the web server. */
  readonly front: Balancer;
  readonly gateways: readonly string[];
  readonly inside: string;
  readonly registryUrl: string;
  stop: () => Promise<void>;
};

type Ports = Readonly<Record<ProcessName, readonly number[]>>;

/** Readers reach two copies; of the others a second one only waits until the first is gone. */
const REACHED: ReadonlySet<ProcessName> = new Set(['web', 'api', 'live']);

const portsOfAll = async (isFull: boolean): Promise<Ports> => {
  const pairs = NAMES.map(async (name) => {
    const copies = isFull || REACHED.has(name) ? 2 : 1;
    return [name, await Promise.all(Array.from({ length: copies }, freePort))] as const;
  });
  return Object.fromEntries(await Promise.all(pairs)) as Record<ProcessName, number[]>;
};

const sessionDay = (): string => nextTradingDay(previousTradingDay(kathmanduDate(instant(Date.now()))));

type Behind = { readonly api: string; readonly live: string };

/** What all processes are told; each takes what it knows. */
const settingsOfAll = (
  { postgres, clickhouse, nats }: DrillEngines,
  behind: Behind,
  isFull: boolean,
): Variables => ({
  CHULI_ENVIRONMENT: 'development',
  DATABASE_URL: new URL('/drill_deploy', postgres.url).href,
  CLICKHOUSE_URL: clickhouse.url,
  CHULI_TAPE_DATABASE: 'drill_deploy',
  NATS_URL: nats.url,
  CHULI_TOKEN_KEY: JSON.stringify(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })),
  CHULI_TRUSTED_PROXIES: '127.0.0.1',
  CHULI_CALLER_PER_SECOND: '1000000',
  CHULI_LEAVE_SECONDS: LEAVE_SECONDS[isFull ? 'full' : 'small'],
  CHULI_SMS: 'none',
  CHULI_LOG_LEVEL: 'fatal',
  CHULI_API_URL: behind.api,
  CHULI_LIVE_URL: behind.live,
  CHULI_LIVE_KEY: randomBytes(32).toString('base64'),
  CHULI_LIVE_PROXIES: '2',
  CHULI_LIVE_CONNECTIONS_PER_ADDRESS: '10000',
  CHULI_SOURCE: 'simulator',
  CHULI_SIMULATOR_SPEED: SPEED,
  CHULI_INGEST_DAY: sessionDay(),
});

const writeFile = (file: string, values: Variables): string => {
  const lines = Object.entries(values).map(([name, value]) => `${name}='${value}'\n`);
  writeFileSync(file, lines.join(''), { mode: 0o600 });
  return file;
};

/** A file for what all share and one for each copy, as a unit of a second copy has them. */
const addUnits = async (
  supervisor: Supervisor,
  settings: string,
  folder: string,
  ports: Ports,
): Promise<void> => {
  for (const name of NAMES)
    for (const [at, port] of ports[name].entries()) {
      const unit = `chuli-${name}${at === 0 ? '' : `-${at + 1}`}`;
      const fold = path.join(folder, unit);
      mkdirSync(fold);
      const own = writeFile(path.join(settings, `${unit}.env`), {
        [`CHULI_${name.toUpperCase()}_PORT`]: String(port),
        ...(name in METRICS_PORTS
          ? { [`CHULI_${name.toUpperCase()}_METRICS_PORT`]: String(await freePort()) }
          : {}),
        CHULI_INGEST_FOLDER: fold,
      });
      supervisor.add(`${unit}.service`, name, [path.join(settings, 'tasks.env'), own]);
    }
};

const open = async (
  isFull: boolean,
  engines: DrillEngines,
  ends: (() => unknown)[],
): Promise<Omit<DeployPlace, 'stop'>> => {
  const root = path.join(engines.dir, 'releases');
  const settings = path.join(engines.dir, 'settings');
  for (const folder of [root, settings]) mkdirSync(folder);
  const releases = await prepareReleases(root);
  symlinkSync(releases.first, path.join(root, 'current'));
  const ports = await portsOfAll(isFull);
  const inside = await startInside(releases.first, ports);
  ends.push(inside.stop);
  const all = settingsOfAll(engines, inside, isFull);
  writeFile(path.join(settings, 'tasks.env'), all);
  await runTask(releases.first, ['migrate'], all);
  await runTask(releases.first, ['sample', ...SAMPLE], all);
  const supervisor = await startSupervisor(root, engines.dir);
  ends.push(supervisor.close);
  await addUnits(supervisor, settings, engines.dir, ports);
  const addressesOf = (name: ProcessName): string[] => ports[name].map((port) => `http://127.0.0.1:${port}`);
  const front = await startBalancer(addressesOf('web'));
  ends.push(front.stop);
  const registryUrl = all['DATABASE_URL'] ?? '';
  const gateways = addressesOf('live');
  return { root, settings, releases, supervisor, front, gateways, inside: inside.what, registryUrl };
};

/** A machine with two copies of what readers reach, run from `current` by a supervisor, with a session that goes on. */
export const openDeployPlace = async (isFull: boolean): Promise<DeployPlace> => {
  const engines = await startDrillEngines();
  const ends: (() => unknown)[] = [engines.stop];
  const stop = async (): Promise<void> => {
    for (const end of ends.toReversed()) await end();
  };
  try {
    return { ...(await open(isFull, engines, ends)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
