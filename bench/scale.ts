import type { Bench } from './bench.ts';
import { type Growth, growthOf } from '@chuli/harness';
import { type Crowd, measureCrowd } from './lib/scale-crowd.ts';
import { type Size, type Subject, measureSizes } from './lib/scale-live.ts';
import { openScalePlace } from './lib/scale-place.ts';
import { type Asked, measureQuestions } from './lib/scale-questions.ts';
import { type Rows, measureRows } from './lib/scale-rows.ts';
import { soak } from './lib/scale-soak.ts';

const ALLOWED_KB = 20;
const ALLOWED_P99_MS = 1_500;
const ALLOWED_MB_AN_HOUR = 1;
/** How much faster than that of bare sockets what a unit costs may grow. */
const ALLOWED_GROWTH = { small: 0.15, full: 0.05 };
/** In a small size most of a slope is what the machine does beside it; what a message costs at the last point is not. */
const ALLOWED_OF_BARE = 3;
const SMALL = { sockets: [200, 400, 800, 1_600], readers: [4, 16, 64, 256], questions: 1_500 };
const FULL = {
  sockets: [500, 1_000, 2_000, 4_000],
  readers: [4, 16, 64, 256, 1_024],
  questions: 10_000,
};
const ROWS = { small: [2_000, 4_000, 8_000, 16_000], full: [10_000, 20_000, 40_000, 80_000] };
const CROWD = 20_000;
const SOAK_MINUTES = { small: 5, full: 60 };

type Verdict = { readonly name: string; readonly isGood: boolean };

const wordsOf = ({ exponent, r2 }: Growth): string => `exponent ${exponent.toFixed(3)} (R² ${r2.toFixed(2)})`;

const growthOfSizes = (name: string, sizes: readonly Size[]): number => {
  const growth = growthOf(sizes.map(({ count, micros }) => ({ size: count, cost: micros })));
  console.log(`${name} CPU a message by sockets: ${wordsOf(growth)}`);
  return growth.exponent;
};

const printSizes = (name: string, sizes: readonly Size[]): void => {
  for (const { count, micros, kb, p99Ms, delivered } of sizes)
    console.log(
      `${name} ${String(count).padStart(6)} sockets: ${micros.toFixed(2)} µs of CPU a message, ${kb.toFixed(1)} KB a socket, ` +
        `${p99Ms === 0 ? '' : `trade to listener p99 ≤ ${p99Ms.toFixed(0)} ms, `}${(delivered * 100).toFixed(2)} % delivered`,
    );
};

type Bare = { readonly growth: number; readonly micros: number };

const judgeSizes = (name: string, sizes: readonly Size[], bare: Bare, isFull: boolean): Verdict[] => {
  printSizes(name, sizes);
  const growth = growthOfSizes(name, sizes);
  const ofBare = (sizes.at(-1)?.micros ?? Infinity) / bare.micros;
  console.log(`${name} ${ofBare.toFixed(2)} × a bare message at the last of them`);
  return [
    ...(isFull
      ? [
          {
            name: `${name}: growth of CPU`,
            isGood: growth <= Math.max(0, bare.growth) + ALLOWED_GROWTH.full,
          },
        ]
      : []),
    { name: `${name}: CPU of bare`, isGood: ofBare <= ALLOWED_OF_BARE },
    { name: `${name}: memory`, isGood: (sizes.at(-1)?.kb ?? Infinity) <= ALLOWED_KB },
    { name: `${name}: p99`, isGood: sizes.every(({ p99Ms }) => p99Ms <= ALLOWED_P99_MS) },
    { name: `${name}: delivered`, isGood: sizes.every(({ delivered }) => delivered === 1) },
  ];
};

const live = async (counts: readonly number[], isFull: boolean): Promise<Verdict[]> => {
  const place = await openScalePlace(1, 1);
  const { folder, folderPort, barePort, relays, clients } = place;
  const [[relay], [sender]] = [relays, clients];
  if (relay === undefined || sender === undefined) throw new Error('there is no relay, or nobody listens');
  const measure = (subject: Subject): Promise<Size[]> => measureSizes(subject, sender, counts);
  try {
    const sizes = await measure({ server: folder, folder, port: barePort, isBare: true });
    printSizes('bare', sizes);
    const bare = { growth: growthOfSizes('bare', sizes), micros: sizes.at(-1)?.micros ?? 0 };
    return [
      ...judgeSizes('gateway', await measure({ server: folder, folder, port: folderPort }), bare, isFull),
      ...judgeSizes('relay', await measure({ ...relay, folder }), bare, isFull),
    ];
  } finally {
    await place.stop();
  }
};

const judgeQuestions = (asked: readonly Asked[], allowed: number): Verdict[] => {
  for (const { readers, micros, perSecond } of asked)
    console.log(
      `API ${String(readers).padStart(6)} readers: ${micros.toFixed(0)} µs of CPU a question, ${perSecond.toFixed(0)} a second`,
    );
  const growth = growthOf(asked.map(({ readers, micros }) => ({ size: readers, cost: micros })));
  console.log(`API CPU a question by readers: ${wordsOf(growth)}`);
  return [{ name: 'questions: growth of CPU', isGood: growth.exponent <= allowed }];
};

const judgeRows = (measured: readonly Rows[], allowed: number): Verdict[] => {
  for (const { rows, micros } of measured)
    console.log(
      `tape ${String(rows).padStart(6)} trades of a day: ${micros.toFixed(1)} µs a row, ${(1e6 / micros).toFixed(0)} a second`,
    );
  const growth = growthOf(measured.map(({ rows, micros }) => ({ size: rows, cost: micros })));
  console.log(`tape time a row by rows: ${wordsOf(growth)}`);
  return [{ name: 'rows: growth of time', isGood: growth.exponent <= allowed }];
};

const judgeCrowd = (crowd: Crowd): Verdict[] => {
  const { sockets, seconds, messages, delivered, p50Ms, p99Ms, kb, relayMicros, folderMicrosASecond } = crowd;
  console.log(
    `${sockets} sockets behind two relays for ${seconds} s: ${messages} messages, ${(delivered * 100).toFixed(2)} % of those due; ` +
      `on their way p50 ${p50Ms} ms, trade to listener p99 ≤ ${p99Ms} ms; ${kb.toFixed(1)} KB a socket, ` +
      `${relayMicros.toFixed(2)} µs of CPU of relays a message, ${(folderMicrosASecond / 1_000).toFixed(1)} ms of the folder a second`,
  );
  return [
    { name: 'crowd: sockets', isGood: sockets === CROWD },
    { name: 'crowd: delivered', isGood: delivered >= 1 },
    { name: 'crowd: memory', isGood: kb <= ALLOWED_KB },
    { name: 'crowd: p99', isGood: p99Ms <= ALLOWED_P99_MS },
  ];
};

const soaked = async (minutes: number): Promise<Verdict[]> =>
  (await soak(minutes)).map(({ name, slope, heapMb, rssMb }) => {
    console.log(
      `${name} after ${minutes} minutes: heap ${heapMb.toFixed(1)} MB, RSS ${rssMb.toFixed(1)} MB, ` +
        `the heap after forced collection grows ${slope.toFixed(2)} MB an hour`,
    );
    return { name: `${name}: memory an hour`, isGood: slope <= ALLOWED_MB_AN_HOUR };
  });

const slopes = async (full: boolean): Promise<Verdict[]> => {
  const { sockets, readers, questions } = full ? FULL : SMALL;
  const allowed = full ? ALLOWED_GROWTH.full : ALLOWED_GROWTH.small;
  return [
    ...(await live(sockets, full)),
    ...judgeQuestions(await measureQuestions(readers, questions), allowed),
    ...judgeRows(await measureRows(full ? ROWS.full : ROWS.small), allowed),
    ...(full ? judgeCrowd(await measureCrowd(CROWD)) : []),
  ];
};

/**
 * What one more listener, question or row costs, by how many there are; with `--full` as many sockets as one machine
 * has room for, with `--soak` whether memory comes to rest. On the market that the engines hold.
 */
export const bench: Bench = async ({ full, soak: isSoak = false }) => {
  const verdicts = isSoak ? await soaked(full ? SOAK_MINUTES.full : SOAK_MINUTES.small) : await slopes(full);
  const short = verdicts.filter(({ isGood }) => !isGood).map(({ name }) => name);
  const good = verdicts.length - short.length;
  console.log(
    `scale: ${good} of ${verdicts.length} within target: ${short.length === 0 ? 'good' : `SHORT (${short.join(', ')})`}`,
  );
  return short.length === 0 ? 0 : 1;
};
