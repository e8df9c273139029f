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

export const priceHabits = (tape: Tape, range: Range): Promise<PriceHabit[]> =>
  ask<PriceHabit>(
    tape,
    `
SELECT broker, ${SUMS.map((name) => `sum(toFloat64(habit.${name})) AS ${name}`).join(', ')}
FROM broker_habit AS habit WHERE ${COUNTED} AND traded_on BETWEEN {from:Date} AND {to:Date} AND broker != ''
GROUP BY broker ORDER BY broker`,
    range,
  );
