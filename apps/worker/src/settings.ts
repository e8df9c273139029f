import { type LogAddress, OptionalLogSettings, readLogEnvironment } from '@chuli/bus';
import { type Feature, FreeFeatures } from '@chuli/contracts';
import { PORTS, readEnvironment, refused, schemaFaults, settingsError } from '@chuli/kernel';
import { LogLevel, type ProcessSettings, SHARED, Stores, host, port, whole } from '@chuli/settings';
import { TELEMETRY, type TelemetrySettings, readTelemetry } from '@chuli/telemetry';
import { z } from 'zod';
import {
  NOTICE_DEMANDS,
  NoticeEnvironment,
  type NoticeSettings,
  noticeSettingsOf,
} from './notices/settings.ts';

const Environment = z.object({
  ...Stores,
  ...LogLevel,
  CHULI_WORKER_HOST: host(),
  CHULI_WORKER_PORT: port(PORTS.worker),
  CHULI_WORKER_POLL_SECONDS: whole(1, 3_600)
    .default(15)
    .describe('how often it looks whether bars have changed'),
  CHULI_WORKER_LEASE_SECONDS: whole(5, 3_600)
    .default(60)
    .describe('after how long a silent copy is taken for gone'),
  CHULI_FREE_FEATURES: FreeFeatures.meta(SHARED.freeFeatures),
  ...NoticeEnvironment.shape,
});

export type Settings = {
  readonly registryUrl: string;
  readonly tape: { readonly url: string; readonly database: string };
  readonly logLevel: z.output<typeof Environment>['CHULI_LOG_LEVEL'];
  readonly host: string;
  readonly port: number;
  readonly pollMs: number;
  readonly leaseMs: number;
  readonly notices: NoticeSettings;
  /** Whose alerts are judged without a package: everyone's, on a developer's machine. */
  readonly freeFeatures: readonly Feature[];
  /** Where the bars of the day form; null where nobody asked for them to be judged. */
  readonly log: LogAddress | null;
  readonly telemetry: TelemetrySettings;
};

const DEMANDS = [
  ...NOTICE_DEMANDS,
  refused('CHULI_FREE_FEATURES', 'would judge for everyone what is sold; it is for development'),
];

export const WORKER_SETTINGS: ProcessSettings = {
  process: 'worker',
  groups: [{ shape: Environment.shape }, { shape: OptionalLogSettings }, { shape: TELEMETRY }],
  demands: DEMANDS,
};

type Given = Readonly<Record<string, string | undefined>>;

const readLog = (environment: Given): { log: LogAddress | null; problems: readonly string[] } => {
  if (environment['NATS_URL'] === undefined) return { log: null, problems: [] };
  const read = readLogEnvironment(environment);
  return 'address' in read
    ? { log: read.address, problems: [] }
    : { log: null, problems: read.problems.map((problem) => `  ${problem}`) };
};

/** Reads the environment once and reports all that is wrong with it together. */
export const readSettings = (environment: Given): Settings => {
  const { environment: place, faults } = readEnvironment(environment, DEMANDS);
  const parsed = Environment.safeParse(environment);
  const { log, problems } = readLog(environment);
  const telemetry = readTelemetry(environment);
  const all = [...faults, ...problems, ...telemetry.faults];
  if (all.length > 0 || !parsed.success)
    throw settingsError([...all, ...(parsed.success ? [] : schemaFaults(parsed.error))]);
  const env = parsed.data;
  return {
    registryUrl: env.DATABASE_URL,
    tape: { url: env.CLICKHOUSE_URL, database: env.CHULI_TAPE_DATABASE },
    logLevel: env.CHULI_LOG_LEVEL,
    host: env.CHULI_WORKER_HOST,
    port: env.CHULI_WORKER_PORT,
    pollMs: env.CHULI_WORKER_POLL_SECONDS * 1_000,
    leaseMs: env.CHULI_WORKER_LEASE_SECONDS * 1_000,
    notices: noticeSettingsOf(env, place),
    freeFeatures: env.CHULI_FREE_FEATURES,
    log,
    telemetry: telemetry.settings,
  };
};
