import type { BrokerId, Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { COUNTED } from '../counted.ts';
import type { Range } from './source.ts';

/** What one broker did in a stock on a day, in shares of that day. */
export type BrokerDay = {
  broker: BrokerId;
  symbol: StockSymbol;
  traded_on: TradingDate;
  bought: number;
  sold: number;
  bought_amount: Paisa;
  sold_amount: Paisa;
};

const daysSql = (table: string, condition: string): string => `
SELECT broker, symbol, traded_on, sum(day.bought) AS bought, sum(day.sold) AS sold,
  sum(day.bought_amount) AS bought_amount, sum(day.sold_amount) AS sold_amount
FROM ${table} AS day WHERE ${condition} AND ${COUNTED} AND traded_on BETWEEN {from:Date} AND {to:Date}
GROUP BY broker, symbol, traded_on ORDER BY traded_on, symbol, broker`;

type Question = Range & { symbol: StockSymbol; brokers: readonly BrokerId[] };

/** The days of a few brokers in a stock, oldest first; a day on which one of them did not trade is left out. */
export const brokerDays = (tape: Tape, question: Question): Promise<BrokerDay[]> =>
  ask<BrokerDay>(
    tape,
    daysSql('broker_day_by_symbol', 'symbol = {symbol:String} AND broker IN {brokers:Array(String)}'),
    question,
  );

/** The days of one broker in every stock, oldest first. */
export const daysOfBroker = (tape: Tape, question: Range & { broker: BrokerId }): Promise<BrokerDay[]> =>
  ask<BrokerDay>(tape, daysSql('broker_day_by_broker', 'broker = {broker:String}'), question);
