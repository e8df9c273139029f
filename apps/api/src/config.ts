import { ENVIRONMENTS, type Environment as Place } from '@chuli/contracts/screens';
import { z } from 'zod';
import { NoticeEnvironment, type NoticeOffers, noticeOffersOf } from './areas/notice-offers.ts';
import type { FeedAddresses } from './http/implement.ts';
import { PaymentsEnvironment, paymentsOf } from './payments/config.ts';
import type { PaymentsOptions } from './payments/payments.ts';
import { PeopleEnvironment, peopleOf } from './people/config.ts';
import type { PeopleOptions } from './people/people.ts';
import { DEFAULT_PER_SECOND } from './shares/shares.ts';

const Version = z.string().regex(/^\d+(\.\d+){0,2}$/, 'A version is written 1.2.3');

const Urls = z
  .string()
  .transform((text) => text.split(',').map((url) => url.trim()))
  .pipe(z.array(z.url({ protocol: /^https?$/ })));

const Environment = z.object({
  CHULI_API_HOST: z.string().min(1).default('127.0.0.1'),
  CHULI_API_PORT: z.coerce.number().int().min(0).max(65_535).default(4310),
  CLICKHOUSE_URL: z.url({ protocol: /^https?$/ }),
  CHULI_TAPE_DATABASE: z.string().min(1).default('chuli'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Longest a question may run on the engine. */
  CHULI_QUERY_SECONDS: z.coerce.number().int().min(1).max(300).default(30),
  /** Room for answers that are kept to be sent again. */
  CHULI_CACHE_MEGABYTES: z.coerce.number().int().min(0).max(65_536).default(128),
  /** What one caller may use a second and go on so for ever: 1 is a fresh answer, 10 a heavy one. */
  CHULI_CALLER_PER_SECOND: z.coerce.number().min(1).max(1_000_000).default(DEFAULT_PER_SECOND),
  /** Compare every reply with its schema; by default in development only. */
  CHULI_CHECK_REPLIES: z.stringbool().optional(),
  CHULI_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Of the mobile app; none while no app is published. */
  CHULI_ANDROID_MINIMUM_VERSION: Version.optional(),
  CHULI_ANDROID_LATEST_VERSION: Version.optional(),
  /** Opens the page of the feed to whoever holds it; a short one could be guessed. */
  CHULI_OPERATOR_KEY: z.string().min(24, 'A key has 24 characters or more').optional(),
  /** Looked at for operators alone. */
  NATS_URL: z.url({ protocol: /^(nats|tls)$/ }).optional(),
  /** Addresses of feed processes, with commas between them. */
  CHULI_INGEST_URLS: Urls.default([]),
  /** Addresses or networks of our own proxies, with commas between them; nobody else is asked who they speak for. */
  CHULI_TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))),
  NODE_ENV: z.string().default('development'),
  /** Which hosts are answered: packages/contracts/src/hosts.ts. */
  CHULI_ENVIRONMENT: z.enum(ENVIRONMENTS).default('development'),
  ...PeopleEnvironment.shape,
  ...NoticeEnvironment.shape,
  ...PaymentsEnvironment.shape,
});

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
};

/** Reads the environment once and reports everything that is wrong with it together. */
export const readConfig = (environment: NodeJS.ProcessEnv): Config => {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is not complete:\n${problems.join('\n')}`);
  }
  const env = parsed.data;
  const isProduction = env.NODE_ENV === 'production';
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
    checkReplies: env.CHULI_CHECK_REPLIES ?? !isProduction,
    logLevel: env.CHULI_LOG_LEVEL,
    mobileVersions: {
      minimum: env.CHULI_ANDROID_MINIMUM_VERSION ?? null,
      latest: env.CHULI_ANDROID_LATEST_VERSION ?? null,
    },
    operatorKey: env.CHULI_OPERATOR_KEY ?? null,
    people: peopleOf(env, isProduction),
    notices: noticeOffersOf(env, isProduction),
    payments: paymentsOf(env, { isProduction, place: env.CHULI_ENVIRONMENT }),
    trustedProxies: env.CHULI_TRUSTED_PROXIES,
    environment: env.CHULI_ENVIRONMENT,
    feed: { nats: env.NATS_URL ?? null, processes: env.CHULI_INGEST_URLS },
  };
};
