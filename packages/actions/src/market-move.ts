import type { TradingDate } from '@chuli/kernel';
import type { Sessions } from './sessions.ts';
import type { Step } from './step.ts';

/** How far the middle share of the market moved between two days, as a logarithm; 0 where it cannot be told. */
export type MarketMove = (from: TradingDate, to: TradingDate) => number;

/** The median of fewer shares says more about them than about the market. */
const SHARES_OF_A_MARKET = 10;

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

export const marketMoveOf = (steps: Iterable<Step>, sessions: Sessions): MarketMove => {
  const moves = new Map<number, number[]>();
  for (const { before, bar, sessions: apart } of steps) {
    if (apart !== 1) continue;
    const at = sessions.at(bar.traded_on);
    const known = moves.get(at);
    const move = Math.log(bar.close / before.close);
    if (known === undefined) moves.set(at, [move]);
    else known.push(move);
  }
  const medians = new Map(
    [...moves]
      .filter(([, values]) => values.length >= SHARES_OF_A_MARKET)
      .map(([at, values]) => [at, median(values)]),
  );
  return (from, to) => {
    let sum = 0;
    for (let at = sessions.at(from) + 1; at <= sessions.at(to); at += 1) sum += medians.get(at) ?? 0;
    return sum;
  };
};
