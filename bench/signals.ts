import type { Bench } from '../scripts/bench.ts';
import { type SymbolBars, signalMarket } from './lib/signals-market.ts';
import {
  type Beside,
  type Subject,
  barsIn,
  timeBeside,
  timePeeks,
  timeRounds,
} from './lib/signals-measures.ts';

const MOST_RATIO = 1.3;
const MOST_PEEK_US = 50;
/** In proportion is 1; what lies above it by less is the noise of the machine. */
const MOST_EXPONENT = 1.1;
const ROUNDS = 5;
const GROWTH_ROUNDS = 3;
const TRADES = 40_000;
const SHARES = [0.25, 0.5, 1];

const subjectsOf = (symbols: readonly SymbolBars[]): Subject[] =>
  symbols.flatMap(({ daily, weekly }): Subject[] => [
    { timeframe: 'daily', candles: daily.map(({ candle }) => candle) },
    { timeframe: 'weekly', candles: weekly.map(({ candle }) => candle) },
  ]);

type Growth = { name: string; times: readonly number[]; exponent: number };

/** How the time grows with the bars: 0 not at all, 1 in proportion. */
const growthOf = (name: string, parts: readonly (readonly Subject[])[]): Growth => {
  const times = parts.map((part) => timeRounds(part, GROWTH_ROUNDS));
  const bars = parts.map(barsIn);
  const grown = (values: readonly number[]): number => Math.log((values.at(-1) ?? 0) / (values[0] ?? 0));
  return { name, times, exponent: grown(times) / grown(bars) };
};

const growths = (subjects: readonly Subject[]): Growth[] => [
  growthOf(
    'symbols',
    SHARES.map((share) => subjects.filter((_, at) => at % 8 < share * 8)),
  ),
  growthOf(
    'years',
    SHARES.map((share) =>
      subjects.map(({ timeframe, candles }) => ({
        timeframe,
        candles: candles.slice(0, Math.ceil(candles.length * share)),
      })),
    ),
  ),
];

const printBeside = (subjects: readonly Subject[], { ours, flat, ratio, firings, differ }: Beside): void => {
  const bars = barsIn(subjects);
  const perBar = (ms: number): string => `${((ms * 1_000) / bars).toFixed(2)} µs a bar`;
  console.log(`${subjects.length / 2} symbols, ${bars} bars of days and weeks, ${firings} firings`);
  console.log(`pass   ${ours.toFixed(0).padStart(7)} ms of processor time, ${perBar(ours)}`);
  console.log(
    `loops  ${flat.toFixed(0).padStart(7)} ms, ${perBar(flat)}; the pass takes ${ratio.toFixed(2)} ×`,
  );
  for (const cell of differ) console.log(`the loops say otherwise: ${cell}`);
};

/** All families over the whole market beside loops over typed arrays; `--full --archive <folder>` takes all symbols. */
export const bench: Bench = async (options) => {
  const subjects = subjectsOf(await signalMarket(options));
  const beside = timeBeside(subjects, ROUNDS);
  printBeside(subjects, beside);
  const peek = timePeeks(subjects, TRADES);
  console.log(`a trade of a forming day: p50 ${peek.p50.toFixed(1)} µs, p99 ${peek.p99.toFixed(1)} µs`);
  const grown = growths(subjects);
  for (const { name, times, exponent } of grown)
    console.log(
      `a quarter, half and all of the ${name}: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms, exponent ${exponent.toFixed(2)}`,
    );
  const isSame = beside.differ.length === 0;
  const isGood =
    isSame &&
    beside.ratio <= MOST_RATIO &&
    peek.p50 <= MOST_PEEK_US &&
    grown.every(({ exponent }) => exponent <= MOST_EXPONENT);
  console.log(
    `signals: ${isSame ? 'the same firings' : 'OTHER FIRINGS'} in ${beside.ratio.toFixed(2)} × the flat loops (target ${MOST_RATIO}), ` +
      `${peek.p50.toFixed(0)} µs a trade (target ${MOST_PEEK_US}), exponents ${grown.map(({ exponent }) => exponent.toFixed(2)).join(' and ')}: ` +
      (isGood ? 'good' : 'SHORT'),
  );
  return isGood ? 0 : 1;
};
