import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createBoundedQueue } from './bounded-queue.ts';
import { type DeriveHash, startHashThreads } from './hash-threads.ts';

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

/** The same letters however a keyboard composes them. */
const normal = (password: string): string => password.normalize('NFKC');

const hashWith = (
  derive: DeriveHash,
  password: string,
  { parameters, salt, hash }: Stored,
): Promise<Buffer> =>
  derive({ message: normal(password), nonce: salt, tagLength: hash.length, ...parameters });

export const createPasswords = (): Passwords => {
  const inQueue = createBoundedQueue(QUEUE);
  const derive = startHashThreads(QUEUE.atOnce);
  const nobody: Stored = {
    parameters: PARAMETERS,
    salt: randomBytes(SALT_BYTES),
    hash: randomBytes(HASH_BYTES),
  };
  return {
    hash: async (password) => {
      const fresh = { ...nobody, salt: randomBytes(SALT_BYTES) };
      const hash = await inQueue(() => hashWith(derive, password, fresh));
      return write({ ...fresh, hash });
    },
    verify: async (password, stored) => {
      const known = stored === null ? null : read(stored);
      const expected = known ?? nobody;
      const given = await inQueue(() => hashWith(derive, password, expected));
      return timingSafeEqual(given, expected.hash) && known !== null;
    },
  };
};
