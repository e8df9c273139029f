import { z } from 'zod';
import type { HttpSettings } from './http/client.ts';

const speed = z.coerce.number().min(1).max(1_000).default(1);
const brokers = z.enum(['live', 'after-close']).default('after-close');
const count = (low: number, high: number, fallback: number) =>
  z.coerce.number().int().min(low).max(high).default(fallback);
const minute = z.coerce
  .number()
  .int()
  .min(0)
  .max(24 * 60 - 1);

const headers = z
  .string()
  .default('{}')
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'is not JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string().regex(/^[A-Za-z0-9-]+$/), z.string().regex(/^[\t\x20-\x7E]*$/)));

/** Settings of each kind of source, by the name of the variable without its prefix `CHULI_<KIND>_`. */
const KINDS = {
  replay: z.strictObject({ SPEED: speed, BROKERS: brokers }),
  simulator: z.strictObject({
    SPEED: speed,
    BROKERS: brokers,
    SEED: z.coerce.number().int().default(1),
    TRADES: count(1, 5_000_000, 60_000),
    BURST_AT: minute.optional(),
    BURST_SECONDS: count(1, 3_600, 60),
    BURST_PER_SECOND: count(1, 10_000, 3_000),
    MARKET_MOVE: z.coerce.number().min(-0.5).max(0.5).optional(),
    HALT_AT: minute.optional(),
    HALT_MINUTES: count(1, 240, 15),
    SUSPEND_AT: minute.optional(),
    CLOSES_AT: minute.optional(),
    HOLIDAY: z.stringbool().optional(),
  }),
  file: z.strictObject({ FOLDER: z.string().min(1) }),
  http: z.strictObject({
    URL: z.url({ protocol: /^https?$/ }),
    HEADERS: headers,
    LIST_METHOD: z.enum(['GET', 'POST']).default('GET'),
    GAP_MS: count(100, 60_000, 700),
    POLL_MS: count(500, 600_000, 5_000),
    TIMEOUT_MS: count(100, 120_000, 20_000),
    MAX_BYTES: count(1_000, 100_000_000, 5_000_000),
    PAGE_SIZE: count(1, 500, 500),
    FROZEN_SECONDS: count(5, 3_600, 60),
    DEPTH_PER_POLL: count(0, 100, 5),
    PASSES: count(1, 50, 6),
    PASS_GAP_SECONDS: count(0, 3_600, 60),
  }),
} as const;

export type SimulatorSettings = z.infer<(typeof KINDS)['simulator']>;

export type SourceConfig =
  | { readonly kind: 'replay'; readonly speed: number; readonly brokers: 'live' | 'after-close' }
  | {
      readonly kind: 'simulator';
      readonly speed: number;
      readonly brokers: 'live' | 'after-close';
      readonly settings: SimulatorSettings;
    }
  | { readonly kind: 'file'; readonly folder: string }
  | { readonly kind: 'http'; readonly settings: HttpSettings };

const FIRST_BACK_OFF_MS = 2_000;
const LONGEST_BACK_OFF_MS = 120_000;
const BREAKER_AFTER = 3;

const httpSettings = (env: z.infer<(typeof KINDS)['http']>): HttpSettings => ({
  baseUrl: env.URL,
  headers: env.HEADERS,
  listMethod: env.LIST_METHOD,
  gapMs: env.GAP_MS,
  pollMs: env.POLL_MS,
  timeoutMs: env.TIMEOUT_MS,
  maxBytes: env.MAX_BYTES,
  pageSize: env.PAGE_SIZE,
  frozenMs: env.FROZEN_SECONDS * 1_000,
  depthPerPoll: env.DEPTH_PER_POLL,
  passes: env.PASSES,
  passGapMs: env.PASS_GAP_SECONDS * 1_000,
  firstBackOffMs: FIRST_BACK_OFF_MS,
  longestBackOffMs: LONGEST_BACK_OFF_MS,
  breakerAfter: BREAKER_AFTER,
});

type Environment = Readonly<Record<string, string | undefined>>;

/** Only the variables of the chosen kind, and all of them: a misspelt one is an error, not a default. */
const settingsOf = <S extends z.ZodType>(kind: string, schema: S, environment: Environment): z.output<S> => {
  const prefix = `CHULI_${kind.toUpperCase()}_`;
  const own = Object.entries(environment)
    .filter(([name, value]) => name.startsWith(prefix) && value !== undefined && value !== '')
    .map(([name, value]) => [name.slice(prefix.length), value]);
  const parsed = schema.safeParse(Object.fromEntries(own));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${prefix}${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The source is not well configured:\n${problems.join('\n')}`);
};

const Kind = z.enum(['replay', 'simulator', 'file', 'http']).default('simulator');

/** Which source feeds this installation, from the environment. Headers may hold a secret and are never printed. */
export const readSourceConfig = (environment: Environment): SourceConfig => {
  const kind = Kind.safeParse(environment['CHULI_SOURCE'] || undefined);
  if (!kind.success) throw new Error('CHULI_SOURCE is one of replay, simulator, file, http');
  if (kind.data === 'replay') {
    const env = settingsOf('replay', KINDS.replay, environment);
    return { kind: 'replay', speed: env.SPEED, brokers: env.BROKERS };
  }
  if (kind.data === 'simulator') {
    const env = settingsOf('simulator', KINDS.simulator, environment);
    return { kind: 'simulator', speed: env.SPEED, brokers: env.BROKERS, settings: env };
  }
  if (kind.data === 'file') {
    return { kind: 'file', folder: settingsOf('file', KINDS.file, environment).FOLDER };
  }
  return { kind: 'http', settings: httpSettings(settingsOf('http', KINDS.http, environment)) };
};
