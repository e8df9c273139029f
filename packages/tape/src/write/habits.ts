import type { TradingDate } from '@chuli/kernel';
import type { Tape } from '../client.ts';
import type { Load } from './load.ts';

const OF_LOAD = 'traded_on IN {dates:Array(Date)} AND load = {load:UInt64}';

/**
 * The contracts of an order are those of its stock and day from its first number to its last. Only orders that show who
 * came in are looked up, which are a quarter of all.
 */
const CONTRACTS = `
  SELECT one.traded_on AS traded_on, one.symbol AS symbol, one.buyer AS buyer, one.seller AS seller,
    one.amount AS amount, one.quantity AS quantity, one.traded_at AS traded_at, came.side AS side,
    ifNull(one.contract_id <= came.last_contract, 0) AS is_known
  FROM (
    SELECT traded_on, symbol, contract_id, buyer, seller, quantity, amount, traded_at FROM trade WHERE ${OF_LOAD}
  ) AS one
  ASOF LEFT JOIN (
    SELECT traded_on, symbol, first_contract, last_contract, toString(side) AS side FROM order_event
    WHERE ${OF_LOAD} AND sign = 'order'
  ) AS came
  ON came.traded_on = one.traded_on AND came.symbol = one.symbol AND one.contract_id >= came.first_contract`;

const HABITS = `
INSERT INTO broker_habit (traded_on, symbol, broker, paid, paid_at_average, received, received_at_average, bought,
  bought_in, sold, sold_in, matched, timed, first_hour, load)
SELECT day.traded_on, day.symbol, day.dealer, day.paid, day.paid_shares * stock.average, day.received,
  day.received_shares * stock.average, bought, bought_in, sold, sold_in, matched, timed, first_hour, {load:UInt64}
FROM (
  SELECT traded_on, symbol, dealer,
    sumIf(amount, way = 'buy') AS paid, sumIf(quantity, way = 'buy') AS paid_shares,
    sumIf(amount, way = 'sell') AS received, sumIf(quantity, way = 'sell') AS received_shares,
    sumIf(amount, is_known AND way = 'buy') AS bought, sumIf(amount, is_known AND way = 'buy' AND side = 'buy') AS bought_in,
    sumIf(amount, is_known AND way = 'sell') AS sold, sumIf(amount, is_known AND way = 'sell' AND side = 'sell') AS sold_in,
    sumIf(amount, way = 'buy' AND buyer = seller) AS matched,
    sumIf(amount, traded_at IS NOT NULL) AS timed,
    sumIf(amount, ifNull(toHour(traded_at, 'Asia/Kathmandu') < 12, 0)) AS first_hour
  FROM (SELECT *, party.1 AS dealer, party.2 AS way FROM (${CONTRACTS}) ARRAY JOIN [(buyer, 'buy'), (seller, 'sell')] AS party)
  GROUP BY traded_on, symbol, dealer
) AS day
INNER JOIN (
  SELECT traded_on, symbol, sum(amount) / sum(quantity) AS average FROM trade WHERE ${OF_LOAD} GROUP BY traded_on, symbol
) AS stock ON stock.traded_on = day.traded_on AND stock.symbol = day.symbol`;

/** The same as packages/flow sums, by the engine: for tapes that it filled itself, and to hold ours against it. Trades and orders of the load stand there already. */
export const writeHabits = async (tape: Tape, dates: readonly TradingDate[], load: Load): Promise<void> => {
  await tape.command({ query: HABITS, query_params: { dates, load: String(load) } });
};
