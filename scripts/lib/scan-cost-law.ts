import { Dice } from '@chuli/indicators/testing/random-candles';
import { median, quantile } from '@chuli/harness';
import { type Program, type StockBars, compile, costByBars, printScan, withPrices } from '@chuli/scan';
import { randomStock } from '@chuli/scan/testing/random-stock';
import { legalScan } from '@chuli/scan/testing/random-scan';
import { timeProgram } from '../../bench/lib/scan-timing.ts';

const SESSIONS = 900;
const RUNS = 5;
/** Scans that only warm the code up. */
const WARM_UP = 30;
/** By how much a scan may take longer than was told, and how many may take longer still. */
const MOST_TIMES = 2;
const MOST_BEYOND = 0.05;

const STOCKS = [11, 12].map((seed) => withPrices(randomStock(seed, SESSIONS)));

const predicted = (program: Program, stock: StockBars): number => {
  const { aBar, aStock } = costByBars(program);
  let cost = aStock;
  for (const [timeframe, ofBar] of aBar) cost += ofBar * (stock[timeframe]?.candles.length ?? 0);
  return cost;
};

type Told = { readonly text: string; readonly times: number };

const tellOne = (seed: number): Told => {
  const scan = legalScan(new Dice(seed));
  const program = compile(scan.rule);
  const told = STOCKS.reduce((sum, stock) => sum + predicted(program, stock), 0);
  return { text: printScan(scan), times: timeProgram(program, STOCKS, RUNS).inReferences / told };
};

/** Whether what random scans cost was told before; prints those that took longest against it. */
export const tryCosts = (count: number, seed: number, show: number): boolean => {
  for (let at = 0; at < WARM_UP; at += 1) tellOne(seed + count + at);
  const scans = Array.from({ length: count }, (_, at) => tellOne(seed + at));
  const times = scans.map((scan) => scan.times);
  const beyond = scans.filter((scan) => scan.times > MOST_TIMES);
  const isTold = beyond.length <= MOST_BEYOND * count;
  const part = (share: number): string => quantile(times, share).toFixed(2);
  console.log(
    `${String(count - beyond.length).padStart(9)} of ${count} take at most ${MOST_TIMES} × what was told of them ` +
      `(middle ${median(times).toFixed(2)}, 5 % below ${part(0.05)}, 5 % above ${part(0.95)})`,
  );
  const worst = isTold ? [] : beyond.toSorted((one, other) => other.times - one.times).slice(0, show);
  for (const { text, times } of worst) console.log(`        ${times.toFixed(2)} × ${text}`);
  return isTold;
};
