import { phoneNumber } from '@chuli/kernel';
import { testRegistry } from '@chuli/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Registry } from '../client.ts';
import { readAccessChanges, sweepAccessChanges } from './access-change.ts';
import { insertPerson } from './person.ts';
import { endSignIns, openSignIn } from './sign-in.ts';

const NOW = new Date('2026-11-15T06:00:00Z');
const LATER = new Date('2027-11-15T06:00:00Z');
const MOST = 100;

let registry: Registry;
beforeAll(async () => {
  const opened = await testRegistry();
  registry = opened.registry;
  return opened.close;
});

let people = 0;
const addPerson = async (): Promise<string> => {
  people += 1;
  const phone = phoneNumber(`98420000${String(people).padStart(2, '0')}`);
  return (await insertPerson(registry, { phone, name: 'Sita', passwordHash: 'first' }, NOW)) ?? '';
};
const grant = (on: Registry, personId: string) =>
  on
    .insertInto('membership_grant')
    .values({
      person_id: personId,
      tier: 'Gold',
      feature: null,
      starts_at: NOW,
      ends_at: LATER,
      source: 'operator',
      order_id: null,
      ended_at: null,
      created_at: NOW,
    })
    .execute();
const signIn = async (personId: string, device: string): Promise<string> =>
  (await openSignIn(
    registry,
    {
      personId,
      passwordHash: 'first',
      tokenHash: `${personId} ${device}`,
      deviceHash: device,
      deviceName: 'Test',
      medium: 'web',
      address: '10.0.0.1',
      tokenExpiresAt: LATER,
    },
    NOW,
  )) ?? '';
/** Told twice may be what was told before: a transaction of anybody on the server holds the beginning back. */
const since = async (from: bigint): Promise<string[]> => [
  ...((await readAccessChanges(registry, from, MOST)).subjects ?? ['everything']),
];
const here = async (): Promise<bigint> => (await readAccessChanges(registry, null, MOST)).from;

describe('what changes of what people hold', () => {
  it('is told once it is there, whoever changes it', async () => {
    const person = await addPerson();
    const from = await here();
    await grant(registry, person);
    expect(await since(from)).toContain(person);
    const next = await here();
    await registry
      .updateTable('membership_grant')
      .set({ ended_at: NOW })
      .where('person_id', '=', person)
      .execute();
    expect(await since(next)).toContain(person);
    const last = await here();
    await registry.deleteFrom('membership_grant').where('person_id', '=', person).execute();
    expect(await since(last)).toContain(person);
  });

  it('names a sign-in when it ends, not each time it is used', async () => {
    const person = await addPerson();
    const [one, other] = [await signIn(person, 'one'), await signIn(person, 'other')];
    const from = await here();
    await registry.updateTable('sign_in').set({ seen_at: LATER }).where('id', '=', one).execute();
    expect(await since(from)).not.toContain(one);
    await endSignIns(registry, { personId: person, endedFor: 'ended', only: one }, NOW);
    expect(await since(from)).toContain(one);
    expect(await since(from)).not.toContain(other);
    await registry.deleteFrom('person').where('id', '=', person).execute();
    expect(await since(from)).toEqual(expect.arrayContaining([one, other]));
  });

  it('is not missed where the earlier of two transactions ends last', async () => {
    const [slow, quick] = [await addPerson(), await addPerson()];
    let from = await here();
    const told: string[] = [];
    const ask = async (): Promise<void> => {
      const found = await readAccessChanges(registry, from, MOST);
      told.push(...(found.subjects ?? []));
      from = found.from;
    };
    await registry.transaction().execute(async (transaction) => {
      await grant(transaction, slow);
      await grant(registry, quick);
      await ask();
      expect(told).toContain(quick);
      expect(told).not.toContain(slow);
      await ask();
    });
    await ask();
    expect(told).toContain(slow);
  });

  it('is everything where it is more than was asked for, or nobody knows since when', async () => {
    const from = await here();
    for (let number = 0; number < 3; number += 1) await grant(registry, await addPerson());
    const all = (await registry.selectFrom('access_change').select('subject').distinct().execute()).length;
    expect((await readAccessChanges(registry, from, all)).subjects?.length).toBeGreaterThanOrEqual(3);
    expect((await readAccessChanges(registry, from, 2)).subjects).toBeNull();
    expect((await readAccessChanges(registry, null, MOST)).subjects).toBeNull();
  });

  it('is removed when it is old', async () => {
    await grant(registry, await addPerson());
    expect(await sweepAccessChanges(registry, new Date(Date.now() - 60_000))).toBe(0);
    expect(await sweepAccessChanges(registry, new Date(Date.now() + 60_000))).toBeGreaterThan(0);
  });
});
