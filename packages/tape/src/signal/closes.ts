import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';

export type DatedCloses = {
  symbol: StockSymbol;
  /** Oldest first, as traded. */
  closes: readonly (readonly [traded_on: TradingDate, close: Paisa])[];
};

/** The closes of some stocks in these sessions; a bar of any other day is an error of its source. */
export const closesIn = (
  tape: Tape,
  question: { sessions: readonly TradingDate[]; symbols: readonly StockSymbol[] },
): Promise<DatedCloses[]> =>
  ask<DatedCloses>(
    tape,
    `
SELECT symbol, arraySort(groupArray((traded_on, close))) AS closes
FROM daily_bar FINAL PREWHERE traded_on IN {sessions:Array(Date)} AND symbol IN {symbols:Array(String)}
GROUP BY symbol`,
    question,
  );
