import type { BrokerId } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { COUNTED } from '../counted.ts';
import type { Range } from './source.ts';

/** What a broker paid and was paid over a range, and the same shares at the average of their stock and session; in paisa. */
export type PriceHabit = {
  broker: BrokerId;
  paid: number;
  paid_at_average: number;
  received: number;
  received_at_average: number;
};

const SUMS = ['paid', 'paid_at_average', 'received', 'received_at_average'] as const;

/** Every broker, by one pass over the roll-up. */
export const priceHabits = (tape: Tape, range: Range): Promise<PriceHabit[]> =>
  ask<PriceHabit>(
    tape,
    `
SELECT broker, ${SUMS.map((name) => `sum(d.${name}) AS ${name}`).join(', ')}
FROM (
  SELECT broker, toFloat64(sum(day.bought_amount)) AS paid, toFloat64(sum(day.sold_amount)) AS received,
    toFloat64(sum(day.bought)) AS shares, sum(paid) OVER of_day / sum(shares) OVER of_day AS average,
    shares * average AS paid_at_average, sum(day.sold) * average AS received_at_average
  FROM broker_day_by_symbol AS day WHERE ${COUNTED} AND traded_on BETWEEN {from:Date} AND {to:Date}
  GROUP BY traded_on, symbol, broker WINDOW of_day AS (PARTITION BY traded_on, symbol)
) AS d
WHERE isFinite(average) GROUP BY broker ORDER BY broker`,
    range,
  );
