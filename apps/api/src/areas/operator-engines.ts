import { type Socket, connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { ReplyOf, operatorContracts } from '@chuli/contracts';
import { pingRegistry } from '@chuli/registry';
import type { Context } from '../http/implement.ts';

type EngineRow = ReplyOf<typeof operatorContracts.feed>['engines'][number];

const WAIT_MS = 2_000;
const NATS_PORT = 4_222;

const greeted = (socket: Socket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('data', (bytes) =>
      bytes.toString('latin1').startsWith('INFO ') ? resolve() : reject(new Error('no NATS server')),
    );
  });

/** A NATS server greets whoever connects with a line `INFO {…}`; nothing has to be said to it. */
const pingNats = async (url: string): Promise<void> => {
  const { hostname, port } = new URL(url);
  const socket = connect(port === '' ? NATS_PORT : Number(port), hostname);
  socket.setTimeout(WAIT_MS, () => socket.destroy(new Error('no greeting')));
  try {
    await greeted(socket);
  } finally {
    socket.destroy();
  }
};

const tooLate = async (signal: AbortSignal): Promise<never> => {
  await delay(WAIT_MS, undefined, { signal });
  throw new Error('no answer in time');
};

const looked = async (name: EngineRow['name'], ping: () => Promise<void>): Promise<EngineRow> => {
  const started = performance.now();
  const waiting = new AbortController();
  try {
    await Promise.race([ping(), tooLate(waiting.signal)]);
    return { name, state: 'answers', milliseconds: Math.round(performance.now() - started) };
  } catch {
    return { name, state: 'silent', milliseconds: null };
  } finally {
    waiting.abort();
  }
};

/** The engines as this process sees them at this moment. */
export const lookAtEngines = (context: Context): Promise<EngineRow[]> => {
  const { nats } = context.feed;
  return Promise.all([
    looked('postgresql', () => pingRegistry(context.registry)),
    looked('clickhouse', () => context.tape.ping()),
    nats === null
      ? ({ name: 'nats', state: 'not-configured', milliseconds: null } as const)
      : looked('nats', () => pingNats(nats)),
  ]);
};
