import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LogAddress, LogSettings, readLogEnvironment } from '@chuli/bus';
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
import { LogLevel, type ProcessSettings, Stores, host, port, whole } from '@chuli/settings';
import { TELEMETRY, type TelemetrySettings, readTelemetry } from '@chuli/telemetry';
import { z } from 'zod';
import { SOURCE_SETTINGS, type SourceConfig, readSourceConfig } from './sources/index.ts';

const Engines = z.object({ ...Stores, ...LogLevel });

const PREFIX = 'CHULI_INGEST_';
/** Tells the API where the feeds are; one file of settings may serve both. */
const OF_THE_API = 'CHULI_INGEST_URLS';

/** By the name of the variable without its prefix. */
const Own = z.strictObject({
  HOST: host(),
  PORT: port(PORTS.ingest),
  DAY: z
    .string()
    .refine(isTradingDate, 'is not a day, YYYY-MM-DD')
    .transform(tradingDate)
    .optional()
    .describe('the one day to run, YYYY-MM-DD, for a replay or a simulation; else the calendar’s'),
  FOLDER: z
    .string()
    .min(1)
    .default(join(tmpdir(), `${PRODUCT.slug}-ingest`))
    .meta({
      description: 'where the fold is kept between restarts; it can be made again from the log',
      fallback: 'one among temporary files',
    }),
  SNAPSHOT_SECONDS: whole(1, 3_600).default(30).describe('how often the fold is kept'),
  LEASE_MS: whole(500, 60_000).default(3_000).describe('after how long a silent leader is taken for gone'),
  REREADS: whole(1, 100).default(12).describe('how often a day that is not exact is read again'),
  REREAD_SECONDS: whole(1, 3_600).default(300).describe('how long after the last time'),
});

export type Settings = {
  readonly registryUrl: string;
  readonly tape: { readonly url: string; readonly database: string };
  readonly log: LogAddress;
  readonly logLevel: z.output<typeof Engines>['CHULI_LOG_LEVEL'];
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
  readonly telemetry: TelemetrySettings;
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

export const INGEST_SETTINGS: ProcessSettings = {
  process: 'ingest',
  groups: [
    { shape: Engines.shape },
    { shape: LogSettings },
    { shape: Own.shape, prefix: PREFIX },
    ...SOURCE_SETTINGS,
    { shape: TELEMETRY },
  ],
  demands: DEMANDS,
};

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
  const telemetry = readTelemetry(environment);
  const problems = [...faults, ...telemetry.faults];
  if (problems.length > 0 || !engines.success || !own.success || 'problems' in log) {
    throw settingsError([
      ...problems,
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
    telemetry: telemetry.settings,
  };
};
