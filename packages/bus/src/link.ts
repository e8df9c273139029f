import { setTimeout as delay } from 'node:timers/promises';
import { type JetStreamClient, type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { connectForGood, connectOnce } from './connection.ts';
import type { LogOptions } from './options.ts';
import { ensureStream } from './stream.ts';
import { isPassing } from './unavailable.ts';

type Listener = () => void;

/** The connection to the server, as the parts of the log share it. */
export type Link = {
  readonly stream: string;
  readonly prefix: string;
  readonly jetstream: JetStreamClient;
  readonly manager: JetStreamManager;
  /** For what takes a server a while, and is not asked again. */
  readonly patientManager: JetStreamManager;
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

const SAME_TROUBLE_MS = 10_000;

/** The same trouble is met at every retry; it is told now and then. */
const toldNowAndThen = (tell: Link['report']): Link['report'] => {
  let last = { text: '', at: 0 };
  return (error) => {
    const text = error instanceof Error ? error.message : String(error);
    const now = performance.now();
    if (text === last.text && now - last.at < SAME_TROUBLE_MS) return;
    last = { text, at: now };
    tell(error);
  };
};

const ENSURE_RETRY_MS = 500;

/** Several ask for it at once after a failure. */
const createEnsure = (
  manager: JetStreamManager,
  options: LogOptions,
  report: Link['report'],
): Link['ensure'] => {
  let ensuring: Promise<void> | null = null;
  const once = async (): Promise<void> => {
    for (const refused of await ensureStream(manager, options)) report(new Error(refused));
  };
  return () => {
    if ((options.role ?? 'publisher') !== 'publisher') return Promise.resolve();
    ensuring ??= once().finally(() => (ensuring = null));
    return ensuring;
  };
};

/** Servers of a cluster that start together take a moment to agree on who leads them. */
const ensureAtFirst = async (ensure: Link['ensure'], report: Link['report']): Promise<void> => {
  for (;;) {
    try {
      return await ensure();
    } catch (error) {
      if (!isPassing(error)) throw error;
      report(error);
    }
    await delay(ENSURE_RETRY_MS);
  }
};

const UNHEARD_MS = 5_000;

/** The wait for a first connection is silent; now and then one is tried beside it that says what stands in its way. */
const untilConnected = async (options: LogOptions, report: Link['report']): Promise<NatsConnection> => {
  const asking = setInterval(() => {
    connectOnce(options).then((connection) => connection.close(), report);
  }, UNHEARD_MS);
  try {
    return await connectForGood(options);
  } finally {
    clearInterval(asking);
  }
};

/**
 * A question to servers of which one has just gone is lost as often as not, and asked anew at once: whoever takes over has
 * several of them to ask, one after the other.
 */
const ANSWER_WITHIN_MS = 2_000;

/** Waits until the server is there. */
export const openLink = async (options: LogOptions): Promise<Link> => {
  const report = toldNowAndThen(options.onTrouble ?? (() => undefined));
  const connection = await untilConnected(options, report);
  const asking = { checkAPI: false, timeout: ANSWER_WITHIN_MS };
  const manager = await jetstreamManager(connection, asking);
  const lost = listeners();
  const back = listeners();
  let isConnected = true;
  const ensure = createEnsure(manager, options, report);
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
  await ensureAtFirst(ensure, report);
  return {
    stream: options.stream,
    prefix: options.prefix,
    jetstream: jetstream(connection, asking),
    manager,
    patientManager: await jetstreamManager(connection, { checkAPI: false }),
    isConnected: () => isConnected && !connection.isClosed(),
    ensure,
    onLost: lost.add,
    onBack: back.add,
    report,
    close: () => connection.close(),
  };
};
