import { z } from 'zod';
import { Percent, Quantity } from './parts.ts';

/** Sessions of the exchange after which it is looked what a stock did. */
export const FOLLOWED_HORIZONS = [1, 5, 20] as const;

/** What followed all cases of one kind, against the average ordinary share of the same sessions. */
export const FollowedAfter = z.object({
  sessions: z.int().positive(),
  number: Quantity,
  mean_change: Percent.nullable(),
  mean_excess: Percent.nullable(),
  /** Would hold the mean excess in 95 of 100 markets like this one; null where there are too few cases or weeks. */
  interval_low: Percent.nullable(),
  interval_high: Percent.nullable(),
  /** Evidence only where the interval, widened for the six looks that are taken, lies on one side of 0 as a whole. */
  verdict: z.enum(['evidence', 'no-evidence']),
});
