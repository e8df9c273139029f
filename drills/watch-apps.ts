import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '@chuli/engines';
import { type DrillProcess, startProcess } from '@chuli/harness';
import type { DrillEngines, Place } from './engines.ts';
import { DAY, type Plan } from './plan.ts';
import { startIngestProcess, startLiveProcess } from './processes.ts';
import { type Way, openWay } from './way.ts';

export const APPS = ['web', 'api', 'live', 'ingest', 'worker'] as const;
export type App = (typeof APPS)[number];

/** The way of a process to an engine, which can be broken for that process alone. */
export type Ways = Readonly<
  Record<'apiTape' | 'apiRegistry' | 'workerTape' | 'ingestTape' | 'ingestLog' | 'liveLog', Way>
>;

export type Shared = Readonly<Record<string, string>>;

/** A session in real time: two trades a second. */
export const PLAN: Plan = {
  kind: 'simulated',
  day: DAY,
  seed: 1,
  stocks: 30,
  trades: 30_000,
  closesAt: 15 * 60,
  bursts: [],
  speed: 1,
};

/** Slow to readers; at 700 ms the API takes ClickHouse for away. */
const SLOW_MS = 450;

export const openWays = async ({ tape, registryUrl, log }: Place): Promise<Ways> => ({
  apiTape: await openWay(tape.url, SLOW_MS),
  apiRegistry: await openWay(registryUrl),
  workerTape: await openWay(tape.url),
  ingestTape: await openWay(tape.url),
  ingestLog: await openWay(log.url),
  liveLog: await openWay(log.url),
});

const writeBuild = async (folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Drill</title>');
  return folder;
};

const startWeb = async (env: Shared): Promise<DrillProcess> => {
  const port = await freePort();
  return startProcess('apps/web/server/main.ts', { ...env, CHULI_WEB_PORT: String(port) }, port);
};

const startApi = async (env: Shared): Promise<DrillProcess> => {
  const port = await freePort();
  return startProcess(
    'apps/api/src/main.ts',
    { ...env, CHULI_API_PORT: String(port), CHULI_TRUSTED_PROXIES: '127.0.0.1' },
    port,
  );
};

const startWorker = async (env: Shared): Promise<DrillProcess> => {
  const port = await freePort();
  const own = { CHULI_WORKER_PORT: String(port), CHULI_WORKER_POLL_SECONDS: '1' };
  return startProcess('apps/worker/src/main.ts', { ...env, ...own }, port);
};

type Needs = {
  readonly engines: DrillEngines;
  readonly place: Place;
  readonly ways: Ways;
  /** What every process is told beside its engines. */
  readonly shared: Shared;
  /** What the API is told beside that. */
  readonly ofApi: Shared;
};

export const startApps = async ({ engines, place, ways, shared, ofApi }: Needs) => {
  const figures = { web: await freePort(), api: await freePort(), live: await freePort() };
  const stores = { ...shared, CHULI_TAPE_DATABASE: place.tape.database, CHULI_LOG_LEVEL: 'fatal' };
  const api = await startApi({
    ...stores,
    CHULI_SMS: 'none',
    ...ofApi,
    DATABASE_URL: ways.apiRegistry.url,
    CLICKHOUSE_URL: ways.apiTape.url,
    CHULI_API_METRICS_PORT: String(figures.api),
  });
  const worker = await startWorker({
    ...stores,
    CHULI_SMS: 'none',
    DATABASE_URL: place.registryUrl,
    CLICKHOUSE_URL: ways.workerTape.url,
  });
  const live = await startLiveProcess(
    { ...place, log: { ...place.log, url: ways.liveLog.url } },
    { ...shared, CHULI_LIVE_METRICS_PORT: String(figures.live), CHULI_LIVE_PROXIES: '1' },
  );
  const ofIngest: Place = {
    ...place,
    tape: { ...place.tape, url: ways.ingestTape.url },
    log: { ...place.log, url: ways.ingestLog.url },
  };
  const feed = path.join(engines.dir, 'feed');
  const ingest = await startIngestProcess(PLAN, ofIngest, feed, { isOnTime: true, env: shared });
  const web = await startWeb({
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
