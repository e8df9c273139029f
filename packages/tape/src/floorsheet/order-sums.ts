import type { BrokerId, Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { NEPSE_ID } from '@chuli/market';
import { type Tape, ask } from '../client.ts';
import { COUNTED } from '../counted.ts';
import { INCOMING, type OrderFilters, orderParams, orderSource } from './order-source.ts';

/** What large orders come to; sides that are estimated stand apart from those that orders show. */
export type OrderSums = {
  events: number;
  amount: Paisa;
  quantity: number;
  sessions: number;
  bought: Paisa;
  sold: Paisa;
  estimated_bought: Paisa;
  estimated_sold: Paisa;
  /** Through whom most of it came in, and how much; null where no side is known. */
  largest: BrokerId | null;
  largest_amount: Paisa;
  /** All that was traded of the same stock or day, large or not. */
  turnover: Paisa;
  /** Of the stock over these sessions, or of NEPSE in the session, in percent; null where a price is not known. */
  change: number | null;
};

const KEYS = { stock: 'symbol', session: 'traded_on' } as const;

const SUMS = `
  count() AS events, sum(o.amount) AS amount, sum(o.quantity) AS quantity, uniqExact(traded_on) AS sessions,
  sumIf(o.amount, side = 'buy' AND sign = 'order') AS bought,
  sumIf(o.amount, side = 'sell' AND sign = 'order') AS sold,
  sumIf(o.amount, side = 'buy' AND sign != 'order') AS estimated_bought,
  sumIf(o.amount, side = 'sell' AND sign != 'order') AS estimated_sold,
  sumMapIf([toString(${INCOMING})], [o.amount], side != '' AND ${INCOMING} != '') AS through,
  arrayMax(through.2) AS largest_amount,
  nullIf(through.1[indexOf(through.2, largest_amount)], '') AS largest`;

const turnovers = ({ symbol, symbols }: OrderFilters, key: string): string => `
  SELECT ${key}, sum(order_day.amount) AS turnover FROM order_day
  WHERE ${COUNTED} AND traded_on BETWEEN {from:Date} AND {to:Date}
    ${symbol === undefined ? '' : 'AND symbol = {symbol:String}'}
    ${symbols === undefined ? '' : 'AND symbol IN {symbols:Array(String)}'}
  GROUP BY ${key}`;

/** From base to close, day by day: what a price before an ex-date is worth on it is in the base. */
const STOCK_CHANGES = `
  SELECT symbol, if(countIf(base IS NULL OR base = 0) > 0, NULL, 100 * (exp(sum(log(close / base))) - 1)) AS change
  FROM daily_bar FINAL WHERE traded_on BETWEEN {from:Date} AND {to:Date} GROUP BY symbol`;

/** The close of the session before may lie some holidays back. */
const NEPSE_CHANGES = `
  SELECT traded_on, 100 * (close / nullIf(lagInFrame(toNullable(close)) OVER (ORDER BY traded_on), 0) - 1) AS change
  FROM index_bar FINAL
  WHERE index_id = {nepse_id:UInt16} AND traded_on BETWEEN subtractDays({from:Date}, 30) AND {to:Date}`;

const CHANGES = { stock: STOCK_CHANGES, session: NEPSE_CHANGES } as const;

type Keyed = { stock: { symbol: StockSymbol }; session: { traded_on: TradingDate } };

/** Sums of large orders by stock or by session; stocks and days without any are left out. */
export const orderSums = <By extends keyof Keyed>(
  tape: Tape,
  filters: OrderFilters,
  by: By,
): Promise<(OrderSums & Keyed[By])[]> => {
  const key = KEYS[by];
  return ask<OrderSums & Keyed[By]>(
    tape,
    `SELECT sums.${key} AS ${key}, events, amount, quantity, sessions, bought, sold, estimated_bought, estimated_sold,
       largest, largest_amount, ifNull(t.turnover, 0) AS turnover, c.change AS change
     FROM (SELECT ${key}, ${SUMS} FROM ${orderSource(filters)} AS o GROUP BY ${key}) AS sums
     LEFT JOIN (${turnovers(filters, key)}) AS t ON t.${key} = sums.${key}
     LEFT JOIN (${CHANGES[by]}) AS c ON c.${key} = sums.${key}
     ORDER BY sums.amount DESC, sums.${key}`,
    { ...orderParams(filters), nepse_id: NEPSE_ID },
  );
};

/** All that was traded of each stock in these sessions, as far as trades are known. */
export const stockTurnovers = async (
  tape: Tape,
  range: { from: TradingDate; to: TradingDate },
): Promise<Map<StockSymbol, Paisa>> => {
  const rows = await ask<{ symbol: StockSymbol; turnover: Paisa }>(
    tape,
    `SELECT symbol, sum(amount) AS turnover FROM order_day
     WHERE ${COUNTED} AND traded_on BETWEEN {from:Date} AND {to:Date} GROUP BY symbol`,
    range,
  );
  return new Map(rows.map(({ symbol, turnover }) => [symbol, turnover]));
};
