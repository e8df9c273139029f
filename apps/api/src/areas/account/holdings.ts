import { type Feature, type Holding, holdingAt } from '@chuli/contracts';
import type { Clock } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { type Grant, listGrants } from '@chuli/registry/membership';

/** What was paid for opens, and what was taken back closes, after this at the latest. */
const KEPT_MS = 3_000;
const MOST_KEPT = 20_000;

export type Held = Holding & { readonly open: ReadonlySet<Feature> };

/** What people hold. Grants are looked up every few seconds; whether one runs is judged at each question. */
export type Holdings = {
  /** `open`: what is held and what everyone holds in this copy. */
  of: (personId: string) => Promise<Held>;
  /** What everyone holds in this copy. */
  ofVisitors: ReadonlySet<Feature>;
  forget: (personId: string) => void;
};

type Deps = { registry: Registry; clock: Clock; freeFeatures: readonly Feature[] };

export const createHoldings = ({ registry, clock, freeFeatures }: Deps): Holdings => {
  const kept = new Map<string, { until: number; grants: Promise<Grant[]> }>();
  const look = (personId: string): Promise<Grant[]> => {
    const grants = listGrants(registry, personId, new Date(clock()));
    const entry = { until: clock() + KEPT_MS, grants };
    kept.delete(personId);
    kept.set(personId, entry);
    grants.catch(() => {
      if (kept.get(personId) === entry) kept.delete(personId);
    });
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
    return grants;
  };
  return {
    of: async (personId) => {
      const known = kept.get(personId);
      const grants = known === undefined || known.until <= clock() ? look(personId) : known.grants;
      const holding = holdingAt(await grants, new Date(clock()));
      return { ...holding, open: new Set([...holding.features.keys(), ...freeFeatures]) };
    },
    ofVisitors: new Set(freeFeatures),
    forget: (personId) => void kept.delete(personId),
  };
};
