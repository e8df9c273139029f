import { type Paisa, paisa } from '@chuli/kernel';
import { LEAST_TOTAL } from './price.ts';
import { type TierName, tierRank } from './tier-rank.ts';

const DAY_MS = 86_400_000;
/** Nepal Standard Time, UTC+05:45: a month ends on the same day of the calendar in Kathmandu. */
const KATHMANDU_MS = (5 * 60 + 45) * 60_000;

/** A grant that is not over. `worth` is what was given for it; null for one that nobody paid for. */
export type HeldGrant = {
  readonly id: string;
  readonly tier: TierName | null;
  readonly feature: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly worth: Paisa | null;
};

/** One tier, or one feature. */
export type Opened = { readonly tier: TierName | null; readonly feature: string | null };

export type Bought = Opened & { readonly months: number };

export const addMonths = (at: Date, months: number): Date => {
  const local = new Date(at.getTime() + KATHMANDU_MS);
  const day = local.getUTCDate();
  local.setUTCDate(1);
  local.setUTCMonth(local.getUTCMonth() + months);
  const last = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate();
  local.setUTCDate(Math.min(day, last));
  return new Date(local.getTime() - KATHMANDU_MS);
};

/** What the unused whole days of a grant are worth: its worth × days left / days bought, rounded down. */
export const creditOf = ({ startsAt, endsAt, worth }: HeldGrant, now: Date): Paisa => {
  const bought = Math.round((endsAt.getTime() - startsAt.getTime()) / DAY_MS);
  const left = Math.floor((endsAt.getTime() - Math.max(now.getTime(), startsAt.getTime())) / DAY_MS);
  if (worth === null || left <= 0 || bought <= 0) return paisa(0);
  return paisa(Number((BigInt(worth) * BigInt(Math.min(left, bought))) / BigInt(bought)));
};

export type Credit = { readonly grantId: string; readonly credit: Paisa };

/**
 * The paid grants of lower tiers that an upgrade takes in payment. Where they are worth more than the upgrade costs they
 * are left as they are, and go on when it is over: nobody loses days by buying a month of a higher tier.
 */
export const creditsFor = (
  held: readonly HeldGrant[],
  { tier }: Bought,
  list: Paisa,
  now: Date,
): Credit[] => {
  if (tier === null) return [];
  const credits = held
    .filter((grant) => grant.tier !== null && tierRank(grant.tier) < tierRank(tier))
    .map((grant) => ({ grantId: grant.id, credit: creditOf(grant, now) }))
    .filter(({ credit }) => credit > 0);
  const sum = credits.reduce((total, { credit }) => total + credit, 0);
  return list - sum < LEAST_TOTAL ? [] : credits;
};

/** A grant that must be over before the new one begins: the same again, or a higher tier. */
export const goesBefore = (grant: Opened, { tier, feature }: Opened): boolean =>
  tier === null ? grant.feature === feature : grant.tier !== null && tierRank(grant.tier) >= tierRank(tier);

/**
 * From when to when. `share` is the part of the list price that was really given: where a credit or a code was used
 * by another order meanwhile it is below one, and the grant is as much shorter, by whole days, a day at least.
 */
export const planGrant = (
  held: readonly HeldGrant[],
  bought: Bought,
  { given, list }: { given: Paisa; list: Paisa },
  now: Date,
): { startsAt: Date; endsAt: Date } => {
  const ends = held.filter((grant) => goesBefore(grant, bought)).map(({ endsAt }) => endsAt.getTime());
  const startsAt = new Date(Math.max(now.getTime(), ...ends));
  const endsAt = addMonths(startsAt, bought.months);
  if (given >= list) return { startsAt, endsAt };
  const days = Math.floor(((endsAt.getTime() - startsAt.getTime()) / DAY_MS) * (given / list));
  return { startsAt, endsAt: new Date(startsAt.getTime() + Math.max(1, days) * DAY_MS) };
};
