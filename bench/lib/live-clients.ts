import { setTimeout as delay } from 'node:timers/promises';
import { type Socket, connect } from 'node:net';
import { answerParent } from './live-process.ts';
import { createListenerSteps } from './live-listener.ts';

const STEP_MS = 10;

type Herd = { readonly sockets: Set<Socket>; received: number };

const herds: Record<'live' | 'bare', Herd> = {
  live: { sockets: new Set(), received: 0 },
  bare: { sockets: new Set(), received: 0 },
};

const open = (herd: Herd, port: number): Socket => {
  const socket = connect({ host: '127.0.0.1', port });
  herd.sockets.add(socket);
  socket.on('close', () => herd.sockets.delete(socket));
  return socket;
};

/** Comes as a cold browser: a ticket, a WebSocket, a subscription. Resolves with the milliseconds to the snapshot. */
const comeLive = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const herd = herds.live;
    const socket = open(herd, port);
    const hear = createListenerSteps(
      port,
      (bytes) => socket.write(bytes),
      () => resolve(performance.now() - started),
    );
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      herd.received += hear(chunk);
    });
  });

const comeBare = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const herd = herds.bare;
    const socket = open(herd, port);
    socket.once('connect', () => resolve(0));
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      herd.received += chunk.length;
    });
  });

/** Lets `count` come, spread evenly over `spreadMs`; the worst and the middle of their waits. */
const come = async (
  arrive: (port: number) => Promise<number>,
  port: number,
  count: number,
  spreadMs: number,
) => {
  const started = performance.now();
  const waits: Promise<number>[] = [];
  while (waits.length < count) {
    const due = Math.min(count, Math.ceil(((performance.now() - started + STEP_MS) / spreadMs) * count));
    while (waits.length < due) waits.push(arrive(port));
    await delay(STEP_MS);
  }
  const sorted = (await Promise.all(waits)).sort((one, other) => one - other);
  const whole = performance.now() - started;
  return { worst: sorted.at(-1) ?? 0, middle: sorted[sorted.length >>> 1] ?? 0, whole };
};

/** Resolves when this many bytes have arrived since the count was last cleared. */
const waitFor = async (herd: Herd, bytes: number): Promise<Record<string, number>> => {
  const deadline = performance.now() + 10_000;
  while (herd.received < bytes && performance.now() < deadline) await delay(5);
  const { received } = herd;
  herd.received = 0;
  return { received };
};

const leave = async (herd: Herd): Promise<Record<string, number>> => {
  for (const socket of herd.sockets) socket.destroy();
  while (herd.sockets.size > 0) await delay(20);
  herd.received = 0;
  return {};
};

answerParent({
  comeLive: ({ port = 0, count = 0, spreadMs = 0 }) => come(comeLive, port, count, spreadMs),
  comeBare: ({ port = 0, count = 0, spreadMs = 0 }) => come(comeBare, port, count, spreadMs),
  heardLive: ({ bytes = 0 }) => waitFor(herds.live, bytes),
  heardBare: ({ bytes = 0 }) => waitFor(herds.bare, bytes),
  clear: () => {
    herds.live.received = 0;
    herds.bare.received = 0;
    return {};
  },
  leaveLive: () => leave(herds.live),
  leaveBare: () => leave(herds.bare),
});
