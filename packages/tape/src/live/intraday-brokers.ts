import { type BrokerId, type Paisa, type StockSymbol, type TradingDate, paisa } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { barOf, secondsAt, tradesWhere } from './intraday.ts';

export type WindowQuestion = {
  date: TradingDate;
  side: 'buyer' | 'seller';
  symbol?: StockSymbol | undefined;
  /** From the first moment up to, not including, the second, Unix seconds. Null takes trades without a time too. */
  window: { from: number; to: number } | null;
  /** One row a broker and minute; trades without a time are left out. */
  by_minute: boolean;
};

export type WindowRow = {
  broker: BrokerId;
  time: number | null;
  quantity: number;
  amount: Paisa;
  trades: number;
  matched: number;
};

export type WindowTotals = {
  volume: number;
  amount: Paisa;
  trades: number;
  /** Trades whose broker on this side is hidden. */
  masked: number;
  /** Trades of the day that lie in no window because they have no time; those before and after it do not count. */
  untimed: number;
};

export const EMPTY_WINDOW: WindowTotals = { volume: 0, amount: paisa(0), trades: 0, masked: 0, untimed: 0 };

const WITHIN = `ifNull(traded_at >= fromUnixTimestamp64Milli({first:Int64} * 1000)
  AND traded_at < fromUnixTimestamp64Milli({last:Int64} * 1000), false)`;

const isTakenSql = ({ window, by_minute }: WindowQuestion): string => {
  if (window !== null) return WITHIN;
  return by_minute ? 'traded_at IS NOT NULL' : 'true';
};

const sourceOf = ({ symbol }: WindowQuestion): string =>
  tradesWhere(symbol === undefined ? 'true' : 'symbol = {symbol:String}');

const paramsOf = ({ date, symbol, window }: WindowQuestion): Record<string, unknown> => ({
  from: date,
  to: date,
  midnight: secondsAt(date),
  length: 60,
  ...(symbol === undefined ? {} : { symbol }),
  ...(window === null ? {} : { first: window.from, last: window.to }),
});

/** Brokers of one side, the largest first; by minute, oldest minute first. */
const rowsSql = (question: WindowQuestion): string => {
  const { side, by_minute } = question;
  return `
SELECT ${side} AS broker, ${by_minute ? barOf('assumeNotNull(traded_at)') : 'NULL'} AS time,
  sum(t.quantity) AS quantity, sum(t.amount) AS amount, count() AS trades,
  sumIf(t.quantity, buyer = seller) AS matched
FROM ${sourceOf(question)} AS t WHERE ${side} != '' AND ${isTakenSql(question)}
GROUP BY broker, time ORDER BY time, quantity DESC, broker`;
};

const totalsSql = (question: WindowQuestion): string => `
SELECT sumIf(quantity, is_taken) AS volume, sumIf(t.amount, is_taken) AS amount, countIf(is_taken) AS trades,
  countIf(is_taken AND ${question.side} = '') AS masked, countIf(NOT is_taken AND traded_at IS NULL) AS untimed
FROM (SELECT *, ${isTakenSql(question)} AS is_taken FROM ${sourceOf(question)}) AS t`;

export const brokersInWindow = async (
  tape: Tape,
  question: WindowQuestion,
): Promise<{ totals: WindowTotals; rows: WindowRow[] }> => {
  const params = paramsOf(question);
  const [[totals], rows] = await Promise.all([
    ask<WindowTotals>(tape, totalsSql(question), params),
    ask<WindowRow>(tape, rowsSql(question), params),
  ]);
  return { totals: totals ?? EMPTY_WINDOW, rows };
};
