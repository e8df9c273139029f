import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';

export type LatestBar = {
  symbol: StockSymbol;
  traded_on: TradingDate;
  close: Paisa;
  /** As the exchange restated it on an ex-date; the close of the session before where it says nothing. */
  previous_close: Paisa | null;
  volume: number;
  amount: Paisa | null;
};

/** The later of a stock's two last bars, with the close of the other where the exchange states no previous close. */
const withPrevious = ([last, before]: LatestBar[]): LatestBar[] =>
  last === undefined ? [] : [{ ...last, previous_close: last.previous_close ?? before?.close ?? null }];

/** The last session of every stock that has ever traded up to a day, or of one. */
export const latestBars = async (
  tape: Tape,
  { as_of, symbol }: { as_of: TradingDate; symbol?: StockSymbol | undefined },
): Promise<LatestBar[]> => {
  const rows = await ask<LatestBar>(
    tape,
    `
SELECT symbol, traded_on, close, previous_close, volume, amount FROM daily_bar FINAL
WHERE traded_on <= {as_of:Date}${symbol === undefined ? '' : ' AND symbol = {symbol:String}'}
ORDER BY symbol, traded_on DESC LIMIT 2 BY symbol`,
    symbol === undefined ? { as_of } : { as_of, symbol },
  );
  return [...Map.groupBy(rows, (row) => row.symbol).values()].flatMap(withPrevious);
};

/** Closes of one stock at the ends of a range; null when it did not trade in it. */
export const closesAtEnds = async (
  tape: Tape,
  range: { symbol: StockSymbol; from: TradingDate; to: TradingDate },
): Promise<{ first_close: Paisa | null; last_close: Paisa | null }> => {
  const [row] = await ask<{ first_close: Paisa | null; last_close: Paisa | null }>(
    tape,
    `
SELECT argMinOrNull(close, traded_on) AS first_close, argMaxOrNull(close, traded_on) AS last_close
FROM daily_bar FINAL WHERE symbol = {symbol:String} AND traded_on BETWEEN {from:Date} AND {to:Date}`,
    range,
  );
  return row ?? { first_close: null, last_close: null };
};
