import type { Tier } from '../liquidity.ts';
import type { Sample } from '../trade.ts';

/** A closed trade as the statistics see it. */
export type Case = {
  /** Day of the signal, counted from 1970-01-01. */
  readonly day: number;
  readonly net: number;
  readonly excess: number;
  readonly excessAtAverage: number | null;
  readonly heldSessions: number;
  readonly year: number;
  readonly sample: Sample;
  readonly sector: number | null;
  readonly liquidity: Tier | null;
  readonly capitalisation: Tier | null;
  readonly isNewListing: boolean;
};
