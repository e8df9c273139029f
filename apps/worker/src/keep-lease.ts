import type { Registry } from '@chuli/registry';
import { type Lease, acquireLease, releaseLease, renewLease } from '@chuli/registry/live';

/** The part of a lease for which its holder says that it leads; the rest covers what is on its way. */
const TRUSTED_PART = 0.9;

type Wanted = { readonly source: string; readonly holder: string; readonly lifeMs: number };

export type LeaseKeeper = {
  /** Renews the lease, or has it where it is free; null where another has it. */
  hold: () => Promise<Lease | null>;
  /** By the own watch: a registry that does not answer may have let another have the lease. */
  term: () => number | null;
  release: () => Promise<void>;
};

export const keepLease = (registry: Registry, wanted: Wanted): LeaseKeeper => {
  let lease: Lease | null = null;
  let trustedUntil = 0;
  return {
    hold: async () => {
      const askedAt = performance.now();
      if (lease !== null && !(await renewLease(registry, lease, wanted.lifeMs))) lease = null;
      lease ??= await acquireLease(registry, wanted);
      if (lease !== null) trustedUntil = askedAt + wanted.lifeMs * TRUSTED_PART;
      return lease;
    },
    term: () => (performance.now() < trustedUntil ? (lease?.term ?? null) : null),
    release: async () => {
      if (lease !== null) await releaseLease(registry, lease);
      lease = null;
    },
  };
};
