import { AppError } from '@chuli/kernel';
import { type Person, takeSecondFactorStep } from '@chuli/registry';
import type { Context } from '../http/implement.ts';
import type { Seal } from './seal.ts';
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

/** Lets pass whoever has no second factor, and whoever shows a right code. */
export const demandSecondFactor = async (
  context: Context,
  person: Person,
  code: string | undefined,
): Promise<void> => {
  if (person.second_factor_since === null) return;
  if (code === undefined) throw new AppError('sign-in.second-factor');
  if (!(await takeCode(context, person, code))) throw new AppError('sign-in.refused');
};
