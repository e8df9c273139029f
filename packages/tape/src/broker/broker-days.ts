import type { BrokerId, Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { COUNTED } from '../counted.ts';

/** What one broker did in a stock on a day, in shares of that day. */
export type BrokerDay = {
  broker: BrokerId;
  traded_on: TradingDate;
  bought: number;
  sold: number;
  bought_amount: Paisa;
};

type Question = {
  symbol: StockSymbol;
  brokers: readonly BrokerId[];
  from: TradingDate;
  to: TradingDate;
};

/** The days of a few brokers in a stock, oldest first; a day on which one of them did not trade is left out. */
export const brokerDays = (tape: Tape, question: Question): Promise<BrokerDay[]> =>
  ask<BrokerDay>(
    tape,
    `
SELECT broker, traded_on, sum(broker_day_by_symbol.bought) AS bought,
  sum(broker_day_by_symbol.sold) AS sold, sum(broker_day_by_symbol.bought_amount) AS bought_amount
FROM broker_day_by_symbol WHERE ${COUNTED}
  AND symbol = {symbol:String} AND broker IN {brokers:Array(String)} AND traded_on BETWEEN {from:Date} AND {to:Date}
GROUP BY broker, traded_on ORDER BY traded_on, broker`,
    question,
  );
