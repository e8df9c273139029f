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

/** Milliseconds from the making of a delta to its arrival, of every one since they were last asked for. */
let delays: number[] = [];
/** The last byte of the address that this process comes from, so that several have ports of their own. */
let from = 1;

const open = (herd: Herd, port: number): Socket => {
  const socket = connect({ host: '127.0.0.1', port, localAddress: `127.0.0.${from}` });
  herd.sockets.add(socket);
  socket.on('close', () => herd.sockets.delete(socket));
  return socket;
};

const STAMP = '"as_of":';
const DIGITS = 13;
/** A stamp stands in the first words of a message. */
const HEAD = 160;

const madeAtOf = (chunk: Buffer): number | null => {
  const head = chunk.subarray(0, HEAD).toString('latin1');
  const at = head.indexOf(STAMP);
  return at < 0 ? null : Number(head.slice(at + STAMP.length, at + STAMP.length + DIGITS));
};

const AGAIN_MS = 250;

/**
 * Comes as a cold browser: a ticket, a WebSocket, a subscription; and again where it is let go before it has heard
 * anything, as one that waited too long on a busy machine is. Resolves with the milliseconds to the snapshot.
 */
const comeLive = (port: number, started = performance.now()): Promise<number> =>
  new Promise((resolve, reject) => {
    const herd = herds.live;
    const socket = open(herd, port);
    let hasHeard = false;
    const hear = createListenerSteps(
      port,
      (bytes) => socket.write(bytes),
      () => {
        hasHeard = true;
        resolve(performance.now() - started);
      },
    );
    socket.on('error', reject);
    socket.on('close', () => {
      if (!hasHeard) setTimeout(() => resolve(comeLive(port, started)), AGAIN_MS);
    });
    socket.on('data', (chunk: Buffer) => {
      const heard = hear(chunk);
      herd.received += heard;
      const madeAt = heard === 0 ? null : madeAtOf(chunk);
      if (madeAt !== null) delays.push(Date.now() - madeAt);
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

/** Lets the oldest go. */
const leaveSome = async (herd: Herd, count: number): Promise<Record<string, number>> => {
  const left = herd.sockets.size - count;
  for (const socket of [...herd.sockets].slice(0, count)) socket.destroy();
  while (herd.sockets.size > left) await delay(20);
  return {};
};

const takeDelays = (): Record<string, number> => {
  const sorted = delays.toSorted((one, other) => one - other);
  delays = [];
  const part = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { count: sorted.length, p50: part(0.5), p99: part(0.99), longest: part(1) };
};

const leave = async (herd: Herd): Promise<Record<string, number>> => {
  for (const socket of herd.sockets) socket.destroy();
  while (herd.sockets.size > 0) await delay(20);
  herd.received = 0;
  return {};
};

answerParent({
  comeFrom: ({ byte = 1 }) => {
    from = byte;
    return {};
  },
  delays: takeDelays,
  leaveSome: ({ count = 0 }) => leaveSome(herds.live, count),
  here: () => ({ count: herds.live.sockets.size }),
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
