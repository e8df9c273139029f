import {
  type Feature,
  type ReplyOf,
  TIERS,
  featuresOfTier,
  type membershipContracts,
} from '@chuli/contracts';
import type { Asked } from '../http/implement.ts';
import { selfOf } from '../people/self.ts';

type HeldReply = ReplyOf<typeof membershipContracts.sync>;
type PackageFeatures = ReplyOf<typeof membershipContracts.packageStatus>['package_features'];

export const secondsOrNull = (at: Date | null | undefined): number | null =>
  at === null || at === undefined ? null : Math.floor(at.getTime() / 1_000);

const sorted = (features: Iterable<Feature>): Feature[] => [...features].toSorted();

/** What the caller holds at this moment. */
export const heldBy = async ({
  people,
  caller,
}: Pick<Asked<unknown>, 'people' | 'caller'>): Promise<HeldReply> => {
  const { tier, ends_at, open } = await people.holdings.of(selfOf(caller).id);
  return { tier, ends_at: secondsOrNull(ends_at), features: sorted(open) };
};

export const packageFeatures = (): PackageFeatures =>
  Object.fromEntries(TIERS.map((tier) => [tier, featuresOfTier(tier)])) as PackageFeatures;
