import type { BrokerId, Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { COUNTED } from '../counted.ts';

type Range = { from: TradingDate; to: TradingDate };

/** Brokers of one stock, stocks of one broker, or brokers of the whole market. */
export type FlowSubject =
  | { of: 'stock'; symbol: StockSymbol }
  | { of: 'broker'; broker: BrokerId }
  | { of: 'market' };

export type FlowQuestion = Range & {
  subject: FlowSubject;
  /** Also the net of every session; only worth its bytes over short ranges. */
  by_session: boolean;
};

export type FlowRow = {
  /** The broker, or the stock when the question is about one broker. */
  name: string;
  bought: number;
  sold: number;
  matched: number;
  bought_amount: Paisa;
  sold_amount: Paisa;
  buys: number;
  sells: number;
  sessions_traded: number;
  sessions_net_bought: number;
  /** Shares of this stock that changed hands through any broker; 0 when the rows are brokers. */
  volume: number;
  /** Days since 1970 and the net of each, in no order; empty unless asked for. */
  days: number[];
  nets: number[];
};

const SUMS = ['bought', 'sold', 'matched', 'bought_amount', 'sold_amount', 'buys', 'sells'] as const;

/** A roll-up may hold several parts of one day until the engine merges them: days are summed first, then the range. */
const BROKERS_OF = (table: string, condition: string): string => `
  SELECT broker AS name, ${SUMS.map((column) => `sum(${column}) AS day_${column}`).join(', ')}, 0 AS day_volume,
    toUInt16(traded_on) AS day, toInt64(day_bought) - toInt64(day_sold) AS net
  FROM ${table} WHERE ${COUNTED} AND ${condition}traded_on BETWEEN {from:Date} AND {to:Date}
  GROUP BY broker, traded_on`;

/** Every broker's purchases are read, because a stock's volume is what all of them bought. */
const STOCKS_OF_BROKER = `
  SELECT symbol AS name, ${SUMS.map((column) => `sumIf(${column}, broker = {broker:String}) AS day_${column}`).join(', ')},
    sum(bought) AS day_volume, toUInt16(traded_on) AS day, toInt64(day_bought) - toInt64(day_sold) AS net
  FROM broker_day_by_broker WHERE ${COUNTED} AND traded_on BETWEEN {from:Date} AND {to:Date}
  GROUP BY symbol, traded_on`;

const DAYS_OF = {
  stock: BROKERS_OF('broker_day_by_symbol', 'symbol = {symbol:String} AND '),
  market: BROKERS_OF('broker_day_by_broker', ''),
  broker: STOCKS_OF_BROKER,
} as const satisfies Record<FlowSubject['of'], string>;

export const flowSql = ({ subject, by_session }: Pick<FlowQuestion, 'subject' | 'by_session'>): string => `
SELECT name, ${SUMS.map((column) => `sum(day_${column}) AS ${column}`).join(', ')}, sum(day_volume) AS volume,
  countIf(day_buys + day_sells > 0) AS sessions_traded, countIf(net > 0) AS sessions_net_bought,
  ${by_session ? 'groupArray(day)' : '[]'} AS days, ${by_session ? 'groupArray(net)' : '[]'} AS nets
FROM (${DAYS_OF[subject.of]})
GROUP BY name HAVING sessions_traded > 0`;

export const flowParams = ({ subject, from, to }: FlowQuestion): Record<string, unknown> => ({
  ...subject,
  from,
  to,
});

export const brokerFlow = (tape: Tape, question: FlowQuestion): Promise<FlowRow[]> =>
  ask<FlowRow>(tape, flowSql(question), flowParams(question));
