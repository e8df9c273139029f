import { type LogAddress, OptionalLogSettings, readLogEnvironment } from '@chuli/bus';
import {
  type Environment as Place,
  PORTS,
  isStrict,
  needed,
  readEnvironment,
  schemaFaults,
  settingsError,
} from '@chuli/kernel';
import {
  Leaving,
  LogLevel,
  type ProcessSettings,
  SHARED,
  host,
  listOf,
  port,
  secret,
  whole,
} from '@chuli/settings';
import { z } from 'zod';
import { readReachedTelemetry, reachedTelemetry } from '@chuli/telemetry';
import { LIMITS } from './limits.ts';

/** By chance: the same byte is not there again and again. */
const isByChance = (bytes: Buffer): boolean => bytes.length === 32 && new Set(bytes).size > 16;

const keys = (what: string) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .filter(Boolean)
        .map((one) => Buffer.from(one, 'base64')),
    )
    .refine((read) => read.every(isByChance), what);

const isFolder = (text: string): boolean =>
  URL.canParse(text) && ['ws:', 'wss:'].includes(new URL(text).protocol) && new URL(text).pathname === '/';

const Environment = z.object({
  CHULI_LIVE_HOST: host(),
  CHULI_LIVE_PORT: port(PORTS.live),
  CHULI_LIVE_PROXIES: whole(0, 5, 'a number of proxies up to 5')
    .default(0)
    .describe('how many proxies of ours stand before it'),
  CHULI_LIVE_CONNECTIONS: whole(1, 1_000_000, 'a number of connections')
    .default(LIMITS.connections)
    .describe('most listeners at once'),
  CHULI_LIVE_CONNECTIONS_PER_ADDRESS: whole(1, 1_000_000, 'a number of connections')
    .default(LIMITS.connectionsPerAddress)
    .describe('of them from one address'),
  CHULI_LIVE_KEY: keys('32 bytes by chance, in base64').meta(SHARED.liveKey),
  CHULI_LIVE_KEYS_ACCEPTED: keys('keys like CHULI_LIVE_KEY, with commas between them').meta(
    secret('other keys whose tickets are accepted while the key is replaced, with commas between them'),
  ),
  CHULI_LIVE_FOLDERS: z
    .string()
    .default('')
    .transform((text) => listOf(text).map((one) => one.replace(/\/$/, '')))
    .refine((folders) => folders.every(isFolder), 'is ws://host:port or wss://host:port, with commas between')
    .describe(
      'gateways that this one mirrors instead of folding the log, tried in turn: `ws://host:4320`; with them it is a relay',
    ),
  CHULI_LIVE_TRUNK_KEY: keys('32 bytes by chance, in base64').meta(
    secret(
      '32 bytes in base64 by which a relay proves itself to a folder; a gateway without it takes no relay',
    ),
  ),
  ...LogLevel,
  ...Leaving,
});

const Checked = Environment.refine(
  ({ CHULI_LIVE_FOLDERS: folders, CHULI_LIVE_TRUNK_KEY: trunkKeys }) =>
    folders.length === 0 || trunkKeys.length > 0,
  { path: ['CHULI_LIVE_TRUNK_KEY'], message: 'is missing, and folders know a relay by it' },
);

/** While the key is replaced a folder takes several; a relay shows the first. */
const relayOf = (env: z.output<typeof Environment>): Settings['relay'] => {
  const [trunkKey] = env.CHULI_LIVE_TRUNK_KEY;
  const folders = env.CHULI_LIVE_FOLDERS;
  return folders.length === 0 || trunkKey === undefined ? null : { folders, trunkKey };
};

export type Settings = {
  readonly host: string;
  readonly port: number;
  readonly environment: Place;
  /** How many proxies of ours stand before the process. */
  readonly proxies: number;
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Prove tickets that the API gave: its key, and others while it is replaced; none where only visitors listen. */
  readonly ticketKeys: readonly Buffer[];
  /** Mirrors these instead of folding the log. */
  readonly relay: { readonly folders: readonly string[]; readonly trunkKey: Buffer } | null;
  /** Prove relays to this gateway; none where it takes none. */
  readonly trunkKeys: readonly Buffer[];
  readonly log: LogAddress;
  readonly logLevel: z.output<typeof Environment>['CHULI_LOG_LEVEL'];
  /** How long listeners are still taken in once `/readyz` says no. */
  readonly leaveMs: number;
  readonly telemetry: ReturnType<typeof readReachedTelemetry>['settings'];
};

const LOCAL_LOG = 'nats://127.0.0.1:24222';

const readLog = (environment: NodeJS.ProcessEnv): { log: LogAddress; problems: readonly string[] } => {
  const read = readLogEnvironment({ ...environment, NATS_URL: environment['NATS_URL'] ?? LOCAL_LOG });
  return 'address' in read
    ? { log: read.address, problems: [] }
    : { log: { url: LOCAL_LOG, stream: '', prefix: '' }, problems: read.problems };
};

const isMirroring = ({ CHULI_LIVE_FOLDERS: folders = '' }: NodeJS.ProcessEnv): boolean => folders !== '';

const DEMANDS = [
  needed('NATS_URL', 'where the log is, unless it mirrors folders', (given) => !isMirroring(given)),
  needed('CHULI_LIVE_KEY', 'the key by which tickets are signed'),
  needed(
    'CHULI_LIVE_PROXIES',
    'how many proxies of ours stand before it: else all readers share one address',
  ),
];

export const LIVE_SETTINGS: ProcessSettings = {
  process: 'live',
  groups: [{ shape: Environment.shape }, { shape: OptionalLogSettings }, { shape: reachedTelemetry('live') }],
  demands: DEMANDS,
};

/** Reads the environment once and reports everything that is wrong with it together. */
export const readSettings = (environment: NodeJS.ProcessEnv): Settings => {
  const { environment: place, faults } = readEnvironment(environment, DEMANDS);
  const parsed = Checked.safeParse(environment);
  const { log, problems } = readLog(environment);
  const telemetry = readReachedTelemetry(environment, 'live');
  const others = [...problems, ...telemetry.faults];
  if (faults.length + others.length > 0 || !parsed.success)
    throw settingsError([...faults, ...(parsed.success ? [] : schemaFaults(parsed.error)), ...others]);
  const env = parsed.data;
  return {
    host: env.CHULI_LIVE_HOST,
    port: env.CHULI_LIVE_PORT,
    environment: place,
    proxies: env.CHULI_LIVE_PROXIES,
    connections: env.CHULI_LIVE_CONNECTIONS,
    connectionsPerAddress: env.CHULI_LIVE_CONNECTIONS_PER_ADDRESS,
    ticketKeys: [...env.CHULI_LIVE_KEY, ...env.CHULI_LIVE_KEYS_ACCEPTED],
    relay: relayOf(env),
    trunkKeys: env.CHULI_LIVE_TRUNK_KEY,
    log,
    logLevel: env.CHULI_LOG_LEVEL,
    leaveMs: (env.CHULI_LEAVE_SECONDS ?? (isStrict(place) ? 5 : 0)) * 1_000,
    telemetry: telemetry.settings,
  };
};
