import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from '@chuli/command';
import { quantile } from '@chuli/harness';
import type { AbusePlan, Abuser } from './abuse-plan.ts';
import { type AbusePlace, type ProbedApi, openAbusePlace } from './abuse-place.ts';
import type { Abused } from './abuse-sender.ts';
import { type TableResult, allWorst, measureAll, onAnyDay } from './abuse-table.ts';
import { type Drill } from './drill.ts';

const ABUSERS = 20;
const READERS = 3;
const EVERY_MS = 40;
const WARM_SECONDS = 8;
const MOST_WARM_ROUNDS = 5;
/** Warm once a round adds less. */
const WARM_PART = 1.03;
const SETTLE_MS = 3_000;
type Limits = { readonly readers: (quiet: number) => number; readonly loopMs: number };

/** What the others may lose: twice the quiet time and a little, on a machine that does nothing else. */
const FULL: Limits = { readers: (quiet) => quiet * 2 + 20, loopMs: 100 };
/** Beside other checks, in a few seconds, one stall is the p99: only a queue that somebody else filled is longer. */
const SMALL: Limits = { readers: (quiet) => quiet * 4 + 200, loopMs: 250 };
/** Of what is held after collecting garbage, with the cache full before and after. */
const MEMORY_PART = 1.1;

const abusersOf = async ({ signIn }: AbusePlace): Promise<Abuser[]> => {
  const members = await signIn();
  return Array.from({ length: ABUSERS }, (_, at) => ({
    from: `127.0.2.${at + 1}`,
    headers: members[at] ?? {},
  }));
};

/** A process of its own abuses, so that it costs the one that measures nothing. */
const abuse = async (place: AbusePlace, port: number, seconds: number, seed: number): Promise<Abused> => {
  const plan: AbusePlan = {
    port,
    seconds,
    seed,
    abusers: await abusersOf(place),
    questions: allWorst(place).flat().map(onAnyDay),
    days: place.known.sessions.slice(-250),
  };
  const child = fork(path.join(ROOT, 'drills/abuse-sender.ts'), {
    env: { PATH: process.env['PATH'] },
  });
  child.send(plan);
  const [abused] = (await once(child, 'message')) as [Abused];
  return abused;
};

/** What somebody asks who looks at one stock after the other. */
const lightQuestions = (symbols: readonly string[], at: number): string[] => {
  const symbol = encodeURIComponent(symbols[at % symbols.length] ?? '');
  return [
    '/tools/market-status/',
    `/data/v2/market-summary/bysymbol/?symbol=${symbol}`,
    `/data/floorsheet/?symbol=${symbol}&page_size=100`,
    '/sector/',
    `/data/adjhistorydata/?symbol=${symbol}`,
  ];
};

type Read = { times: number[]; errors: string[] };

const readFor = async (place: AbusePlace, port: number, seconds: number): Promise<Read> => {
  const read: Read = { times: [], errors: [] };
  const ends = performance.now() + seconds * 1_000;
  const reader = async (number: number): Promise<void> => {
    const headers = { 'x-chuli-reader': String(number).padStart(32, 'a') };
    for (let at = number * 7; performance.now() < ends; at++) {
      const questions = lightQuestions(place.known.symbols, Math.floor(at / 5));
      const address = questions[at % questions.length] ?? '';
      const started = performance.now();
      const reply = await fetch(`http://127.0.0.1:${port}/api${address}`, { headers });
      await reply.arrayBuffer();
      read.times.push(performance.now() - started);
      if (reply.status !== 200) read.errors.push(`${reply.status} ${address}`);
      await delay(EVERY_MS);
    }
  };
  await Promise.all(Array.from({ length: READERS }, (_, number) => reader(number)));
  return read;
};

const timesOf = ({ times }: Read): string =>
  [0.5, 0.95, 0.99].map((part) => quantile(times, part).toFixed(0)).join(' / ');

type Siege = { quiet: Read; during: Read; abused: Abused; loopP99: number; before: number; after: number };

/** Until the caches hold what they will: on a slow machine one round fills half of them. */
const warmUp = async (place: AbusePlace, api: ProbedApi, seed: number): Promise<number> => {
  const { port } = api;
  let held = 0;
  for (let round = 1; round <= MOST_WARM_ROUNDS; round += 1) {
    await Promise.all([abuse(place, port, WARM_SECONDS, seed + round), readFor(place, port, WARM_SECONDS)]);
    await delay(SETTLE_MS);
    const before = held;
    ({ heapMb: held } = await api.figures());
    if (held <= before * WARM_PART) break;
  }
  return held;
};

const besiege = async (place: AbusePlace, api: ProbedApi, seconds: number, seed: number): Promise<Siege> => {
  const { port } = api;
  const before = await warmUp(place, api, seed);
  const quiet = await readFor(place, port, Math.max(5, seconds / 4));
  await api.figures();
  const [abused, during] = await Promise.all([
    abuse(place, port, seconds, seed),
    readFor(place, port, seconds),
  ]);
  const { loopP99 } = await api.figures();
  await delay(SETTLE_MS);
  const { heapMb: after, rssMb } = await api.figures();
  console.log(`resident set at the end: ${rssMb.toFixed(0)} MB`);
  return { quiet, during, abused, loopP99, before, after };
};

const told = ({ sent, statuses, dropped, unexplained, bytes }: Abused): string =>
  `abusers: ${sent} asked, ${dropped} dropped, ${Math.round(bytes / 1e6)} MB read, answers ${JSON.stringify(statuses)}, ${unexplained} without a reason`;

/** No answer at all, or one that no row of our own table explains; 503 says that we are busy. */
const isFault = (status: string): boolean => status === '0' || (Number(status) >= 500 && status !== '503');

const judged = (
  table: TableResult,
  { quiet, during, abused, loopP99, before, after }: Siege,
  limits: Limits,
): Awaited<ReturnType<Drill>> => {
  const [calm, rough] = [quantile(quiet.times, 0.99), quantile(during.times, 0.99)];
  console.log(told(abused));
  console.log(`readers, quiet:  p50/p95/p99 ${timesOf(quiet)} ms, ${quiet.times.length} answers`);
  console.log(`readers, during: p50/p95/p99 ${timesOf(during)} ms, ${during.times.length} answers`);
  for (const error of during.errors.slice(0, 5)) console.log(`reader: ${error}`);
  const faults = Object.entries(abused.statuses)
    .filter(([status]) => isFault(status))
    .reduce((sum, [, number]) => sum + number, abused.unexplained);
  const isGood =
    table.tooLarge + table.tooSlow + table.faults === 0 &&
    rough <= limits.readers(calm) &&
    quiet.errors.length + during.errors.length === 0 &&
    loopP99 <= limits.loopMs &&
    after <= before * MEMORY_PART &&
    faults === 0;
  return {
    isGood,
    summary:
      `${table.asked} worst questions, ${table.tooLarge} over 1 MB, ${table.tooSlow} over 1 s, ${table.faults} faults; ` +
      `readers p99 ${rough.toFixed(0)} of ${limits.readers(calm).toFixed(0)} ms, ${during.errors.length} errors; ` +
      `event loop p99 ${loopP99.toFixed(0)} ms; memory ${before.toFixed(0)} → ${after.toFixed(0)} MB; ` +
      `${faults} faults to abusers`,
  };
};

/** The heaviest legal questions of every call: each alone, then all at once beside readers who ask for little. */
export const drill: Drill = async ({ isFull, seed, times }) => {
  const place = await openAbusePlace();
  try {
    const table = await measureAll(place, isFull ? Number.POSITIVE_INFINITY : 2);
    const api = await place.api({ CHULI_CACHE_MEGABYTES: '8' });
    try {
      const siege = await besiege(place, api, times ?? (isFull ? 60 : 12), seed);
      return judged(table, siege, isFull ? FULL : SMALL);
    } finally {
      await api.stop();
    }
  } finally {
    await place.stop();
  }
};
