import type { BrokerId, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { COUNTED } from '../counted.ts';

/** Bought less sold in shares of the day, session by session; days are counted since 1970, the oldest first. */
export type NetsOfStock = { symbol: StockSymbol; days: number[]; nets: number[] };

/** What one broker did in every stock; a session in which it did not trade one is left out. */
export const netsOfBroker = (
  tape: Tape,
  question: { broker: BrokerId; to: TradingDate },
): Promise<NetsOfStock[]> =>
  ask<NetsOfStock>(
    tape,
    `
SELECT symbol, groupArray(day) AS days, groupArray(net) AS nets
FROM (
  SELECT symbol, toUInt16(traded_on) AS day, toFloat64(sum(bought)) - toFloat64(sum(sold)) AS net
  FROM broker_day_by_broker WHERE ${COUNTED} AND broker = {broker:String} AND traded_on <= {to:Date}
  GROUP BY symbol, traded_on ORDER BY symbol, traded_on)
GROUP BY symbol`,
    question,
  );

/** What every broker did in a stock in one session, and what was traded of it. */
export type NetsOfSession = {
  day: number;
  symbol: StockSymbol;
  brokers: BrokerId[];
  nets: number[];
  volume: number;
};

/** The sessions of a range, the oldest first. */
export const netsOfSessions = (
  tape: Tape,
  question: { from: TradingDate; to: TradingDate },
): Promise<NetsOfSession[]> =>
  ask<NetsOfSession>(
    tape,
    `
SELECT day, symbol, groupArray(broker) AS brokers, groupArray(net) AS nets, sum(shares) AS volume
FROM (
  SELECT symbol, toUInt16(traded_on) AS day, broker, toFloat64(sum(bought)) AS shares,
    toFloat64(sum(bought)) - toFloat64(sum(sold)) AS net
  FROM broker_day_by_symbol WHERE ${COUNTED} AND traded_on BETWEEN {from:Date} AND {to:Date}
  GROUP BY symbol, traded_on, broker)
GROUP BY day, symbol ORDER BY day`,
    question,
  );
