import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { type EngineDefinition, LOOPBACK, type Launch, type Place } from './definition.ts';
import { findProgram } from './find-binary.ts';
import { knowsSyncInterval } from './newer-nats.ts';

export const findNats = (): string => {
  const server = findProgram('nats-server');
  if (server !== null) return server;
  throw new Error(
    'nats-server is not installed. Install it (Debian: apt install nats-server, macOS: brew install nats-server), ' +
      'start it from compose.yaml, or give its address in NATS_URL.',
  );
};

const configuration = (host: string, port: number, store: string, isSynced: boolean): string =>
  [
    'server_name: chuli',
    `host: ${host}`,
    `port: ${port}`,
    'jetstream {',
    `  store_dir: ${JSON.stringify(store)}`,
    ...(isSynced ? ['  sync_interval: always'] : []),
    '}',
    '',
  ].join('\n');

const prepare = ({ folder, port }: Place, host: string): Launch => {
  const server = findNats();
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'nats.conf');
  writeFileSync(file, configuration(host, port, path.join(folder, 'store'), knowsSyncInterval(server)));
  return { command: server, args: ['-c', file], mark: file };
};

/** A NATS server introduces itself to whoever connects. */
const isReady = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, host);
    const settle = (isThere: boolean): void => {
      socket.destroy();
      resolve(isThere);
    };
    socket.setTimeout(2_000, () => settle(false));
    socket.once('error', () => settle(false));
    socket.once('data', (greeting) => settle(greeting.toString('utf8').startsWith('INFO ')));
  });

export const natsAt = (host: string): EngineDefinition => ({
  name: 'nats',
  stopSignal: 'SIGTERM',
  host,
  url: (port) => `nats://${host}:${port}`,
  prepare: (place) => prepare(place, host),
  isReady: (port) => isReady(port, host),
});

export const nats = natsAt(LOOPBACK);
