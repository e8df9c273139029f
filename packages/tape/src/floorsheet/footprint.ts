import type { BrokerId, Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { COUNTED } from '../counted.ts';

type Question = { readonly symbol: StockSymbol; readonly date: TradingDate };

const OWN = 'symbol = {symbol:String} AND traded_on = {date:Date}';
const MINUTE = "toUInt16(toHour(traded_at, 'Asia/Kathmandu') * 60 + toMinute(traded_at, 'Asia/Kathmandu'))";

/** Contracts that have a time, each with what its order shows of who came in. */
const CONTRACTS = `
  SELECT one.contract_id AS contract_id, ${MINUTE} AS minute, one.rate AS rate, one.quantity AS quantity,
    one.buyer AS buyer, one.seller AS seller, came.side AS side, came.sign AS sign
  FROM (SELECT * FROM trade WHERE ${COUNTED} AND ${OWN} AND traded_at IS NOT NULL) AS one
  ASOF JOIN (SELECT symbol, first_contract, side, sign FROM order_event WHERE ${COUNTED} AND ${OWN}) AS came
  ON came.symbol = one.symbol AND one.contract_id >= came.first_contract`;

export type PriceMinute = {
  minute: number;
  rate: Paisa;
  bought: number;
  sold: number;
  estimated_bought: number;
  estimated_sold: number;
  volume: number;
};

/** Shares by minute and price by who came in. */
export const priceMinutes = (tape: Tape, question: Question): Promise<PriceMinute[]> =>
  ask<PriceMinute>(
    tape,
    `
SELECT minute, rate, sum(quantity) AS volume,
  sumIf(quantity, side = 'buy' AND sign = 'order') AS bought, sumIf(quantity, side = 'sell' AND sign = 'order') AS sold,
  sumIf(quantity, side = 'buy' AND sign != 'order') AS estimated_bought,
  sumIf(quantity, side = 'sell' AND sign != 'order') AS estimated_sold
FROM (${CONTRACTS}) GROUP BY minute, rate ORDER BY minute, rate`,
    question,
  );

export type BrokerMinute = {
  minute: number;
  broker: BrokerId;
  bought: number;
  sold: number;
  known: number;
  came_in: number;
};

/** What the brokers that traded most of it did, minute by minute. */
export const brokerMinutes = (
  tape: Tape,
  question: Question & { readonly most: number },
): Promise<BrokerMinute[]> =>
  ask<BrokerMinute>(
    tape,
    `
WITH sides AS (
  SELECT minute, toString(party.1) AS broker, party.2 AS way, quantity, sign = 'order' AS is_known, toString(side) = way AS is_in
  FROM (${CONTRACTS}) ARRAY JOIN [(buyer, 'buy'), (seller, 'sell')] AS party WHERE broker != ''
)
SELECT minute, broker, sumIf(quantity, way = 'buy') AS bought, sumIf(quantity, way = 'sell') AS sold,
  sumIf(quantity, is_known) AS known, sumIf(quantity, is_known AND is_in) AS came_in
FROM sides
WHERE broker IN (SELECT broker FROM sides GROUP BY broker ORDER BY sum(quantity) DESC, broker LIMIT {most:UInt16})
GROUP BY minute, broker ORDER BY minute, broker`,
    question,
  );

export type MinuteBar = {
  minute: number;
  open: Paisa | null;
  high: Paisa | null;
  low: Paisa | null;
  close: Paisa | null;
  volume: number;
  contracts: number;
};

/** Prices of each minute of the lots that count for prices, and the volume of all. */
export const minuteBars = (
  tape: Tape,
  question: Question & { readonly least: number },
): Promise<MinuteBar[]> =>
  ask<MinuteBar>(
    tape,
    `
SELECT ${MINUTE} AS minute, argMinOrNullIf(rate, contract_id, quantity >= {least:UInt32}) AS open,
  maxOrNullIf(rate, quantity >= {least:UInt32}) AS high, minOrNullIf(rate, quantity >= {least:UInt32}) AS low,
  argMaxOrNullIf(rate, contract_id, quantity >= {least:UInt32}) AS close, sum(quantity) AS volume, count() AS contracts
FROM trade WHERE ${COUNTED} AND ${OWN} AND traded_at IS NOT NULL
GROUP BY minute ORDER BY minute`,
    question,
  );

/** Shares of the session whose trades have no time. */
export const untimedVolume = async (tape: Tape, question: Question): Promise<number> => {
  const [row] = await ask<{ shares: number }>(
    tape,
    `SELECT sum(quantity) AS shares FROM trade WHERE ${COUNTED} AND ${OWN} AND traded_at IS NULL`,
    question,
  );
  return row?.shares ?? 0;
};

export type CellBrokers = {
  contracts: number;
  buyers: [BrokerId[], number[]];
  sellers: [BrokerId[], number[]];
};

type CellQuestion = Question & {
  readonly from: number;
  readonly minutes: number;
  readonly lowest: Paisa;
  readonly below: Paisa;
};

/** Every broker that bought, and that sold, in some minutes between two prices. */
export const cellBrokers = async (tape: Tape, question: CellQuestion): Promise<CellBrokers> => {
  const [row] = await ask<CellBrokers>(
    tape,
    `
SELECT count() AS contracts, sumMapIf([toString(buyer)], [toUInt64(quantity)], buyer != '') AS buyers,
  sumMapIf([toString(seller)], [toUInt64(quantity)], seller != '') AS sellers
FROM trade WHERE ${COUNTED} AND ${OWN} AND traded_at IS NOT NULL
  AND rate >= {lowest:UInt32} AND rate < {below:UInt32}
  AND ${MINUTE} >= {from:UInt16} AND ${MINUTE} < {from:UInt16} + {minutes:UInt16}`,
    question,
  );
  return row ?? { contracts: 0, buyers: [[], []], sellers: [[], []] };
};
