import { createHash } from 'node:crypto';
import type { Registry } from '@chuli/registry';
import { addCallerUsage, sweepCallerUsage } from '@chuli/registry';
import type { FastifyBaseLogger } from 'fastify';
import type { Shares } from './shares.ts';
import type { Counted } from './usage.ts';

const EVERY_MS = 1_000;
/** Who uses less in a second is of no concern to other processes. */
const WORTH_TELLING = 5;
const MOST_TOLD = 500;
const SWEEP_EVERY = 600;
const FORGOTTEN_MS = 600_000;

/** The table holds no address and no person: whoever counts the same caller comes to the same name. */
const nameOf = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 22);

const tell = async (registry: Registry, { usage, budget: { perSecond } }: Counted): Promise<void> => {
  const counted = usage.takeUnshared(WORTH_TELLING, MOST_TOLD);
  const keys = new Map(counted.map(({ key }) => [nameOf(key), key]));
  const named = counted.map(({ key, cost }) => ({ key: nameOf(key), cost }));
  for (const [name, level] of await addCallerUsage(registry, named, perSecond)) {
    const key = keys.get(name);
    if (key !== undefined) usage.learn(key, level);
  }
};

/**
 * Processes of the API tell each other through the registry what callers use, once a second; without it each goes by
 * what it has seen itself. Returns how to stop.
 */
export const startSharing = (registry: Registry, shares: Shares, log: FastifyBaseLogger): (() => void) => {
  let rounds = 0;
  let isTelling = false;
  const round = async (): Promise<void> => {
    for (const counted of shares.counted) await tell(registry, counted);
    rounds += 1;
    if (rounds % SWEEP_EVERY === 0) await sweepCallerUsage(registry, new Date(Date.now() - FORGOTTEN_MS));
  };
  const timer = setInterval(() => {
    if (isTelling) return;
    isTelling = true;
    round()
      .catch((error: unknown) => log.warn({ err: error }, 'shares are counted by this process alone'))
      .finally(() => (isTelling = false));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
};
