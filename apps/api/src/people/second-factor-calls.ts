import type { accountContracts } from '@chuli/contracts';
import { AppError } from '@chuli/kernel';
import { type Person, setSecondFactor } from '@chuli/registry';
import type { Asked, Handlers } from '../http/implement.ts';
import { limitsOf, takeOrRefuse } from './limits.ts';
import { sealOf, takeCode, takeGuardedCode } from './second-factor.ts';
import { demandPassword } from './self.ts';
import { newTotpSecret, totpAddress } from './totp.ts';

const DONE = { done: true } as const;

type Calls = 'beginSecondFactor' | 'confirmSecondFactor' | 'removeSecondFactor';

/** Setting up an authenticator app and leaving it. */
export const secondFactorHandlers = (
  personOf: (asked: Asked<unknown, unknown>) => Promise<Person>,
): Pick<Handlers<typeof accountContracts>, Calls> => ({
  beginSecondFactor: async (asked) => {
    const seal = sealOf(asked);
    const person = await personOf(asked);
    await demandPassword(asked, person, asked.body.password);
    if (person.second_factor_since !== null) throw new AppError('access.denied');
    const secret = newTotpSecret();
    await setSecondFactor(asked.registry, person.id, { secret: seal.close(secret, person.id), since: null });
    return { secret, address: totpAddress(secret, person.name) };
  },
  confirmSecondFactor: async (asked) => {
    const { registry, clock, body } = asked;
    const person = await personOf(asked);
    const now = new Date(clock());
    await takeOrRefuse(registry, limitsOf({ 'password by person': person.id }), now);
    if (!(await takeCode(asked, person, body.code))) throw new AppError('code.wrong');
    await setSecondFactor(registry, person.id, { secret: person.second_factor_secret, since: now });
    return DONE;
  },
  removeSecondFactor: async (asked) => {
    const person = await personOf(asked);
    await demandPassword(asked, person, asked.body.password);
    if (!(await takeGuardedCode(asked, person, asked.body.code))) throw new AppError('code.wrong');
    await setSecondFactor(asked.registry, person.id, { secret: null, since: null });
    return DONE;
  },
});
