import { AppError } from '@chuli/kernel';
import type { Seal } from '@chuli/messages';
import { type Person, judgeGuardedCode, limitReached, takeSecondFactorStep } from '@chuli/registry/account';
import type { Context, Origin } from '../../http/implement.ts';
import type { WithPeople } from './people.ts';
import { noteFailure } from './brake.ts';
import { limitsOf } from './limits.ts';
import { totpStep } from './totp.ts';

/** Without a key to seal secrets with, there is no second factor in this deployment. */
export const sealOf = ({ people }: WithPeople): Seal => {
  if (people.seal === null) throw new AppError('route.not-found');
  return people.seal;
};

/** The time step whose code this is in the person's app; null where it is none. */
const stepOf = (context: Context & WithPeople, person: Person, code: string): number | null => {
  if (person.second_factor_secret === null) return null;
  const secret = sealOf(context).open(person.second_factor_secret, person.id);
  return totpStep(secret, code, context.clock());
};

/** Whether this is a code of the person's app that was not used before; a code is used by being asked about. */
export const takeCode = async (
  context: Context & WithPeople,
  person: Person,
  code: string,
): Promise<boolean> => {
  const step = stepOf(context, person, code);
  return step !== null && takeSecondFactorStep(context.registry, person.id, step);
};

const wrongCodesOf = (personId: string) => limitsOf({ 'wrong code by person': personId });
const toldOf = (personId: string) => limitsOf({ 'wrong codes told to person': personId });

/** Whoever guessed at codes knew the password: the owner, who set a new one by a message, begins anew. */
export const forgivenWith = (personId: string) => [...wrongCodesOf(personId), ...toldOf(personId)];

type FromSomewhere = Context & WithPeople & { readonly origin: Origin };

/**
 * Whether a code that stands guard is right: wrong ones are counted, and after too many the right one is refused too.
 * The owner is told then, and whoever guesses is not.
 */
export const takeGuardedCode = async (
  context: FromSomewhere,
  person: Person,
  code: string,
): Promise<boolean> => {
  const { registry, clock, people, origin } = context;
  const { id: personId } = person;
  const judged = await judgeGuardedCode(
    registry,
    {
      personId,
      step: stepOf(context, person, code),
      address: origin.address,
      wrong: wrongCodesOf(personId),
      told: toldOf(personId),
    },
    new Date(clock()),
  );
  if (judged.kind === 'refused') throw limitReached(judged.waitMs);
  if (judged.kind === 'wrong' && judged.isLast)
    people.log.warn({ person: personId }, 'too many wrong codes of an authenticator app; none is taken now');
  return judged.kind === 'right';
};

/** Lets pass whoever has no second factor, and whoever shows a right code. */
export const demandSecondFactor = async (
  context: FromSomewhere,
  person: Person,
  code: string | undefined,
): Promise<void> => {
  if (person.second_factor_since === null) return;
  if (code === undefined) throw new AppError('sign-in.second-factor');
  if (await takeGuardedCode(context, person, code)) return;
  await noteFailure(context);
  throw new AppError('sign-in.refused');
};
