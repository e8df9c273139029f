import type { TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { COUNTED } from '../counted.ts';
import type { TradeRow } from '../rows.ts';

const DAYS = `
SELECT traded_on, any(ordered.day) = traded_on AS has_orders
FROM (SELECT traded_on, load FROM counted_load FINAL WHERE trades > 0) AS counted
LEFT JOIN (SELECT DISTINCT traded_on AS day, load FROM broker_habit) AS ordered
  ON ordered.day = counted.traded_on AND ordered.load = counted.load
GROUP BY traded_on ORDER BY traded_on`;

/** Days with trades, and whether the orders that brought them stand beside them, to the last that is summed from them. */
export const daysOfOrders = async (tape: Tape): Promise<{ traded_on: TradingDate; has_orders: boolean }[]> =>
  (await ask<{ traded_on: TradingDate; has_orders: number }>(tape, DAYS)).map(
    ({ traded_on, has_orders }) => ({
      traded_on,
      has_orders: has_orders === 1,
    }),
  );

/** Every contract of a day as it was written. */
export const dayOfTrades = (tape: Tape, date: TradingDate): Promise<TradeRow[]> =>
  ask<TradeRow>(
    tape,
    `SELECT toString(contract_id) AS contract_id, symbol, toUnixTimestamp64Micro(traded_at) AS traded_at,
       buyer, seller, quantity, rate, amount
     FROM trade WHERE traded_on = {date:Date} AND ${COUNTED}`,
    { date },
  );
