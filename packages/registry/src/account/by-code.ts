import type { Registry } from '../client.ts';
import { type Limit, takeBackAttempts } from './attempt.ts';
import { type NewPassword, setPassword } from './change-password.ts';
import { spendCode } from './one-time-code.ts';
import { type NewPerson, insertPerson } from './person.ts';

/**
 * The account that a code opens: the code is used up with it, or neither happens. Null where somebody else used the
 * code, or the number belongs to somebody already.
 */
export const signUpByCode = (
  registry: Registry,
  requestHash: string,
  person: NewPerson,
  now: Date,
): Promise<string | null> =>
  registry.transaction().execute(async (transaction) => {
    const isSpent = await spendCode(transaction, requestHash, now);
    return isSpent ? insertPerson(transaction, person, now) : null;
  });

export type PasswordByCode = Pick<NewPassword, 'personId' | 'passwordHash'> & {
  /** What was counted against the person, who begins anew. */
  forgiven: readonly Pick<Limit, 'kind' | 'key'>[];
};

/**
 * The password that a code sets: the code is used up, the sign-ins under the old password end and what was counted is
 * forgiven, all or nothing. Returns the ids of those that ended; null where somebody else used the code.
 */
export const setPasswordByCode = (
  registry: Registry,
  requestHash: string,
  { forgiven, ...change }: PasswordByCode,
  now: Date,
): Promise<string[] | null> =>
  registry.transaction().execute(async (transaction) => {
    if (!(await spendCode(transaction, requestHash, now))) return null;
    for (const limit of forgiven) await takeBackAttempts(transaction, limit, now);
    return setPassword(transaction, change, now);
  });
