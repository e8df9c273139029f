import { type Environment, PORTS, isStrict, readEnvironment, refused, settingsError } from '@chuli/kernel';

export type Settings = {
  readonly host: string;
  readonly port: number;
  readonly environment: Environment;
  /** Folders of builds, the newest first. Older ones only lend the files that open pages still ask for. */
  readonly builds: readonly string[];
  /** What stands behind `/api` and `/live`; null where another proxy sees to it. */
  readonly apiUrl: string | null;
  readonly liveUrl: string | null;
  /** Sites to which a page may send a form: the payment gateways that work by form. */
  readonly formOrigins: readonly string[];
  /** How long requests are still taken in once `/readyz` says no. */
  readonly leaveMs: number;
};

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const isHttpOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;

const portOf = (text: string | undefined): number | null => {
  const port = Number(text ?? PORTS.web);
  return Number.isInteger(port) && port >= 0 && port <= 65_535 ? port : null;
};

/** The API and the gateway may stand behind another proxy: their addresses are not demanded. */
const DEMANDS = [
  refused('CHULI_FORM_ORIGINS', 'a form goes to https alone', (value) =>
    listOf(value).some((origin) => origin.startsWith('http:')),
  ),
];

const leaveMsOf = (text: string | undefined, environment: Environment): number | null => {
  const seconds = Number(text ?? (isStrict(environment) ? 5 : 0));
  return Number.isInteger(seconds) && seconds >= 0 && seconds <= 60 ? seconds * 1_000 : null;
};

/** Reads the environment once and reports everything that is wrong with it together. */
export const readSettings = (env: NodeJS.ProcessEnv): Settings => {
  const { environment, faults } = readEnvironment(env, DEMANDS);
  const problems = [...faults];
  const need = <T>(name: string, value: T | null, what: string, instead: T): T => {
    if (value === null) problems.push(`${name}: ${what}`);
    return value ?? instead;
  };
  const origins = (name: string): string[] => {
    const given = listOf(env[name]);
    return need(name, given.every(isHttpOrigin) ? given : null, 'http(s)://host[:port]', []);
  };
  const builds = listOf(env['CHULI_WEB_BUILDS'] ?? 'dist');
  const settings: Settings = {
    host: env['CHULI_WEB_HOST'] ?? '127.0.0.1',
    port: need('CHULI_WEB_PORT', portOf(env['CHULI_WEB_PORT']), 'a port', 0),
    environment,
    builds: need('CHULI_WEB_BUILDS', builds.length > 0 ? builds : null, 'folders of builds', []),
    apiUrl: origins('CHULI_API_URL')[0] ?? null,
    liveUrl: origins('CHULI_LIVE_URL')[0] ?? null,
    formOrigins: origins('CHULI_FORM_ORIGINS'),
    leaveMs: need(
      'CHULI_LEAVE_SECONDS',
      leaveMsOf(env['CHULI_LEAVE_SECONDS'], environment),
      'seconds up to 60',
      0,
    ),
  };
  if (problems.length > 0) throw settingsError(problems);
  return settings;
};
