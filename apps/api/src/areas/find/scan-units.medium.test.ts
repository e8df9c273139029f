import type { Tier } from '@chuli/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestPeople, openTestPeople } from '../../testing/test-people.ts';

let place: TestPeople;
beforeAll(async () => {
  place = await openTestPeople(
    { freeFeatures: ['indicator-sets', 'scan-builder', 'alerts'] },
    { empty: false, callerPerSecond: 10 },
  );
});
afterAll(() => place.close());

/** About the costliest that is legal, each another one. */
const worst = (number: number): string => `volume_ratio_by_time(${250 - number}) > 2`;

type Answer = Awaited<ReturnType<TestPeople['call']>>;

const REFUSED = { status: 429, code: 'scan.too-fast' };

/** Asks until it is refused, then once more when it was told to come again. */
const untilRefused = async (ask: (number: number) => Promise<Answer>): Promise<number> => {
  for (let ran = 0; ran < 50; ran += 1) {
    const { status, body, headers } = await ask(ran);
    if (status === 200) continue;
    const wait = (body['details'] as { retry_after: number }).retry_after;
    expect({ status, code: body['code'] }).toEqual(REFUSED);
    expect([Number(headers['retry-after']), wait > 0 && wait <= 60]).toEqual([wait, true]);
    place.move(wait * 1_000);
    expect((await ask(ran + 1)).status).toBe(200);
    return ran;
  }
  throw new Error('was never refused');
};

const somebody = async () => {
  const { id, phone } = await place.settle();
  const { access } = await place.signIn(phone);
  return { id, access };
};

it('a rule that is run takes from the units of its minute', async () => {
  const { access } = await somebody();
  const ran = await untilRefused((number) =>
    place.call('POST', '/custom-signals/v2/custom-pro/new/', { text: worst(number) }, { access }),
  );
  expect(ran).toBe(3);
});

const grant = (id: string, tier: Tier) =>
  place.registry
    .insertInto('membership_grant')
    .values({
      person_id: id,
      tier,
      source: 'operator',
      starts_at: new Date(place.now() - 1_000),
      ends_at: new Date(place.now() + 86_400_000),
      created_at: new Date(place.now()),
    })
    .execute();

it('a larger package runs more of them', async () => {
  const { id, access } = await somebody();
  await grant(id, 'Platinum');
  place.move(10_000);
  const ran = await untilRefused((number) =>
    place.call('POST', '/custom-signals/v2/custom-pro/new/', { text: worst(number) }, { access }),
  );
  expect(ran).toBe(12);
});

it('a shared rule, the columns of the filter, a saved rule and a rehearsal take from the same', async () => {
  const { id, access } = await somebody();
  await grant(id, 'Platinum');
  place.move(10_000);
  const shared = (number: number): Promise<Answer> =>
    place.call('GET', `/data/scan/?q=${encodeURIComponent(worst(number))}`, undefined, { access });
  expect((await place.call('GET', '/data/columns/', undefined, { access })).status).toBe(200);
  let number = 0;
  while ((await shared(number)).status === 200) number += 1;
  expect(number).toBeGreaterThan(9);
  const kept = { name: 'Costly', text: worst(31) };
  const all = [
    await shared(30),
    await place.call('POST', '/custom-signals/v2/custom-pro/new/save/', kept, { access }),
    await place.call(
      'POST',
      '/alert/rehearse/',
      { condition: { kind: 'scan', text: worst(32) }, scope: { of: 'universe' } },
      { access },
    ),
  ];
  expect(all.map(({ status, body }) => [status, body['code']])).toEqual(
    all.map(() => [REFUSED.status, REFUSED.code]),
  );
  // One stock is a small part of the market.
  expect((await place.call('GET', `/data/scan/?q=close>1&symbol=NABIL`, undefined, { access })).status).toBe(
    200,
  );
});
