import { FEATURES, type Feature, type Layout, type Place, type Screen } from '@chuli/contracts/screens';

type Shown = Pick<Screen, 'path' | 'title' | 'place' | 'feature' | 'layout' | 'access'>;

type Comparison = {
  /** What nobody pays for, by place of the work. */
  readonly free: readonly { readonly place: Place; readonly screens: readonly Shown[] }[];
  /** What a package opens: one group a feature, with the screens it opens. */
  readonly paid: readonly { readonly feature: Feature; readonly screens: readonly Shown[] }[];
};

const WORK: readonly Place[] = ['today', 'market', 'stock', 'flow', 'find', 'mine'];

/** Pages of the work; those of the house, of partners and of the payment are sold to nobody. */
const OF_WORK: ReadonlySet<Layout> = new Set(['main', 'fundamental']);

const ALL = Object.keys(FEATURES) as Feature[];

/** What is sold is what a screen shows: a feature that no screen of this host has is not offered. */
export const isShown = (feature: Feature, screens: readonly Shown[]): boolean =>
  screens.some((screen) => screen.feature === feature);

/** The packages by what they open, read from the one table of screens and features: there is no second list to keep. */
export const comparisonOf = (screens: readonly Shown[]): Comparison => {
  const named = screens.filter(({ path, layout }) => OF_WORK.has(layout) && !path.includes(':'));
  const free = WORK.map((place) => ({
    place,
    screens: named.filter((screen) => screen.place === place && screen.feature === undefined),
  }));
  const paid = ALL.map((feature) => ({
    feature,
    screens: named.filter((screen) => screen.feature === feature),
  }));
  return {
    free: free.filter((group) => group.screens.length > 0),
    paid: paid.filter((group) => group.screens.length > 0),
  };
};
