import { type JetStreamClient, type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { type NatsConnection, connect } from '@nats-io/transport-node';
import type { LogOptions } from './options.ts';
import { ensureStream } from './stream.ts';

type Listener = () => void;

/** The connection to the server, as the parts of the log share it. */
export type Link = {
  readonly stream: string;
  readonly prefix: string;
  readonly jetstream: JetStreamClient;
  readonly manager: JetStreamManager;
  isConnected: () => boolean;
  /** Makes sure that the stream is there: a server that lost its data comes back without it. */
  ensure: () => Promise<void>;
  /** Each returns how to stop listening. */
  onLost: (listener: Listener) => Listener;
  onBack: (listener: Listener) => Listener;
  report: (error: unknown) => void;
  close: () => Promise<void>;
};

const listeners = () => {
  const all = new Set<Listener>();
  return {
    add: (listener: Listener): Listener => {
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell: (): void => {
      for (const listener of all) listener();
    },
  };
};

const watch = async (connection: NatsConnection, onLost: Listener, onBack: Listener): Promise<void> => {
  for await (const { type } of connection.status()) {
    if (type === 'disconnect') onLost();
    if (type === 'reconnect') onBack();
  }
};

/** Tries for as long as the process lives, at first and after every loss. */
export const openLink = async (options: LogOptions): Promise<Link> => {
  const connection = await connect({
    servers: options.url,
    name: options.clientName ?? 'chuli',
    maxReconnectAttempts: -1,
    waitOnFirstConnect: true,
    reconnectTimeWait: 250,
    // A server that stopped answering without closing the connection is noticed after three of these.
    pingInterval: 3_000,
    maxPingOut: 2,
    timeout: 5_000,
    noAsyncTraces: true,
  });
  const manager = await jetstreamManager(connection, { checkAPI: false });
  const lost = listeners();
  const back = listeners();
  let isConnected = true;
  let ensuring: Promise<void> | null = null;
  const ensure = (): Promise<void> => {
    ensuring ??= ensureStream(manager, options).finally(() => (ensuring = null));
    return ensuring;
  };
  void watch(
    connection,
    () => {
      isConnected = false;
      lost.tell();
    },
    () => {
      isConnected = true;
      back.tell();
    },
  );
  await ensure();
  return {
    stream: options.stream,
    prefix: options.prefix,
    jetstream: jetstream(connection),
    manager,
    isConnected: () => isConnected && !connection.isClosed(),
    ensure,
    onLost: lost.add,
    onBack: back.add,
    report: options.onTrouble ?? (() => undefined),
    close: () => connection.close(),
  };
};
