import { sweepPeople } from '@chuli/registry/account';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestPeople, type Tokens, openTestPeople } from '../../testing/test-people.ts';

const DAY_MS = 86_400_000;

let people: TestPeople;
beforeAll(async () => {
  people = await openTestPeople();
});
afterAll(async () => {
  await people.close();
});

const device = (name: string) => ({ device: `${name} ${'-'.repeat(20)}` });

const openDemo = async (name: string, address = '10.1.0.1'): Promise<Tokens> => {
  const { status, body } = await people.call('POST', '/authenticate/v2/demo/', device(name), { address });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Tokens;
};

const whoAmI = async ({ access }: Tokens) =>
  (await people.call('GET', '/accounts/user/whoami/', undefined, { access })).body;

const devicesOf = async ({ access }: Tokens): Promise<unknown[]> => {
  const { body } = await people.call('GET', '/accounts/log/device/', undefined, { access });
  return body['rows'] as unknown[];
};

it('gives everyone an account of his own that holds nothing and sees nothing of the others', async () => {
  const [one, other] = [await openDemo('one'), await openDemo('other')];
  const [first, second] = [await whoAmI(one), await whoAmI(other)];
  expect(first).toMatchObject({ is_demo: true, has_second_factor: false });
  expect(first['id']).not.toBe(second['id']);
  expect(await devicesOf(one)).toHaveLength(1);
  const grants = await people.registry
    .selectFrom('membership_grant')
    .select(['tier', 'source'])
    .where('person_id', '=', String(first['id']))
    .execute();
  expect(grants).toEqual([]);
  const held = await people.call('GET', '/membership/package/status/', undefined, { access: one.access });
  expect(held.body).toMatchObject({ tier: 'Basic', ends_at: null });
});

it('begins with stocks of its own, targets and a notice, where a market is known', async () => {
  const place = await openTestPeople({}, { empty: false });
  try {
    const { body } = await place.call('POST', '/authenticate/v2/demo/', device('furnished'));
    const { access } = body as Tokens;
    const stocks = await place.call('GET', '/membership/package/', undefined, { access });
    expect(stocks.body['rows']).toMatchObject([
      { symbol: 'NABIL', buy_target: expect.any(Number), sell_target: expect.any(Number) },
      { symbol: 'NEWCO', buy_target: null, sell_target: null },
      { symbol: 'UPPER', buy_target: null, sell_target: null },
    ]);
    const notices = await place.call('GET', '/notification/', undefined, { access });
    expect(notices.body['rows']).toMatchObject([{ kind: 'target' }]);
  } finally {
    await place.close();
  }
});

it('cannot be signed in to by a password, and its number is sent no message', async () => {
  const phone = (await whoAmI(await openDemo('closed')))['phone_number'];
  for (const password of ['demo', 'a tall stupa at dawn']) {
    const body = { phone_number: phone, password, ...device('thief') };
    expect((await people.call('POST', '/authenticate/v2/token/', body)).status).toBe(403);
  }
  const before = people.sent.length;
  expect(
    (await people.call('POST', '/authenticate/v2/password/reset/', { phone_number: phone })).status,
  ).toBe(200);
  people.move(61_000);
  const signUp = { phone_number: phone, name: 'Hari', password: 'a tall stupa at dawn' };
  expect((await people.call('POST', '/authenticate/v2/signup/', signUp)).status).toBe(200);
  expect(people.sent).toHaveLength(before);
});

it('is opened ten times an hour from one address', async () => {
  for (let round = 0; round < 10; round += 1) await openDemo(`many ${round}`, '10.1.0.2');
  const { status } = await people.call('POST', '/authenticate/v2/demo/', device('more'), {
    address: '10.1.0.2',
  });
  expect(status).toBe(429);
});

it('is gone after a day, and people are not', async () => {
  const { id } = await people.settle();
  const demo = await openDemo('last', '10.1.0.3');
  await sweepPeople(people.registry, new Date(people.now() + DAY_MS - 1));
  expect((await whoAmI(demo))['is_demo']).toBe(true);
  const { demos } = await sweepPeople(people.registry, new Date(people.now() + DAY_MS));
  expect(demos).toBeGreaterThan(0);
  const left = await people.registry.selectFrom('person').select('id').execute();
  expect(left).toEqual([{ id }]);
});
