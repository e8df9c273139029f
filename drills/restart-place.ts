import { generateKeyPairSync, randomBytes } from 'node:crypto';
import path from 'node:path';
import { openRegistry } from '@chuli/registry';
import { openTape } from '@chuli/tape';
import { freePort } from '@chuli/engines';
import { type DrillProcess, startProcess } from '@chuli/harness';
import { fillMarket } from './access-market.ts';
import { type DrillEngines, type Place, startDrillEngines } from './engines.ts';
import type { Plan } from './plan.ts';
import { startIngestProcess, startLiveProcess } from './processes.ts';
import { type Balancer, startBalancer } from './restart-balancer.ts';
import { writeBuild } from './small-build.ts';

/** What a balancer needs to notice, at five questions a second. */
const LEAVE = { CHULI_LEAVE_SECONDS: '1' };

export const APPS = ['api', 'web', 'live', 'worker', 'ingest'] as const;
export type AppName = (typeof APPS)[number];

/** Two copies of every app behind balancers, on engines of their own. */
export type RestartPlace = {
  readonly copies: Readonly<Record<AppName, readonly DrillProcess[]>>;
  readonly balancers: Readonly<Record<'api' | 'web' | 'live', Balancer>>;
  stop: () => Promise<void>;
};

const twice = async (start: (copy: number) => Promise<DrillProcess>): Promise<DrillProcess[]> => [
  await start(0),
  await start(1),
];

const startApi = async (place: Place, CHULI_TOKEN_KEY: string): Promise<DrillProcess> => {
  const port = await freePort();
  const env = {
    ...LEAVE,
    DATABASE_URL: place.registryUrl,
    CLICKHOUSE_URL: place.tape.url,
    CHULI_TAPE_DATABASE: place.tape.database,
    CHULI_TOKEN_KEY,
    CHULI_TRUSTED_PROXIES: '127.0.0.1',
    CHULI_CHECK_REPLIES: 'false',
    CHULI_SMS: 'none',
    CHULI_LOG_LEVEL: 'fatal',
    CHULI_API_PORT: String(port),
  };
  return startProcess('apps/api/src/main.ts', env, port);
};

const startWeb = async (build: string, api: Balancer, live: Balancer): Promise<DrillProcess> => {
  const port = await freePort();
  const env = {
    ...LEAVE,
    CHULI_WEB_BUILDS: build,
    CHULI_WEB_PORT: String(port),
    CHULI_API_URL: api.address,
    CHULI_LIVE_URL: live.address,
  };
  return startProcess('apps/web/server/main.ts', env, port);
};

const startWorker = async (place: Place): Promise<DrillProcess> => {
  const port = await freePort();
  const env = {
    DATABASE_URL: place.registryUrl,
    CLICKHOUSE_URL: place.tape.url,
    CHULI_TAPE_DATABASE: place.tape.database,
    CHULI_WORKER_PORT: String(port),
    CHULI_WORKER_POLL_SECONDS: '1',
    CHULI_SMS: 'none',
    CHULI_LOG_LEVEL: 'fatal',
  };
  return startProcess('apps/worker/src/main.ts', env, port);
};

const fill = async (place: Place, plan: Plan): Promise<void> => {
  const registry = openRegistry(place.registryUrl, 2);
  const tape = openTape(place.tape);
  try {
    await fillMarket({ tape, registry }, plan.day);
  } finally {
    await Promise.all([tape.close(), registry.destroy()]);
  }
};

const startAll = async (engines: DrillEngines, plan: Plan, ends: (() => unknown)[]) => {
  const place = await engines.place('restart');
  await fill(place, plan);
  const { privateKey } = generateKeyPairSync('ed25519');
  const key = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const build = await writeBuild(path.join(engines.dir, 'web'));
  const kept = async (start: (copy: number) => Promise<DrillProcess>): Promise<DrillProcess[]> => {
    const copies = await twice(start);
    ends.push(() => Promise.all(copies.map((copy) => copy.kill())));
    return copies;
  };
  const balanced = async (copies: readonly DrillProcess[]): Promise<Balancer> => {
    const balancer = await startBalancer(copies.map(({ address }) => address));
    ends.push(balancer.stop);
    return balancer;
  };
  const ingest = await kept((copy) => startIngestProcess(plan, place, path.join(engines.dir, `feed${copy}`)));
  const worker = await kept(() => startWorker(place));
  const api = await kept(() => startApi(place, key));
  const told = { ...LEAVE, CHULI_LIVE_PROXIES: '2', CHULI_LIVE_KEY: randomBytes(32).toString('base64') };
  const live = await kept(() => startLiveProcess(place, told));
  const behind = { api: await balanced(api), live: await balanced(live) };
  const web = await kept(() => startWeb(build, behind.api, behind.live));
  return { copies: { api, web, live, worker, ingest }, balancers: { ...behind, web: await balanced(web) } };
};

export const openRestartPlace = async (plan: Plan): Promise<RestartPlace> => {
  const engines = await startDrillEngines();
  const ends: (() => unknown)[] = [engines.stop];
  const stop = async (): Promise<void> => {
    for (const end of ends.toReversed()) await end();
  };
  try {
    return { ...(await startAll(engines, plan, ends)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
