import { ENVIRONMENTS, type Environment } from '@chuli/contracts/screens';
import { PRODUCT } from '@chuli/kernel';

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
  readonly log: { readonly url: string; readonly stream: string; readonly prefix: string };
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

const pattern =
  (allowed: RegExp): Read<string> =>
  (value) =>
    allowed.test(value) ? value : null;

const natsAddress: Read<string> = (value) =>
  URL.canParse(value) && ['nats:', 'tls:'].includes(new URL(value).protocol) ? value : null;

/** By chance: the same byte is not there again and again. */
const ticketKeys: Read<Buffer[]> = (value) => {
  const keys = value.split(',').map((text) => Buffer.from(text, 'base64'));
  return keys.every((bytes) => bytes.length === 32 && new Set(bytes).size > 16) ? keys : null;
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
  const place = read('CHULI_ENVIRONMENT', oneOf(ENVIRONMENTS), ENVIRONMENTS.join(' or '), 'development');
  const settings: Settings = {
    host: read('CHULI_LIVE_HOST', text, 'an address to listen on', '127.0.0.1'),
    port: read('CHULI_LIVE_PORT', whole(0, 65_535), 'a port', 4320),
    environment: place,
    proxies: read('CHULI_LIVE_PROXIES', whole(0, 5), 'a number of proxies up to 5', 0),
    connections: read('CHULI_LIVE_CONNECTIONS', whole(1, 1_000_000), 'a number of connections', 15_000),
    connectionsPerAddress: read(
      'CHULI_LIVE_CONNECTIONS_PER_ADDRESS',
      whole(1, 1_000_000),
      'a number of connections',
      200,
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
    log: {
      url: read('NATS_URL', natsAddress, 'nats://host:port', 'nats://127.0.0.1:54222'),
      stream: read('CHULI_LOG_STREAM', pattern(/^[A-Z][A-Z0-9_]{0,40}$/), 'the name of a stream', 'CHULI'),
      prefix: read('CHULI_LOG_PREFIX', pattern(/^[a-z][a-z0-9_]{0,40}$/), 'a word', PRODUCT.slug),
    },
    logLevel: read('CHULI_LOG_LEVEL', oneOf(LEVELS), LEVELS.join(', '), 'info'),
    leaveMs:
      read('CHULI_LEAVE_SECONDS', whole(0, 60), 'seconds up to 60', place === 'production' ? 5 : 0) * 1_000,
  };
  if (problems.length > 0) throw new Error(`The environment is not right:\n${problems.join('\n')}`);
  return settings;
};
