import type { accountContracts } from '@chuli/contracts';
import { AppError } from '@chuli/kernel';
import {
  type Person,
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  takeOrRefuse,
} from '@chuli/registry/account';
import type { Asked, Handlers } from '../../http/implement.ts';
import type { WithPeople } from './people.ts';
import { limitsOf } from './limits.ts';
import { sealOf, takeCode, takeGuardedCode } from './second-factor.ts';
import { demandPassword } from './self.ts';
import { newTotpSecret, totpAddress } from './totp.ts';

const DONE = { done: true } as const;

type Calls = 'beginSecondFactor' | 'confirmSecondFactor' | 'removeSecondFactor';

/** Setting up an authenticator app and leaving it. */
export const secondFactorHandlers = (
  personOf: (asked: Asked<unknown, unknown, unknown>) => Promise<Person>,
): Pick<Handlers<typeof accountContracts, WithPeople>, Calls> => ({
  beginSecondFactor: async (asked) => {
    const seal = sealOf(asked);
    const person = await personOf(asked);
    await demandPassword(asked, person, asked.body.password);
    const secret = newTotpSecret();
    const isKept = await beginSecondFactor(asked.registry, person.id, seal.close(secret, person.id));
    if (!isKept) throw new AppError('access.denied');
    return { secret, address: totpAddress(secret, person.name) };
  },
  confirmSecondFactor: async (asked) => {
    const { registry, clock, body } = asked;
    const person = await personOf(asked);
    const now = new Date(clock());
    await takeOrRefuse(registry, limitsOf({ 'password by person': person.id }), now);
    const { second_factor_secret: secret } = person;
    if (secret === null || !(await takeCode(asked, person, body.code))) throw new AppError('code.wrong');
    if (!(await confirmSecondFactor(registry, person.id, secret, now))) throw new AppError('code.wrong');
    return DONE;
  },
  removeSecondFactor: async (asked) => {
    const person = await personOf(asked);
    await demandPassword(asked, person, asked.body.password);
    const isRight = await takeGuardedCode(asked, person, asked.body.code);
    const { second_factor_secret: secret } = person;
    if (!isRight || secret === null) throw new AppError('code.wrong');
    if (!(await removeSecondFactor(asked.registry, person.id, secret))) throw new AppError('code.wrong');
    return DONE;
  },
});
