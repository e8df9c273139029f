import type { Registry } from '../client.ts';

/** How long a deletion can be undone. */
export const DELETION_GRACE_MS = 30 * 86_400_000;

const DAY_MS = 86_400_000;
/** An owner can look back this far at sign-ins that ended. */
const ENDED_SIGN_INS_MS = 180 * DAY_MS;

export type Swept = { people: number; signIns: number; tokens: number; codes: number; attempts: number };

/** Removes what is kept no longer: people whose grace is over with all that is theirs, and what nothing asks any more. */
export const sweepPeople = async (registry: Registry, now: Date): Promise<Swept> => {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  const people = await registry
    .deleteFrom('person')
    .where('deletion_requested_at', '<=', before(DELETION_GRACE_MS))
    .executeTakeFirst();
  const signIns = await registry
    .deleteFrom('sign_in')
    .where('ended_at', '<=', before(ENDED_SIGN_INS_MS))
    .executeTakeFirst();
  const tokens = await registry.deleteFrom('refresh_token').where('expires_at', '<=', now).executeTakeFirst();
  const codes = await registry
    .deleteFrom('one_time_code')
    .where('expires_at', '<=', before(DAY_MS))
    .executeTakeFirst();
  const attempts = await registry.deleteFrom('attempt').where('at', '<=', before(DAY_MS)).executeTakeFirst();
  return {
    people: Number(people.numDeletedRows),
    signIns: Number(signIns.numDeletedRows),
    tokens: Number(tokens.numDeletedRows),
    codes: Number(codes.numDeletedRows),
    attempts: Number(attempts.numDeletedRows),
  };
};
