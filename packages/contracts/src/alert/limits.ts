import type { Holding } from '../holding.ts';
import { FEATURES, TIERS, type Tier } from '../tiers.ts';

/** How many alerts that are not over somebody may keep, by tier. */
export const ALERT_LIMITS = {
  Basic: 0,
  Gold: 20,
  Diamond: 50,
  'Diamond+': 100,
  'Platinum-1M': 200,
  Platinum: 500,
} as const satisfies Record<Tier, number>;

/** From this tier on alerts on the whole market, and those that tell every time: both can tell very often. */
export const BUSY_ALERTS_FROM: Tier = 'Diamond';

/** Whoever holds alerts beside a smaller tier may keep as many as the first tier that has them. */
export const alertLimitOf = (tier: Tier): number =>
  Math.max(ALERT_LIMITS[tier], ALERT_LIMITS[FEATURES.alerts]);

export const mayHaveBusyAlerts = ({ tier }: Pick<Holding, 'tier'>): boolean =>
  TIERS.indexOf(tier) >= TIERS.indexOf(BUSY_ALERTS_FROM);
