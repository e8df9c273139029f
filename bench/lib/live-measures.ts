import { setTimeout as delay } from 'node:timers/promises';
import { median } from '@chuli/harness';
import type { BenchProcess } from './live-process.ts';

export type Ports = { readonly live: number; readonly bare: number };

export type FanOut = {
  readonly count: number;
  /** Microseconds of CPU a message, without making the delta. */
  readonly live: number;
  readonly bare: number;
  readonly ratio: number;
  /** Microseconds of CPU to make one delta, whoever listens. */
  readonly build: number;
  readonly bytes: number;
  /** Share of what was sent that arrived. */
  readonly delivered: number;
};

const BLOCKS = 7;
const UNHEARD_ROUNDS = 100;
/** Messages a stretch of rounds sends at least: fewer take less time than the kernel's clock can tell. */
const MESSAGES = 40_000;
const CONNECTS_A_SECOND = 2_500;

const roundsOf = (count: number): number => Math.ceil(MESSAGES / count);

const cpuOf = async (server: BenchProcess, work: () => Promise<void>): Promise<number> => {
  const before = (await server.ask('cpu'))['micros'] ?? 0;
  await work();
  return ((await server.ask('cpu'))['micros'] ?? 0) - before;
};

const spread = (count: number): number => (count / CONNECTS_A_SECOND) * 1000;

/** Rounds of the live gateway; each is heard by all before the next. */
const liveRounds = async (server: BenchProcess, clients: BenchProcess, count: number) => {
  const rounds = roundsOf(count);
  let sent = 0;
  let heard = 0;
  const cpu = await cpuOf(server, async () => {
    for (let round = 0; round < rounds; round++) {
      const { bytes = 0 } = await server.ask('liveRound');
      sent += bytes * count;
      heard += (await clients.ask('heardLive', { bytes: bytes * count }))['received'] ?? 0;
    }
  });
  return { cpu: cpu / rounds, bytes: Math.round(sent / rounds / count), delivered: heard / sent };
};

const bareRounds = async (
  server: BenchProcess,
  clients: BenchProcess,
  count: number,
  bytes: number,
): Promise<number> => {
  const rounds = roundsOf(count);
  const cpu = await cpuOf(server, async () => {
    for (let round = 0; round < rounds; round++) {
      await server.ask('bareRound', { bytes });
      await clients.ask('heardBare', { bytes: bytes * count });
    }
  });
  return cpu / rounds;
};

/** What a round costs when nobody listens. The delta is made all the same, because the channel lingers. */
const costWithoutListeners = async (server: BenchProcess, round: string): Promise<number> => {
  const cpu = await cpuOf(server, async () => {
    for (let count = 0; count < UNHEARD_ROUNDS; count++) await server.ask(round, { bytes: 0 });
  });
  return cpu / UNHEARD_ROUNDS;
};

/** In blocks of bare, live, bare, so that whatever else the machine does falls on both. */
export const measureFanOut = async (
  server: BenchProcess,
  clients: BenchProcess,
  ports: Ports,
  count: number,
): Promise<FanOut> => {
  await clients.ask('comeLive', { port: ports.live, count: 1, spreadMs: 1 });
  await clients.ask('leaveLive');
  await delay(100);
  const build = await costWithoutListeners(server, 'liveRound');
  const idle = await costWithoutListeners(server, 'bareRound');
  await clients.ask('comeLive', { port: ports.live, count, spreadMs: spread(count) });
  await clients.ask('comeBare', { port: ports.bare, count, spreadMs: spread(count) });
  await clients.ask('clear');
  const first = await liveRounds(server, clients, count);
  const lives: number[] = [];
  const bares: number[] = [];
  const ratios: number[] = [];
  const delivered: number[] = [];
  for (let block = 0; block < BLOCKS; block++) {
    const before = await bareRounds(server, clients, count, first.bytes);
    const live = await liveRounds(server, clients, count);
    const after = await bareRounds(server, clients, count, first.bytes);
    const bare = ((before + after) / 2 - idle) / count;
    const perMessage = (live.cpu - build) / count;
    bares.push(bare);
    lives.push(perMessage);
    ratios.push(perMessage / bare);
    delivered.push(live.delivered);
  }
  await clients.ask('leaveLive');
  await clients.ask('leaveBare');
  return {
    count,
    live: median(lives),
    bare: median(bares),
    ratio: median(ratios),
    build,
    bytes: first.bytes,
    delivered: Math.min(...delivered),
  };
};

/** In KB, by the larger of two figures: pages that an earlier load left behind hide what is new, the heap does not. */
const grownBy = async (server: BenchProcess, come: () => Promise<unknown>): Promise<number> => {
  const before = await server.ask('memory');
  await come();
  const after = await server.ask('memory');
  const grown = (of: string): number => (after[of] ?? 0) - (before[of] ?? 0);
  return Math.max(grown('rss'), grown('heap')) / 1024;
};

/** Memory that each listener adds to the process, in KB, after the garbage is gone. */
export const measureMemory = async (
  server: BenchProcess,
  clients: BenchProcess,
  ports: Ports,
  counts: readonly number[],
): Promise<{ count: number; live: number; bare: number }[]> => {
  const measured: { count: number; live: number; bare: number }[] = [];
  for (const count of counts) {
    const come = (name: string, port: number) => () =>
      clients.ask(name, { port, count, spreadMs: spread(count) });
    const live = await grownBy(server, come('comeLive', ports.live));
    const bare = await grownBy(server, come('comeBare', ports.bare));
    await clients.ask('leaveLive');
    await clients.ask('leaveBare');
    measured.push({ count, live: live / count, bare: bare / count });
  }
  return measured;
};

/** A crowd of cold browsers within one second, while the market trades and the gateway ticks. */
export const measureHerd = async (
  server: BenchProcess,
  clients: BenchProcess,
  ports: Ports,
  count: number,
) => {
  const before = (await server.ask('builds'))['builds'] ?? 0;
  await server.ask('startSeconds');
  const {
    worst = 0,
    middle = 0,
    whole = 0,
  } = await clients.ask('comeLive', {
    port: ports.live,
    count,
    spreadMs: 1_000,
  });
  await server.ask('stopSeconds');
  const builds = ((await server.ask('builds'))['builds'] ?? 0) - before;
  await clients.ask('leaveLive');
  return { worst, middle, whole, builds, seconds: Math.ceil(whole / 1000) + 1 };
};
