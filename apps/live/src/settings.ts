import { type LogAddress, readLogEnvironment } from '@chuli/bus';
import { ENVIRONMENTS, type Environment } from '@chuli/contracts/screens';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type Settings = {
  readonly host: string;
  readonly port: number;
  readonly environment: Environment;
  /** How many proxies of ours stand before the process. */
  readonly proxies: number;
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Proves tickets that the API gave; null where only visitors listen. */
  readonly ticketKey: Buffer | null;
  readonly log: LogAddress;
  readonly logLevel: (typeof LEVELS)[number];
};

type Read<T> = (text: string) => T | null;

const text: Read<string> = (value) => (value === '' ? null : value);

const whole =
  (from: number, to: number): Read<number> =>
  (value) => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    return number >= from && number <= to ? number : null;
  };

const oneOf =
  <T extends string>(values: readonly T[]): Read<T> =>
  (value) =>
    values.find((known) => known === value) ?? null;

const LOCAL_LOG = 'nats://127.0.0.1:54222';

const readLog = (environment: NodeJS.ProcessEnv, problems: string[]): LogAddress => {
  const read = readLogEnvironment({ ...environment, NATS_URL: environment['NATS_URL'] ?? LOCAL_LOG });
  if ('address' in read) return read.address;
  problems.push(...read.problems.map((problem) => `  ${problem}`));
  return { url: LOCAL_LOG, stream: '', prefix: '' };
};

/** By chance: the same byte is not there again and again. */
const ticketKey: Read<Buffer> = (value) => {
  const bytes = Buffer.from(value, 'base64');
  return bytes.length === 32 && new Set(bytes).size > 16 ? bytes : null;
};

/** Reads the environment once and reports everything that is wrong with it together. */
export const readSettings = (environment: NodeJS.ProcessEnv): Settings => {
  const problems: string[] = [];
  const read = <T>(name: string, parse: Read<T>, what: string, fallback: T): T => {
    const given = environment[name];
    if (given === undefined) return fallback;
    const value = parse(given);
    if (value === null) problems.push(`  ${name}: ${what}`);
    return value ?? fallback;
  };
  const settings: Settings = {
    host: read('CHULI_LIVE_HOST', text, 'an address to listen on', '127.0.0.1'),
    port: read('CHULI_LIVE_PORT', whole(0, 65_535), 'a port', 4320),
    environment: read('CHULI_ENVIRONMENT', oneOf(ENVIRONMENTS), ENVIRONMENTS.join(' or '), 'development'),
    proxies: read('CHULI_LIVE_PROXIES', whole(0, 5), 'a number of proxies up to 5', 0),
    connections: read('CHULI_LIVE_CONNECTIONS', whole(1, 1_000_000), 'a number of connections', 15_000),
    connectionsPerAddress: read(
      'CHULI_LIVE_CONNECTIONS_PER_ADDRESS',
      whole(1, 1_000_000),
      'a number of connections',
      200,
    ),
    ticketKey: read<Buffer | null>('CHULI_LIVE_KEY', ticketKey, '32 bytes by chance, in base64', null),
    log: readLog(environment, problems),
    logLevel: read('CHULI_LOG_LEVEL', oneOf(LEVELS), LEVELS.join(', '), 'info'),
  };
  if (problems.length > 0) throw new Error(`The environment is not right:\n${problems.join('\n')}`);
  return settings;
};
