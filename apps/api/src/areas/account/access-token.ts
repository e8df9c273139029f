import { randomInt } from 'node:crypto';
import { AppError, type Clock, PRODUCT } from '@chuli/kernel';
import { SignJWT, jwtVerify } from 'jose';
import { z } from 'zod';
import { randomSecret } from './secrets.ts';
import type { AcceptedKey, TokenKeys } from './token-key.ts';

export type TokenHolder = { readonly personId: string; readonly signInId: string };

export type AccessTokens = {
  issue: (holder: TokenHolder) => Promise<{ token: string; expiresIn: number }>;
  /** Throws `token_not_valid`, and never says why. */
  verify: (token: string) => Promise<TokenHolder>;
};

export const ISSUER = PRODUCT.slug;
export const AUDIENCE = `${PRODUCT.slug}-api`;
export const TYPE = 'at+jwt';

export const LONGEST_LIFE_S = 15 * 60;
/** Lives differ by up to this, or all who signed in at the opening would renew in the same second. */
const JITTER_S = 4 * 60;
const LONGEST_TOKEN = 1_024;
/** Between the clocks of two machines. */
const SKEW_S = 5;

const Claims = z.strictObject({
  iss: z.literal(ISSUER),
  aud: z.literal(AUDIENCE),
  sub: z.string().min(1).max(64),
  sid: z.string().min(1).max(64),
  jti: z.string().min(1).max(64),
  iat: z.int(),
  exp: z.int(),
});

const isCanonical = (part: string): boolean =>
  part !== '' && Buffer.from(part, 'base64url').toString('base64url') === part;

const headerOf = ({ id }: AcceptedKey) => ({ alg: 'EdDSA', typ: TYPE, kid: id });

const headerPartOf = (key: AcceptedKey): string =>
  Buffer.from(JSON.stringify(headerOf(key))).toString('base64url');

/**
 * Only we make these tokens, so of the header only our own bytes are taken, one form for each key that is accepted: no
 * other algorithm, key, address of a key, type or extension can even be asked for. Then the signature, then a closed
 * set of claims.
 */
export const createAccessTokens = ({ own, accepted }: TokenKeys, clock: Clock): AccessTokens => {
  const keyByHeader = new Map(accepted.map((key) => [headerPartOf(key), key.verify]));
  const seconds = (): number => Math.floor(clock() / 1_000);

  const check = async (token: string): Promise<TokenHolder> => {
    const parts = token.length > LONGEST_TOKEN ? [] : token.split('.');
    const key = keyByHeader.get(parts[0] ?? '');
    if (key === undefined || parts.length !== 3 || !parts.every(isCanonical)) throw new Error('shape');
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['EdDSA'],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
      currentDate: new Date(clock()),
    });
    const { sub, sid, iat, exp } = Claims.parse(payload);
    if (exp - iat > LONGEST_LIFE_S || iat > seconds() + SKEW_S) throw new Error('life');
    return { personId: sub, signInId: sid };
  };

  return {
    issue: async ({ personId, signInId }) => {
      const expiresIn = LONGEST_LIFE_S - randomInt(JITTER_S + 1);
      const token = await new SignJWT({ sid: signInId })
        .setProtectedHeader(headerOf(own))
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(personId)
        .setJti(randomSecret())
        .setIssuedAt(seconds())
        .setExpirationTime(seconds() + expiresIn)
        .sign(own.sign);
      return { token, expiresIn };
    },
    verify: async (token) => {
      try {
        return await check(token);
      } catch {
        throw new AppError('token_not_valid');
      }
    },
  };
};
