import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { AppError } from '@chuli/kernel';
import { z } from 'zod';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const NAME_LETTERS = 16;

/** Keeps a secret that we have to read again. `owner` is bound to it: moved to another row it does not open. */
export type Seal = {
  /** Tells keys apart without giving them away: what is sealed by another key is left to its holder. */
  readonly name: string;
  close: (secret: string, owner: string) => string;
  open: (sealed: string, owner: string) => string;
};

export const createSeal = (key: Buffer): Seal => ({
  name: createHmac('sha256', key).update('name of this key').digest('base64url').slice(0, NAME_LETTERS),
  close: (secret, owner) => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
    const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
  },
  open: (sealed, owner) => {
    const bytes = Buffer.from(sealed, 'base64url');
    const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
      const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    } catch (cause) {
      throw new AppError('data.inconsistent', { sealed: true }, { cause });
    }
  },
});

/** A key of this process alone: what it seals ends with it. */
export const passingSeal = (): Seal => createSeal(randomBytes(KEY_BYTES));

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64');

/** By chance: the same byte is not there again and again. */
const isStrong = (bytes: Buffer): boolean => bytes.length === KEY_BYTES && new Set(bytes).size > 16;

/** A key from the environment. */
export const SealKey = z
  .string()
  .refine((text) => isStrong(bytesOf(text)), '32 bytes by chance, in base64')
  .transform(bytesOf);
