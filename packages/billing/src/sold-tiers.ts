import { type Tier, sellableTiers } from '@chuli/contracts';
import type { PackageOffer } from '@chuli/registry/membership';

/** The tiers that can be bought of these packages: those that were not stopped, and open something of their own. */
export const soldTiersOf = (packages: readonly Pick<PackageOffer, 'tier' | 'is_sold'>[]): Tier[] =>
  sellableTiers(packages.filter(({ is_sold }) => is_sold).map(({ tier }) => tier));
