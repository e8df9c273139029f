import type { Clock } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { type SignedIn, personOfSignIn } from '@chuli/registry/account';
import type { AccessChanges } from './access-changes.ts';
import { createAccessKept } from './access-kept.ts';

/** Whose a sign-in is while it is not ended. An ended one opens nothing here at once, and in others soon. */
export type LiveSignIns = {
  personOf: (signInId: string) => Promise<SignedIn | null>;
  forget: (signInIds: readonly string[]) => void;
};

export const createLiveSignIns = (registry: Registry, clock: Clock, changes: AccessChanges): LiveSignIns => {
  const kept = createAccessKept({
    load: (id) => personOfSignIn(registry, id),
    clock,
    areChangesTold: changes.areTold,
  });
  changes.onChange((id) => (id === null ? kept.forgetAll() : kept.forget(id)));
  return {
    personOf: kept.of,
    forget: (ids) => {
      for (const id of ids) kept.forget(id);
    },
  };
};
