import type { PhoneNumber } from '@chuli/kernel';
import { type NewSignIn, insertPerson, openSignIn } from '@chuli/registry/account';
import { type Answer, type TokensPlace, hashOf, newSecret } from './tokens-place.ts';

const LIFE_MS = 3_600_000;

/** argon2id of `password` with the salt `somesalt` and the API's parameters, made by Node's own argon2. */
export const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$PL01amPyeUuxG7H0vIr5X+qHkZvWnHmGBGXFYvh8z2E';

export const phoneOf = (block: string, number: number): PhoneNumber =>
  `+977${block}${String(number).padStart(10 - block.length, '0')}` as PhoneNumber;

export const addPerson = async (
  { registry }: Pick<TokensPlace, 'registry'>,
  phone: PhoneNumber,
): Promise<string> => {
  const person = { phone, name: 'Drill', passwordHash: PASSWORD_HASH };
  const id = await insertPerson(registry, person, new Date());
  if (id === null) throw new Error('the number is taken');
  return id;
};

/** A browser that is signed in: what it holds is all that a thief can copy. */
export type Browser = {
  device: string;
  agent: string;
  refresh: string;
  access: string | null;
  signInId: string;
};

export const signedIn = async (
  { registry }: Pick<TokensPlace, 'registry'>,
  personId: string,
): Promise<Browser> => {
  const [device, refresh] = [newSecret(), newSecret()];
  const now = new Date();
  const signIn: NewSignIn = {
    personId,
    deviceHash: hashOf(device),
    deviceName: 'Drill/1',
    medium: 'web',
    address: '127.0.0.1',
    tokenHash: hashOf(refresh),
    tokenExpiresAt: new Date(now.getTime() + LIFE_MS),
    passwordHash: PASSWORD_HASH,
  };
  const signInId = await openSignIn(registry, signIn, now);
  if (signInId === null) throw new Error('the password of the drill was changed');
  return { device, agent: 'Drill/1', refresh, access: null, signInId };
};

export type Holder = { device: string | null; agent: string };

export const refreshWith = (
  place: TokensPlace,
  refresh: string,
  { device, agent }: Holder,
): Promise<Answer> =>
  place.send({
    path: '/authenticate/v2/token/refresh/',
    body: { refresh, ...(device === null ? {} : { device }) },
    headers: { 'user-agent': agent },
  });

export const isLetIn = async (place: TokensPlace, access: string): Promise<boolean> => {
  const headers = { authorization: `Bearer ${access}` };
  return (await place.send({ method: 'GET', path: '/accounts/user/whoami/', headers })).status === 200;
};

/** As if so many seconds had passed since this sign-in was last refreshed. */
export const letTimePass = async ({ registry }: TokensPlace, signInId: string, ms: number): Promise<void> => {
  const tokens = await registry
    .selectFrom('refresh_token')
    .select(['hash', 'spent_at'])
    .where('sign_in_id', '=', signInId)
    .where('spent_at', 'is not', null)
    .execute();
  for (const { hash, spent_at } of tokens)
    await registry
      .updateTable('refresh_token')
      .set({ spent_at: new Date((spent_at?.getTime() ?? 0) - ms) })
      .where('hash', '=', hash)
      .execute();
};
