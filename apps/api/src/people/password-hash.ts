import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createHashQueue } from './hash-queue.ts';

/** OWASP's smallest for argon2id, 2026: 19 MiB, two passes, one lane. Each hash carries its own. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** A login storm may use two threads and no more; whoever comes after fifty others is asked to come back. */
const QUEUE = { atOnce: 2, waiting: 50 } as const;

type Parameters = { memory: number; passes: number; parallelism: number };
type Stored = { parameters: Parameters; salt: Buffer; hash: Buffer };

export type Passwords = {
  hash: (password: string) => Promise<string>;
  /** Works as long for nobody's password, null, as for anybody's. */
  verify: (password: string, stored: string | null) => Promise<boolean>;
};

const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]{11,86})\$([\w+/]{22,172})$/;

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

const write = ({ parameters: { memory, passes, parallelism }, salt, hash }: Stored): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;

const read = (text: string): Stored | null => {
  const [, memory, passes, parallelism, salt, hash] = PHC.exec(text) ?? [];
  if (salt === undefined || hash === undefined) return null;
  return {
    parameters: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
};

const derive = promisify(argon2);

/** The same letters however a keyboard composes them. */
const normal = (password: string): string => password.normalize('NFKC');

const hashWith = (
  password: string,
  parameters: Parameters,
  salt: Buffer,
  tagLength: number,
): Promise<Buffer> =>
  derive('argon2id', { message: normal(password), nonce: salt, tagLength, ...parameters });

export const createPasswords = (): Passwords => {
  const inQueue = createHashQueue(QUEUE);
  const nobody: Stored = {
    parameters: PARAMETERS,
    salt: randomBytes(SALT_BYTES),
    hash: randomBytes(HASH_BYTES),
  };
  return {
    hash: async (password) => {
      const salt = randomBytes(SALT_BYTES);
      const hash = await inQueue(() => hashWith(password, PARAMETERS, salt, HASH_BYTES));
      return write({ parameters: PARAMETERS, salt, hash });
    },
    verify: async (password, stored) => {
      const known = stored === null ? null : read(stored);
      const { parameters, salt, hash } = known ?? nobody;
      const given = await inQueue(() => hashWith(password, parameters, salt, hash.length));
      return timingSafeEqual(given, hash) && known !== null;
    },
  };
};
