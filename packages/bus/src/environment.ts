import { accessSync, constants } from 'node:fs';
import { PRODUCT } from '@chuli/kernel';
import { secret } from '@chuli/settings';
import { z } from 'zod';
import { serversOf } from './connection.ts';
import type { Credentials, LogAddress, TlsFiles } from './options.ts';

const MEGABYTE = 1024 * 1024;

const isReadable = (file: string): boolean => {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
};

const File = z.string().refine(isReadable, 'is not a file that can be read');

const isServer = (text: string): boolean =>
  URL.canParse(text) && ['nats:', 'tls:'].includes(new URL(text).protocol) && new URL(text).hostname !== '';

const hasUser = (text: string): boolean => {
  const { username, password } = new URL(text);
  return username !== '' || password !== '';
};

/** An address is shown in logs and process lists, so nobody's password stands in it. */
const Servers = z
  .string()
  .refine((text) => serversOf(text).length > 0 && serversOf(text).every(isServer), {
    error: 'is nats://host:port or tls://host:port, or several with commas between them',
    abort: true,
  })
  .refine((text) => !serversOf(text).some(hasUser), 'holds a user: NATS_USER and NATS_PASSWORD name it');

const Environment = z.object({
  NATS_URL: Servers.describe('servers of the log, with commas between them: `nats://host:4222`, or `tls://`'),
  NATS_USER: z
    .string()
    .optional()
    .describe('who we are there; ingest is `publisher`, the worker `judge`, others `reader`'),
  NATS_PASSWORD: z.string().optional().meta(secret('the password of NATS_USER')),
  NATS_TOKEN: z.string().optional().meta(secret('instead of a user')),
  NATS_CREDS: File.optional().describe('instead of a user: a file with JWT and key'),
  NATS_NKEY: File.optional().describe('instead of a user: a file with a seed'),
  NATS_CA: File.optional().describe('file of the authority that signed the servers'),
  NATS_CERT: File.optional().describe('file of our own certificate, where they ask for it'),
  NATS_KEY: File.optional().describe('file of its key'),
  NATS_TLS: z.stringbool().optional().describe('demand TLS'),
  CHULI_LOG_STREAM: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]{0,40}$/, 'is the name of a stream, in capitals')
    .default('CHULI')
    .describe('stream of the log; another needs another roles.conf'),
  CHULI_LOG_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,40}$/, 'is a word in small letters')
    .default(PRODUCT.slug)
    .describe('what its subjects begin with'),
  CHULI_LOG_REPLICAS: z
    .enum(['1', '3', '5'], 'is 1, 3 or 5')
    .transform(Number)
    .optional()
    .describe('copies of the stream, of ingest: 1, 3 or 5'),
  CHULI_LOG_MAX_MEGABYTES: z.coerce
    .number()
    .int()
    .min(64)
    .max(4_000_000)
    .optional()
    .describe('room for the stream, of ingest; beyond it the oldest messages leave'),
});

/** All settings of the log, for processes that do not go without. */
export const LogSettings = Environment.shape;

/** The same for those that may do without the log. */
export const OptionalLogSettings = {
  ...LogSettings,
  NATS_URL: Servers.optional().meta(Environment.shape.NATS_URL.meta() ?? {}),
};

type Given = z.infer<typeof Environment>;
type Name = keyof Given;

/** Of these one way at most is used, and all of its parts. */
const WAYS: readonly { parts: readonly Name[]; of: (given: Given) => Credentials }[] = [
  {
    parts: ['NATS_USER', 'NATS_PASSWORD'],
    of: ({ NATS_USER: user = '', NATS_PASSWORD: password = '' }) => ({ kind: 'password', user, password }),
  },
  { parts: ['NATS_TOKEN'], of: ({ NATS_TOKEN: token = '' }) => ({ kind: 'token', token }) },
  { parts: ['NATS_CREDS'], of: ({ NATS_CREDS: file = '' }) => ({ kind: 'creds-file', file }) },
  { parts: ['NATS_NKEY'], of: ({ NATS_NKEY: file = '' }) => ({ kind: 'nkey-file', file }) },
];

const TOGETHER: readonly (readonly Name[])[] = [
  ['NATS_USER', 'NATS_PASSWORD'],
  ['NATS_CERT', 'NATS_KEY'],
];

const TLS_FILES = ['NATS_CA', 'NATS_CERT', 'NATS_KEY'] as const;

const isTlsAddress = ({ NATS_URL }: Given): boolean =>
  serversOf(NATS_URL).some((one) => one.startsWith('tls:'));

/** What single settings cannot see of each other. */
const halvesOf = (given: Given): string[] => {
  const isSet = (name: Name): boolean => given[name] !== undefined;
  const halves = TOGETHER.flatMap((names) => {
    const missing = names.filter((name) => !isSet(name));
    return missing.length === 0 || missing.length === names.length
      ? []
      : missing.map((name) => `${name}: is missing, ${names.filter(isSet).join(' and ')} is set`);
  });
  const ways = WAYS.filter(({ parts }) => parts.some(isSet));
  const isPlain = given.NATS_TLS === false && (isTlsAddress(given) || TLS_FILES.some(isSet));
  return [
    ...halves,
    ...(ways.length > 1
      ? [`${ways.map(({ parts }) => parts[0]).join(' and ')}: only one way to say who we are can be set`]
      : []),
    ...(isPlain ? ['NATS_TLS: is off, but an address or a file asks for TLS'] : []),
  ];
};

const tlsOf = (given: Given): TlsFiles | undefined => {
  const { NATS_TLS: isDemanded, NATS_CA: caFile, NATS_CERT: certFile, NATS_KEY: keyFile } = given;
  const isUsed =
    isDemanded === true || isTlsAddress(given) || TLS_FILES.some((name) => given[name] !== undefined);
  return isUsed ? { caFile, certFile, keyFile } : undefined;
};

const addressOf = (given: Given): LogAddress => ({
  url: given.NATS_URL,
  stream: given.CHULI_LOG_STREAM,
  prefix: given.CHULI_LOG_PREFIX,
  credentials: WAYS.find(({ parts }) => parts.some((name) => given[name] !== undefined))?.of(given),
  tls: tlsOf(given),
  replicas: given.CHULI_LOG_REPLICAS,
  maxBytes:
    given.CHULI_LOG_MAX_MEGABYTES === undefined ? undefined : given.CHULI_LOG_MAX_MEGABYTES * MEGABYTE,
});

export type LogEnvironment = { address: LogAddress } | { problems: readonly string[] };

/** The settings of the log that every process shares; a variable that is set to nothing is one that is not set. */
export const readLogEnvironment = (
  environment: Readonly<Record<string, string | undefined>>,
): LogEnvironment => {
  const set = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '');
  const parsed = Environment.safeParse(Object.fromEntries(set));
  if (!parsed.success) {
    return { problems: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
  }
  const problems = halvesOf(parsed.data);
  return problems.length > 0 ? { problems } : { address: addressOf(parsed.data) };
};
