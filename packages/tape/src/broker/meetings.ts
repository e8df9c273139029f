import type { BrokerId, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { COUNTED } from '../counted.ts';
import type { Range } from './source.ts';

/** How often two brokers met in a stock on a day: once for every order in which the one bought of the other. */
export type DayMeetings = {
  traded_on: TradingDate;
  buyer: BrokerId;
  seller: BrokerId;
  meetings: number;
  quantity: number;
};

type Question = Range & { readonly symbol: StockSymbol };

const OWN = 'symbol = {symbol:String} AND traded_on BETWEEN {from:Date} AND {to:Date}';

export const dayMeetings = (tape: Tape, question: Question): Promise<DayMeetings[]> =>
  ask<DayMeetings>(
    tape,
    `
SELECT one.traded_on AS traded_on, toString(one.buyer) AS buyer, toString(one.seller) AS seller,
  uniqExact(came.first_contract) AS meetings, sum(one.quantity) AS quantity
FROM (
  SELECT traded_on, symbol, contract_id, buyer, seller, quantity FROM trade
  WHERE ${COUNTED} AND ${OWN} AND buyer != '' AND seller != ''
) AS one
ASOF JOIN (SELECT traded_on, first_contract FROM order_event WHERE ${COUNTED} AND ${OWN}) AS came
ON came.traded_on = one.traded_on AND one.contract_id >= came.first_contract
GROUP BY traded_on, buyer, seller ORDER BY traded_on, buyer, seller`,
    question,
  );

/** Shares of a stock that one broker bought of itself, session by session, and all shares of which brokers are known. */
export type MatchedDay = { traded_on: TradingDate; matched: number; volume: number };

export const matchedDays = (tape: Tape, question: Question): Promise<MatchedDay[]> =>
  ask<MatchedDay>(
    tape,
    `SELECT traded_on, sum(day.matched) AS matched, sum(day.bought) AS volume
     FROM broker_day_by_symbol AS day WHERE ${COUNTED} AND ${OWN}
     GROUP BY traded_on ORDER BY traded_on`,
    question,
  );
