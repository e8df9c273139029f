import { setTimeout as delay } from 'node:timers/promises';
import { LookFault } from './look-fault.ts';

/** One lost packet is no outage: a look that failed is repeated so often before it counts. */
const TRIES = 3;
const BETWEEN_MS = 2_000;

export type Tried<T> = { readonly ms: number } & (
  | { readonly seen: T }
  | { readonly fault: LookFault; readonly seen?: never }
);

/** The first look that succeeds, with how long that one took; else the fault of the last. */
export const tryThrice = async <T>(look: () => Promise<T>, betweenMs = BETWEEN_MS): Promise<Tried<T>> => {
  for (let left = TRIES - 1; ; left -= 1) {
    const began = performance.now();
    try {
      const seen = await look();
      return { seen, ms: performance.now() - began };
    } catch (error) {
      // What is no fault of the product is one of ours, and nothing is known.
      if (!(error instanceof LookFault)) throw error;
      if (left === 0) return { fault: error, ms: performance.now() - began };
    }
    await delay(betweenMs);
  }
};
