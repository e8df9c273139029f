import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { type TradeCounts, barOf, secondsAt, tradesWhere } from './intraday.ts';

/** The minute of the last trade of a session, Unix seconds; null when no trade of it has a time. */
export type SessionEnd = TradeCounts & { last_minute: number | null };

const dayParams = (date: TradingDate) => ({ from: date, to: date, midnight: secondsAt(date), length: 60 });

export const sessionEnd = async (tape: Tape, date: TradingDate): Promise<SessionEnd> => {
  const [row] = await ask<SessionEnd>(
    tape,
    `
SELECT count() AS trades, countIf(traded_at IS NULL) AS untimed,
  if(untimed = trades, NULL, ${barOf('max(traded_at)')}) AS last_minute
FROM ${tradesWhere()}`,
    dayParams(date),
  );
  return row ?? { trades: 0, untimed: 0, last_minute: null };
};

const PRICED = `
  SELECT *, quantity >= {minimum:UInt32} AS sets_price,
    if(traded_at IS NULL, NULL, ${barOf('assumeNotNull(traded_at)')}) AS minute
  FROM ${tradesWhere()}`;

const priceUpTo = (moment: string): string =>
  `argMaxOrNullIf(rate, contract_id, sets_price AND ifNull(minute <= ${moment}, false))`;

/** A stock over a session so far, and its price at some moments before the last. */
export type StockMove = {
  symbol: StockSymbol;
  open: Paisa | null;
  high: Paisa | null;
  low: Paisa | null;
  close: Paisa | null;
  volume: number;
  amount: Paisa;
  trades: number;
  before: (Paisa | null)[];
};

/** `moments` are minutes, Unix seconds: the price as it stood at the end of each. */
export const stockMoves = (
  tape: Tape,
  { date, minimum, moments }: { date: TradingDate; minimum: number; moments: readonly number[] },
): Promise<StockMove[]> =>
  ask<StockMove>(
    tape,
    `
SELECT symbol,
  argMinOrNullIf(rate, contract_id, sets_price) AS open, maxOrNullIf(rate, sets_price) AS high,
  minOrNullIf(rate, sets_price) AS low, argMaxOrNullIf(rate, contract_id, sets_price) AS close,
  sum(quantity) AS volume, sum(t.amount) AS amount, count() AS trades,
  [${moments.map((_, at) => priceUpTo(`{moment${at}:Int64}`)).join(', ')}] AS before
FROM (${PRICED}) AS t GROUP BY symbol ORDER BY symbol`,
    {
      ...dayParams(date),
      minimum,
      ...Object.fromEntries(moments.map((moment, at) => [`moment${at}`, moment])),
    },
  );

/** What a stock traded in some minutes, with its last price and the last one before them. */
export type ActiveStock = {
  symbol: StockSymbol;
  trades: number;
  volume: number;
  amount: Paisa;
  high: Paisa | null;
  low: Paisa | null;
  close: Paisa | null;
  before: Paisa | null;
  session_volume: number;
};

/** Stocks traded after the minute `after`, the largest amount first. */
export const activeStocks = (
  tape: Tape,
  { date, minimum, after }: { date: TradingDate; minimum: number; after: number },
): Promise<ActiveStock[]> =>
  ask<ActiveStock>(
    tape,
    `
SELECT symbol, countIf(is_recent) AS trades, sumIf(quantity, is_recent) AS volume,
  sumIf(t.amount, is_recent) AS amount,
  maxOrNullIf(rate, is_recent AND sets_price) AS high, minOrNullIf(rate, is_recent AND sets_price) AS low,
  argMaxOrNullIf(rate, contract_id, sets_price) AS close, ${priceUpTo('{after:Int64}')} AS before,
  sum(quantity) AS session_volume
FROM (SELECT *, ifNull(minute > {after:Int64}, false) AS is_recent FROM (${PRICED})) AS t
GROUP BY symbol HAVING trades > 0 ORDER BY amount DESC, symbol`,
    { ...dayParams(date), minimum, after },
  );
