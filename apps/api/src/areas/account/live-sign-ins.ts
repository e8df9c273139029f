import type { Clock } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { type SignedIn, personOfSignIn } from '@chuli/registry/account';

/** An ended sign-in opens nothing in this process at once, and in others after this. */
const KEPT_MS = 3_000;
const MOST_KEPT = 20_000;

/** Whose a sign-in is while it is not ended; looked up anew every few seconds. */
export type LiveSignIns = {
  personOf: (signInId: string) => Promise<SignedIn | null>;
  forget: (signInIds: readonly string[]) => void;
};

export const createLiveSignIns = (registry: Registry, clock: Clock): LiveSignIns => {
  const kept = new Map<string, { until: number; person: Promise<SignedIn | null> }>();
  const look = (id: string): Promise<SignedIn | null> => {
    const person = personOfSignIn(registry, id);
    const entry = { until: clock() + KEPT_MS, person };
    kept.delete(id);
    kept.set(id, entry);
    person.catch(() => {
      if (kept.get(id) === entry) kept.delete(id);
    });
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
    return person;
  };
  return {
    personOf: (id) => {
      const known = kept.get(id);
      return known === undefined || known.until <= clock() ? look(id) : known.person;
    },
    forget: (ids) => {
      for (const id of ids) kept.delete(id);
    },
  };
};
