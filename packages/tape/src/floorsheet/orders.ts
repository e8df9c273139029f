import type { Kind, Method, Side, Sign } from '@chuli/flow';
import type { BrokerId, Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { COUNTED } from '../counted.ts';
import { type OrderFilters, orderParams, orderSource } from './order-source.ts';

/** Ties are broken by contract number, so that no order is on two pages. */
const SORTS = {
  time: 'traded_on, first_contract',
  '-time': 'traded_on DESC, first_contract DESC',
  amount: 'amount, first_contract',
  '-amount': 'amount DESC, first_contract',
} as const;

export type OrderSort = keyof typeof SORTS;

export type OrderPageQuestion = OrderFilters & { sort: OrderSort; page: number; page_size: number };

export type OrderRow = {
  traded_on: TradingDate;
  symbol: StockSymbol;
  /** Of a contract its own number; `order_id` is the order that brought it, null where orders are not known. */
  event_id: string;
  order_id: string | null;
  kind: Kind | null;
  method: Method | null;
  side: Side | null;
  sign: Sign | null;
  buyer: BrokerId | null;
  buyers: number;
  seller: BrokerId | null;
  sellers: number;
  contracts: number;
  quantity: number;
  amount: Paisa;
  first_rate: Paisa;
  last_rate: Paisa;
  levels: number;
  rate_before: Paisa | null;
  started_at: string | null;
  /** Of its stock and day: what all contracts came to, and the range of the prices. */
  day_quantity: number | null;
  day_amount: Paisa | null;
  high: Paisa | null;
  low: Paisa | null;
  base: Paisa | null;
};

export type OrderPage = {
  total: number;
  quantity: number;
  amount: Paisa;
  rows: OrderRow[];
};

const ofStock = ({ symbol }: OrderFilters): string =>
  symbol === undefined ? '' : 'symbol = {symbol:String} AND ';

const pageSql = (question: OrderPageQuestion): string => {
  const order = SORTS[question.sort];
  const days = `${ofStock(question)}traded_on BETWEEN {from:Date} AND {to:Date}`;
  return `
SELECT o.traded_on AS traded_on, o.symbol AS symbol, toString(o.first_contract) AS event_id,
  nullIf(toString(o.order_id), '0') AS order_id, nullIf(toString(o.kind), '') AS kind,
  nullIf(toString(o.method), '') AS method, nullIf(toString(o.side), '') AS side,
  nullIf(toString(o.sign), '') AS sign, nullIf(o.buyer, '') AS buyer, buyers, nullIf(o.seller, '') AS seller, sellers,
  contracts, o.quantity AS quantity, o.amount AS amount, first_rate, last_rate, levels, rate_before,
  if(isNull(started_at), NULL, replaceOne(toString(assumeNotNull(started_at)), ' ', 'T') || 'Z') AS started_at,
  d.quantity AS day_quantity, d.amount AS day_amount, b.high AS high, b.low AS low, b.base AS base
FROM (SELECT * FROM ${orderSource(question)}
  ORDER BY ${order} LIMIT {limit:UInt32} OFFSET {offset:UInt32}) AS o
LEFT JOIN (
  SELECT traded_on, symbol, sum(order_day.quantity) AS quantity, sum(order_day.amount) AS amount
  FROM order_day WHERE ${COUNTED} AND ${days} GROUP BY traded_on, symbol
) AS d ON d.traded_on = o.traded_on AND d.symbol = o.symbol
LEFT JOIN (SELECT traded_on, symbol, high, low, base FROM daily_bar FINAL WHERE ${days}) AS b
  ON b.traded_on = o.traded_on AND b.symbol = o.symbol
ORDER BY ${order}`;
};

type Totals = Pick<OrderPage, 'total' | 'quantity' | 'amount'>;

/** A page of large orders, or of large contracts, and what all of them come to. */
export const orderPage = async (tape: Tape, question: OrderPageQuestion): Promise<OrderPage> => {
  const { sort: _, page, page_size, ...filters } = question;
  const params = orderParams(filters);
  const [[totals], rows] = await Promise.all([
    ask<Totals>(
      tape,
      `SELECT count() AS total, sum(o.quantity) AS quantity, sum(o.amount) AS amount FROM ${orderSource(filters)} AS o`,
      params,
    ),
    ask<OrderRow>(tape, pageSql(question), {
      ...params,
      limit: page_size,
      offset: (page - 1) * page_size,
    }),
  ]);
  return { ...(totals ?? { total: 0, quantity: 0, amount: 0 as Paisa }), rows };
};

export type OrderPart = {
  contract_id: string;
  buyer: BrokerId | null;
  seller: BrokerId | null;
  quantity: number;
  rate: Paisa;
  amount: Paisa;
};

/** The contracts of these orders of one stock and day, by the number of their first. */
export const partsOfOrders = async (
  tape: Tape,
  { symbol, date, orders }: { symbol: StockSymbol; date: TradingDate; orders: readonly string[] },
): Promise<Map<string, OrderPart[]>> => {
  if (orders.length === 0) return new Map();
  const rows = await ask<OrderPart & { order_id: string }>(
    tape,
    `SELECT toString(order.first_contract) AS order_id, toString(contract_id) AS contract_id,
       nullIf(one.buyer, '') AS buyer, nullIf(one.seller, '') AS seller, one.quantity AS quantity, rate,
       one.amount AS amount
     FROM (SELECT * FROM trade WHERE ${COUNTED} AND traded_on = {date:Date} AND symbol = {symbol:String}) AS one
     ASOF JOIN (
       SELECT symbol, first_contract FROM order_event
       WHERE ${COUNTED} AND traded_on = {date:Date} AND symbol = {symbol:String}
     ) AS order
     ON order.symbol = one.symbol AND one.contract_id >= order.first_contract
     WHERE order.first_contract IN {orders:Array(UInt64)}
     ORDER BY one.contract_id`,
    { symbol, date, orders: orders.map(Number) },
  );
  return Map.groupBy(rows, ({ order_id }) => order_id);
};
