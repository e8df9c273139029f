import type { BrokerId, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { COUNTED, COUNTED_WINDOWS } from '../counted.ts';

/** The windows of one length of a stock, by their last days, counted since 1970, the oldest first. */
export type WindowHistory = {
  symbol: StockSymbol;
  ends: number[];
  known: number[];
  scores: number[];
  zs: (number | null)[];
  orders: number[];
};

/** Every window of this length there is. */
export const windowHistories = (tape: Tape, days: number): Promise<WindowHistory[]> =>
  ask<WindowHistory>(
    tape,
    `
SELECT symbol, groupArray(toUInt16(traded_on)) AS ends, groupArray(w.known) AS known, groupArray(score) AS scores,
  groupArray(tuple(z)).1 AS zs, groupArray(w.orders) AS orders
FROM (
  SELECT symbol, traded_on, known, score, z, orders
  FROM broker_window FINAL WHERE ${COUNTED_WINDOWS} AND days = {days:UInt8} ORDER BY symbol, traded_on) AS w
GROUP BY symbol ORDER BY symbol`,
    { days },
  );

export type StoredWindow = {
  symbol: StockSymbol;
  traded_on: TradingDate;
  volume: number;
  hhi_buyers: number | null;
  hhi_sellers: number | null;
  buyers: BrokerId[];
  buyer_nets: number[];
  sellers: BrokerId[];
  seller_nets: number[];
};

type Question = { days: number; from: TradingDate; to: TradingDate; symbol?: StockSymbol | undefined };

/** Windows of one length that end between two days, of all stocks or of one: who made them. */
export const storedWindows = (tape: Tape, { symbol, ...question }: Question): Promise<StoredWindow[]> =>
  ask<StoredWindow>(
    tape,
    `
SELECT symbol, traded_on, volume, hhi_buyers, hhi_sellers, buyers, buyer_nets, sellers, seller_nets
FROM broker_window FINAL WHERE ${COUNTED_WINDOWS} AND days = {days:UInt8}
  AND traded_on BETWEEN {from:Date} AND {to:Date} ${symbol === undefined ? '' : 'AND symbol = {symbol:String}'}
ORDER BY symbol, traded_on`,
    { ...question, ...(symbol !== undefined && { symbol }) },
  );

/** Changes whenever windows are written, or the trades of a day that they were made of. */
export const windowsMark = async (tape: Tape): Promise<string> => {
  const [row] = await ask<{ mark: string }>(
    tape,
    `SELECT concat(toString(max(counted_at)), ' ', toString(count())) AS mark
     FROM counted_window FINAL WHERE ${COUNTED}`,
  );
  return row?.mark ?? '';
};
