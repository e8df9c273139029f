import type { BrokerId, Paisa, StockSymbol } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { type Range, type ShareEra, type Source, SUMS, eraParams, sourceFor } from './source.ts';

/** Brokers of one stock, of several together or of the whole market, or stocks of one broker. */
export type FlowSubject =
  | { of: 'stock'; symbol: StockSymbol }
  | { of: 'stocks'; symbols: readonly StockSymbol[] }
  | { of: 'broker'; broker: BrokerId }
  | { of: 'market' };

export type FlowQuestion = Range & {
  subject: FlowSubject;
  /** Of every stock that has an ex-date in the range; empty where shares of all its days are the same shares. */
  eras: readonly ShareEra[];
  /** Also the net of every session; only worth its bytes over short ranges. */
  by_session: boolean;
};

/** Shares are those of the last day of the range: parts of a share where an ex-date lies between. */
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

/** Bought less sold by as many decimals as survive the division, so that equal sides are 0. */
const NET = 'round(toFloat64(day_bought) - toFloat64(day_sold), 6) AS net';

const TRADED = 'day_buys + day_sells > 0';

/** A roll-up may hold several parts of one day until the engine merges them: days are summed first, then the range. */
const brokersOf = ({ rows, counted }: Source, table: string, condition: string): string => `
  SELECT broker AS name, ${SUMS.map((column) => `sum(${counted(column)}) AS day_${column}`).join(', ')},
    0 AS day_volume, toUInt16(traded_on) AS day, ${NET}
  FROM ${rows(table, condition)}
  GROUP BY broker, traded_on`;

/**
 * What the broker did, and beside it what changed hands in each stock: the orders of a day tell that without the sums of
 * every broker being read.
 */
const stocksOfBroker = ({ rows, counted, shares }: Source): string => `
  SELECT symbol AS name, ${SUMS.map((column) => `sum(${counted(column)}) AS day_${column}`).join(', ')},
    0 AS day_volume, toUInt16(traded_on) AS day, ${NET}
  FROM ${rows('broker_day_by_broker', 'broker = {broker:String} AND ')}
  GROUP BY symbol, traded_on
  UNION ALL
  SELECT symbol, ${SUMS.map(() => '0').join(', ')}, sum(${shares('quantity')}), toUInt16(traded_on), 0
  FROM ${rows('order_day', '')}
  GROUP BY symbol, traded_on`;

const DAYS_OF = {
  stock: (source) => brokersOf(source, 'broker_day_by_symbol', 'symbol = {symbol:String} AND '),
  stocks: (source) => brokersOf(source, 'broker_day_by_symbol', 'symbol IN {symbols:Array(String)} AND '),
  market: (source) => brokersOf(source, 'broker_day_by_broker', ''),
  broker: stocksOfBroker,
} as const satisfies Record<FlowSubject['of'], (source: Source) => string>;

export const flowSql = ({
  subject,
  by_session,
  eras,
}: Pick<FlowQuestion, 'subject' | 'by_session' | 'eras'>): string => `
SELECT name, ${SUMS.map((column) => `sum(day_${column}) AS ${column}`).join(', ')}, sum(day_volume) AS volume,
  countIf(${TRADED}) AS sessions_traded, countIf(net > 0) AS sessions_net_bought,
  ${by_session ? `groupArrayIf(day, ${TRADED})` : '[]'} AS days, ${by_session ? `groupArrayIf(net, ${TRADED})` : '[]'} AS nets
FROM (${DAYS_OF[subject.of](sourceFor(eras))})
GROUP BY name HAVING sessions_traded > 0`;

export const flowParams = ({ subject, from, to, eras }: FlowQuestion): Record<string, unknown> => ({
  ...subject,
  from,
  to,
  ...eraParams(eras),
});

export const brokerFlow = (tape: Tape, question: FlowQuestion): Promise<FlowRow[]> =>
  ask<FlowRow>(tape, flowSql(question), flowParams(question));
