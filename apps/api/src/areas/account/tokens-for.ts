import type { ReplyOf, signInContracts } from '@chuli/contracts';
import { AppError } from '@chuli/kernel';
import { type Person, REFRESH_LIFE_MS, openSignIn } from '@chuli/registry/account';
import type { Context, Origin } from '../../http/implement.ts';
import type { WithPeople } from './people.ts';
import { hashOf, randomSecret } from './secrets.ts';

export type Tokens = ReplyOf<typeof signInContracts.token>;

type OnDevice = { device: string; medium: 'web' | 'android' | 'ios' };

const LONGEST_NAME = 200;

/** What a browser calls itself, without what could break a line. */
const deviceName = (userAgent: string): string => userAgent.replaceAll(/\p{C}/gu, '').slice(0, LONGEST_NAME);

export const pairFor = async (
  { people }: WithPeople,
  holder: { personId: string; signInId: string },
  refresh: string,
): Promise<Tokens> => {
  const { token, expiresIn } = await people.tokens.issue(holder);
  return { access: token, refresh, expires_in: expiresIn };
};

/** Signs a person in on a device. */
export const tokensFor = async (
  context: Context & WithPeople & { readonly origin: Origin },
  { id: personId, password_hash: passwordHash }: Pick<Person, 'id' | 'password_hash'>,
  { device, medium }: OnDevice,
): Promise<Tokens> => {
  const { registry, clock, origin } = context;
  const now = clock();
  const refresh = randomSecret();
  const signInId = await openSignIn(
    registry,
    {
      personId,
      deviceHash: hashOf(device),
      deviceName: deviceName(origin.userAgent),
      medium,
      address: origin.address,
      tokenHash: hashOf(refresh),
      tokenExpiresAt: new Date(now + REFRESH_LIFE_MS),
      passwordHash,
    },
    new Date(now),
  );
  if (signInId === null) throw new AppError('sign-in.refused');
  return pairFor(context, { personId, signInId }, refresh);
};
