import { type Feature, type Holding, holdingAt } from '@chuli/contracts';
import type { Clock } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { listGrants } from '@chuli/registry/membership';
import type { AccessChanges } from './access-changes.ts';
import { createAccessKept } from './access-kept.ts';

export type Held = Holding & { readonly open: ReadonlySet<Feature> };

/** What people hold. Grants are kept until they change; whether one runs is judged at each question. */
export type Holdings = {
  /** `open`: what is held and what everyone holds in this copy. */
  of: (personId: string) => Promise<Held>;
  /** What everyone holds in this copy. */
  ofVisitors: ReadonlySet<Feature>;
  forget: (personId: string) => void;
};

type Deps = {
  registry: Registry;
  clock: Clock;
  freeFeatures: readonly Feature[];
  changes: AccessChanges;
};

export const createHoldings = ({ registry, clock, freeFeatures, changes }: Deps): Holdings => {
  const kept = createAccessKept({
    load: (personId) => listGrants(registry, personId, new Date(clock())),
    clock,
    areChangesTold: changes.areTold,
  });
  changes.onChange((id) => (id === null ? kept.forgetAll() : kept.forget(id)));
  return {
    of: async (personId) => {
      const holding = holdingAt(await kept.of(personId), new Date(clock()));
      return { ...holding, open: new Set([...holding.features.keys(), ...freeFeatures]) };
    },
    ofVisitors: new Set(freeFeatures),
    forget: kept.forget,
  };
};
