import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@chuli/engines';
import { proxy } from '@chuli/web/proxy';
import { openTunnel } from '@chuli/web/tunnel';
import Fastify from 'fastify';

const ASK_EVERY_MS = 200;
const ASK_WITHIN_MS = 3_000;

export type Balancer = {
  readonly address: string;
  /** How many copies it sends to at this moment. */
  ready: () => number;
  stop: () => void;
};

const isReadyAt = (address: string): Promise<boolean> =>
  fetch(`${address}/readyz`, { signal: AbortSignal.timeout(ASK_WITHIN_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Whose request it is: the first proxy wrote it, as the one before all servers does. */
const senderOf = ({ headers }: IncomingMessage): string =>
  String(headers['x-forwarded-for']).split(',', 1)[0] ?? '';

const numberOf = (text: string): number =>
  Buffer.from(text).reduce((sum, byte) => (sum * 31 + byte) % 65_521, 7);

/** A live stream has no end of its own, so neither has an exchange here. */
const LIMITS = { connectMs: 2_000, firstByteMs: 15_000, stalledMs: 15_000, totalMs: null };

/** Asks every copy again and again whether it is ready, sends to those alone, and keeps a sender with one of them. */
export const startBalancer = async (addresses: readonly string[]): Promise<Balancer> => {
  const copies = addresses.map((address) => ({ address, isReady: false }));
  const stopping = new AbortController();
  const watch = async (copy: (typeof copies)[number]): Promise<void> => {
    while (!stopping.signal.aborted) {
      copy.isReady = await isReadyAt(copy.address);
      await delay(ASK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const copyFor = (asked: IncomingMessage): string | null => {
    const ready = copies.filter(({ isReady }) => isReady);
    return ready[numberOf(senderOf(asked)) % ready.length]?.address ?? null;
  };
  const app = Fastify();
  await app.register(proxy, {
    name: 'api',
    behind: copyFor,
    log: () => undefined,
    limits: LIMITS,
    whenAway: (reply) => void reply.code(502).send(),
  });
  app.server.on('upgrade', (asked, socket, head) =>
    openTunnel(copyFor(asked), { asked, socket, head }, LIMITS.connectMs),
  );
  const port = await freePort();
  await app.listen({ port, host: '127.0.0.1' });
  for (const copy of copies) void watch(copy);
  return {
    address: `http://127.0.0.1:${port}`,
    ready: () => copies.filter(({ isReady }) => isReady).length,
    stop: () => {
      stopping.abort();
      void app.close();
      app.server.closeAllConnections();
    },
  };
};
