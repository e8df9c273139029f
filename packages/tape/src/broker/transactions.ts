import type { Kind, Method, Side, Sign } from '@chuli/flow';
import type { BrokerId, Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { COUNTED } from '../counted.ts';
import type { Range } from './source.ts';

/** Ties are broken by contract number and side, so that no row is on two pages. */
const SORTS = {
  time: 'traded_on, event, own',
  '-time': 'traded_on DESC, event DESC, own',
  amount: 'amount, traded_on, event, own',
  '-amount': 'amount DESC, traded_on, event, own',
} as const;

export type TransactionSort = keyof typeof SORTS;

/** On which side a broker stood; a contract with itself on both sides is apart. */
export type OwnSide = Side | 'both';

export type TransactionQuestion = Range & {
  broker: BrokerId;
  symbol?: StockSymbol | undefined;
  side?: Side | undefined;
  unit: 'order' | 'contract';
  sort: TransactionSort;
  page: number;
  page_size: number;
};

/** What a broker had of one order, on one side. */
export type Transaction = {
  traded_on: TradingDate;
  symbol: StockSymbol;
  event_id: string;
  order_id: string;
  own: OwnSide;
  kind: Kind;
  method: Method;
  /** Who came in, the buyer or the seller, and by what sign that is known. */
  side: Side | null;
  sign: Sign | null;
  started_at: string | null;
  contracts: number;
  quantity: number;
  amount: Paisa;
  first_rate: Paisa;
  last_rate: Paisa;
  /** Brokers on the other side, and the largest of them with its shares; of contracts with itself it alone. */
  counter_brokers: number;
  counter_broker: BrokerId | null;
  counter_quantity: number;
  day_quantity: number | null;
  day_amount: Paisa | null;
};

/** Over all rows, whatever the page: rupees by role where the order shows it. */
export type TransactionTotals = { total: number; came_in: Paisa; rested: Paisa };

const OWN = `multiIf(one.buyer = one.seller, 'both', one.buyer = {broker:String}, 'buy', 'sell')`;

const SIDES: Record<Side, string> = {
  buy: 'buyer = {broker:String}',
  sell: 'seller = {broker:String}',
};

const daysOf = ({ symbol }: Pick<TransactionQuestion, 'symbol'>): string =>
  `${symbol === undefined ? '' : 'symbol = {symbol:String} AND '}traded_on BETWEEN {from:Date} AND {to:Date}`;

/** A contract belongs to the last order of its stock and day that began with it or before. */
const grouped = (question: TransactionQuestion): string => {
  const days = daysOf(question);
  const own = question.side === undefined ? `(${SIDES.buy} OR ${SIDES.sell})` : SIDES[question.side];
  return `
SELECT one.traded_on AS traded_on, one.symbol AS symbol,
  ${question.unit === 'order' ? 'order.first_contract' : 'one.contract_id'} AS event, any(order.first_contract) AS order_id,
  ${OWN} AS own, any(order.kind) AS kind, any(order.method) AS method, any(order.side) AS side, any(order.sign) AS sign,
  min(one.traded_at) AS started_at, count() AS contracts, sum(one.quantity) AS quantity, sum(one.amount) AS amount,
  argMin(one.rate, one.contract_id) AS first_rate, argMax(one.rate, one.contract_id) AS last_rate,
  sumMap([toString(if(own = 'sell', one.buyer, one.seller))], [toUInt64(one.quantity)]) AS counters
FROM (SELECT * FROM trade WHERE ${COUNTED} AND ${days} AND ${own}) AS one
ASOF JOIN (
  SELECT traded_on, symbol, first_contract, kind, method, side, sign FROM order_event WHERE ${COUNTED} AND ${days}
) AS order
ON order.traded_on = one.traded_on AND order.symbol = one.symbol AND one.contract_id >= order.first_contract
GROUP BY traded_on, symbol, event, own`;
};

const CAME_IN = "sign = 'order' AND own != 'both' AND toString(side) = own";
const RESTED = "sign = 'order' AND own != 'both' AND toString(side) != own";

const pageSql = (question: TransactionQuestion): string => `
SELECT page.traded_on AS traded_on, page.symbol AS symbol, toString(event) AS event_id, toString(order_id) AS order_id,
  own, toString(kind) AS kind, toString(method) AS method, nullIf(toString(side), '') AS side,
  nullIf(toString(sign), '') AS sign,
  if(isNull(started_at), NULL, replaceOne(toString(assumeNotNull(started_at)), ' ', 'T') || 'Z') AS started_at,
  contracts, page.quantity AS quantity, page.amount AS amount, first_rate, last_rate,
  arrayCount(name -> name != '', counters.1) AS counter_brokers,
  nullIf(arraySort((name, shares) -> -toInt64(shares), counters.1, counters.2)[1], '') AS counter_broker,
  arrayMax(counters.2) AS counter_quantity, d.quantity AS day_quantity, d.amount AS day_amount, total, came_in, rested
FROM (
  SELECT *, count() OVER () AS total, sumIf(amount, ${CAME_IN}) OVER () AS came_in,
    sumIf(amount, ${RESTED}) OVER () AS rested
  FROM (${grouped(question)}) ORDER BY ${SORTS[question.sort]} LIMIT {limit:UInt32} OFFSET {offset:UInt32}
) AS page
LEFT JOIN (
  SELECT traded_on, symbol, sum(order_day.quantity) AS quantity, sum(order_day.amount) AS amount
  FROM order_day WHERE ${COUNTED} AND ${daysOf(question)} GROUP BY traded_on, symbol
) AS d ON d.traded_on = page.traded_on AND d.symbol = page.symbol
ORDER BY ${SORTS[question.sort]}`;

const NO_TOTALS: TransactionTotals = { total: 0, came_in: 0 as Paisa, rested: 0 as Paisa };

/** What one broker had of orders, or of single contracts, a page at a time. */
export const brokerTransactions = async (
  tape: Tape,
  question: TransactionQuestion,
): Promise<TransactionTotals & { rows: Transaction[] }> => {
  const { page, page_size, sort: _, unit: _unit, side: _side, ...params } = question;
  const asked = (limit: number, offset: number) =>
    ask<Transaction & TransactionTotals>(tape, pageSql(question), { ...params, limit, offset });
  const rows = await asked(page_size, (page - 1) * page_size);
  // Behind the last page there is no row to say how many there are.
  const [{ total, came_in, rested }] = [
    rows[0] ?? (page > 1 ? (await asked(1, 0))[0] : undefined) ?? NO_TOTALS,
  ];
  return { total, came_in, rested, rows };
};

/** What a broker did in a stock over a range, in rupees: shares of before and after an ex-date do not add up. */
export type StockTurnover = {
  symbol: StockSymbol;
  bought_amount: Paisa;
  sold_amount: Paisa;
  /** Rupees of contracts with itself on both sides: they are part of both. */
  matched_amount: Paisa;
};

/** Every stock of a broker, the one of which it traded most first. */
export const brokerStocks = (
  tape: Tape,
  { symbol, ...question }: Range & { broker: BrokerId; symbol?: StockSymbol | undefined },
): Promise<StockTurnover[]> => {
  const days = daysOf({ symbol });
  return ask<StockTurnover>(
    tape,
    `
SELECT sums.symbol AS symbol, bought AS bought_amount, sold AS sold_amount, ifNull(matched.amount, 0) AS matched_amount
FROM (
  SELECT symbol, sum(bought_amount) AS bought, sum(sold_amount) AS sold
  FROM broker_day_by_broker WHERE ${COUNTED} AND broker = {broker:String} AND ${days} GROUP BY symbol
) AS sums
LEFT JOIN (
  SELECT symbol, sum(trade.amount) AS amount
  FROM trade WHERE ${COUNTED} AND buyer = {broker:String} AND seller = {broker:String} AND ${days} GROUP BY symbol
) AS matched ON matched.symbol = sums.symbol
ORDER BY bought + sold DESC, symbol`,
    { ...question, ...(symbol !== undefined && { symbol }) },
  );
};

/** The broker of the largest turnover in a session, of one stock or of the market; null where nobody traded. */
export const busiestBroker = async (
  tape: Tape,
  { date, symbol }: { date: TradingDate; symbol?: StockSymbol | undefined },
): Promise<BrokerId | null> => {
  const one = symbol === undefined ? '' : 'symbol = {symbol:String} AND ';
  const [found] = await ask<{ broker: BrokerId }>(
    tape,
    `SELECT broker FROM broker_day_by_symbol WHERE ${COUNTED} AND ${one}traded_on = {date:Date}
     GROUP BY broker ORDER BY sum(bought_amount) + sum(sold_amount) DESC, broker LIMIT 1`,
    { date, ...(symbol !== undefined && { symbol }) },
  );
  return found?.broker ?? null;
};
