import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { AppError } from '@chuli/kernel';
import { listOf } from '@chuli/settings';
import { z } from 'zod';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const NAME_LETTERS = 16;

/** Keeps a secret that we have to read again. `owner` is bound to it: moved to another row it does not open. */
export type Seal = {
  /** Tells keys apart without giving them away: what is sealed by another key is left to its holder. */
  readonly name: string;
  /** Of all keys whose seals it opens. */
  readonly names: readonly string[];
  close: (secret: string, owner: string) => string;
  open: (sealed: string, owner: string) => string;
  /** The same secret under the key by which is closed now; null where it is under that already. */
  renew: (sealed: string, owner: string) => string | null;
};

const nameOf = (key: Buffer): string =>
  createHmac('sha256', key).update('name of this key').digest('base64url').slice(0, NAME_LETTERS);

const closeBy = (key: Buffer, secret: string, owner: string): string => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
};

const openBy = (key: Buffer, sealed: string, owner: string): string => {
  const bytes = Buffer.from(sealed, 'base64url');
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
  const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
};

const opensBy = (key: Buffer, sealed: string, owner: string): string | null => {
  try {
    return openBy(key, sealed, owner);
  } catch {
    return null;
  }
};

/** Closes by the first key and opens what any of them closed, so that a key can be replaced. */
export const createSeal = (key: Buffer, ...older: readonly Buffer[]): Seal => {
  const keys = [key, ...older];
  const open: Seal['open'] = (sealed, owner) => {
    for (const each of keys) {
      const secret = opensBy(each, sealed, owner);
      if (secret !== null) return secret;
    }
    throw new AppError('data.inconsistent', { sealed: true });
  };
  return {
    name: nameOf(key),
    names: keys.map(nameOf),
    close: (secret, owner) => closeBy(key, secret, owner),
    open,
    renew: (sealed, owner) =>
      opensBy(key, sealed, owner) === null ? closeBy(key, open(sealed, owner), owner) : null,
  };
};

/** A key of this process alone: what it seals ends with it. */
export const passingSeal = (): Seal => createSeal(randomBytes(KEY_BYTES));

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64');

/** By chance: the same byte is not there again and again. */
const isStrong = (bytes: Buffer): boolean => bytes.length === KEY_BYTES && new Set(bytes).size > 16;

const WANTED = '32 bytes by chance, in base64';

/** A key from the environment. */
export const SealKey = z
  .string()
  .refine((text) => isStrong(bytesOf(text)), WANTED)
  .transform(bytesOf);

/** Several with commas between them: the first closes, all open. */
export const SealKeys = z
  .string()
  .refine((text) => listOf(text).every((key) => isStrong(bytesOf(key))) && listOf(text).length > 0, WANTED)
  .transform((text) => listOf(text).map(bytesOf));

/** Null where there is no key. */
export const sealBy = ([key, ...older]: readonly Buffer[] = []): Seal | null =>
  key === undefined ? null : createSeal(key, ...older);
