import type { Bench } from './bench.ts';
import { type SymbolBars, signalMarket } from './lib/signals-market.ts';
import { type Subject, barsIn, compareAll, timeBoth } from './lib/signals-measures.ts';

/** A second form of the rules that were slower than the first would be there for nothing (docs/adr/0034). */
const MOST_RATIO = 1;
const ROUNDS = 3;

const subjectsOf = (symbols: readonly SymbolBars[]): Subject[] =>
  symbols.flatMap(({ daily, weekly }): Subject[] => [
    { timeframe: 'daily', candles: daily.map(({ candle }) => candle) },
    { timeframe: 'weekly', candles: weekly.map(({ candle }) => candle) },
  ]);

const SHOWN = 20;

/**
 * The pass of the nightly rebuild over the whole market beside the same bar by bar, which it has to agree with in every
 * firing, end, figure and near miss; `--full --archive <folder>` takes all symbols.
 */
export const bench: Bench = async (options) => {
  const subjects = subjectsOf(await signalMarket(options));
  const bars = barsIn(subjects);
  const { firings, differences } = compareAll(subjects);
  console.log(`${subjects.length / 2} symbols, ${bars} bars of days and weeks, ${firings} firings`);
  for (const difference of differences.slice(0, SHOWN)) console.log(`not as stepped: ${difference}`);
  const { columns, steps, ratio } = timeBoth(subjects, ROUNDS);
  const shown = (ms: number): string =>
    `${ms.toFixed(0).padStart(7)} ms of processor time, ${((ms * 1_000) / bars).toFixed(2)} µs per bar`;
  console.log(`rebuild's pass ${shown(columns)}`);
  console.log(`bar by bar     ${shown(steps)}`);
  const isSame = firings > 0 && differences.length === 0;
  const isGood = isSame && ratio <= MOST_RATIO;
  console.log(
    `signals: ${isSame ? 'the same firings' : 'OTHER FIRINGS'} in ${ratio.toFixed(2)} × the processor time of ` +
      `stepping bar by bar (target ${MOST_RATIO}): ${isGood ? 'good' : 'SHORT'}`,
  );
  return isGood ? 0 : 1;
};
