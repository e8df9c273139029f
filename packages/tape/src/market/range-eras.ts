import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';

/** The days of a stock between two breaks of its prices: nothing in it has to be compared across an ex-date. */
export type Era = {
  symbol: StockSymbol;
  /** Its first day and its last. */
  traded_on: TradingDate;
  last_on: TradingDate;
  high: Paisa;
  low: Paisa;
  close: Paisa;
  volume: number;
  /** Null where they are not known of every day. */
  amount: Paisa | null;
  trades: number | null;
  sessions: number;
};

type Break = { symbol: StockSymbol; on: TradingDate };

const sumOfAll = (column: string): string => `if(countIf(${column} IS NULL) > 0, NULL, sum(${column}))`;

/** What every stock did in these sessions, oldest first; a new era begins with each break, an ex-date or a new ticker. */
export const rangeEras = (
  tape: Tape,
  { sessions, breaks }: { sessions: readonly TradingDate[]; breaks: readonly Break[] },
): Promise<Era[]> => {
  const [from, to] = [sessions[0], sessions.at(-1)];
  if (from === undefined || to === undefined) return Promise.resolve([]);
  return ask<Era>(
    tape,
    `
SELECT symbol, min(day) AS traded_on, max(day) AS last_on, max(top) AS high, min(bottom) AS low,
  argMax(last, day) AS close, sum(shares) AS volume, ${sumOfAll('rupees')} AS amount, ${sumOfAll('contracts')} AS trades,
  count() AS sessions
FROM (
  SELECT toString(bar.symbol) AS symbol, bar.traded_on AS day, bar.high AS top, bar.low AS bottom, bar.close AS last,
    bar.volume AS shares, bar.amount AS rupees, bar.trades AS contracts
  FROM daily_bar AS bar FINAL
  WHERE bar.traded_on BETWEEN {from:Date} AND {to:Date} AND bar.traded_on IN {sessions:Array(Date)}
) AS bars
LEFT JOIN (
  SELECT one.1 AS symbol, groupArray(one.2) AS days
  FROM (SELECT arrayJoin(arrayZip({break_symbols:Array(String)}, {break_days:Array(Date)})) AS one) GROUP BY symbol
) AS breaks USING (symbol)
GROUP BY symbol, arrayCount(begun -> begun <= day, days)
ORDER BY symbol, traded_on`,
    {
      from,
      to,
      sessions,
      break_symbols: breaks.map(({ symbol }) => symbol),
      break_days: breaks.map(({ on }) => on),
    },
  );
};
