import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { proxy } from '@chuli/web/proxy';
import { openTunnel } from '@chuli/web/tunnel';
import Fastify from 'fastify';
import type { Balancing } from './restart-balancer.ts';

const { addresses, port } = JSON.parse(process.env['DRILL'] ?? '') as Balancing;

const ASK_EVERY_MS = 200;
const ASK_WITHIN_MS = 3_000;

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

const copies = addresses.map((address) => ({ address, isReady: false }));
const tellReady = (): void => void process.send?.(copies.filter(({ isReady }) => isReady).length);

const watch = async (copy: (typeof copies)[number]): Promise<never> => {
  for (;;) {
    const isReady = await isReadyAt(copy.address);
    const isNews = isReady !== copy.isReady;
    copy.isReady = isReady;
    if (isNews) tellReady();
    await delay(ASK_EVERY_MS);
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
await app.listen({ port, host: '127.0.0.1' });
for (const copy of copies) void watch(copy);
// Whoever started it may be killed.
process.on('disconnect', () => process.exit());
