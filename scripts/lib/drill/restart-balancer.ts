import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { createProxy } from '../../../apps/web/server/proxy.ts';
import { freePort } from '../engines/free-port.ts';

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
  const whenAway = (response: ServerResponse): void => void response.writeHead(502).end();
  const copies = addresses.map((address) => ({
    address,
    isReady: false,
    proxy: createProxy({ url: address, log: () => undefined, limits: LIMITS, whenAway }),
  }));
  const stopping = new AbortController();
  const watch = async (copy: (typeof copies)[number]): Promise<void> => {
    while (!stopping.signal.aborted) {
      copy.isReady = await isReadyAt(copy.address);
      await delay(ASK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const copyFor = (request: IncomingMessage) => {
    const ready = copies.filter(({ isReady }) => isReady);
    return ready[numberOf(senderOf(request)) % ready.length];
  };
  const server: Server = createServer((request, response) => {
    const copy = copyFor(request);
    if (copy === undefined) whenAway(response);
    else copy.proxy.pass(request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    const copy = copyFor(request);
    if (copy === undefined) socket.destroy();
    else copy.proxy.passUpgrade(request, socket, head);
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  for (const copy of copies) void watch(copy);
  return {
    address: `http://127.0.0.1:${port}`,
    ready: () => copies.filter(({ isReady }) => isReady).length,
    stop: () => {
      stopping.abort();
      server.close();
      server.closeAllConnections();
    },
  };
};
