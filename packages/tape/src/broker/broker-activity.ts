import type { BrokerId, Paisa } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { COUNTED } from '../counted.ts';
import type { Range } from './source.ts';

/** What a broker did over a range, in rupees: how one-sided it was in each stock, and on how many it was spread. */
export type BrokerActivity = {
  broker: BrokerId;
  bought_amount: Paisa;
  sold_amount: Paisa;
  /** Bought less sold of each stock without its sign, summed. */
  one_sided: Paisa;
  /** Sum of the squares of what it traded of each stock as a share of all it traded: 1 is one stock alone. */
  concentration: number;
  sessions: number;
  /** Stocks of each session, summed. */
  stock_sessions: number;
};

export const brokerActivity = (tape: Tape, range: Range): Promise<BrokerActivity[]> =>
  ask<BrokerActivity>(
    tape,
    `
SELECT broker, sum(bought) AS bought_amount, sum(sold) AS sold_amount,
  sum(abs(toInt64(bought) - toInt64(sold))) AS one_sided,
  sum(pow(toFloat64(bought + sold), 2)) / pow(toFloat64(sum(bought + sold)), 2) AS concentration,
  length(groupUniqArrayArray(days)) AS sessions, sum(length(days)) AS stock_sessions
FROM (
  SELECT broker, symbol, sum(day.bought_amount) AS bought, sum(day.sold_amount) AS sold, groupUniqArray(traded_on) AS days
  FROM broker_day_by_broker AS day WHERE ${COUNTED} AND traded_on BETWEEN {from:Date} AND {to:Date}
  GROUP BY broker, symbol
)
GROUP BY broker ORDER BY broker`,
    range,
  );
