import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';

export type LatestBar = {
  symbol: StockSymbol;
  traded_on: TradingDate;
  close: Paisa;
  /** What the day's change is measured from. */
  base: Paisa | null;
  volume: number;
  amount: Paisa | null;
};

type LatestQuestion = {
  as_of: TradingDate;
  symbol?: StockSymbol | undefined;
  /** Nothing older is read. */
  since?: TradingDate;
};

const BEGINNING = '1970-01-01';

/** The last session of every stock that has ever traded up to a day, or of one. */
export const latestBars = (tape: Tape, { as_of, symbol, since }: LatestQuestion): Promise<LatestBar[]> =>
  ask<LatestBar>(
    tape,
    `
SELECT symbol, traded_on, close, base, volume, amount FROM daily_bar FINAL
WHERE traded_on BETWEEN {since:Date} AND {as_of:Date}${symbol === undefined ? '' : ' AND symbol = {symbol:String}'}
ORDER BY symbol, traded_on DESC LIMIT 1 BY symbol`,
    { as_of, since: since ?? BEGINNING, ...(symbol !== undefined && { symbol }) },
  );

/** The last close of every stock between two days, as traded. */
export const lastCloses = (
  tape: Tape,
  range: { from: TradingDate; to: TradingDate },
): Promise<(DatedClose & { symbol: StockSymbol })[]> =>
  ask(
    tape,
    `
SELECT symbol, max(bar.traded_on) AS traded_on, argMax(bar.close, bar.traded_on) AS close FROM daily_bar AS bar FINAL
WHERE bar.traded_on BETWEEN {from:Date} AND {to:Date} GROUP BY symbol`,
    range,
  );

export type DatedClose = { traded_on: TradingDate; close: Paisa };

type Ends = { first_on: TradingDate; first_close: Paisa; last_on: TradingDate; last_close: Paisa };

/** The first and the last close of one stock in a range, as traded; null when it did not trade in it. */
export const closesAtEnds = async (
  tape: Tape,
  range: { symbol: StockSymbol; from: TradingDate; to: TradingDate },
): Promise<{ first: DatedClose; last: DatedClose } | null> => {
  const [ends] = await ask<Ends>(
    tape,
    `
SELECT min(traded_on) AS first_on, argMin(close, traded_on) AS first_close,
  max(traded_on) AS last_on, argMax(close, traded_on) AS last_close
FROM daily_bar FINAL WHERE symbol = {symbol:String} AND traded_on BETWEEN {from:Date} AND {to:Date}
HAVING count() > 0`,
    range,
  );
  if (ends === undefined) return null;
  return {
    first: { traded_on: ends.first_on, close: ends.first_close },
    last: { traded_on: ends.last_on, close: ends.last_close },
  };
};
