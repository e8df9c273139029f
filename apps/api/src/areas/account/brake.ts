import { AppError } from '@chuli/kernel';
import { firstAttempt, isUsedUp, noteAttempt, takeBackAttempts, takeOrRefuse } from '@chuli/registry/account';
import type { Context, Origin } from '../../http/implement.ts';
import type { WithPeople } from './people.ts';
import { limitsOf } from './limits.ts';

const FAILED = { kind: 'sign-in failed', key: 'all' } as const;
const FAILED_WITHIN_MS = 5 * 60_000;
const WAIT_MS = 20_000;
/** Who does not come back by then begins to wait anew. */
const WAITED_AT_MOST_MS = 10 * 60_000;

export const noteFailure = ({ registry, clock }: Context): Promise<void> =>
  noteAttempt(registry, FAILED, new Date(clock()));

/**
 * The brake over all accounts. Limits by number and by address let a list that is spread over enough of both pass; what
 * it cannot hide is how many passwords are wrong. While too many are, a device that the number never used waits once
 * before each try and has fewer by address, which costs an owner on a new phone 20 seconds and a list its speed. A
 * device that was signed in before notices nothing.
 */
export const holdStranger = async (
  { registry, clock, people, origin }: Context & WithPeople & { readonly origin: Origin },
  stranger: string,
): Promise<void> => {
  const now = clock();
  const limit = { ...FAILED, most: people.brakeAt, withinMs: FAILED_WITHIN_MS };
  if (!(await isUsedUp(registry, limit, new Date(now)))) return;
  const waiting = { kind: 'sign-in waiting', key: stranger };
  const began = await firstAttempt(registry, waiting, new Date(now - WAITED_AT_MOST_MS));
  const leftMs = began === null ? WAIT_MS : began.getTime() + WAIT_MS - now;
  if (leftMs <= 0 && (await takeBackAttempts(registry, waiting, new Date(now)))) return;
  if (began === null) {
    const limits = limitsOf({ 'sign-in by address under the brake': origin.network });
    await takeOrRefuse(registry, limits, new Date(now));
    await noteAttempt(registry, waiting, new Date(now));
  }
  throw new AppError('sign-in.wait', { retry_after: Math.max(1, Math.ceil(leftMs / 1_000)) });
};
