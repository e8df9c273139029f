import { phoneNumber } from '@chuli/kernel';
import { testRegistry } from '@chuli/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Registry } from '../client.ts';
import { judgeGuardedCode } from './guarded-code.ts';
import { findPerson, insertPerson } from './person.ts';
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from './second-factor.ts';

const NOW = new Date('2026-11-15T06:00:00Z');

let registry: Registry;
beforeAll(async () => {
  const opened = await testRegistry();
  registry = opened.registry;
  return opened.close;
});

let people = 0;
const addPerson = async (): Promise<string> => {
  people += 1;
  const phone = phoneNumber(`98430000${String(people).padStart(2, '0')}`);
  return (await insertPerson(registry, { phone, name: 'Hari', passwordHash: 'x' }, NOW)) ?? '';
};
const factorOf = async (id: string) => {
  const person = await findPerson(registry, id);
  return [person?.second_factor_secret, person?.second_factor_since];
};

describe('a second factor', () => {
  it('stands guard with the secret whose code was shown, and with no other', async () => {
    const id = await addPerson();
    await beginSecondFactor(registry, id, 'first');
    await beginSecondFactor(registry, id, 'second');
    expect(await confirmSecondFactor(registry, id, 'first', NOW)).toBe(false);
    expect(await factorOf(id)).toEqual(['second', null]);
    expect(await confirmSecondFactor(registry, id, 'second', NOW)).toBe(true);
    expect(await factorOf(id)).toEqual(['second', NOW]);
  });

  it('that stands guard is not replaced by one that was begun before', async () => {
    const id = await addPerson();
    await beginSecondFactor(registry, id, 'first');
    await confirmSecondFactor(registry, id, 'first', NOW);
    expect(await beginSecondFactor(registry, id, 'second')).toBe(false);
    expect(await confirmSecondFactor(registry, id, 'first', NOW)).toBe(false);
    expect(await factorOf(id)).toEqual(['first', NOW]);
  });

  it('is removed by a code of its own secret alone', async () => {
    const id = await addPerson();
    await beginSecondFactor(registry, id, 'first');
    await confirmSecondFactor(registry, id, 'first', NOW);
    expect(await removeSecondFactor(registry, id, 'earlier')).toBe(false);
    expect(await removeSecondFactor(registry, id, 'first')).toBe(true);
    expect(await factorOf(id)).toEqual([null, null]);
  });
});

describe('a code that stands guard', () => {
  const shownBy = (personId: string, step: number | null) => ({
    personId,
    step,
    address: '10.0.0.1',
    wrong: [{ kind: 'wrong', key: personId, most: 7, withinMs: 60_000 }],
    told: [{ kind: 'told', key: personId, most: 1, withinMs: 60_000 }],
  });
  const show = (personId: string, step: number | null) =>
    judgeGuardedCode(registry, shownBy(personId, step), NOW);

  it('is judged as often as the limit says and no more, of however many wrong ones at once', async () => {
    const id = await addPerson();
    const judged = await Promise.all(Array.from({ length: 30 }, () => show(id, null)));
    expect(judged.filter(({ kind }) => kind === 'wrong')).toHaveLength(7);
    expect(judged.filter((one) => one.kind === 'wrong' && one.isLast)).toHaveLength(1);
    expect(judged).toContainEqual({ kind: 'refused', waitMs: 60_000 });
    const told = await registry.selectFrom('notice').select('kind').where('person_id', '=', id).execute();
    expect(told).toEqual([{ kind: 'wrong-codes' }]);
  });

  it('is not counted where it is right, and wrong the second time', async () => {
    const id = await addPerson();
    for (let step = 1; step <= 10; step++) expect(await show(id, step)).toEqual({ kind: 'right' });
    expect(await show(id, 10)).toEqual({ kind: 'wrong', isLast: false });
  });

  it('is refused though it is right once too many were wrong', async () => {
    const id = await addPerson();
    for (let at = 0; at < 7; at++) await show(id, null);
    expect(await show(id, 1)).toEqual({ kind: 'refused', waitMs: 60_000 });
    expect((await findPerson(registry, id))?.second_factor_step).toBeNull();
  });
});
