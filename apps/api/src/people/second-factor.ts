import { AppError } from '@chuli/kernel';
import type { Seal } from '@chuli/messages';
import { type Person, isUsedUp, noteAttempt, takeBackAttempts, takeSecondFactorStep } from '@chuli/registry';
import type { Context } from '../http/implement.ts';
import { noteFailure } from './brake.ts';
import { limitsOf, takeOrRefuse } from './limits.ts';
import { totpStep } from './totp.ts';

/** Without a key to seal secrets with, there is no second factor in this deployment. */
export const sealOf = ({ people }: Context): Seal => {
  if (people.seal === null) throw new AppError('route.not-found');
  return people.seal;
};

/** Whether this is a code of the person's app that was not used before; a code is used by being asked about. */
export const takeCode = async (context: Context, person: Person, code: string): Promise<boolean> => {
  if (person.second_factor_secret === null) return false;
  const secret = sealOf(context).open(person.second_factor_secret, person.id);
  const step = totpStep(secret, code, context.clock());
  return step !== null && takeSecondFactorStep(context.registry, person.id, step);
};

const wrongCodesOf = (personId: string) => limitsOf({ 'wrong code by person': personId });

/** Whoever guessed at codes knew the password: the owner, who set a new one by a message, begins anew. */
export const forgetWrongCodes = async ({ registry, clock }: Context, personId: string): Promise<void> => {
  for (const limit of wrongCodesOf(personId)) await takeBackAttempts(registry, limit, new Date(clock()));
};

/** The same, where a code stands guard: wrong ones are counted, and after too many the right one is refused too. */
export const takeGuardedCode = async (context: Context, person: Person, code: string): Promise<boolean> => {
  const { registry, clock, people } = context;
  const now = new Date(clock());
  const limits = wrongCodesOf(person.id);
  const asked = limits.map((limit) => ({ ...limit, isOnlyAsked: true }));
  await takeOrRefuse(registry, asked, now);
  if (await takeCode(context, person, code)) return true;
  for (const limit of limits) {
    await noteAttempt(registry, limit, now);
    if (await isUsedUp(registry, limit, now))
      people.log.warn(
        { person: person.id },
        'too many wrong codes of an authenticator app; none is taken now',
      );
  }
  return false;
};

/** Lets pass whoever has no second factor, and whoever shows a right code. */
export const demandSecondFactor = async (
  context: Context,
  person: Person,
  code: string | undefined,
): Promise<void> => {
  if (person.second_factor_since === null) return;
  if (code === undefined) throw new AppError('sign-in.second-factor');
  if (await takeGuardedCode(context, person, code)) return;
  await noteFailure(context);
  throw new AppError('sign-in.refused');
};
