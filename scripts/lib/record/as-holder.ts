import { randomUUID } from 'node:crypto';
import type { Registry } from '@chuli/registry';
import { releaseLease, renewLease, takeLease } from '@chuli/registry/live';
import { SIGNALS_LEASE, type Turn } from '@chuli/worker';

const LEASE_MS = 60_000;

/** Takes the signals over from a worker for as long as something is done to them; it goes on afterwards by itself. */
export const asHolder = async <Result>(
  registry: Registry,
  run: (turn: Turn) => Promise<Result>,
): Promise<Result> => {
  const holder = `command ${process.pid} ${randomUUID()}`;
  const lease = await takeLease(registry, { source: SIGNALS_LEASE, holder, lifeMs: LEASE_MS });
  const renew = (): Promise<boolean> => renewLease(registry, lease, LEASE_MS);
  const renewing = setInterval(() => void renew().catch(() => undefined), LEASE_MS / 3);
  try {
    return await run({
      fence: { term: lease.term, isHeld: renew },
      stopping: new AbortController().signal,
    });
  } finally {
    clearInterval(renewing);
    await releaseLease(registry, lease);
  }
};
