import { randomUUID } from 'node:crypto';
import { paisa } from '@chuli/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeOrder } from './close.ts';
import { takeDueOrders, takeOrder } from './due.ts';
import { findOrder } from './order.ts';
import { quotePurchase } from './quote.ts';
import { settlePaid } from './settle.ts';
import { ALL_TIERS, DAY, LATE, NOW, type Shop, later, lengthOf, openShop } from './testing/shop.ts';

let shop: Shop;
let registry: Shop['registry'];
beforeAll(async () => {
  shop = await openShop();
  ({ registry } = shop);
});
afterAll(() => shop.close());

const addPerson: Shop['addPerson'] = () => shop.addPerson();
const order: Shop['order'] = (...asked) => shop.order(...asked);
const started: Shop['started'] = (...asked) => shop.started(...asked);
const pay: Shop['pay'] = (...asked) => shop.pay(...asked);
const grantsOf: Shop['grantsOf'] = (personId) => shop.grantsOf(personId);
const stateOf = async (personId: string, id: string) => (await findOrder(registry, personId, id))?.state;

describe('an order', () => {
  it('is the same order under the same key, however many ask at once, and another with other contents', async () => {
    const person = await addPerson();
    const key = randomUUID();
    const made = await Promise.all(Array.from({ length: 10 }, () => order(person, { key })));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    await expect(order(person, { key, item: 'diamond-12' })).rejects.toThrow('payment.key-reused');
    expect((await order(await addPerson(), { key })).id).not.toBe(made[0]?.id);
  });

  it('costs what our own rows say', async () => {
    expect(await order(await addPerson(), { item: 'diamond-12', promoCode: 'HALF' })).toMatchObject({
      state: 'created',
      list_paisa: 250_000,
      discount_paisa: 125_000,
      vat_paisa: 14_381,
      total_paisa: 125_000,
    });
    await expect(order(await addPerson(), { item: 'no-such' })).rejects.toThrow('payment.not-sold');
    await expect(order(await addPerson(), { promoCode: 'NO' })).rejects.toThrow('promo.refused');
  });

  it('is of a tier that is sold', async () => {
    const person = await addPerson();
    const wish = { item: 'platinum-12', soldTiers: ['Gold', 'Diamond'] } as const;
    await expect(order(person, wish)).rejects.toThrow('payment.not-sold');
    expect(await order(person, { ...wish, soldTiers: ALL_TIERS })).toMatchObject({ tier: 'Platinum' });
  });

  it('is found by its own person alone', async () => {
    const [owner, stranger] = [await addPerson(), await addPerson()];
    const { id } = await order(owner);
    expect(await findOrder(registry, stranger, id)).toBeUndefined();
    expect(await findOrder(registry, owner, id)).toBeDefined();
  });

  it('keeps a code for one person while an order with it is open, and frees it when that is over', async () => {
    const [first, second] = [await addPerson(), await addPerson()];
    const held = await started(first, { promoCode: 'ONE' });
    await expect(order(second, { promoCode: 'ONE' })).rejects.toThrow('promo.refused');
    await order(first, { promoCode: 'ONE' });
    for (const { id } of [
      held,
      ...(await registry.selectFrom('payment_order').select('id').where('person_id', '=', first).execute()),
    ])
      await closeOrder(registry, id, { state: 'expired', nextCheckAt: null });
    await order(second, { promoCode: 'ONE' });
  });
});

describe('a payment', () => {
  it('grants once, of twenty answers at once', async () => {
    const person = await addPerson();
    const bought = await started(person);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => pay(bought)));
    expect(outcomes.filter((outcome) => outcome === 'granted')).toHaveLength(1);
    expect(await grantsOf(person)).toHaveLength(1);
    expect(await findOrder(registry, person, bought.id)).toMatchObject({
      state: 'paid',
      receipt: expect.stringMatching(/^2083\/84-\d{6}$/) as string,
    });
  });

  it('is told to its person, once', async () => {
    const person = await addPerson();
    const bought = await started(person);
    await Promise.all([pay(bought), pay(bought)]);
    const told = await registry
      .selectFrom('notice')
      .select(['kind', 'key'])
      .where('person_id', '=', person)
      .execute();
    expect(told).toEqual([{ kind: 'payment', key: `paid ${bought.id}` }]);
  });

  it('of another amount, or with the transaction of another order, grants nothing', async () => {
    const person = await addPerson();
    const [one, other] = [await started(person), await started(person)];
    expect(await pay(one, { amount: one.total_paisa - 1 })).toBe('differs');
    expect(await pay(one, { txn: 'shared' })).toBe('granted');
    expect(await pay(other, { txn: 'shared' })).toBe('replayed');
    expect(await grantsOf(person)).toHaveLength(1);
    expect(await stateOf(person, other.id)).toBe('pending');
  });

  it.each(['failed', 'expired'] as const)('that comes after the order was %s still grants', async (state) => {
    const person = await addPerson();
    const bought = await started(person);
    await closeOrder(registry, bought.id, { state, nextCheckAt: null });
    expect(await pay(bought, { at: later(2 * DAY) })).toBe('granted');
    await closeOrder(registry, bought.id, { state, nextCheckAt: null });
    expect(await stateOf(person, bought.id)).toBe('paid');
  });

  it('leaves nothing behind where it stops before its end', async () => {
    const person = await addPerson();
    const bought = await started(person);
    const stop = async (at: string): Promise<void> => {
      const settling = settlePaid(
        registry,
        {
          orderId: bought.id,
          answer: { gatewayTxnId: 'stopped', amount: paisa(bought.total_paisa), raw: '{}' },
          fiscalYear: '2090/91',
          lateMs: LATE,
          onStep: (step) => {
            if (step === at) throw new Error(step);
          },
        },
        NOW,
      );
      await expect(settling).rejects.toThrow(at);
    };
    for (const at of ['answer-recorded', 'ledger-written', 'grant-given']) await stop(at);
    expect(await grantsOf(person)).toEqual([]);
    expect(await pay(bought)).toBe('granted');
  });
});

describe('a grant', () => {
  it('of the same tier extends the one that runs; of a lower one begins after it', async () => {
    const person = await addPerson();
    await pay(await started(person, { item: 'diamond-12' }));
    await pay(await started(person, { item: 'diamond-12' }), { at: later(1) });
    await pay(await started(person, { item: 'gold-12' }), { at: later(2) });
    const [first, second, third] = await grantsOf(person);
    expect(second?.starts_at).toEqual(first?.ends_at);
    expect(third?.starts_at).toEqual(second?.ends_at);
  });

  it('of a higher tier takes the days that are left in payment and ends them', async () => {
    const person = await addPerson();
    await pay(await started(person));
    const at = later(100 * DAY);
    const upgrade = await started(person, { item: 'diamond-12', at });
    expect(upgrade.credit_paisa).toBe(Math.floor((150_000 * 265) / 365));
    await pay(upgrade, { at });
    const [gold, diamond] = await grantsOf(person);
    expect(gold?.ended_at).toEqual(at);
    expect(diamond).toMatchObject({ tier: 'Diamond', starts_at: at, ended_at: null });
    const again = await quotePurchase(
      registry,
      { personId: person, item: 'platinum-12', promoCode: null, soldTiers: ALL_TIERS },
      at,
    );
    expect(again.price.credit).toBe(250_000);
  });

  it('is shorter where its credit or its code was used by another order meanwhile', async () => {
    const person = await addPerson();
    await pay(await started(person));
    const [one, two] = [
      await started(person, { item: 'diamond-12' }),
      await started(person, { item: 'diamond-12' }),
    ];
    await pay(one, { at: later(1) });
    await pay(two, { at: later(2) });
    const lengths = (await grantsOf(person)).map(lengthOf);
    expect(lengths).toEqual([365, 365, Math.floor(366 * (100_000 / 250_000))]);
    const thrifty = await addPerson();
    const halves = [
      await started(thrifty, { promoCode: 'HALF' }),
      await started(thrifty, { promoCode: 'HALF' }),
    ];
    for (const half of halves) await pay(half);
    expect((await grantsOf(thrifty)).map(lengthOf).toSorted((a, b) => a - b)).toEqual([183, 365]);
  });
});

describe('orders that wait', () => {
  it('go to one of several that look for them', async () => {
    const person = await addPerson();
    const mine = await started(person);
    const at = later(11_000);
    const taken = (await Promise.all([1, 2, 3, 4].map(() => takeDueOrders(registry, 100, at)))).flat();
    expect(taken.filter(({ id }) => id === mine.id)).toHaveLength(1);
    expect((await takeDueOrders(registry, 100, at)).filter(({ id }) => id === mine.id)).toEqual([]);
    expect((await takeDueOrders(registry, 100, later(72_000))).some(({ id }) => id === mine.id)).toBe(true);
  });

  it('are asked about by their person no more often than once in a pause', async () => {
    const mine = await started(await addPerson());
    const take = (ms: number) => takeOrder(registry, { orderId: mine.id, pauseMs: 2_000 }, later(ms));
    expect(await take(0)).toBeDefined();
    expect(await take(1_999)).toBeUndefined();
    expect(await take(2_000)).toBeDefined();
  });

  it('are found however often one of them was asked about', async () => {
    const { id } = await started(await addPerson());
    await registry.updateTable('payment_order').set({ checks: 32_767 }).where('id', '=', id).execute();
    const taken = await takeDueOrders(registry, 1_000, later(11_000));
    expect(taken.find((each) => each.id === id)?.checks).toBe(32_767);
  });
});

describe('the ledger', () => {
  it('takes nothing that does not sum to zero, and changes nothing', async () => {
    const { id } = await order(await addPerson());
    const entry = { order_id: id, event: 'sale', account: 'revenue', amount_paisa: 5, at: NOW } as const;
    await expect(registry.insertInto('ledger_entry').values(entry).execute()).rejects.toThrow('sum to zero');
    await expect(registry.deleteFrom('ledger_entry').execute()).rejects.toThrow('stays booked');
    await expect(registry.updateTable('ledger_entry').set({ amount_paisa: 1 }).execute()).rejects.toThrow(
      'stays booked',
    );
  });
});
