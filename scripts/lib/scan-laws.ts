import { Progress } from '@chuli/command';
import { HOLDS, openArena, printScan } from '@chuli/scan';
import { processorMs } from '../../bench/lib/processor-time.ts';
import { SCAN_LAWS, type Trial, againstBank, stocksForLaws, trialOf } from '@chuli/scan/testing/laws';
import { tryCosts } from './scan-cost-law.ts';

const SMALL = 20_000;
const FULL = 1_000_000;
/** Of processor time: beyond this a case hangs, whatever its answer. */
const LONGEST_MS = 2_000;
/** Scans that are timed: each takes as long as dozens that are only judged. */
const SMALL_TIMED = 200;
const FULL_TIMED = 2_000;

type Asked = {
  readonly full: boolean;
  readonly cases: string | undefined;
  readonly seed: number;
  readonly show: number;
};

const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`;

type Tally = {
  readonly broken: Map<string, string[]>;
  tried: number;
  slow: number;
  bars: number;
  held: number;
};

const tally = (trial: Trial, into: Tally, seed: number): void => {
  const begun = processorMs();
  into.tried += 1;
  into.bars += trial.truths.length;
  into.held += trial.truths.filter((truth) => truth === HOLDS).length;
  for (const [name, law] of Object.entries(SCAN_LAWS)) {
    const against = law(trial);
    if (against !== null) into.broken.get(name)?.push(`seed ${seed}: ${printScan(trial.scan)}: ${against}`);
  }
  if (processorMs() - begun > LONGEST_MS) into.slow += 1;
};

const print = ({ broken, tried, slow, bars, held }: Tally, show: number): void => {
  for (const [name, against] of broken) {
    console.log(`${String(tried - against.length).padStart(9)} of ${tried} hold  ${name}`);
    for (const line of against.slice(0, show)) console.log(`        ${line}`);
  }
  const share = ((100 * held) / bars).toFixed(1);
  console.log(`${slow} took longer than ${LONGEST_MS} ms; the rules held at ${share} % of ${bars} bars`);
};

/** So many scans are judged at once, for some of the stocks. */
const BANK = 500;
const BANK_STOCKS = 5;
const IN_A_BANK = 'is the same among many that are judged at once';

/** Tries all laws but that of the cost, scan by scan and some hundreds of them at once. */
const tryAll = (count: number, seed: number): Tally => {
  const [stocks, arena] = [stocksForLaws(), openArena()];
  const few = stocks.slice(0, BANK_STOCKS).map(({ priced }) => priced);
  const broken = new Map<string, string[]>([...Object.keys(SCAN_LAWS), IN_A_BANK].map((name) => [name, []]));
  const found: Tally = { broken, tried: 0, slow: 0, bars: 0, held: 0 };
  const progress = new Progress('scans', count);
  let together: Trial[] = [];
  for (let at = seed; found.tried < count; at += 1) {
    const trial = trialOf(at, stocks, arena);
    if (trial === null) continue;
    tally(trial, found, at);
    progress.add(1);
    together.push(trial);
    if (together.length < BANK && found.tried < count) continue;
    const against = againstBank(together, few);
    if (against !== null) broken.get(IN_A_BANK)?.push(`up to seed ${at}: ${against}`);
    together = [];
  }
  progress.finish();
  return found;
};

/** Tries every law of scans on so many random scans; says whether one was broken. */
export const tryScanLaws = ({ full, cases, seed, show }: Asked): number => {
  const count = Number(cases ?? (full ? FULL : SMALL));
  const started = performance.now();
  const found = tryAll(count, seed);
  print(found, show);
  const isTold = tryCosts(full ? FULL_TIMED : Math.min(count, SMALL_TIMED), seed, show);
  const against = [...found.broken.values()].reduce((sum, { length }) => sum + length, 0);
  const faults = against + found.slow + (isTold ? 0 : 1);
  const told = `${found.broken.size + 1} laws × ${found.tried} scans in ${seconds(started)}`;
  console.log(`${told}: ${faults === 0 ? 'all hold' : `${faults} broken`}`);
  return faults === 0 ? 0 : 1;
};
