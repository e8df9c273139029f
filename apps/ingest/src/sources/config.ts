import { type ProcessSettings, secret } from '@chuli/settings';
import { z } from 'zod';
import type { HttpSettings } from './http/client.ts';

const speed = z.coerce.number().min(1).max(1_000).default(1).describe('how fast the session goes');
const brokers = z
  .enum(['live', 'after-close'])
  .default('after-close')
  .describe('when brokers are told: live or after-close');
const count = (low: number, high: number, fallback: number) =>
  z.coerce.number().int().min(low).max(high).default(fallback);
const minute = z.coerce
  .number()
  .int()
  .min(0)
  .max(24 * 60 - 1)
  .optional();

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
  .pipe(z.record(z.string().regex(/^[A-Za-z0-9-]+$/), z.string().regex(/^[\t\x20-\x7E]*$/)))
  .meta(secret('headers to ask with, as JSON: `{"authorization":"…"}`'));

/** Settings of each kind of source, by the name of the variable without its prefix `CHULI_<KIND>_`. */
const KINDS = {
  replay: z.strictObject({ SPEED: speed, BROKERS: brokers }),
  simulator: z.strictObject({
    SPEED: speed,
    BROKERS: brokers,
    SEED: z.coerce.number().int().default(1).describe('from which the day follows'),
    TRADES: count(1, 5_000_000, 60_000).describe('contracts of the day'),
    BURST_AT: minute.describe('minute of the day at which a burst begins'),
    BURST_SECONDS: count(1, 3_600, 60).describe('how long it lasts'),
    BURST_PER_SECOND: count(1, 10_000, 3_000).describe('contracts a second in it'),
    MARKET_MOVE: z.coerce
      .number()
      .min(-0.5)
      .max(0.5)
      .optional()
      .describe('move of the whole market on the day: 0.05 is 5 %'),
    HALT_AT: minute.describe('minute of the day at which trading is halted'),
    HALT_MINUTES: count(1, 240, 15).describe('how long it is'),
    SUSPEND_AT: minute.describe('minute of the day at which the session is suspended'),
    CLOSES_AT: minute.describe('minute of the day at which the session closes'),
    HOLIDAY: z.stringbool().optional().describe('no session at all'),
  }),
  file: z.strictObject({ FOLDER: z.string().min(1).describe('where the files of a day are put') }),
  http: z.strictObject({
    URL: z.url({ protocol: /^https?$/ }).describe('address of the source'),
    HEADERS: headers,
    LIST_METHOD: z.enum(['GET', 'POST']).default('GET').describe('how the list of stocks is asked for'),
    GAP_MS: count(100, 60_000, 700).describe('least time between two questions'),
    POLL_MS: count(500, 600_000, 5_000).describe('how often it is asked what is new'),
    TIMEOUT_MS: count(100, 120_000, 20_000).describe('longest wait for an answer'),
    MAX_BYTES: count(1_000, 100_000_000, 5_000_000).describe('largest answer that is read'),
    PAGE_SIZE: count(1, 500, 500).describe('contracts asked for at once'),
    FROZEN_SECONDS: count(5, 3_600, 60).describe('after how long the same answer is called frozen'),
    DEPTH_PER_POLL: count(0, 100, 5).describe('stocks whose depth is asked for each time'),
    PASSES: count(1, 50, 6).describe('how often the floorsheet is read after the close'),
    PASS_GAP_SECONDS: count(0, 3_600, 60).describe('how long between two readings'),
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

const prefixOf = (kind: string): string => `CHULI_${kind.toUpperCase()}_`;

type Environment = Readonly<Record<string, string | undefined>>;

/** Only the variables of the chosen kind, and all of them: a misspelt one is an error, not a default. */
const settingsOf = <S extends z.ZodType>(kind: string, schema: S, environment: Environment): z.output<S> => {
  const prefix = prefixOf(kind);
  const own = Object.entries(environment)
    .filter(([name, value]) => name.startsWith(prefix) && value !== undefined && value !== '')
    .map(([name, value]) => [name.slice(prefix.length), value]);
  const parsed = schema.safeParse(Object.fromEntries(own));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${prefix}${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The source is not well configured:\n${problems.join('\n')}`);
};

const Kind = z
  .enum(['replay', 'simulator', 'file', 'http'])
  .default('simulator')
  .describe('what feeds this installation: http, file, replay or simulator');

export const SOURCE_SETTINGS: ProcessSettings['groups'] = [
  { shape: { CHULI_SOURCE: Kind } },
  ...Object.entries(KINDS).map(([kind, { shape }]) => ({ shape, prefix: prefixOf(kind) })),
];

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
