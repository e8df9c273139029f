import { median, quantile } from '@chuli/harness';
import { Dice } from '@chuli/indicators/testing/random-candles';
import {
  MEASURES,
  ScanFault,
  type Scan,
  type StockBars,
  compile,
  costOf,
  judgeLast,
  openArena,
  parseScan,
  standingAt,
} from '@chuli/scan';
import { timeOf } from './processor-time.ts';
import { madeStock } from './scan-loop.ts';
import { drawTyped } from './scan-templates.ts';
import { timeProgram } from './scan-timing.ts';

const RULES = 50;
const STOCKS = 250;
const [FEWEST_BARS, MOST_BARS] = [300, 3_500];
const ROUNDS = 3;

/** Milliseconds of processor time from a text to how many stocks it finds at the newest bar. */
export type Typed = { readonly middle: number; readonly most: number; readonly slowest: string };

/** New listings and old ones. */
const marketOf = (dice: Dice): StockBars[] =>
  Array.from({ length: STOCKS }, (_, at) => madeStock(at + 1, dice.whole(FEWEST_BARS, MOST_BARS)));

/** Rules as somebody types them, each for all stocks of a market. */
export const timeTyped = (): Typed => {
  const dice = new Dice(77);
  const [stocks, arena] = [marketOf(dice), openArena()];
  const count = (text: string): number => {
    const program = compile(parseScan(text).scan.rule);
    return stocks.filter((stock) => {
      const truths = judgeLast(program, arena, stock, 2);
      return standingAt(truths, truths.length - 1) === 'fresh';
    }).length;
  };
  const timed = Array.from({ length: RULES }, () => {
    const text = drawTyped(dice);
    return { text, ms: median(Array.from({ length: ROUNDS }, () => timeOf(() => void count(text)))) };
  });
  const slowest = timed.reduce((most, one) => (one.ms > most.ms ? one : most));
  const times = timed.map(({ ms }) => ms);
  return {
    middle: median(times),
    most: quantile(times, 0.95),
    slowest: `${slowest.text} (${slowest.ms.toFixed(0)} ms)`,
  };
};

const legal = (text: string): Scan | null => {
  try {
    return parseScan(text).scan;
  } catch (error) {
    if (error instanceof ScanFault && error.code === 'too-large') return null;
    throw error;
  }
};

/** Every indicator with the largest numbers that it takes, those that cost most first. */
const costlyConditions = (): string[] =>
  [...MEASURES.values()]
    .flatMap(({ name, parameters, lines, indicator }) => {
      const line = [...lines].find(([, { words }]) => words.length === 0)?.[0];
      if (indicator === undefined || line === undefined) return [];
      const numbers = parameters.map(([, { highest }]) => highest).join(', ');
      const text = `${name}${numbers === '' ? '' : `(${numbers})`}.${line} > 5`;
      const scan = legal(text);
      return scan === null ? [] : [{ text, cost: costOf(scan).aBar }];
    })
    .toSorted((one, other) => other.cost - one.cost)
    .map(({ text }) => text);

export type Costliest = { readonly told: number; readonly taken: number; readonly conditions: number };

/** The most that the limits let through, for 250 stocks of 3,500 bars: seconds as told before, and as taken. */
export const timeCostliest = (): Costliest => {
  let conditions: string[] = [];
  for (const condition of costlyConditions()) {
    const more = [...conditions, condition];
    if (legal(more.join(' and ')) !== null) conditions = more;
  }
  const scan = parseScan(conditions.join(' and ')).scan;
  const { aBar, aStock } = costOf(scan);
  const stocks = [1, 2, 3].map((seed) => madeStock(seed, MOST_BARS));
  const { nanoseconds } = timeProgram(compile(scan.rule), stocks, ROUNDS);
  return {
    told: (STOCKS * (aBar * MOST_BARS + aStock)) / 1e9,
    taken: ((STOCKS / stocks.length) * nanoseconds) / 1e9,
    conditions: conditions.length,
  };
};
