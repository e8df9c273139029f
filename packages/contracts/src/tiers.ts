/** Packages from the smallest to the largest. */
export const TIERS = ['Basic', 'Gold', 'Diamond', 'Diamond+', 'Platinum-1M', 'Platinum'] as const;
export type Tier = (typeof TIERS)[number];

/** Each feature and the first tier that has it. The server decides by this table; the browser only shows it. */
export const FEATURES = {
  'broker-analytics': 'Gold',
} as const satisfies Record<string, Tier>;

export type Feature = keyof typeof FEATURES;
