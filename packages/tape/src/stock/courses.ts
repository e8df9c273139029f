import { type Paisa, type StockSymbol, type TradingDate, tradingDate } from '@chuli/kernel';
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

/** Nothing means all. */
type Only = { to?: TradingDate; symbols?: readonly StockSymbol[] };

const END_OF_TIME = tradingDate('2149-06-06');

/** Closes, bases and turnovers since a day, of every stock or of these. */
export const stockCourses = (
  tape: Tape,
  from: TradingDate,
  { to = END_OF_TIME, symbols = [] }: Only = {},
): Promise<StockCourse[]> =>
  ask<StockCourse>(
    tape,
    `
SELECT symbol, groupArray(toUInt16(traded_on)) AS days, groupArray(close) AS closes, groupArray(tuple(base)).1 AS bases,
  groupArray(tuple(amount)).1 AS amounts
FROM (
  SELECT symbol, traded_on, close, base, amount FROM daily_bar FINAL
  PREWHERE traded_on BETWEEN {from:Date} AND {to:Date}
    AND (empty({symbols:Array(String)}) OR symbol IN {symbols:Array(String)})
  ORDER BY symbol, traded_on)
GROUP BY symbol ORDER BY symbol`,
    { from, to, symbols },
  );
