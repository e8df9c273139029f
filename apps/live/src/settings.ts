import { type LogAddress, readLogEnvironment } from '@chuli/bus';
import { type Environment, PORTS, isStrict, needed, readEnvironment, settingsError } from '@chuli/kernel';
import { LIMITS } from './limits.ts';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type Settings = {
  readonly host: string;
  readonly port: number;
  readonly environment: Environment;
  /** How many proxies of ours stand before the process. */
  readonly proxies: number;
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Prove tickets that the API gave: its key, and others while it is replaced; none where only visitors listen. */
  readonly ticketKeys: readonly Buffer[];
  readonly log: LogAddress;
  readonly logLevel: (typeof LEVELS)[number];
  /** How long listeners are still taken in once `/readyz` says no. */
  readonly leaveMs: number;
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

const LOCAL_LOG = 'nats://127.0.0.1:24222';

const readLog = (environment: NodeJS.ProcessEnv, problems: string[]): LogAddress => {
  const read = readLogEnvironment({ ...environment, NATS_URL: environment['NATS_URL'] ?? LOCAL_LOG });
  if ('address' in read) return read.address;
  problems.push(...read.problems.map((problem) => `  ${problem}`));
  return { url: LOCAL_LOG, stream: '', prefix: '' };
};

/** By chance: the same byte is not there again and again. */
const ticketKeys: Read<Buffer[]> = (value) => {
  const keys = value.split(',').map((text) => Buffer.from(text, 'base64'));
  return keys.every((bytes) => bytes.length === 32 && new Set(bytes).size > 16) ? keys : null;
};

const DEMANDS = [
  needed('NATS_URL', 'where the log is'),
  needed('CHULI_LIVE_KEY', 'the key by which the API signs tickets'),
  needed(
    'CHULI_LIVE_PROXIES',
    'how many proxies of ours stand before it: else all readers share one address',
  ),
];

/** Reads the environment once and reports everything that is wrong with it together. */
export const readSettings = (environment: NodeJS.ProcessEnv): Settings => {
  const { environment: place, faults } = readEnvironment(environment, DEMANDS);
  const problems = [...faults];
  const read = <T>(name: string, parse: Read<T>, what: string, fallback: T): T => {
    const given = environment[name];
    if (given === undefined) return fallback;
    const value = parse(given);
    if (value === null) problems.push(`${name}: ${what}`);
    return value ?? fallback;
  };
  const settings: Settings = {
    host: read('CHULI_LIVE_HOST', text, 'an address to listen on', '127.0.0.1'),
    port: read('CHULI_LIVE_PORT', whole(0, 65_535), 'a port', PORTS.live),
    environment: place,
    proxies: read('CHULI_LIVE_PROXIES', whole(0, 5), 'a number of proxies up to 5', 0),
    connections: read(
      'CHULI_LIVE_CONNECTIONS',
      whole(1, 1_000_000),
      'a number of connections',
      LIMITS.connections,
    ),
    connectionsPerAddress: read(
      'CHULI_LIVE_CONNECTIONS_PER_ADDRESS',
      whole(1, 1_000_000),
      'a number of connections',
      LIMITS.connectionsPerAddress,
    ),
    ticketKeys: [
      ...read('CHULI_LIVE_KEY', ticketKeys, '32 bytes by chance, in base64', []),
      ...read(
        'CHULI_LIVE_KEYS_ACCEPTED',
        ticketKeys,
        'keys like CHULI_LIVE_KEY, with commas between them',
        [],
      ),
    ],
    log: readLog(environment, problems),
    logLevel: read('CHULI_LOG_LEVEL', oneOf(LEVELS), LEVELS.join(', '), 'info'),
    leaveMs: read('CHULI_LEAVE_SECONDS', whole(0, 60), 'seconds up to 60', isStrict(place) ? 5 : 0) * 1_000,
  };
  if (problems.length > 0) throw settingsError(problems);
  return settings;
};
