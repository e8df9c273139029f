import { AppError } from '@chuli/kernel';
import { type Person, takeOrRefuse } from '@chuli/registry/account';
import type { Caller } from '../../http/access.ts';
import type { Context } from '../../http/implement.ts';
import type { WithPeople } from './people.ts';
import { limitsOf } from './limits.ts';

/** The caller of a personal call. Every query about a person takes its id from here and from nowhere else. */
export const selfOf = (caller: Caller): Extract<Caller, { kind: 'user' }> => {
  if (caller.kind !== 'user') throw new AppError('token_not_valid');
  return caller;
};

/** Before what cannot be taken back the password is asked for again; a stolen session cannot guess it. */
export const demandPassword = async (
  { registry, people, clock }: Context & WithPeople,
  person: Person,
  password: string,
): Promise<void> => {
  await takeOrRefuse(registry, limitsOf({ 'password by person': person.id }), new Date(clock()));
  if (!(await people.passwords.verify(password, person.password_hash))) throw new AppError('password.wrong');
};
