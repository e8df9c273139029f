import { setTimeout as delay } from 'node:timers/promises';
import { median } from '@chuli/harness';
import type { BenchProcess } from './live-process.ts';

const CONNECTS_A_SECOND = 1_500;
const UNHEARD_ROUNDS = 60;
/** Messages of one stretch: fewer take less time than the kernel's clock can tell. */
const MESSAGES = 10_000;
const STRETCHES = 3;
const SECONDS_HEARD = 2;

/** What fans out, and the folder whose market it tells; of a gateway both are the same process. */
export type Subject = {
  readonly server: BenchProcess;
  readonly folder: BenchProcess;
  readonly port: number;
  /** Sockets that are written to in a loop, with as many bytes: what the machine itself does with so many. */
  readonly isBare?: boolean;
};

const LIVE = { come: 'comeLive', heard: 'heardLive', leave: 'leaveLive', round: 'liveRound' };
const BARE = { come: 'comeBare', heard: 'heardBare', leave: 'leaveBare', round: 'bareRound' };
const wordsOf = ({ isBare = false }: Subject): typeof LIVE => (isBare ? BARE : LIVE);
/** About what a delta of the market has. */
const BARE_BYTES = 1_300;

export type Size = {
  readonly count: number;
  /** Microseconds of CPU for one message to one listener. */
  readonly micros: number;
  readonly kb: number;
  readonly p99Ms: number;
  readonly delivered: number;
};

const cpuOf = async (server: BenchProcess): Promise<number> => (await server.ask('cpu'))['micros'] ?? 0;

/** One second of the market; resolves with what of it arrived when all have heard it. */
const round = async (subject: Subject, clients: BenchProcess, count: number): Promise<number> => {
  const words = wordsOf(subject);
  const { bytes = BARE_BYTES } = await subject.folder.ask(words.round, { bytes: BARE_BYTES });
  const due = bytes * count;
  const { received = 0 } = await clients.ask(words.heard, { bytes: due });
  return due === 0 ? 1 : received / due;
};

/** CPU of one second whoever listens: one listener, who hears all of it. */
const unheard = async (subject: Subject, clients: BenchProcess): Promise<number> => {
  const { come, leave } = wordsOf(subject);
  await clients.ask(come, { port: subject.port, count: 1, spreadMs: 1 });
  await clients.ask('clear');
  const before = await cpuOf(subject.server);
  for (let at = 0; at < UNHEARD_ROUNDS; at++) await round(subject, clients, 1);
  const cost = (await cpuOf(subject.server)) - before;
  await clients.ask(leave);
  return cost / UNHEARD_ROUNDS;
};

const grown = (before: Readonly<Record<string, number>>, after: Readonly<Record<string, number>>): number =>
  Math.max(...['rss', 'heap'].map((of) => (after[of] ?? 0) - (before[of] ?? 0)));

/** Whatever a delta waits: the longest wait for its second, and the way of the delta itself. */
const delayWhileTrading = async ({ folder }: Subject, clients: BenchProcess): Promise<number> => {
  await clients.ask('delays');
  await folder.ask('startSeconds');
  await delay((SECONDS_HEARD + 0.5) * 1_000);
  await folder.ask('stopSeconds');
  const { p99 = 0 } = await clients.ask('delays');
  await clients.ask('clear');
  return p99 + 1_000;
};

const measure = async (
  subject: Subject,
  clients: BenchProcess,
  count: number,
  base: number,
): Promise<Size> => {
  const { server, port } = subject;
  const { come, leave } = wordsOf(subject);
  const before = await server.ask('memory');
  await clients.ask(come, { port, count, spreadMs: (count / CONNECTS_A_SECOND) * 1_000 });
  const kb = grown(before, await server.ask('memory')) / count / 1_024;
  await clients.ask('clear');
  const rounds = Math.ceil(MESSAGES / count);
  const costs: number[] = [];
  let delivered = 1;
  for (let stretch = 0; stretch < STRETCHES; stretch++) {
    const started = await cpuOf(server);
    for (let at = 0; at < rounds; at++) delivered = Math.min(delivered, await round(subject, clients, count));
    costs.push(((await cpuOf(server)) - started) / rounds);
  }
  const p99Ms = subject.isBare === true ? 0 : await delayWhileTrading(subject, clients);
  await clients.ask(leave);
  return { count, micros: (median(costs) - base) / count, kb, p99Ms, delivered };
};

/** The same at each size, one after the other; the first is met twice, as is nobody, because a process learns at it. */
export const measureSizes = async (
  subject: Subject,
  clients: BenchProcess,
  counts: readonly number[],
): Promise<Size[]> => {
  const sizes: Size[] = [];
  await unheard(subject, clients);
  const base = await unheard(subject, clients);
  for (const count of [counts[0] ?? 0, ...counts]) sizes.push(await measure(subject, clients, count, base));
  return sizes.slice(1);
};
