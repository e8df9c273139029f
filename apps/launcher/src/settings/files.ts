import { type Environment, PORTS, PRODUCT } from '@chuli/kernel';
import type { Keys } from './keys.ts';

/** Where everything is, as each part of an installation reaches the others. */
type Places = {
  readonly about: string;
  readonly at: (name: 'postgres' | 'clickhouse' | 'nats' | 'api' | 'live' | 'ingest') => string;
  /** Those that speak for readers: the proxy in front, and the web server. */
  readonly proxies: string;
  readonly ingestFolder: string;
  /** Where a relay listens beside the gateway that it mirrors. */
  readonly relay: Readonly<Record<string, string>>;
};

const ENGINE_PORTS = { postgres: 5432, clickhouse: 8123, nats: 4222 } as const;
const ALL_PORTS = { ...ENGINE_PORTS, ...PORTS };

export const PLACES = {
  machine: {
    about: 'everything on one machine, by deploy/systemd',
    at: (name) => `127.0.0.1:${ALL_PORTS[name]}`,
    proxies: '127.0.0.1',
    ingestFolder: `/var/lib/${PRODUCT.slug}-ingest`,
    relay: { CHULI_LIVE_PORT: '4322', CHULI_LIVE_METRICS_PORT: '4323' },
  },
  compose: {
    about: 'everything in containers, by deploy/compose.yaml',
    at: (name) => `${name}:${ALL_PORTS[name]}`,
    proxies: '172.30.43.0/24',
    ingestFolder: '/var/lib/chuli',
    relay: {},
  },
} as const satisfies Readonly<Record<string, Places>>;

/** Names and values; null is for somebody to say. */
type Lines = Readonly<Record<string, string | null>>;

export type Wanted = { readonly keys: Keys; readonly places: Places; readonly environment: Environment };

const log = ({ places }: Wanted, user: string, password: string): Lines => ({
  NATS_URL: `nats://${places.at('nats')}`,
  NATS_USER: user,
  NATS_PASSWORD: password,
});

const postgresUrl = ({ places }: Wanted, user: string, password: string): string =>
  `postgres://${user}:${password}@${places.at('postgres')}/${PRODUCT.slug}`;

const stores = (wanted: Wanted): Lines => ({
  DATABASE_URL: postgresUrl(wanted, PRODUCT.slug, wanted.keys.postgres),
  CLICKHOUSE_URL: `http://${PRODUCT.slug}:${wanted.keys.clickhouse}@${wanted.places.at('clickhouse')}`,
});

/** How many proxies stand before the gateway: the one in front, and the web server. */
const PROXIES_BEFORE_LIVE = '2';

const FILES: Readonly<Record<string, (wanted: Wanted) => Lines>> = {
  engines: ({ keys }) => ({
    CHULI_POSTGRES_PASSWORD: keys.postgres,
    CHULI_BACKUP_PASSWORD: keys.backup,
    CHULI_CLICKHOUSE_PASSWORD: keys.clickhouse,
    CHULI_NATS_PUBLISHER_PASSWORD: keys.publisher,
    CHULI_NATS_READER_PASSWORD: keys.reader,
    CHULI_NATS_JUDGE_PASSWORD: keys.judge,
    CHULI_NATS_OPERATOR_PASSWORD: keys.natsOperator,
  }),
  web: ({ places }) => ({
    CHULI_API_URL: `http://${places.at('api')}`,
    CHULI_LIVE_URL: `http://${places.at('live')}`,
  }),
  api: (wanted) => ({
    ...stores(wanted),
    ...log(wanted, 'reader', wanted.keys.reader),
    CHULI_TOKEN_KEY: wanted.keys.token,
    CHULI_SEAL_KEY: wanted.keys.seal,
    CHULI_LIVE_KEY: wanted.keys.live,
    CHULI_OPERATOR_KEY: wanted.keys.operator,
    CHULI_VAPID_PUBLIC: wanted.keys.vapid.publicKey,
    CHULI_TRUSTED_PROXIES: wanted.places.proxies,
    CHULI_INGEST_URLS: `http://${wanted.places.at('ingest')}`,
    CHULI_SMS: null,
  }),
  live: (wanted) => ({
    ...log(wanted, 'reader', wanted.keys.reader),
    CHULI_LIVE_KEY: wanted.keys.live,
    CHULI_LIVE_PROXIES: PROXIES_BEFORE_LIVE,
    CHULI_LIVE_TRUNK_KEY: wanted.keys.trunk,
  }),
  relay: ({ keys, places }) => ({
    CHULI_LIVE_FOLDERS: `ws://${places.at('live')}`,
    CHULI_LIVE_TRUNK_KEY: keys.trunk,
    CHULI_LIVE_KEY: keys.live,
    CHULI_LIVE_PROXIES: PROXIES_BEFORE_LIVE,
    ...places.relay,
  }),
  ingest: (wanted) => ({
    ...stores(wanted),
    ...log(wanted, 'publisher', wanted.keys.publisher),
    CHULI_SOURCE: null,
    CHULI_INGEST_FOLDER: wanted.places.ingestFolder,
  }),
  worker: (wanted) => ({
    ...stores(wanted),
    ...log(wanted, 'judge', wanted.keys.judge),
    CHULI_SEAL_KEY: wanted.keys.seal,
    CHULI_VAPID_PUBLIC: wanted.keys.vapid.publicKey,
    CHULI_VAPID_PRIVATE: wanted.keys.vapid.privateKey,
    CHULI_SMS: null,
  }),
  tasks: (wanted) => ({ ...stores(wanted) }),
  backup: (wanted) => ({
    ...stores(wanted),
    CHULI_BACKUP_URL: postgresUrl(wanted, `${PRODUCT.slug}_backup`, wanted.keys.backup),
    CHULI_BACKUP_STORE: null,
    CHULI_BACKUP_RECIPIENTS: null,
  }),
};

/** A value in single quotes is taken as it stands by Node, by systemd and by compose alike. */
const written = ([name, value]: [string, string | null]): string =>
  `${name}=${value === null ? '' : `'${value}'`}`;

/** A file of settings for each process, one for commands, one for the engines; each knows the secrets that it needs. */
export const settingsFiles = (wanted: Wanted): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(FILES).map(([name, lines]) => [
      `${name}.env`,
      [...Object.entries({ CHULI_ENVIRONMENT: wanted.environment, ...lines(wanted) }).map(written), ''].join(
        '\n',
      ),
    ]),
  );
