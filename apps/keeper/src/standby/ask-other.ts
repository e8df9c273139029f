import { z } from 'zod';
import type { Told } from './refusal.ts';

/** Balancers wait two seconds for an answer to which this belongs. */
const WITHIN_MS = 1_000;

const Answer = z.object({ role: z.enum(['primary', 'standby']), timeline: z.number() });

/** What `serve` of the other machine says of its server; null where it says nothing. */
export const askOther = async (address: string): Promise<Told | null> => {
  const signal = AbortSignal.timeout(WITHIN_MS);
  const ask = async () => Answer.parse(await (await fetch(new URL('/state', address), { signal })).json());
  try {
    // A connection that was kept while this machine stood still is gone, and no word about the other: the next is fresh.
    return await ask().catch(ask);
  } catch {
    return null;
  }
};
