import { type ReplyOf, featuresOfTier, type membershipContracts } from '@chuli/contracts';
import { paisa, toRupees } from '@chuli/kernel';
import type { PackageOffer } from '@chuli/registry';
import { soldTiersOf } from '../payments/sold-tiers.ts';

type Rows = ReplyOf<typeof membershipContracts.packages>['rows'];

/** Packages as they are shown, each with whether it can be bought. */
export const packageRows = (packages: readonly PackageOffer[]): Rows => {
  const soldTiers = soldTiersOf(packages);
  return packages.map(({ id, tier, months, price_paisa, is_sold }) => ({
    id,
    tier,
    months,
    price: toRupees(paisa(price_paisa)),
    features: featuresOfTier(tier),
    is_sold: is_sold && soldTiers.includes(tier),
  }));
};
