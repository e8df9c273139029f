import type { Method } from '@chuli/flow';
import type { BrokerId, Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { COUNTED } from '../counted.ts';

/** Shares by who came in; what neither orders show nor anything estimates is the rest of the volume. */
export type VolumeSides = {
  volume: number;
  bought: number;
  sold: number;
  estimated_bought: number;
  estimated_sold: number;
  auction: number;
};

export type StockSides = VolumeSides & {
  symbol: StockSymbol;
  /** Orders of one stock and day are found in one way. */
  method: Method;
  close: Paisa | null;
  base: Paisa | null;
};

/** Every stock of a session. */
export const sidesOfDay = (tape: Tape, date: TradingDate): Promise<StockSides[]> =>
  ask<StockSides>(
    tape,
    `SELECT d.symbol AS symbol, method, volume, bought, sold, estimated_bought, estimated_sold, auction,
       b.close AS close, b.base AS base
     FROM (
       SELECT symbol, toString(any(order_day.method)) AS method, sum(quantity) AS volume,
         sum(order_day.bought) AS bought, sum(order_day.sold) AS sold,
         sum(order_day.estimated_bought) AS estimated_bought, sum(order_day.estimated_sold) AS estimated_sold,
         sum(order_day.auction) AS auction
       FROM order_day WHERE ${COUNTED} AND traded_on = {date:Date} GROUP BY symbol
     ) AS d
     LEFT JOIN (SELECT symbol, close, base FROM daily_bar FINAL WHERE traded_on = {date:Date}) AS b
       ON b.symbol = d.symbol
     ORDER BY volume DESC, d.symbol`,
    { date },
  );

export type PriceSides = VolumeSides & {
  traded_on: TradingDate;
  rate: Paisa;
  amount: Paisa;
  method: Method;
  /** Shares of every broker that bought, and that sold, at this price. */
  buyers: [BrokerId[], number[]];
  sellers: [BrokerId[], number[]];
};

const SIDES = (['bought', 'sold'] as const)
  .map((column) => {
    const side = column === 'bought' ? 'buy' : 'sell';
    return `sumIf(one.quantity, side = '${side}' AND sign = 'order') AS ${column},
    sumIf(one.quantity, side = '${side}' AND sign != 'order') AS estimated_${column}`;
  })
  .join(', ');

/** One stock by session and price, over the sessions of a range whose trades are known. */
export const sidesByPrice = (
  tape: Tape,
  question: { symbol: StockSymbol; from: TradingDate; to: TradingDate },
): Promise<PriceSides[]> => {
  const own = 'symbol = {symbol:String} AND traded_on BETWEEN {from:Date} AND {to:Date}';
  return ask<PriceSides>(
    tape,
    `SELECT one.traded_on AS traded_on, rate, toString(any(order.method)) AS method, sum(one.quantity) AS volume,
       sum(one.amount) AS amount, ${SIDES}, sumIf(one.quantity, kind = 'auction') AS auction,
       sumMapIf([toString(one.buyer)], [toUInt64(one.quantity)], one.buyer != '') AS buyers,
       sumMapIf([toString(one.seller)], [toUInt64(one.quantity)], one.seller != '') AS sellers
     FROM (SELECT * FROM trade WHERE ${COUNTED} AND ${own}) AS one
     ASOF JOIN (SELECT traded_on, first_contract, kind, method, side, sign FROM order_event WHERE ${COUNTED} AND ${own}) AS order
     ON order.traded_on = one.traded_on AND one.contract_id >= order.first_contract
     GROUP BY traded_on, rate ORDER BY traded_on, rate`,
    question,
  );
};
