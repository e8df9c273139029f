import { median } from '@chuli/harness';
import {
  type Program,
  REFERENCE,
  type StockBars,
  compile,
  judge,
  openArena,
  parseScan,
  withPrices,
} from '@chuli/scan';
import { randomStock } from '@chuli/scan/testing/random-stock';
import { timeOf } from './processor-time.ts';

/** Milliseconds that a run lasts at least, so that a clock can tell. */
const LEAST_MS = 3;

const arena = openArena();

const pass = (program: Program, stocks: readonly StockBars[]): void => {
  for (const stock of stocks) judge(program, arena, stock);
};

const REFERENCE_PROGRAM = compile(parseScan(REFERENCE).scan.rule);
const REFERENCE_STOCKS = [withPrices(randomStock(9, 3_000))];
const REFERENCE_BARS = REFERENCE_STOCKS.reduce((sum, { daily }) => sum + (daily?.candles.length ?? 0), 0);

/** So many passes in a row, each in milliseconds. */
const repeated = (program: Program, stocks: readonly StockBars[], times: number): number =>
  timeOf(() => {
    for (let time = 0; time < times; time += 1) pass(program, stocks);
  }) / times;

/** How often a program has to pass over stocks to last long enough; its code is warm after. */
const timesFor = (program: Program, stocks: readonly StockBars[]): number => {
  let times = 1;
  while (repeated(program, stocks, times) * times < LEAST_MS) times *= 2;
  return times;
};

/** Nanoseconds a bar that the reference takes at this moment. */
const referenceNow = (times: number): number =>
  (1e6 * repeated(REFERENCE_PROGRAM, REFERENCE_STOCKS, times)) / REFERENCE_BARS;

export type Timed = {
  /** Nanoseconds of processor time for one pass over the stocks. */
  readonly nanoseconds: number;
  /** The same as multiples of what the reference takes for a bar. */
  readonly inReferences: number;
};

/** A program beside the reference, by turns, so that whatever else the machine does falls on both. */
export const timeProgram = (program: Program, stocks: readonly StockBars[], runs: number): Timed => {
  const [times, referenceTimes] = [timesFor(program, stocks), timesFor(REFERENCE_PROGRAM, REFERENCE_STOCKS)];
  const pairs = Array.from({ length: runs }, () => {
    const before = referenceNow(referenceTimes);
    const nanoseconds = 1e6 * repeated(program, stocks, times);
    const after = referenceNow(referenceTimes);
    return { nanoseconds, inReferences: (2 * nanoseconds) / (before + after) };
  });
  return {
    nanoseconds: median(pairs.map((pair) => pair.nanoseconds)),
    inReferences: median(pairs.map((pair) => pair.inReferences)),
  };
};
