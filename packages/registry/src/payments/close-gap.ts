import { type HeldGrant, type Opened, goesBefore } from './grant-plan.ts';

const earlier = (at: Date, ms: number): Date => new Date(at.getTime() - ms);

/** Grants that waited for one which was taken away, as early as what still goes before them lets them begin. */
export const closeGap = (
  held: readonly HeldGrant[],
  taken: Opened & { readonly endsAt: Date },
  now: Date,
): HeldGrant[] => {
  const waits = (grant: HeldGrant): boolean =>
    goesBefore(taken, grant) && grant.startsAt > now && grant.startsAt >= taken.endsAt;
  const staying = held.filter((grant) => !waits(grant));
  const moved: HeldGrant[] = [];
  const waiting = held.filter(waits).toSorted((one, other) => Number(one.startsAt) - Number(other.startsAt));
  for (const grant of waiting) {
    const before = [...staying, ...moved].filter((each) => goesBefore(each, grant));
    const from = Math.max(now.getTime(), ...before.map(({ endsAt }) => endsAt.getTime()));
    const gap = Math.max(0, grant.startsAt.getTime() - from);
    moved.push({ ...grant, startsAt: earlier(grant.startsAt, gap), endsAt: earlier(grant.endsAt, gap) });
  }
  return moved;
};
