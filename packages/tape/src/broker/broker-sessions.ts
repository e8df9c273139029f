import type { BrokerId, Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { COUNTED } from '../counted.ts';
import type { Range } from './source.ts';

/** The shares of a session by two sources. */
export type SessionVolume = {
  traded_on: TradingDate;
  /** Of the purchases whose broker is known: what sums over brokers are made of. */
  volume: number;
  /** What the bars of the day say was traded; null where there are none. */
  official_volume: number | null;
};

/** The sessions of a range whose trades are known, oldest first, of one stock or of the market. */
export const sessionVolumes = (
  tape: Tape,
  { symbol, ...range }: Range & { symbol?: StockSymbol | undefined },
): Promise<SessionVolume[]> => {
  const one = symbol === undefined ? '' : 'symbol = {symbol:String} AND ';
  return ask<SessionVolume>(
    tape,
    `
SELECT known.traded_on AS traded_on, known.volume AS volume, official.volume AS official_volume
FROM (
  SELECT traded_on, sum(bought) AS volume FROM broker_day_by_symbol
  WHERE ${COUNTED} AND ${one}traded_on BETWEEN {from:Date} AND {to:Date} GROUP BY traded_on
) AS known
LEFT JOIN (
  SELECT traded_on, sum(daily_bar.volume) AS volume FROM daily_bar FINAL
  WHERE ${one}traded_on BETWEEN {from:Date} AND {to:Date} GROUP BY traded_on
) AS official ON official.traded_on = known.traded_on
ORDER BY traded_on`,
    { ...range, ...(symbol !== undefined && { symbol }) },
  );
};

/** All trades of one session, also those whose broker the exchange hides. */
export type SessionTotal = {
  traded_on: TradingDate;
  volume: number;
  amount: Paisa;
  /** Shares without a broker on one side or on both. */
  masked: number;
};

/** The same sessions by their trades, which takes some ten times as long. */
export const sessionTotals = (tape: Tape, range: Range): Promise<SessionTotal[]> =>
  ask<SessionTotal>(
    tape,
    `
SELECT traded_on, sum(quantity) AS volume, sum(trade.amount) AS amount,
  sumIf(quantity, buyer = '' OR seller = '') AS masked
FROM trade WHERE ${COUNTED} AND traded_on BETWEEN {from:Date} AND {to:Date}
GROUP BY traded_on ORDER BY traded_on`,
    range,
  );

/** What one broker did in a session, in all stocks. */
export type BrokerSession = {
  broker: BrokerId;
  traded_on: TradingDate;
  bought_amount: Paisa;
  sold_amount: Paisa;
};

/** Every broker in every session of a range, by broker and oldest first; sessions in which it did not trade are left out. */
export const brokerSessions = (tape: Tape, range: Range): Promise<BrokerSession[]> =>
  ask<BrokerSession>(
    tape,
    `
SELECT broker, traded_on, sum(day.bought_amount) AS bought_amount, sum(day.sold_amount) AS sold_amount
FROM broker_day_by_broker AS day WHERE ${COUNTED} AND traded_on BETWEEN {from:Date} AND {to:Date}
GROUP BY broker, traded_on ORDER BY broker, traded_on`,
    range,
  );
