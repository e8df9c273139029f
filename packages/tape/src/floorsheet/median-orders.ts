import type { BrokerId, Paisa } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { COUNTED } from '../counted.ts';
import type { Range } from '../broker/source.ts';
import { INCOMING } from './order-source.ts';

/** Orders that came in through a broker: how many, and the middle one by rupees. */
export type MedianOrder = { broker: BrokerId | null; orders: number; median: Paisa };

/**
 * Of every broker, and of the market in the row without one. Sides that are estimated count as well: without single
 * contracts, which are small, every median would be of large orders alone.
 */
export const medianOrders = (tape: Tape, range: Range): Promise<MedianOrder[]> =>
  ask<MedianOrder>(
    tape,
    `
SELECT nullIf(through, '') AS broker, count() AS orders, toUInt64(round(quantileExactInclusive(0.5)(amount))) AS median
FROM (
  SELECT toString(${INCOMING}) AS through, amount FROM order_event
  WHERE ${COUNTED} AND traded_on BETWEEN {from:Date} AND {to:Date} AND side != ''
)
WHERE through != ''
GROUP BY through WITH ROLLUP ORDER BY broker`,
    range,
  );
