import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, type TestTill, openTestTill } from '../../testing/test-till.ts';

let till: TestTill;
let people: TestTill['people'];
beforeAll(async () => {
  till = await openTestTill(['esewa', 'khalti']);
  ({ people } = till);
});
afterAll(() => till.close());
beforeEach(() => till.mendGateways());

const signedIn = () => till.signedIn();

describe('before buying', () => {
  it('the gateways and the price are told to whoever is signed in', async () => {
    const me = await signedIn();
    expect((await me.call('GET', '/payment/providers/')).body['rows']).toEqual([
      { id: 'esewa', name: 'eSewa' },
      { id: 'khalti', name: 'Khalti' },
    ]);
    await expect(me.begin('fonepay')).rejects.toThrow('payment.provider-closed');
    const quote = (body: object) => me.call('POST', '/payment/quote/', body);
    expect((await quote({ item: 'signals-pro-1' })).body).toEqual({
      list: 300,
      credit: 0,
      discount: 0,
      vat: 34.51,
      total: 300,
    });
    expect((await quote({ item: 'basic' })).body['code']).toBe('payment.not-sold');
    expect((await quote({ item: 'gold-12', promo_code: 'nothing' })).body['code']).toBe('promo.refused');
    expect((await people.call('GET', '/payment/providers/')).status).toBe(401);
  });

  it('codes cannot be guessed by asking for a price or an order, and a price without one is told', async () => {
    const me = await signedIn();
    const tryOf = (index: number) => {
      const wanted = { item: 'gold-12', promo_code: `TRY${index}` };
      return index % 2 === 0
        ? me.call('POST', '/payment/quote/', wanted)
        : me.call('POST', '/payment/esewa/initiate/', { ...wanted, key: randomUUID() });
    };
    const statuses: number[] = [];
    for (let index = 0; index < 32; index++) statuses.push((await tryOf(index)).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 400), 429, 429]);
    const verified = await me.call('GET', '/membership/verify/?promo-code=TRY32');
    expect(verified.status).toBe(429);
    expect((await me.call('POST', '/payment/quote/', { item: 'gold-12' })).status).toBe(200);
  });
});

describe('a tier that opens nothing of its own', () => {
  const asked = (item: string) => ({ item, key: randomUUID() });

  it('is not sold', async () => {
    const item = 'platinum-12';
    const me = await signedIn();
    const refusals = [
      await me.call('POST', '/payment/quote/', { item }),
      await me.call('POST', '/payment/esewa/initiate/', asked(item)),
    ];
    for (const { status, body } of refusals)
      expect([status, body['code'], body['details']]).toEqual([400, 'payment.not-sold', { item }]);
    expect((await me.call('GET', '/accounts/payments/')).body['rows']).toEqual([]);
  });

  it('stays with whoever has it', async () => {
    const me = await signedIn();
    const now = people.now();
    await people.registry
      .insertInto('membership_grant')
      .values({
        person_id: me.id,
        tier: 'Platinum',
        starts_at: new Date(now),
        ends_at: new Date(now + DAY),
        source: 'operator',
        created_at: new Date(now),
      })
      .execute();
    expect(await me.features()).toBe('Platinum');
  });

  it('is sold where every smaller one that opens the same was stopped', async () => {
    const me = await signedIn();
    const sell = (is_sold: boolean) =>
      people.registry.updateTable('package').set({ is_sold }).where('tier', '=', 'Platinum-1M').execute();
    await sell(false);
    const answer = await me.call('POST', '/payment/esewa/initiate/', asked('platinum-12'));
    await sell(true);
    expect(answer.body['order']).toMatchObject({ state: 'pending', item: 'platinum-12' });
  });
});

describe('a demo account', () => {
  it('is told to sign up first, and no order is made', async () => {
    const device = { device: `demo ${'-'.repeat(20)}` };
    const { body } = await people.call('POST', '/authenticate/v2/demo/', device);
    const from = { access: String(body['access']) };
    const wanted = { item: 'gold-12', key: randomUUID() };
    for (const provider of ['esewa', 'khalti']) {
      const refusal = await people.call('POST', `/payment/${provider}/initiate/`, wanted, from);
      expect([refusal.status, refusal.body['code']]).toEqual([403, 'payment.demo-account']);
      expect(refusal.body['message']).toContain('Create an account first');
    }
    expect((await people.call('GET', '/accounts/payments/', undefined, from)).body['rows']).toEqual([]);
  });
});
