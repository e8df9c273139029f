import { type LogEnvironment, OptionalLogSettings, readLogEnvironment } from '@chuli/bus';
import {
  type Environment as Place,
  PORTS,
  isStrict,
  needed,
  readEnvironment,
  schemaFaults,
  settingsError,
} from '@chuli/kernel';
import { PUSH_DEMANDS, WEBHOOK_DEMANDS } from '@chuli/messages';
import { Leaving, LogLevel, type ProcessSettings, Stores, host, listOf, port, secret } from '@chuli/settings';
import { readReachedTelemetry, reachedTelemetry } from '@chuli/telemetry';
import { z } from 'zod';
import { NoticeEnvironment, type NoticeOffers, noticeOffersOf } from './areas/notice/offers.ts';
import type { FeedAddresses } from './areas/operator/engines.ts';
import { PAYMENT_DEMANDS, PaymentsEnvironment, type PaymentsOptions, paymentsOf } from '@chuli/billing';
import { PEOPLE_DEMANDS, PeopleEnvironment, peopleOf } from './areas/account/config.ts';
import type { PeopleOptions } from './areas/account/people.ts';
import { DEFAULT_PER_SECOND } from './shares/shares.ts';

const Version = z.string().regex(/^\d+(\.\d+){0,2}$/, 'A version is written 1.2.3');

const Urls = z
  .string()
  .transform(listOf)
  .pipe(z.array(z.url({ protocol: /^https?$/ })));

const Environment = z.object({
  CHULI_API_HOST: host(),
  CHULI_API_PORT: port(PORTS.api),
  ...Stores,
  CHULI_QUERY_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(300)
    .default(8)
    .describe('longest a question may run on ClickHouse'),
  CHULI_CACHE_MEGABYTES: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_536)
    .default(128)
    .describe('room for answers that are kept to be sent again'),
  CHULI_CALLER_PER_SECOND: z.coerce
    .number()
    .min(1)
    .max(1_000_000)
    .default(DEFAULT_PER_SECOND)
    .describe('what one caller may use a second and go on so for ever: 1 is a fresh answer, 10 a heavy one'),
  CHULI_CHECK_REPLIES: z
    .stringbool()
    .optional()
    .describe('compare every reply with its schema; where nothing is said, in development alone'),
  ...LogLevel,
  CHULI_ANDROID_MINIMUM_VERSION: Version.optional().describe(
    'oldest version of the mobile app that may go on',
  ),
  CHULI_ANDROID_LATEST_VERSION: Version.optional().describe('newest version of the mobile app'),
  CHULI_OPERATOR_KEY: z
    .string()
    .min(24, 'A key has 24 characters or more')
    .optional()
    .meta(secret('opens the operator’s pages to whoever holds it; 24 characters or more')),
  CHULI_INGEST_URLS: Urls.default([]).describe('addresses of the feeds, with commas between them'),
  CHULI_TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform(listOf)
    .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])))
    .describe(
      'addresses or networks of our own proxies, with commas between them; nobody else is asked whom they speak for',
    ),
  ...Leaving,
  ...PeopleEnvironment.shape,
  ...NoticeEnvironment.shape,
  ...PaymentsEnvironment.shape,
});

const DEMANDS = [
  ...PEOPLE_DEMANDS,
  ...PUSH_DEMANDS,
  ...WEBHOOK_DEMANDS,
  ...PAYMENT_DEMANDS,
  needed('CHULI_OPERATOR_KEY', 'opens the page of the feed to whoever runs it'),
  needed('CHULI_TRUSTED_PROXIES', 'our own proxies: else all readers count as one address'),
];

export type Config = {
  host: string;
  port: number;
  tape: { url: string; database: string; maxSeconds: number };
  registryUrl: string;
  cacheBytes: number;
  callerPerSecond: number;
  checkReplies: boolean;
  logLevel: string;
  mobileVersions: { minimum: string | null; latest: string | null };
  operatorKey: string | null;
  feed: FeedAddresses;
  people: PeopleOptions;
  notices: NoticeOffers;
  payments: PaymentsOptions;
  trustedProxies: readonly string[];
  environment: Place;
  leaveMs: number;
  telemetry: ReturnType<typeof readReachedTelemetry>['settings'];
};

export const API_SETTINGS: ProcessSettings = {
  process: 'api',
  groups: [{ shape: Environment.shape }, { shape: OptionalLogSettings }, { shape: reachedTelemetry('api') }],
  demands: DEMANDS,
};

/** Looked at for operators alone, so it may be left out. */
const logOf = (environment: NodeJS.ProcessEnv): LogEnvironment | { address: null } =>
  environment['NATS_URL'] ? readLogEnvironment(environment) : { address: null };

/** Reads the environment once and reports everything that is wrong with it together. */
export const readConfig = (environment: NodeJS.ProcessEnv): Config => {
  const { environment: place, faults } = readEnvironment(environment, DEMANDS);
  const parsed = Environment.safeParse(environment);
  const log = logOf(environment);
  const telemetry = readReachedTelemetry(environment, 'api');
  const problems = [...faults, ...telemetry.faults];
  if (problems.length > 0 || !parsed.success || 'problems' in log)
    throw settingsError([
      ...problems,
      ...(parsed.success ? [] : schemaFaults(parsed.error)),
      ...('problems' in log ? log.problems : []),
    ]);
  const env = parsed.data;
  return {
    host: env.CHULI_API_HOST,
    port: env.CHULI_API_PORT,
    tape: {
      url: env.CLICKHOUSE_URL,
      database: env.CHULI_TAPE_DATABASE,
      maxSeconds: env.CHULI_QUERY_SECONDS,
    },
    registryUrl: env.DATABASE_URL,
    cacheBytes: env.CHULI_CACHE_MEGABYTES * 1024 * 1024,
    callerPerSecond: env.CHULI_CALLER_PER_SECOND,
    checkReplies: env.CHULI_CHECK_REPLIES ?? !isStrict(place),
    logLevel: env.CHULI_LOG_LEVEL,
    mobileVersions: {
      minimum: env.CHULI_ANDROID_MINIMUM_VERSION ?? null,
      latest: env.CHULI_ANDROID_LATEST_VERSION ?? null,
    },
    operatorKey: env.CHULI_OPERATOR_KEY ?? null,
    people: peopleOf(env, place),
    notices: noticeOffersOf(env),
    payments: paymentsOf(env, place),
    trustedProxies: env.CHULI_TRUSTED_PROXIES,
    environment: place,
    leaveMs: (env.CHULI_LEAVE_SECONDS ?? (isStrict(place) ? 5 : 0)) * 1_000,
    feed: { log: log.address, processes: env.CHULI_INGEST_URLS, key: telemetry.settings.key },
    telemetry: telemetry.settings,
  };
};
