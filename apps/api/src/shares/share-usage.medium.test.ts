import { addCallerUsage, sweepCallerUsage } from '@chuli/registry';
import { testRegistry } from '@chuli/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';

let place: Awaited<ReturnType<typeof testRegistry>>;
beforeAll(async () => {
  place = await testRegistry(4);
});
afterAll(() => place.close());

it('what processes count of one caller adds up and drains away', async () => {
  const add = (cost: number, perSecond = 0) =>
    addCallerUsage(place.registry, [{ key: 'one', cost }], perSecond);
  await Promise.all(Array.from({ length: 20 }, () => add(5)));
  expect((await add(1)).get('one')).toBe(101);
  expect((await add(1, 1e9)).get('one')).toBe(1);
});

it('what was counted by a clock that was ahead is no debt for as long', async () => {
  const add = (cost: number) => addCallerUsage(place.registry, [{ key: 'ahead', cost }], 10);
  await add(5);
  await place.registry
    .updateTable('caller_usage')
    .set({ at: new Date(Date.now() + 3_600_000) })
    .where('caller', '=', 'ahead')
    .execute();
  expect((await add(1)).get('ahead')).toBeLessThanOrEqual(6);
});

it('many callers counted by many processes at once are neither lost nor locked for good', async () => {
  const keys = Array.from({ length: 50 }, (_, at) => `caller ${at}`);
  const rounds = Array.from({ length: 10 }, (_, round) =>
    addCallerUsage(
      place.registry,
      (round % 2 === 0 ? keys : keys.toReversed()).map((key) => ({ key, cost: 1 })),
      0,
    ),
  );
  await Promise.all(rounds);
  const levels = await addCallerUsage(
    place.registry,
    keys.map((key) => ({ key, cost: 0 })),
    0,
  );
  expect([...levels.values()]).toEqual(keys.map(() => 10));
  expect(await sweepCallerUsage(place.registry, new Date(Date.now() + 60_000))).toBeGreaterThanOrEqual(50);
});
