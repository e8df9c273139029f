import { type Feature, TIERS, type Tier, featuresOfTier, isFeature } from './tiers.ts';

/** A tier or one feature, from when to when. One that was taken back ends before its time. */
export type Granted = {
  readonly tier: Tier | null;
  readonly feature: string | null;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly ended_at: Date | null;
};

export type Holding = {
  readonly tier: Tier;
  /** When the tier ends; null for the first, which never does. */
  readonly ends_at: Date | null;
  /** Each feature that is held, and until when at least. */
  readonly features: ReadonlyMap<Feature, Date>;
};

const endOf = ({ ends_at, ended_at }: Granted): Date =>
  ended_at !== null && ended_at < ends_at ? ended_at : ends_at;

const isRunning = (grant: Granted, now: Date): boolean => grant.starts_at <= now && now < endOf(grant);

/** A package that was renewed in time goes on without a gap. */
const lastEnd = (grants: readonly Granted[], now: Date): Date => {
  let end = now;
  for (const grant of grants.toSorted((one, other) => Number(one.starts_at) - Number(other.starts_at))) {
    if (grant.starts_at <= end && endOf(grant) > end) end = endOf(grant);
  }
  return end;
};

const featuresIn = ({ tier, feature }: Granted): Feature[] => {
  if (tier !== null) return featuresOfTier(tier);
  return feature !== null && isFeature(feature) ? [feature] : [];
};

/** What somebody signed in holds at this moment: the highest running tier, its features, and running add-ons. */
export const holdingAt = (grants: readonly Granted[], now: Date): Holding => {
  const running = grants.filter((grant) => isRunning(grant, now));
  const tier = TIERS.findLast((one) => running.some((grant) => grant.tier === one)) ?? TIERS[0];
  const features = new Map<Feature, Date>();
  for (const grant of running) {
    for (const feature of featuresIn(grant)) {
      const until = features.get(feature);
      if (until === undefined || until < endOf(grant)) features.set(feature, endOf(grant));
    }
  }
  const ends_at =
    tier === TIERS[0]
      ? null
      : lastEnd(
          grants.filter((grant) => grant.tier === tier),
          now,
        );
  return { tier, ends_at, features };
};
