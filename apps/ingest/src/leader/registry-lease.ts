import type { Registry } from '@chuli/registry';
import { acquireLease, releaseLease, renewLease } from '@chuli/registry/live';
import type { LeasePort } from './leader.ts';

/** `holder` names one process and no other, also not the one that runs on the same machine after it. */
export const registryLease = (
  registry: Registry,
  { source, holder, lifeMs }: { source: string; holder: string; lifeMs: number },
): LeasePort => ({
  acquire: async () => (await acquireLease(registry, { source, holder, lifeMs }))?.term ?? null,
  renew: (term) => renewLease(registry, { source, holder, term }, lifeMs),
  release: (term) => releaseLease(registry, { source, holder, term }),
});
