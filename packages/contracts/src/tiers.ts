/** Packages from the smallest to the largest. Everyone signed in holds the first. */
export const TIERS = ['Basic', 'Gold', 'Diamond', 'Diamond+', 'Platinum-1M', 'Platinum'] as const;
export type Tier = (typeof TIERS)[number];

/**
 * Each feature and the first tier that has it; every later tier has it too. The server decides by this table for calls,
 * exports and live channels; the browser only shows it. Records of signals are open to everyone and stand in no row.
 */
export const FEATURES = {
  'broker-analytics': 'Gold',
  signals: 'Gold',
  'stock-scans': 'Gold',
  'chart-walls': 'Gold',
  'indicator-sets': 'Gold',
  alerts: 'Gold',
  'live-lists': 'Gold',
  'sector-reports': 'Gold',
  'fundamentals-pro': 'Gold',
  'broker-analytics-pro': 'Diamond',
  'signals-pro': 'Diamond',
  bulk: 'Diamond',
  'flow-plus': 'Diamond+',
  'scan-builder': 'Platinum-1M',
} as const satisfies Record<string, Tier>;

export type Feature = keyof typeof FEATURES;

export const ALL_FEATURES = Object.keys(FEATURES) as [Feature, ...Feature[]];

export const isFeature = (name: string): name is Feature => Object.hasOwn(FEATURES, name);

/**
 * Units of scanning a minute, all of which may be used at once (`unitsOf` of packages/scan: a unit is a millisecond of
 * one core). The costliest legal scan takes 1,350 and a rule as traders write it about 15, so that everybody may run two
 * of the costliest at once and nobody notices while typing; the highest row is a quarter of what one process judges.
 */
export const SCAN_UNITS_A_MINUTE = {
  visitor: 4_000,
  Basic: 4_000,
  Gold: 6_000,
  Diamond: 6_000,
  'Diamond+': 8_000,
  'Platinum-1M': 12_000,
  Platinum: 15_000,
} as const satisfies Record<'visitor' | Tier, number>;

/** The stock that shows what a locked feature would show, to everyone. */
export const DEMO_SYMBOL = 'NABIL';

export const featuresOfTier = (tier: Tier): Feature[] =>
  ALL_FEATURES.filter((feature) => TIERS.indexOf(FEATURES[feature]) <= TIERS.indexOf(tier));

/**
 * Of the tiers on offer those that open something which no smaller one of them opens: nobody pays for nothing. A tier
 * is sold by itself once a feature is declared for it.
 */
export const sellableTiers = (
  offered: readonly Tier[],
  features: Readonly<Record<string, Tier>> = FEATURES,
): Tier[] => {
  const opened = (tier: Tier): number =>
    Object.values(features).filter((first) => TIERS.indexOf(first) <= TIERS.indexOf(tier)).length;
  return TIERS.filter((tier) => offered.includes(tier)).filter(
    (tier, place, smaller) => opened(tier) > opened(smaller[place - 1] ?? TIERS[0]),
  );
};
