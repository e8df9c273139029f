import type { BrokerId, Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { COUNTED } from '../counted.ts';

/** What one broker did in one stock in one session, and what was traded of it. */
export type PairDay = {
  broker: BrokerId;
  symbol: StockSymbol;
  traded_on: TradingDate;
  bought: Paisa;
  sold: Paisa;
  turnover: Paisa;
};

type Question = { to: TradingDate; smallest: Paisa; share: number };

/** Days up to one on which a broker's net was at least so large, in paisa and as a share of the turnover; oldest first. */
export const heavyPairDays = (tape: Tape, question: Question): Promise<PairDay[]> =>
  ask<PairDay>(
    tape,
    `
SELECT broker, symbol, traded_on, paid AS bought, received AS sold, turnover
FROM (
  SELECT broker, symbol, traded_on, sum(day.bought_amount) AS paid, sum(day.sold_amount) AS received,
    sum(paid) OVER (PARTITION BY traded_on, symbol) AS turnover, abs(toInt64(paid) - toInt64(received)) AS net
  FROM broker_day_by_symbol AS day WHERE ${COUNTED} AND traded_on <= {to:Date}
  GROUP BY traded_on, symbol, broker)
WHERE net >= {smallest:UInt64} AND net >= {share:Float64} * turnover
ORDER BY traded_on, symbol, broker`,
    question,
  );

/** Changes with every load of trades up to a day; empty while there is none. */
export const loadsMark = async (tape: Tape, to: TradingDate): Promise<string> => {
  const [row] = await ask<{ mark: string }>(
    tape,
    `
SELECT if(count() = 0, '', hex(sipHash64(groupArray((traded_on, load))))) AS mark
FROM (SELECT traded_on, load FROM counted_load FINAL WHERE traded_on <= {to:Date} ORDER BY traded_on)`,
    { to },
  );
  return row?.mark ?? '';
};
