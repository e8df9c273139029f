import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '@chuli/engines';
import { type DrillProcess, startProcess } from '@chuli/harness';
import { openRegistry } from '@chuli/registry';
import { type KeptThing, tellKept } from '@chuli/registry/keep';
import { openTape } from '@chuli/tape';
import { fillMarket } from './access-market.ts';
import { type DrillEngines, type Place, startDrillEngines } from './engines.ts';
import { DAY, type Plan } from './plan.ts';
import { startIngestProcess, startLiveProcess } from './processes.ts';
import { type Collector, startCollector } from './watch-collector.ts';
import { type Watcher, startPrometheus } from './watch-prometheus.ts';
import { type Way, openWay } from './way.ts';

export const APPS = ['web', 'api', 'live', 'ingest', 'worker'] as const;
export type App = (typeof APPS)[number];

/** All five processes, what watches them, and the way to ClickHouse, which can be broken. */
export type WatchPlace = {
  readonly apps: Readonly<Record<App, DrillProcess>>;
  /** Where each tells its figures. */
  readonly figures: Readonly<Record<App, string>>;
  readonly key: string;
  readonly tapeWay: Way;
  /** Has the registry say that something was last kept two days ago. */
  readonly age: (what: KeptThing) => Promise<void>;
  readonly collector: Collector;
  readonly prometheus: Watcher;
  stop: () => Promise<void>;
};

/** A session in real time: two trades a second. */
const PLAN: Plan = {
  kind: 'simulated',
  day: DAY,
  seed: 1,
  stocks: 30,
  trades: 30_000,
  closesAt: 15 * 60,
  bursts: [],
  speed: 1,
};

const TWO_DAYS_MS = 2 * 86_400_000;

type Ends = (() => unknown)[];

const fill = async (place: Place): Promise<void> => {
  const registry = openRegistry(place.registryUrl, 2);
  const tape = openTape(place.tape);
  try {
    await fillMarket({ tape, registry }, DAY);
    for (const what of ['base', 'log', 'tape'] as const) await tellKept(registry, what, new Date());
  } finally {
    await Promise.all([tape.close(), registry.destroy()]);
  }
};

const ageIn =
  ({ registryUrl }: Place) =>
  async (what: KeptThing): Promise<void> => {
    const registry = openRegistry(registryUrl, 1);
    try {
      await tellKept(registry, what, new Date(Date.now() - TWO_DAYS_MS));
    } finally {
      await registry.destroy();
    }
  };

const writeBuild = async (folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Drill</title>');
  return folder;
};

const startWeb = (port: number, env: Record<string, string>): DrillProcess =>
  startProcess('apps/web/server/main.ts', { ...env, CHULI_WEB_PORT: String(port) }, port);

const startApps = async (
  engines: DrillEngines,
  place: Place,
  tapeUrl: string,
  shared: Record<string, string>,
) => {
  const ports = { web: await freePort(), api: await freePort(), worker: await freePort() };
  const figures = { web: await freePort(), api: await freePort(), live: await freePort() };
  const stores = {
    ...shared,
    DATABASE_URL: place.registryUrl,
    CLICKHOUSE_URL: tapeUrl,
    CHULI_TAPE_DATABASE: place.tape.database,
    CHULI_SMS: 'none',
    CHULI_LOG_LEVEL: 'fatal',
  };
  const api = startProcess(
    'apps/api/src/main.ts',
    {
      ...stores,
      CHULI_API_PORT: String(ports.api),
      CHULI_API_METRICS_PORT: String(figures.api),
      CHULI_TRUSTED_PROXIES: '127.0.0.1',
    },
    ports.api,
  );
  const worker = startProcess(
    'apps/worker/src/main.ts',
    { ...stores, CHULI_WORKER_PORT: String(ports.worker), CHULI_WORKER_POLL_SECONDS: '1' },
    ports.worker,
  );
  const live = await startLiveProcess(place, {
    ...shared,
    CHULI_LIVE_METRICS_PORT: String(figures.live),
    CHULI_LIVE_PROXIES: '1',
  });
  const ingest = await startIngestProcess(PLAN, place, path.join(engines.dir, 'feed'), {
    isOnTime: true,
    env: shared,
  });
  const web = startWeb(ports.web, {
    ...shared,
    CHULI_WEB_METRICS_PORT: String(figures.web),
    CHULI_WEB_BUILDS: await writeBuild(path.join(engines.dir, 'web')),
    CHULI_API_URL: api.address,
    CHULI_LIVE_URL: live.address,
  });
  const at = (port: number): string => `127.0.0.1:${port}`;
  return {
    apps: { web, api, live, ingest, worker },
    figures: {
      web: at(figures.web),
      api: at(figures.api),
      live: at(figures.live),
      ingest: new URL(ingest.address).host,
      worker: new URL(worker.address).host,
    },
  };
};

const startAll = async (ends: Ends): Promise<Omit<WatchPlace, 'stop'>> => {
  const engines = await startDrillEngines();
  ends.push(engines.stop);
  const collector = await startCollector();
  ends.push(collector.stop);
  const place = await engines.place('watch');
  await fill(place);
  const tapeWay = await openWay(place.tape.url);
  ends.push(tapeWay.close);
  const key = randomBytes(24).toString('base64url');
  const shared = { CHULI_METRICS_KEY: key, CHULI_TRACES_URL: collector.url, CHULI_TRACES_PART: '1' };
  const { apps, figures } = await startApps(engines, place, tapeWay.url, shared);
  ends.push(() => Promise.all(Object.values(apps).map((app) => app.kill())));
  const prometheus = await startPrometheus(path.join(engines.dir, 'prometheus'), figures, key);
  ends.push(prometheus.stop);
  return { apps, figures, key, tapeWay, age: ageIn(place), collector, prometheus };
};

export const openWatchPlace = async (): Promise<WatchPlace> => {
  const ends: Ends = [];
  const stop = async (): Promise<void> => {
    for (const end of ends.toReversed()) await end();
  };
  try {
    return { ...(await startAll(ends)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
