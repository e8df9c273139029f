import { describe, expect, it } from 'vitest';
import { createBoundedQueue } from './bounded-queue.ts';
import { createPasswords } from './password-hash.ts';

/** From the tests of the reference implementation (P-H-C/phc-winner-argon2, src/test.c). */
const REFERENCE = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';

describe('a stored password', () => {
  const passwords = createPasswords();

  it('is the one that the reference implementation stores, whatever its parameters', async () => {
    expect(await passwords.verify('password', REFERENCE)).toBe(true);
    expect(await passwords.verify('passwore', REFERENCE)).toBe(false);
  });

  it('names its algorithm and parameters, and never twice the same salt', async () => {
    const [one, other] = await Promise.all([passwords.hash('namaste'), passwords.hash('namaste')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
    expect(await passwords.verify('namaste', one)).toBe(true);
  });

  it('is the same however a keyboard composes its letters', async () => {
    const stored = await passwords.hash('cafe\u0301 in Thamel');
    expect(await passwords.verify('caf\u00e9 in Thamel', stored)).toBe(true);
  });

  it.each([null, '', 'plain', '$argon2i$v=19$m=1,t=1,p=1$c29tZXNhbHQ$c29tZXNhbHQ', `${REFERENCE}x$`])(
    '%j opens to nothing',
    async (stored) => {
      expect(await passwords.verify('password', stored)).toBe(false);
    },
  );
});

describe('the queue of hashes', () => {
  it('runs two at once, lets fifty wait and tells the next that it is busy', async () => {
    const inQueue = createBoundedQueue({ atOnce: 2, waiting: 50 });
    let [running, most] = [0, 0];
    const work = async (): Promise<void> => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    };
    const all = await Promise.allSettled(Array.from({ length: 60 }, () => inQueue(work)));
    expect(most).toBe(2);
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(52);
    const refused = all.filter((one) => one.status === 'rejected').map(({ reason }) => String(reason));
    expect(refused).toHaveLength(8);
    expect(refused.every((reason) => reason.includes('busy'))).toBe(true);
  });

  it('goes on after work that failed', async () => {
    const inQueue = createBoundedQueue({ atOnce: 1, waiting: 1 });
    await expect(inQueue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await inQueue(() => Promise.resolve('whole'))).toBe('whole');
  });
});
