import { z } from 'zod';
import { Percent } from './parts.ts';

/** After so many sessions it is looked what a price did. */
export const FOLLOWED_SESSIONS = [5, 10, 20] as const;

/** Of fewer cases nothing is said. */
export const FEWEST_FOLLOWED = 10;

/** What the price did so many sessions later; nothing but their number where they are too few. */
export const Followed = z.object({
  sessions: z.int().positive(),
  /** Cases whose later price is known. */
  number: z.int().nonnegative(),
  /** Change of the price with bonus and right shares, and how much of it is more than NEPSE's. */
  median: Percent.nullable(),
  median_excess: Percent.nullable(),
  /** Cases in which it was higher, and in which it did better than NEPSE. */
  up: Percent.nullable(),
  ahead: Percent.nullable(),
});
