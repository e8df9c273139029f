import type { BrokerId, Paisa, StockSymbol } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { COUNTED } from '../counted.ts';
import type { OrderFilters } from './order-source.ts';

/** Rupees of contracts by who came in, as the orders show it; of singles and pairs nothing is known. */
export type CameIn = {
  /** Purchases and sales of which it is known who came in, and those in which it was this side. */
  bought: Paisa;
  bought_in: Paisa;
  sold: Paisa;
  sold_in: Paisa;
  /** Contracts with one broker on both sides, counted once. */
  matched: Paisa;
  /** Both sides of contracts that have a time, and of those before noon. */
  timed: Paisa;
  first_hour: Paisa;
};

const KEYS = {
  broker: ['broker'],
  stock: ['symbol'],
  pair: ['broker', 'symbol'],
} as const;

type Keyed = {
  broker: { broker: BrokerId };
  stock: { symbol: StockSymbol };
  pair: { broker: BrokerId; symbol: StockSymbol };
};

type Question = Pick<OrderFilters, 'from' | 'to' | 'symbols'> & {
  /** Only what went through these; all without it. */
  brokers?: readonly BrokerId[] | undefined;
};

const COLUMNS = `
  sumIf(amount, is_known AND way = 'buy') AS bought, sumIf(amount, is_known AND way = 'buy' AND side = 'buy') AS bought_in,
  sumIf(amount, is_known AND way = 'sell') AS sold, sumIf(amount, is_known AND way = 'sell' AND side = 'sell') AS sold_in,
  sumIf(amount, way = 'buy' AND buyer = seller) AS matched,
  sumIf(amount, traded_at IS NOT NULL) AS timed,
  sumIf(amount, ifNull(toHour(traded_at, 'Asia/Kathmandu') < 12, 0)) AS first_hour`;

/**
 * The contracts of an order are those of its stock and day from its first number to its last: only orders that show who
 * came in are looked up, which are a quarter of all.
 */
const contracts = ({ symbols }: Question): string => {
  const days = `traded_on BETWEEN {from:Date} AND {to:Date}${symbols === undefined ? '' : ' AND symbol IN {symbols:Array(String)}'}`;
  return `
  SELECT one.symbol AS symbol, one.buyer AS buyer, one.seller AS seller, toInt64(one.amount) AS amount,
    one.traded_at AS traded_at, toString(came.side) AS side,
    ifNull(one.contract_id <= came.last_contract, 0) AS is_known
  FROM (
    SELECT traded_on, symbol, contract_id, buyer, seller, amount, traded_at FROM trade WHERE ${COUNTED} AND ${days}
  ) AS one
  ASOF LEFT JOIN (
    SELECT traded_on, symbol, first_contract, last_contract, side FROM order_event
    WHERE ${COUNTED} AND ${days} AND sign = 'order'
  ) AS came
  ON came.traded_on = one.traded_on AND came.symbol = one.symbol AND one.contract_id >= came.first_contract`;
};

/** What brokers traded by whether they came in or waited: by broker, by stock, or broker by stock. */
export const cameIn = <By extends keyof Keyed>(
  tape: Tape,
  question: Question,
  by: By,
): Promise<(CameIn & Keyed[By])[]> => {
  const keys = KEYS[by].join(', ');
  const only = question.brokers === undefined ? '' : ' AND broker IN {brokers:Array(String)}';
  return ask<CameIn & Keyed[By]>(
    tape,
    `
SELECT ${keys}, ${COLUMNS}
FROM (
  SELECT *, party.1 AS broker, party.2 AS way FROM (${contracts(question)})
  ARRAY JOIN [(buyer, 'buy'), (seller, 'sell')] AS party
)
WHERE broker != ''${only}
GROUP BY ${keys} ORDER BY ${keys}`,
    question,
  );
};
