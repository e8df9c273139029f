import path from 'node:path';
import { ROOT } from '@chuli/command';
import { OF_A_DRILL, waitUntil } from '@chuli/harness';
import type { ProcessPlan } from './ingest-process.ts';
import { type Cluster, logVariables } from './log-cluster.ts';
import type { MachineClock } from './machines-clock.ts';
import type { Link } from './machines-network.ts';
import { type Part, partOf } from './machines-part.ts';
import { PORTS } from './machines-ports.ts';
import type { TapeServer } from './machines-tape.ts';
import type { Plan } from './plan.ts';

/** The shortest that a setting allows: what is tried is who leads, and a minute of it would be no better. */
const LEASE_SECONDS = 5;
const READY_WITHIN_MS = 180_000;
const WORD_WITHIN_MS = 3_000;

export type AppName = 'web' | 'api' | 'live' | 'ingest' | 'worker';

/** A copy of an app, by what the drill asks it. */
export type App = Part & {
  readonly app: AppName;
  /** Of its machine. */
  readonly name: string;
  readonly address: string;
  readonly link: Link;
};

export type Home = {
  readonly name: string;
  readonly folder: string;
  readonly link: Link;
  readonly clock: MachineClock;
};

/** What the apps of all machines are told alike. */
export type Shared = {
  readonly registryUrl: string;
  readonly tape: Pick<TapeServer, 'url' | 'database'>;
  readonly cluster: Cluster;
  readonly plan: Plan;
  readonly tokenKey: string;
  readonly liveKey: string;
  readonly build: string;
  readonly proxies: readonly string[];
};

type Variables = Readonly<Record<string, string>>;
type Row = { readonly file: string; readonly env: (home: Home, shared: Shared) => Variables };

/** Asked by HAProxy of its own machine, as deploy/proxy/copies.cfg has it. */
export const BEHIND = { api: '127.0.0.1:4350', live: '127.0.0.1:4351' } as const;

const LEAVE = { CHULI_LEAVE_SECONDS: '1' };

const ingestPlan = ({ folder, link }: Home, { registryUrl, tape, cluster, plan }: Shared): ProcessPlan => ({
  plan,
  place: { registryUrl, tape: { url: tape.url, database: tape.database }, log: cluster.address('publisher') },
  host: link.inner,
  port: PORTS.ingest,
  folder: path.join(folder, 'ingest'),
});

const APPS: Readonly<Record<AppName, Row>> = {
  worker: {
    file: 'apps/worker/src/main.ts',
    env: ({ link }) => ({
      CHULI_WORKER_HOST: link.inner,
      CHULI_WORKER_POLL_SECONDS: '1',
      CHULI_WORKER_LEASE_SECONDS: String(LEASE_SECONDS),
    }),
  },
  ingest: {
    file: 'drills/ingest-process.ts',
    env: (home, shared) => ({ DRILL: JSON.stringify(ingestPlan(home, shared)) }),
  },
  live: {
    file: 'apps/live/src/main.ts',
    env: ({ link }, { cluster, liveKey }) => ({
      ...LEAVE,
      ...logVariables(cluster, 'reader'),
      CHULI_LIVE_HOST: link.inner,
      CHULI_LIVE_KEY: liveKey,
      CHULI_LIVE_PROXIES: '2',
      CHULI_LIVE_CONNECTIONS_PER_ADDRESS: '10000',
    }),
  },
  api: {
    file: 'apps/api/src/main.ts',
    env: ({ link }, { tokenKey, proxies }) => ({
      ...LEAVE,
      CHULI_API_HOST: link.inner,
      CHULI_TOKEN_KEY: tokenKey,
      CHULI_TRUSTED_PROXIES: proxies.join(','),
      CHULI_CHECK_REPLIES: 'false',
    }),
  },
  web: {
    file: 'apps/web/server/main.ts',
    env: ({ link }, { build }) => ({
      ...LEAVE,
      CHULI_WEB_HOST: link.inner,
      CHULI_WEB_BUILDS: build,
      CHULI_API_URL: `http://${BEHIND.api}`,
      CHULI_LIVE_URL: `http://${BEHIND.live}`,
    }),
  },
};

const openApp = (app: AppName, home: Home, shared: Shared): App => {
  const { file, env } = APPS[app];
  const { name, link, clock } = home;
  const variables = {
    ...OF_A_DRILL,
    ...clock.variables,
    PATH: process.env['PATH'] ?? '',
    DATABASE_URL: shared.registryUrl,
    CLICKHOUSE_URL: shared.tape.url,
    CHULI_TAPE_DATABASE: shared.tape.database,
    CHULI_SMS: 'none',
    CHULI_LOG_LEVEL: 'fatal',
    ...env(home, shared),
  };
  const args = [path.join(ROOT, file)];
  const { namespace } = link;
  return {
    ...partOf({ program: process.execPath, args, env: variables, namespace, isKept: true }),
    app,
    name,
    link,
    address: `http://${link.inner}:${PORTS[app]}`,
  };
};

export const openApps = (home: Home, shared: Shared): App[] =>
  (Object.keys(APPS) as AppName[]).map((app) => openApp(app, home, shared));

/** A worker that has nothing to judge yet, and the one that waits, are not ready and answer all the same. */
const isWhole = async ({ app, address }: App): Promise<boolean> =>
  fetch(`${address}/readyz`, { signal: AbortSignal.timeout(WORD_WITHIN_MS) }).then(
    async ({ ok, body }) => {
      await body?.cancel();
      return ok || app === 'worker';
    },
    () => false,
  );

export const untilReady = async (apps: readonly App[]): Promise<void> => {
  for (const one of apps)
    await waitUntil(() => isWhole(one), `${one.app} of ${one.name} to be ready`, READY_WITHIN_MS, 250);
};
