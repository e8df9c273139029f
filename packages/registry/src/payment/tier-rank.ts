import type { TierName } from '../membership/tables.ts';

export type { TierName } from '../membership/tables.ts';

const RANKS: Record<TierName, number> = {
  Basic: 0,
  Gold: 1,
  Diamond: 2,
  'Diamond+': 3,
  'Platinum-1M': 4,
  Platinum: 5,
};

export const tierRank = (tier: TierName): number => RANKS[tier];
