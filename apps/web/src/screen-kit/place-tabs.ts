import type { Screen, ScreenGroup } from '@chuli/contracts/screens';
import type { Phrase } from '@chuli/language';

export const GROUP_NAMES: Readonly<Record<ScreenGroup, Phrase>> = {
  prices: 'Prices',
  summaries: 'Summaries',
  sectors: 'Sectors',
  primary: 'Offers and funds',
  floorsheet: 'Floorsheet',
  brokers: 'Brokers',
  accumulation: 'Accumulation',
  orders: 'Large orders',
  players: 'Players',
  circuits: 'Circuits',
  boards: 'Boards',
  builder: 'Builder',
  lists: 'Lists',
  fundamentals: 'Fundamentals',
  reversal: 'Reversal',
  breakout: 'Breakout',
  trend: 'Trend',
  levels: 'Levels',
  patterns: 'Patterns',
  record: 'Track record',
};

/** As they stand side by side. */
const GROUPS = Object.keys(GROUP_NAMES) as ScreenGroup[];

export type PlaceTabs = {
  /** The groups of the place, each opening with its first screen; none where the place is not grouped. */
  readonly groups: readonly { readonly group: ScreenGroup; readonly first: Screen }[];
  /** The screens of the place, or of the group that one is in. */
  readonly screens: readonly Screen[];
};

/** What stands beside a screen: the same on every page of its place, in the order of the table of screens. */
export const placeTabs = (here: Screen, all: readonly Screen[]): PlaceTabs => {
  const ofPlace = all.filter(
    ({ place, path, sizeOf }) => place === here.place && !path.includes(':') && sizeOf === undefined,
  );
  const byGroup = Map.groupBy(ofPlace, ({ group }) => group);
  // A group of another layout has its tab; what stands in no group is beside those of its own layout alone.
  const beside = (byGroup.get(here.group) ?? []).filter(({ layout }) => layout === here.layout);
  const groups = GROUPS.flatMap((group) => {
    const first = byGroup.get(group)?.[0];
    return first === undefined ? [] : [{ group, first }];
  });
  return { groups, screens: beside };
};
