import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LogAddress, readLogEnvironment } from '@chuli/bus';
import {
  PORTS,
  PRODUCT,
  type TradingDate,
  isTradingDate,
  needed,
  readEnvironment,
  refused,
  schemaFaults,
  settingsError,
  tradingDate,
} from '@chuli/kernel';
import { z } from 'zod';
import { type SourceConfig, readSourceConfig } from './sources/index.ts';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const Engines = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  CLICKHOUSE_URL: z.url({ protocol: /^https?$/ }),
  CHULI_TAPE_DATABASE: z
    .string()
    .regex(/^[a-z_][a-z0-9_]{0,62}$/)
    .default(PRODUCT.slug),
  CHULI_LOG_LEVEL: z.enum(LEVELS).default('info'),
});

const whole = (low: number, high: number, fallback: number) =>
  z.coerce.number().int().min(low).max(high).default(fallback);

const PREFIX = 'CHULI_INGEST_';
/** Tells the API where the feeds are; one file of settings may serve both. */
const OF_THE_API = 'CHULI_INGEST_URLS';

/** By the name of the variable without its prefix. */
const Own = z.strictObject({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: whole(0, 65_535, PORTS.ingest),
  DAY: z.string().refine(isTradingDate, 'is not a day, YYYY-MM-DD').transform(tradingDate).optional(),
  FOLDER: z
    .string()
    .min(1)
    .default(join(tmpdir(), `${PRODUCT.slug}-ingest`)),
  SNAPSHOT_SECONDS: whole(1, 3_600, 30),
  LEASE_MS: whole(500, 60_000, 3_000),
  REREADS: whole(1, 100, 12),
  REREAD_SECONDS: whole(1, 3_600, 300),
});

export type Settings = {
  readonly registryUrl: string;
  readonly tape: { readonly url: string; readonly database: string };
  readonly log: LogAddress;
  readonly logLevel: (typeof LEVELS)[number];
  readonly host: string;
  readonly port: number;
  /** The one day to run, for a replay or a simulation; null to follow the calendar. */
  readonly day: TradingDate | null;
  /** Where the fold is kept between restarts. It can be made again from the log. */
  readonly folder: string;
  readonly snapshotMs: number;
  readonly leaseMs: number;
  readonly rereads: number;
  readonly rereadMs: number;
  readonly source: SourceConfig;
};

const DEMANDS = [
  needed('CHULI_SOURCE', 'which source feeds this installation'),
  refused(
    'CHULI_SOURCE',
    'an invented or an old market would be shown as that of today',
    (kind, environment) => environment === 'production' && ['simulator', 'replay'].includes(kind),
  ),
  needed('CHULI_INGEST_FOLDER', 'where the fold outlives a restart of the machine'),
];

/** Reads the environment once; a misspelt variable of this program is an error, not a default. */
export const readSettings = (environment: Readonly<Record<string, string | undefined>>): Settings => {
  const { faults } = readEnvironment(environment, DEMANDS);
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '');
  const engines = Engines.safeParse(Object.fromEntries(given));
  const own = Own.safeParse(
    Object.fromEntries(
      given
        .filter(([name]) => name.startsWith(PREFIX) && name !== OF_THE_API)
        .map(([name, value]) => [name.slice(PREFIX.length), value]),
    ),
  );
  const log = readLogEnvironment(environment);
  if (faults.length > 0 || !engines.success || !own.success || 'problems' in log) {
    throw settingsError([
      ...faults,
      ...(engines.success ? [] : schemaFaults(engines.error)),
      ...('problems' in log ? log.problems : []),
      ...(own.success ? [] : schemaFaults(own.error, PREFIX)),
    ]);
  }
  const { data: env } = engines;
  return {
    registryUrl: env.DATABASE_URL,
    tape: { url: env.CLICKHOUSE_URL, database: env.CHULI_TAPE_DATABASE },
    log: log.address,
    logLevel: env.CHULI_LOG_LEVEL,
    host: own.data.HOST,
    port: own.data.PORT,
    day: own.data.DAY ?? null,
    folder: own.data.FOLDER,
    snapshotMs: own.data.SNAPSHOT_SECONDS * 1_000,
    leaseMs: own.data.LEASE_MS,
    rereads: own.data.REREADS,
    rereadMs: own.data.REREAD_SECONDS * 1_000,
    source: readSourceConfig(environment),
  };
};
