import { type Paisa, type StockSymbol, type TradingDate, addDays } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';

type Moment = { readonly symbol: StockSymbol; readonly before: TradingDate };

export type CloseBefore = Moment & { traded_on: TradingDate; close: Paisa };

const CLOSES_BEFORE = `
SELECT asked.symbol AS symbol, asked.before AS before, bar.traded_on AS traded_on, bar.close AS close
FROM (
  SELECT pair.1 AS symbol, pair.2 AS before
  FROM (SELECT arrayJoin(arrayZip({symbols:Array(String)}, {days:Array(Date)})) AS pair)
) AS asked
ASOF INNER JOIN (
  SELECT symbol, traded_on, close FROM daily_bar FINAL
  WHERE symbol IN {symbols:Array(String)} AND traded_on BETWEEN {from:Date} AND {to:Date}
) AS bar ON bar.symbol = asked.symbol AND asked.before > bar.traded_on
ORDER BY symbol, before`;

/** The last close of each stock before its day and not more than so many days before, as traded; without one no row. */
export const closesBefore = async (
  tape: Tape,
  moments: readonly Moment[],
  within: number,
): Promise<CloseBefore[]> => {
  const days = moments.map(({ before }) => before).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const closes = await ask<CloseBefore>(tape, CLOSES_BEFORE, {
    symbols: moments.map(({ symbol }) => symbol),
    days: moments.map(({ before }) => before),
    from: addDays(first, -within),
    to: last,
  });
  return closes.filter(({ before, traded_on }) => traded_on >= addDays(before, -within));
};
