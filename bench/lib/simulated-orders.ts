import type { TradingDate } from '@chuli/kernel';
import { COUNTED, type Tape } from '@chuli/tape';
import { writeHabits } from '@chuli/tape/write';

/**
 * Orders over the simulated trades of these days, made by the engine: assembling a hundred million contracts as the
 * product does would take an hour. Eleven contracts of twenty go on with the order before them, half of the orders buy.
 */
const GENERATE = `
INSERT INTO order_event (traded_on, symbol, first_contract, last_contract, kind, method, side, sign, buyer, buyers,
  seller, sellers, counter_hhi, contracts, quantity, amount, first_rate, last_rate, levels, rate_before, started_at, load)
SETTINGS parallel_view_processing = 1, max_insert_threads = 2
SELECT traded_on, symbol, min(contract_id) AS first, max(contract_id),
  multiIf(count() = 1, 'single', cityHash64(first) % 2 = 0, 'buy', 'sell'), 'time',
  if(cityHash64(first) % 2 = 0, 'buy', 'sell'), if(count() = 1, 'tick', 'order'),
  argMax(buyer, trade.quantity), uniqExact(buyer), argMax(seller, trade.quantity), uniqExact(seller), 5000, count(),
  sum(trade.quantity), sum(trade.amount), argMin(rate, contract_id), argMax(rate, contract_id), uniqExact(rate), NULL,
  min(traded_at), 0
FROM (
  SELECT *, sum(cityHash64(contract_id) % 20 < 9) OVER (PARTITION BY traded_on, symbol ORDER BY contract_id) AS nth
  FROM trade WHERE ${COUNTED} AND traded_on IN {days:Array(Date)}
) AS trade
GROUP BY traded_on, symbol, nth`;

export const generateOrders = async (tape: Tape, days: readonly TradingDate[]): Promise<void> => {
  await tape.command({ query: GENERATE, query_params: { days } });
  await writeHabits(tape, days, 0n);
};
