import { phoneNumber } from '@chuli/kernel';
import { testRegistry } from '@chuli/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Registry } from '../client.ts';
import { takeAttempt } from './attempt.ts';
import { awaitEmail } from '../notice/email-confirmation.ts';
import { changePassword } from './change-password.ts';
import { requestDeletion } from './deletion.ts';
import { findPerson, insertPerson } from './person.ts';
import { takeSecondFactorStep } from './second-factor.ts';
import { endSignIns, listSignIns, openSignIn } from './sign-in.ts';
import { sweepPeople } from './sweep.ts';

const NOW = new Date('2026-11-15T06:00:00Z');
const later = (ms: number): Date => new Date(NOW.getTime() + ms);

let registry: Registry;
beforeAll(async () => {
  const opened = await testRegistry();
  registry = opened.registry;
  return opened.close;
});

const limit = (key: string, most: number, withinMs: number) => ({ kind: 'test', key, most, withinMs });
let people = 0;
const addPerson = async (): Promise<string> => {
  people += 1;
  const phone = phoneNumber(`98410000${String(people).padStart(2, '0')}`);
  return (await insertPerson(registry, { phone, name: 'Hari', passwordHash: 'first' }, NOW)) ?? '';
};
const signIn = (personId: string, passwordHash: string, tokenHash: string) =>
  openSignIn(
    registry,
    {
      personId,
      passwordHash,
      tokenHash,
      deviceHash: 'device',
      deviceName: 'Test',
      medium: 'web',
      address: '10.0.0.1',
      tokenExpiresAt: later(60_000),
    },
    NOW,
  );

describe('a limit', () => {
  it('lets exactly as many pass as are left, of however many at once', async () => {
    const limits = [limit('crowd', 7, 60_000), limit('other', 50, 60_000)];
    const waits = await Promise.all(Array.from({ length: 40 }, () => takeAttempt(registry, limits, NOW)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(7);
    expect(new Set(waits.filter((wait) => wait > 0))).toEqual(new Set([60_000]));
  });

  it('counts within any stretch of its length, not from one hour to the next', async () => {
    const take = (ms: number) => takeAttempt(registry, [limit('slide', 2, 1_000)], later(ms));
    expect([await take(0), await take(900), await take(999)]).toEqual([0, 0, 1]);
    expect([await take(1_000), await take(1_001)]).toEqual([0, 899]);
  });

  it('counts nothing where another limit refuses', async () => {
    await takeAttempt(registry, [limit('full', 1, 1_000)], NOW);
    expect(await takeAttempt(registry, [limit('free', 1, 1_000), limit('full', 1, 1_000)], NOW)).toBe(1_000);
    expect(await takeAttempt(registry, [limit('free', 1, 1_000)], NOW)).toBe(0);
  });
});

describe('a sign-in', () => {
  it('is not opened with a password that was changed in the meantime', async () => {
    const id = await addPerson();
    await changePassword(registry, { personId: id, passwordHash: 'second' }, NOW);
    expect(await signIn(id, 'first', 'a')).toBeNull();
    expect(await signIn(id, 'second', 'b')).toEqual(expect.any(String));
  });

  it('never outlives a change of the password that happens at the same time', async () => {
    for (let round = 0; round < 20; round++) {
      const id = await addPerson();
      const change = changePassword(registry, { personId: id, passwordHash: 'second' }, NOW);
      await Promise.all([signIn(id, 'first', `race ${round}`), change]);
      const alive = (await listSignIns(registry, id, 10)).filter(({ ended_at }) => ended_at === null);
      expect(alive).toEqual([]);
    }
  });
});

describe('a new password', () => {
  const alive = async (id: string) =>
    (await listSignIns(registry, id, 10)).filter(({ ended_at }) => ended_at === null);

  it('is not set over another one than was shown, and then ends nothing', async () => {
    const id = await addPerson();
    const open = await signIn(id, 'first', 'kept');
    const change = { personId: id, passwordHash: 'second', verifiedHash: 'another' };
    expect(await changePassword(registry, change, NOW)).toBeNull();
    expect(await alive(id)).toMatchObject([{ id: open }]);
    expect(await changePassword(registry, { ...change, verifiedHash: 'first' }, NOW)).toEqual([open]);
  });

  it('ends every sign-in but the one that is named', async () => {
    const id = await addPerson();
    const [here, elsewhere] = [await signIn(id, 'first', 'here'), await signIn(id, 'first', 'elsewhere')];
    const change = { personId: id, passwordHash: 'second', except: here ?? '' };
    expect(await changePassword(registry, change, NOW)).toEqual([elsewhere]);
    expect(await alive(id)).toMatchObject([{ id: here }]);
  });
});

describe('a deletion', () => {
  it('is not asked for by a password that was changed in the meantime, and then ends nothing', async () => {
    const id = await addPerson();
    await changePassword(registry, { personId: id, passwordHash: 'second' }, NOW);
    const open = await signIn(id, 'second', 'stays');
    expect(await requestDeletion(registry, { personId: id, verifiedHash: 'first' }, NOW)).toBeNull();
    expect((await findPerson(registry, id))?.deletion_requested_at).toBeNull();
    const left = await requestDeletion(registry, { personId: id, verifiedHash: 'second' }, NOW);
    expect(left).toEqual({ requestedAt: NOW, ended: [open] });
  });
});

describe('what is swept', () => {
  const DAY = 86_400_000;
  const isLeft = async (id: string, days: number): Promise<boolean> => {
    await sweepPeople(registry, later(days * DAY));
    return (await listSignIns(registry, id, 10)).length > 0;
  };

  it('is a sign-in that nobody renewed, 180 days after its thirty', async () => {
    const id = await addPerson();
    await signIn(id, 'first', 'unused');
    expect([await isLeft(id, 209), await isLeft(id, 210)]).toEqual([true, false]);
  });

  it('is a sign-in that was renewed to its end, 180 days after its ninety', async () => {
    const id = await addPerson();
    await signIn(id, 'first', 'renewed');
    await registry
      .updateTable('sign_in')
      .set({ seen_at: later(89 * DAY) })
      .where('person_id', '=', id)
      .execute();
    expect([await isLeft(id, 269), await isLeft(id, 270)]).toEqual([true, false]);
  });

  it('is a sign-in that was ended, 180 days after that, however late it was ended', async () => {
    const id = await addPerson();
    await signIn(id, 'first', 'ended');
    await endSignIns(registry, { personId: id, endedFor: 'ended' }, later(100 * DAY));
    expect([await isLeft(id, 279), await isLeft(id, 280)]).toEqual([true, false]);
  });

  it('is an address that was never confirmed, a day after its code', async () => {
    const personId = await addPerson();
    const wanted = { personId, email: 'hari@example.com', requestHash: 'r', codeHash: 'c' };
    await registry
      .transaction()
      .execute((transaction) => awaitEmail(transaction, { ...wanted, expiresAt: NOW }));
    expect((await sweepPeople(registry, later(DAY - 1))).emails).toBe(0);
    expect((await sweepPeople(registry, later(DAY))).emails).toBe(1);
  });
});

describe('a code of an authenticator app', () => {
  it('is taken by one of many at once, and none before it afterwards', async () => {
    const id = await addPerson();
    const taken = await Promise.all(Array.from({ length: 8 }, () => takeSecondFactorStep(registry, id, 100)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await takeSecondFactorStep(registry, id, 99)).toBe(false);
    expect(await takeSecondFactorStep(registry, id, 101)).toBe(true);
  });
});
