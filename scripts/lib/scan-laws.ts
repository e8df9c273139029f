import { HOLDS, openArena, printScan } from '@chuli/scan';
import { SCAN_LAWS, type Trial, stocksForLaws, trialOf } from '@chuli/scan/testing/laws';

const SMALL = 20_000;
const FULL = 1_000_000;
/** Beyond this a case hangs, whatever its answer. */
const LONGEST_MS = 2_000;

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
  const begun = performance.now();
  into.tried += 1;
  into.bars += trial.truths.length;
  into.held += trial.truths.filter((truth) => truth === HOLDS).length;
  for (const [name, law] of Object.entries(SCAN_LAWS)) {
    const against = law(trial);
    if (against !== null) into.broken.get(name)?.push(`seed ${seed}: ${printScan(trial.scan)}: ${against}`);
  }
  if (performance.now() - begun > LONGEST_MS) into.slow += 1;
};

const print = ({ broken, tried, slow, bars, held }: Tally, show: number): void => {
  for (const [name, against] of broken) {
    console.log(`${String(tried - against.length).padStart(9)} of ${tried} hold  ${name}`);
    for (const line of against.slice(0, show)) console.log(`        ${line}`);
  }
  const share = ((100 * held) / bars).toFixed(1);
  console.log(`${slow} took longer than ${LONGEST_MS} ms; the rules held at ${share} % of ${bars} bars`);
};

/** Tries every law of scans on so many random scans; says how many broke one. */
export const tryScanLaws = ({ full, cases, seed, show }: Asked): number => {
  const count = Number(cases ?? (full ? FULL : SMALL));
  const started = performance.now();
  const stocks = stocksForLaws();
  const arena = openArena();
  const broken = new Map<string, string[]>(Object.keys(SCAN_LAWS).map((name) => [name, []]));
  const found: Tally = { broken, tried: 0, slow: 0, bars: 0, held: 0 };
  for (let at = seed; found.tried < count; at += 1) {
    const trial = trialOf(at, stocks, arena);
    if (trial !== null) tally(trial, found, at);
  }
  print(found, show);
  const faults = [...broken.values()].reduce((sum, { length }) => sum + length, 0) + found.slow;
  const told = `${broken.size} laws × ${found.tried} scans in ${seconds(started)}`;
  console.log(`${told}: ${faults === 0 ? 'all hold' : `${faults} broken`}`);
  return faults === 0 ? 0 : 1;
};
