import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeOrder } from './close.ts';
import { addMonths } from './grant-plan.ts';
import type { Order } from './order.ts';
import { DAY, LATE, NOW, type Shop, later, lengthOf, openShop } from './testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const HOUR = 3_600_000;
const expire = async (order: Order): Promise<Order> => {
  await closeOrder(shop.registry, order.id, { state: 'expired', nextCheckAt: null });
  return order;
};
const lastGrant = async (personId: string) => {
  const grant = (await shop.grantsOf(personId)).at(-1);
  if (grant === undefined) throw new Error('Nothing was given.');
  return grant;
};
const expired = async (person: string, promoCode: string | null, item = 'gold-12') =>
  expire(await shop.started(person, { item, promoCode }));

describe('an upgrade that is paid late', () => {
  /** Somebody with a Gold year who opened an order for Diamond on its first day, and let it expire. */
  const upgrading = async () => {
    const person = await shop.addPerson();
    await shop.pay(await shop.started(person));
    return { person, upgrade: await expired(person, null, 'diamond-12') };
  };

  it('has the credit that was promised while late money is waited for', async () => {
    const { person, upgrade } = await upgrading();
    await shop.pay(upgrade, { at: later(HOUR + LATE) });
    expect(lengthOf(await lastGrant(person))).toBe(365);
  });

  it('has the credit of the days that are left then', async () => {
    const { person, upgrade } = await upgrading();
    const at = later(100 * DAY);
    await shop.pay(upgrade, { at });
    const given = 100_000 + Math.floor((150_000 * 265) / 365);
    expect(lengthOf(await lastGrant(person))).toBe(Math.floor((365 * given) / 250_000));
    expect((await shop.grantsOf(person))[0]?.ended_at).toEqual(at);
    const { worth_paisa } = await shop.registry
      .selectFrom('payment_order')
      .select('worth_paisa')
      .where('id', '=', upgrade.id)
      .executeTakeFirstOrThrow();
    expect(worth_paisa).toBe(given);
  });

  it('has none when all days were used', async () => {
    const { person, upgrade } = await upgrading();
    const at = later(400 * DAY);
    await shop.pay(upgrade, { at });
    const whole = (addMonths(at, 12).getTime() - at.getTime()) / DAY;
    expect(lengthOf(await lastGrant(person))).toBe(Math.floor(whole * (100_000 / 250_000)));
    expect((await shop.grantsOf(person))[0]?.ended_at).toBeNull();
  });
});

describe('a code of an order that is paid late', () => {
  it('takes nothing off when it is over, and does while late money is waited for', async () => {
    const [slow, slower] = [await shop.addPerson(), await shop.addPerson()];
    const orders = [await expired(slow, 'SOON'), await expired(slower, 'SOON')] as const;
    await shop.pay(orders[0], { at: later(DAY + LATE) });
    await shop.pay(orders[1], { at: later(DAY + LATE + 1) });
    expect(lengthOf(await lastGrant(slow))).toBe(365);
    expect(lengthOf(await lastGrant(slower))).toBe(182);
  });

  it('is used no more often than it can be, of any number at once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => shop.addPerson()));
    const orders: Order[] = [];
    for (const person of people) orders.push(await expired(person, 'TWO'));
    await Promise.all(orders.map((order) => shop.pay(order)));
    const lengths = await Promise.all(people.map(async (person) => lengthOf(await lastGrant(person))));
    expect(lengths.toSorted((one, other) => one - other)).toEqual([182, 182, 182, 182, 365, 365]);
    await shop.registry.deleteFrom('promo_use').where('code', '=', 'TWO').execute();
  });

  it('leaves their place to those whose order is open', async () => {
    const [late, first, second] = [await shop.addPerson(), await shop.addPerson(), await shop.addPerson()];
    const forgotten = await expired(late, 'TWO');
    const open = [
      await shop.started(first, { promoCode: 'TWO' }),
      await shop.started(second, { promoCode: 'TWO' }),
    ];
    await shop.started(first, { promoCode: 'TWO' });
    for (const order of [forgotten, ...open]) await shop.pay(order);
    const lengths = await Promise.all(
      [late, first, second].map(async (who) => lengthOf(await lastGrant(who))),
    );
    expect(lengths).toEqual([182, 365, 365]);
  });
});

describe('a code of which one person has many open orders', () => {
  it('stays open to others', async () => {
    const valid = { valid_from: later(-DAY), valid_until: later(DAY) };
    await shop.registry
      .insertInto('promo_code')
      .values({ code: 'THREE', percent_off: 50, max_uses: 3, ...valid })
      .execute();
    const [greedy, ...others] = [await shop.addPerson(), await shop.addPerson(), await shop.addPerson()];
    for (let time = 0; time < 5; time++) await shop.started(greedy, { promoCode: 'THREE', at: NOW });
    for (const other of others) await shop.started(other, { promoCode: 'THREE' });
    await expect(shop.order(await shop.addPerson(), { promoCode: 'THREE' })).rejects.toThrow('promo.refused');
  });
});
