import type { Selectable } from 'kysely';
import type { Database } from '../schema.ts';

/** Tabs that ask at once with the same token get the same successor for this long. */
export const GRACE_MS = 10_000;
export const REFRESH_LIFE_MS = 30 * 86_400_000;
/** However often it is refreshed, a sign-in ends after this. */
export const SIGN_IN_LIFE_MS = 90 * 86_400_000;

type Token = Pick<Selectable<Database['refresh_token']>, 'expires_at' | 'spent_at' | 'spent_by'>;
type Family = Pick<Selectable<Database['sign_in']>, 'device_hash' | 'created_at' | 'ended_at'>;

export type RefreshVerdict = 'rotate' | 'repeat' | 'ended' | 'reuse';

/**
 * What becomes of a token that is shown. A spent one means two holders, unless the very device that spent it asks again
 * within the grace: two tabs, or an answer that was lost on the way. A token that is shown by another device than the
 * one it was given to is stolen whether or not it was spent; one that does not say its name, null, is another.
 */
export const judgeRefresh = (
  token: Token,
  family: Family,
  deviceHash: string | null,
  now: Date,
): RefreshVerdict => {
  if (family.ended_at !== null) return 'ended';
  if (deviceHash !== family.device_hash) return 'reuse';
  if (token.spent_at !== null) {
    const isInGrace = now.getTime() - token.spent_at.getTime() <= GRACE_MS;
    return isInGrace && token.spent_by === deviceHash ? 'repeat' : 'reuse';
  }
  const isPast = (moment: number): boolean => moment <= now.getTime();
  if (isPast(token.expires_at.getTime()) || isPast(family.created_at.getTime() + SIGN_IN_LIFE_MS))
    return 'ended';
  return 'rotate';
};
