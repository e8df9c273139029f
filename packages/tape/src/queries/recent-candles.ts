import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';

/** The last bars of a stock, oldest first; the opening is null where no source has a trustworthy one. */
export type RecentCandles = {
  symbol: StockSymbol;
  bars: readonly (readonly [open: Paisa | null, high: Paisa, low: Paisa, close: Paisa])[];
};

/** Of every stock that traded on `to`, its bars in the sessions up to then. */
export const recentCandles = (
  tape: Tape,
  question: { from: TradingDate; to: TradingDate },
): Promise<RecentCandles[]> =>
  ask<RecentCandles>(
    tape,
    `
SELECT symbol, groupArray((open, high, low, close)) AS bars
FROM (
  SELECT symbol, traded_on, open, high, low, close FROM daily_bar FINAL
  WHERE traded_on BETWEEN {from:Date} AND {to:Date} ORDER BY symbol, traded_on
)
GROUP BY symbol HAVING max(traded_on) = {to:Date}`,
    question,
  );
