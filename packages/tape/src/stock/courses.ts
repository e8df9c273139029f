import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';

/** The bars of a stock as columns of the same length, by days since 1970, the oldest first. */
export type StockCourse = {
  symbol: StockSymbol;
  days: number[];
  closes: Paisa[];
  /** What each close is measured from, on the scale of its day. */
  bases: (Paisa | null)[];
  amounts: (Paisa | null)[];
};

/** Closes, bases and turnovers of every stock since a day. */
export const stockCourses = (tape: Tape, from: TradingDate): Promise<StockCourse[]> =>
  ask<StockCourse>(
    tape,
    `
SELECT symbol, groupArray(toUInt16(traded_on)) AS days, groupArray(close) AS closes, groupArray(tuple(base)).1 AS bases,
  groupArray(tuple(amount)).1 AS amounts
FROM (
  SELECT symbol, traded_on, close, base, amount FROM daily_bar FINAL
  PREWHERE traded_on >= {from:Date} ORDER BY symbol, traded_on)
GROUP BY symbol ORDER BY symbol`,
    { from },
  );
