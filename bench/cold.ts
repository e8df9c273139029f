import { buildServer } from '@chuli/api';
import {
  ALL_FEATURES,
  type Contract,
  signalBoardContracts,
  signalListContracts,
  signalPatternContracts,
  signalRankingContracts,
  signalRecordContracts,
  signalScanContracts,
} from '@chuli/contracts';
import { instant } from '@chuli/kernel';
import { openRegistry } from '@chuli/registry';
import { type Tape, openTape } from '@chuli/tape';
import { pino } from 'pino';
import type { Bench } from './bench.ts';
import { type Settings, readSettings } from '@chuli/command';
import { median } from '@chuli/harness';

const MOST_MS = 300;
const MOST_BYTES = 200_000;
const SIZES = { small: { rounds: 3, every: 5 }, full: { rounds: 3, every: 1 } };
const SHOWN = 12;

type Asked = { path: string; ms: number; bytes: number };
type Figures = { path: string; ms: number; bytes: number; engine: number };

/** The boards and lists of signals, each as its screen opens: those that need no more to be asked. */
const calls = (): string[] =>
  [
    signalBoardContracts,
    signalListContracts,
    signalPatternContracts,
    signalRankingContracts,
    signalRecordContracts,
    signalScanContracts,
  ]
    .flatMap((contracts): Contract[] => Object.values(contracts))
    .filter(({ method, path, query }) => {
      const isWhole = !path.includes('{') && query.safeParse({}).success;
      return method === 'GET' && isWhole;
    })
    .map(({ path }) => path);

/** What the engine holds in memory of earlier questions goes. */
const forget = async (tape: Tape): Promise<void> => {
  for (const cache of ['MARK', 'UNCOMPRESSED', 'QUERY'])
    await tape.command({ query: `SYSTEM DROP ${cache} CACHE` });
};

/** A process that has just started: nothing was asked of it yet, but what every answer needs. */
const askOnce = async (tape: Tape, { registryUrl }: Settings, path: string): Promise<Asked> => {
  const registry = openRegistry(registryUrl);
  const server = await buildServer(
    { tape, registry, clock: () => instant(Date.now()), log: pino({ level: 'silent' }) },
    { checkReplies: false, cacheBytes: 0, people: { freeFeatures: ALL_FEATURES } },
  );
  try {
    await server.inject('/api/stock/');
    await forget(tape);
    const started = performance.now();
    const { statusCode, body } = await server.inject(`/api${path}`);
    const ms = performance.now() - started;
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${body.slice(0, 200)}`);
    return { path, ms, bytes: Buffer.byteLength(body) };
  } finally {
    await server.close();
    await registry.destroy();
  }
};

/** The smallest thing that the engine can be asked for, in the same minute. */
const engineMs = async (tape: Tape): Promise<number> => {
  const started = performance.now();
  await (await tape.query({ query: 'SELECT count() FROM daily_bar', format: 'JSONEachRow' })).json();
  return performance.now() - started;
};

const measure = async (
  tape: Tape,
  settings: Settings,
  { rounds, every }: (typeof SIZES)['full'],
): Promise<Figures[]> => {
  const paths = calls().filter((_, at) => at % every === 0);
  const asked: (Asked & { engine: number })[] = [];
  // The first question of all pays for the compiler, whichever it is.
  for (const path of paths.slice(0, 1)) await askOnce(tape, settings, path);
  for (let round = 0; round < rounds; round += 1) {
    for (const path of paths) {
      const engine = await engineMs(tape);
      asked.push({ ...(await askOnce(tape, settings, path)), engine });
    }
  }
  return [...Map.groupBy(asked, ({ path }) => path)].map(([path, rows]) => ({
    path,
    ms: median(rows.map(({ ms }) => ms)),
    bytes: Math.max(...rows.map(({ bytes }) => bytes)),
    engine: median(rows.map(({ engine }) => engine)),
  }));
};

/** Boards and lists of signals on the running market, asked of an API that has just started. */
export const bench: Bench = async ({ full }) => {
  const settings = readSettings();
  const tape = openTape({ url: settings.tapeUrl, database: settings.tapeDatabase });
  try {
    const figures = await measure(tape, settings, full ? SIZES.full : SIZES.small);
    figures.sort((one, other) => other.ms - one.ms);
    for (const { path, ms, bytes } of figures.slice(0, SHOWN))
      console.log(
        `${ms.toFixed(0).padStart(6)} ms ${String(Math.round(bytes / 1_000)).padStart(5)} kB  ${path}`,
      );
    const slow = figures.filter(({ ms }) => ms > MOST_MS).length;
    const large = figures.filter(({ bytes }) => bytes > MOST_BYTES).length;
    const isGood = slow === 0 && large === 0;
    console.log(
      `cold: ${figures.length} boards and lists, p50 ${median(figures.map(({ ms }) => ms)).toFixed(0)} ms, ` +
        `slowest p50 ${figures[0]?.ms.toFixed(0)} of ${MOST_MS} ms, largest ${Math.round(Math.max(...figures.map(({ bytes }) => bytes)) / 1_000)} of ${MOST_BYTES / 1_000} kB, ` +
        `an empty question ${median(figures.map(({ engine }) => engine)).toFixed(1)} ms; ${slow} slow, ${large} large: ${isGood ? 'good' : 'SHORT'}`,
    );
    return isGood ? 0 : 1;
  } finally {
    await tape.close();
  }
};
