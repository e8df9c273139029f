import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';

export type TradedAmount = {
  symbol: StockSymbol;
  /** Null when it is not known of every session. */
  amount: Paisa | null;
};

/** What each stock traded in a range of days together. */
export const tradedAmounts = (
  tape: Tape,
  range: { from: TradingDate; to: TradingDate },
): Promise<TradedAmount[]> =>
  ask<TradedAmount>(
    tape,
    `
SELECT symbol, if(countIf(bar.amount IS NULL) > 0, NULL, sum(bar.amount)) AS amount FROM daily_bar AS bar FINAL
WHERE bar.traded_on BETWEEN {from:Date} AND {to:Date} GROUP BY symbol`,
    range,
  );

export type PastClose = { symbol: StockSymbol; asked_on: TradingDate; close: Paisa };

/** The last close of each stock before each of some days, no more than a month old. */
export const closesBefore = (
  tape: Tape,
  asked: readonly { symbol: StockSymbol; on: TradingDate }[],
): Promise<PastClose[]> =>
  ask<PastClose>(
    tape,
    `
SELECT asked.symbol AS symbol, asked.asked_on AS asked_on, argMax(bar.close, bar.traded_on) AS close
FROM (
  SELECT tupleElement(pair, 1) AS symbol, toDate(tupleElement(pair, 2)) AS asked_on
  FROM (SELECT arrayJoin(arrayZip({symbols:Array(String)}, {days:Array(String)})) AS pair)
) AS asked
INNER JOIN (
  SELECT symbol, traded_on, close FROM daily_bar FINAL WHERE symbol IN {symbols:Array(String)}
) AS bar ON bar.symbol = asked.symbol
WHERE bar.traded_on < asked.asked_on AND bar.traded_on >= asked.asked_on - 31
GROUP BY symbol, asked_on`,
    { symbols: asked.map(({ symbol }) => symbol), days: asked.map(({ on }) => on) },
  );
