import {
  type Environment as Place,
  PORTS,
  isStrict,
  readEnvironment,
  refused,
  schemaFaults,
  settingsError,
} from '@chuli/kernel';
import { Leaving, type ProcessSettings, host, listOf, port } from '@chuli/settings';
import { z } from 'zod';
import { readReachedTelemetry, reachedTelemetry } from '@chuli/telemetry';

export type Settings = {
  readonly host: string;
  readonly port: number;
  readonly environment: Place;
  /** Folders of builds, the newest first. Older ones only lend the files that open pages still ask for. */
  readonly builds: readonly string[];
  /** What stands behind `/api` and `/live`; null where another proxy sees to it. */
  readonly apiUrl: string | null;
  readonly liveUrl: string | null;
  /** Sites to which a page may send a form: the payment gateways that work by form. */
  readonly formOrigins: readonly string[];
  /** How long requests are still taken in once `/readyz` says no. */
  readonly leaveMs: number;
  readonly telemetry: ReturnType<typeof readReachedTelemetry>['settings'];
};

const isHttpOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;

const ORIGIN = 'http(s)://host[:port]';
const Origin = z
  .string()
  .transform((text) => text.trim())
  .refine((text) => text === '' || isHttpOrigin(text), ORIGIN);

const Environment = z.object({
  CHULI_WEB_HOST: host(),
  CHULI_WEB_PORT: port(PORTS.web),
  CHULI_WEB_BUILDS: z
    .string()
    .default('dist')
    .transform(listOf)
    .refine((builds) => builds.length > 0, 'folders of builds')
    .describe(
      'folders of builds, the newest first, with commas between them; older ones lend files to pages that are open. `bin/chuli web` has that of its release',
    ),
  CHULI_API_URL: Origin.default('').describe(
    'what stands behind `/api`; nothing where the proxy in front sees to it',
  ),
  CHULI_LIVE_URL: Origin.default('').describe('what stands behind `/live`, likewise'),
  CHULI_FORM_ORIGINS: z
    .string()
    .default('')
    .transform(listOf)
    .refine((origins) => origins.every(isHttpOrigin), ORIGIN)
    .describe(
      'sites to which a page may send a form, with commas between them: those of eSewa and connectIPS',
    ),
  ...Leaving,
});

/** The API and the gateway may stand behind another proxy: their addresses are not demanded. */
const DEMANDS = [
  refused('CHULI_FORM_ORIGINS', 'a form goes to https alone', (value) =>
    listOf(value).some((origin) => origin.startsWith('http:')),
  ),
];

export const WEB_SETTINGS: ProcessSettings = {
  process: 'web',
  groups: [{ shape: Environment.shape }, { shape: reachedTelemetry('web') }],
  demands: DEMANDS,
};

const addressOf = (text: string): string | null => (text === '' ? null : text);

/** Reads the environment once and reports everything that is wrong with it together. */
export const readSettings = (variables: NodeJS.ProcessEnv): Settings => {
  const { environment, faults } = readEnvironment(variables, DEMANDS);
  const parsed = Environment.safeParse(variables);
  const telemetry = readReachedTelemetry(variables, 'web');
  const problems = [...faults, ...telemetry.faults];
  if (problems.length > 0 || !parsed.success)
    throw settingsError([...problems, ...(parsed.success ? [] : schemaFaults(parsed.error))]);
  const env = parsed.data;
  return {
    host: env.CHULI_WEB_HOST,
    port: env.CHULI_WEB_PORT,
    environment,
    builds: env.CHULI_WEB_BUILDS,
    apiUrl: addressOf(env.CHULI_API_URL),
    liveUrl: addressOf(env.CHULI_LIVE_URL),
    formOrigins: env.CHULI_FORM_ORIGINS,
    leaveMs: (env.CHULI_LEAVE_SECONDS ?? (isStrict(environment) ? 5 : 0)) * 1_000,
    telemetry: telemetry.settings,
  };
};
