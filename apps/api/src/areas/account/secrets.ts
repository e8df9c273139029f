import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 256 bits by chance, in letters that fit an address. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** Six digits, each number as likely as any other. */
export const randomCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** For secrets that nobody could guess: they need no salt and no slow hash. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A code of six digits is hashed under the secret of its request, or a copy of the table would give it away. */
export const codeHashOf = (request: string, code: string): string =>
  createHmac('sha256', request).update(code).digest('base64url');

/**
 * The token that follows this one. Made from the token itself and a salt by chance, it can be made again for the same
 * holder, while the database, which knows the salt and only a hash of the token, could not.
 */
export const successorOf = (token: string, salt: string): string =>
  createHmac('sha256', token).update(salt).digest('base64url');

export const isSame = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};
