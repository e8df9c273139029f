import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { COUNTED } from '../counted.ts';
import { tradesWhere } from './intraday.ts';
import { SESSION_MINUTE, sessionMinuteParams } from './session-minutes.ts';

/** Minutes of a session, from 0, both included. */
export type MinuteSpan = { first: number; last: number };

/** What a stock traded in some minutes, minute by minute in the last of them, and its prices. */
export type HotStock = {
  symbol: StockSymbol;
  trades: number;
  amount: Paisa;
  last: Paisa | null;
  before: Paisa | null;
  course: Paisa[];
};

type HotQuestion = {
  date: TradingDate;
  /** The smallest quantity that sets a price. */
  minimum: number;
  /** Null counts the whole day, trades without a time included. */
  span: MinuteSpan | null;
  /** How many of the last minutes are told one by one. */
  course: number;
};

const amountOfMinute = (before: number): string =>
  `sumIf(t.amount, ifNull(minute = {last:Int32} - ${before}, false))`;

/** Every stock that traded in the session. */
export const hotStocks = (tape: Tape, { date, minimum, span, course }: HotQuestion): Promise<HotStock[]> => {
  const minutes = Array.from({ length: course }, (_, place) => amountOfMinute(course - 1 - place));
  return ask<HotStock>(
    tape,
    `
SELECT symbol, countIf(is_within) AS trades, sumIf(t.amount, is_within) AS amount,
  argMaxOrNullIf(rate, contract_id, sets_price) AS last,
  argMaxOrNullIf(rate, contract_id, sets_price AND ifNull(minute < {first:Int32}, false)) AS before,
  [${minutes.join(', ')}] AS course
FROM (
  SELECT *, {is_whole:Bool} OR ifNull(minute BETWEEN {first:Int32} AND {last:Int32}, false) AS is_within
  FROM (
    SELECT symbol, contract_id, rate, amount, quantity >= {minimum:UInt32} AS sets_price,
      if(traded_at IS NULL, NULL, ${SESSION_MINUTE}) AS minute
    FROM ${tradesWhere()}
  )
) AS t
GROUP BY symbol ORDER BY symbol`,
    {
      from: date,
      to: date,
      ...sessionMinuteParams(date),
      minimum,
      is_whole: span === null,
      first: span?.first ?? 0,
      last: span?.last ?? 0,
    },
  );
};

type UsualQuestion = MinuteSpan & { days: readonly TradingDate[]; sessions: number };

/**
 * What each stock traded in these minutes in so many sessions together: the last of the days on which it was traded.
 * A stock that traded on fewer of them is left out.
 */
export const amountsInMinutes = async (
  tape: Tape,
  { days, sessions, first, last }: UsualQuestion,
): Promise<ReadonlyMap<StockSymbol, Paisa>> => {
  const [newest] = days.slice(-1);
  if (newest === undefined) return new Map();
  const rows = await ask<{ symbol: StockSymbol; amount: Paisa }>(
    tape,
    `
SELECT symbol, sum(amount) AS amount
FROM (
  SELECT symbol, traded_on, sumIf(t.amount, minute BETWEEN {first:Int32} AND {last:Int32}) AS amount
  FROM (
    SELECT symbol, traded_on, amount, ${SESSION_MINUTE} AS minute FROM trade
    WHERE ${COUNTED} AND traded_on IN {days:Array(Date)} AND traded_at IS NOT NULL
  ) AS t
  GROUP BY symbol, traded_on ORDER BY traded_on DESC LIMIT {sessions:UInt8} BY symbol
)
GROUP BY symbol HAVING count() = {sessions:UInt8}`,
    { days, sessions, first, last, ...sessionMinuteParams(newest) },
  );
  return new Map(rows.map(({ symbol, amount }) => [symbol, amount]));
};
