import type { StockSymbol } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { COUNTED } from '../counted.ts';

/** What brokers were in a stock, a session an entry, by days since 1970, the oldest first. */
export type BrokerStockDays = {
  symbol: StockSymbol;
  days: number[];
  /** Who bought or sold at all. */
  brokers: number[];
  /** Shares bought by known brokers, and those that one broker bought of itself. */
  bought: number[];
  matched: number[];
  /** Concentration of the more gathered side: 10,000 is one broker. */
  hhi: number[];
};

/**
 * Of every stock and session whose brokers are known. Whole shares squared and added are exact, so that the figures do
 * not hang on the order in which brokers are read.
 */
export const brokerStockDays = (tape: Tape): Promise<BrokerStockDays[]> =>
  ask<BrokerStockDays>(
    tape,
    `
SELECT symbol, groupArray(day) AS days, groupArray(own_brokers) AS brokers, groupArray(own_bought) AS bought,
  groupArray(own_matched) AS matched, groupArray(own_hhi) AS hhi
FROM (
  SELECT symbol, toUInt16(traded_on) AS day, count() AS own_brokers, sum(b) AS own_bought, sum(m) AS own_matched,
    sum(s) AS own_sold, sum(toFloat64(b) * b) AS buyers, sum(toFloat64(s) * s) AS sellers,
    greatest(10000 * buyers / pow(own_bought, 2), 10000 * sellers / pow(own_sold, 2)) AS own_hhi
  FROM (
    SELECT symbol, traded_on, sum(pair.bought) AS b, sum(pair.sold) AS s, sum(pair.matched) AS m
    FROM broker_day_by_symbol AS pair WHERE ${COUNTED}
    GROUP BY symbol, traded_on, broker)
  GROUP BY symbol, traded_on HAVING own_bought > 0 AND own_sold > 0
  ORDER BY symbol, traded_on)
GROUP BY symbol ORDER BY symbol SETTINGS optimize_aggregation_in_order = 1`,
    {},
  );
