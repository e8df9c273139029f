import { readFileSync } from 'node:fs';
import {
  type Authenticator,
  type ConnectionOptions,
  type NatsConnection,
  connect,
  credsAuthenticator,
  nkeyAuthenticator,
  tokenAuthenticator,
  usernamePasswordAuthenticator,
} from '@nats-io/transport-node';
import type { Credentials, LogOptions, TlsFiles } from './options.ts';

const WAIT_MS = 5_000;

const authenticatorOf = (credentials: Credentials): Authenticator => {
  const { kind } = credentials;
  if (kind === 'password') return usernamePasswordAuthenticator(credentials.user, credentials.password);
  if (kind === 'token') return tokenAuthenticator(credentials.token);
  const { file } = credentials;
  if (kind === 'creds-file') return credsAuthenticator(() => readFileSync(file));
  return nkeyAuthenticator(() => Buffer.from(readFileSync(file, 'utf8').trim()));
};

const tlsOf = (files: TlsFiles): NonNullable<ConnectionOptions['tls']> =>
  Object.fromEntries(Object.entries(files).filter(([, file]) => file !== undefined));

export const serversOf = (url: string): string[] =>
  url
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

export type Reach = Pick<LogOptions, 'url' | 'credentials' | 'tls' | 'role' | 'clientName'>;

const settingsOf = ({
  url,
  credentials,
  tls,
  role = 'publisher',
  clientName = 'chuli',
}: Reach): ConnectionOptions => ({
  servers: serversOf(url),
  name: clientName,
  // Answers to one role are not to be read by the other: the server's rights name this.
  inboxPrefix: `_INBOX.${role}`,
  timeout: WAIT_MS,
  noAsyncTraces: true,
  ...(credentials === undefined ? {} : { authenticator: authenticatorOf(credentials) }),
  ...(tls === undefined ? {} : { tls: tlsOf(tls) }),
});

/** Fails when no server answers or none knows us. */
export const connectOnce = (reach: Reach): Promise<NatsConnection> =>
  connect({ ...settingsOf(reach), reconnect: false });

/**
 * Tries for as long as the process lives, at first and after every loss. Only who is refused at first is told so at
 * once: later a password may be about to change, and a client that gives up then would have to be restarted by hand.
 */
export const connectForGood = async (reach: Reach): Promise<NatsConnection> => {
  const settings: ConnectionOptions = {
    ...settingsOf(reach),
    maxReconnectAttempts: -1,
    waitOnFirstConnect: true,
    reconnectTimeWait: 250,
    reconnectJitterTLS: 100,
    // A server that stopped answering without closing the connection is noticed after three of these.
    pingInterval: 3_000,
    maxPingOut: 2,
  };
  await (await connect(settings)).close();
  return connect({ ...settings, ignoreAuthErrorAbort: true });
};

/** Whether a server answers, and takes us for who we say we are. */
export const pingLog = async (reach: Reach): Promise<void> => {
  const connection = await connectOnce(reach);
  try {
    await connection.rtt();
  } finally {
    await connection.close();
  }
};
