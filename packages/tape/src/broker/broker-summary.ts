import type { BrokerId, Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { COUNTED } from '../counted.ts';

/** What one broker did in a session. */
export type BrokerDaySum = {
  broker: BrokerId;
  bought_amount: Paisa;
  sold_amount: Paisa;
  /** Purchases and sales; a contract with itself on both sides is one of each. */
  trades: number;
  stocks: number;
  /** Rupees of contracts with itself on both sides. */
  matched_amount: Paisa;
  /** The stocks into which it put most beyond its sales, and out of which it took most; null where there is none. */
  most_bought: StockSymbol | null;
  most_bought_amount: Paisa | null;
  most_sold: StockSymbol | null;
  most_sold_amount: Paisa | null;
};

/** The roll-up does not keep the rupees of matched contracts: they are read from the trades of the day. */
const MATCHED = `
  SELECT buyer AS broker, sum(amount) AS amount FROM trade
  WHERE ${COUNTED} AND traded_on = {date:Date} AND buyer = seller AND buyer != '' GROUP BY buyer`;

const OF_STOCKS = `
  SELECT broker, symbol, sum(day.bought_amount) AS bought, sum(day.sold_amount) AS sold,
    sum(buys) + sum(sells) AS times, toInt64(bought) - toInt64(sold) AS net
  FROM broker_day_by_broker AS day WHERE ${COUNTED} AND traded_on = {date:Date}
  GROUP BY broker, symbol`;

/** Every broker of one session; of equal nets the stock that comes first by name. */
export const brokerSummary = (tape: Tape, date: TradingDate): Promise<BrokerDaySum[]> =>
  ask<BrokerDaySum>(
    tape,
    `
SELECT sums.broker AS broker, bought_amount, sold_amount, trades, stocks, ifNull(matched.amount, 0) AS matched_amount,
  if(most > 0, first_bought, NULL) AS most_bought, if(most > 0, most, NULL) AS most_bought_amount,
  if(least < 0, first_sold, NULL) AS most_sold, if(least < 0, least, NULL) AS most_sold_amount
FROM (
  SELECT broker, sum(bought) AS bought_amount, sum(sold) AS sold_amount, sum(times) AS trades, count() AS stocks,
    max(net) AS most, argMin(symbol, (-net, symbol)) AS first_bought,
    min(net) AS least, argMin(symbol, (net, symbol)) AS first_sold
  FROM (${OF_STOCKS}) GROUP BY broker
) AS sums
LEFT JOIN (${MATCHED}) AS matched ON matched.broker = sums.broker
ORDER BY broker`,
    { date },
  );
