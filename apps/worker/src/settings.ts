import { type LogAddress, readLogEnvironment } from '@chuli/bus';
import { type Feature, FreeFeatures } from '@chuli/contracts';
import { PORTS, PRODUCT, readEnvironment, refused, schemaFaults, settingsError } from '@chuli/kernel';
import { z } from 'zod';
import {
  NOTICE_DEMANDS,
  NoticeEnvironment,
  type NoticeSettings,
  noticeSettingsOf,
} from './notices/settings.ts';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const whole = (low: number, high: number, fallback: number) =>
  z.coerce.number().int().min(low).max(high).default(fallback);

const Environment = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  CLICKHOUSE_URL: z.url({ protocol: /^https?$/ }),
  CHULI_TAPE_DATABASE: z
    .string()
    .regex(/^[a-z_][a-z0-9_]{0,62}$/)
    .default(PRODUCT.slug),
  CHULI_LOG_LEVEL: z.enum(LEVELS).default('info'),
  CHULI_WORKER_HOST: z.string().min(1).default('127.0.0.1'),
  CHULI_WORKER_PORT: whole(0, 65_535, PORTS.worker),
  /** How often it looks whether bars have changed. */
  CHULI_WORKER_POLL_SECONDS: whole(1, 3_600, 15),
  CHULI_WORKER_LEASE_SECONDS: whole(5, 3_600, 60),
  CHULI_FREE_FEATURES: FreeFeatures,
  ...NoticeEnvironment.shape,
});

export type Settings = {
  readonly registryUrl: string;
  readonly tape: { readonly url: string; readonly database: string };
  readonly logLevel: (typeof LEVELS)[number];
  readonly host: string;
  readonly port: number;
  readonly pollMs: number;
  readonly leaseMs: number;
  readonly notices: NoticeSettings;
  /** Whose alerts are judged without a package: everyone's, on a developer's machine. */
  readonly freeFeatures: readonly Feature[];
  /** Where the bars of the day form; null where nobody asked for them to be judged. */
  readonly log: LogAddress | null;
};

const DEMANDS = [
  ...NOTICE_DEMANDS,
  refused('CHULI_FREE_FEATURES', 'would judge for everyone what is sold; it is for development'),
];

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
  if (faults.length + problems.length > 0 || !parsed.success)
    throw settingsError([...faults, ...problems, ...(parsed.success ? [] : schemaFaults(parsed.error))]);
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
  };
};
