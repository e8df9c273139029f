import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { type RecentCandles, type Tape, recentCandles } from '@chuli/tape';

export type Candles = ReadonlyMap<StockSymbol, RecentCandles['bars']>;

type Question = {
  sessions: readonly TradingDate[];
  /** Sessions up to the last. */
  count: number;
  to: TradingDate;
  symbols: readonly StockSymbol[];
};

/** The last bars of some stocks, oldest first. */
export const candlesOf = async (tape: Tape, { sessions, count, to, symbols }: Question): Promise<Candles> => {
  const from = sessions.at(-count) ?? sessions[0] ?? to;
  const found = await recentCandles(tape, { from, to, symbols });
  return new Map(found.map(({ symbol, bars }) => [symbol, bars]));
};
