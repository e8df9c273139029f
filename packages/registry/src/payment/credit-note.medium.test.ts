import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from './order.ts';
import { recordRefund } from './record-refund.ts';
import { holdForRefund } from './refund-hold.ts';
import { NOW, type Shop, YEAR, later, openShop } from './testing/shop.ts';

let shop: Shop;
let registry: Shop['registry'];
beforeAll(async () => {
  shop = await openShop();
  ({ registry } = shop);
});
afterAll(() => shop.close());

/** Somebody with a paid order of a Gold year. */
const buyer = async () => {
  const person = await shop.addPerson();
  const order = await shop.started(person);
  await shop.pay(order);
  return { person, order };
};

const stored = ({ id }: Order) =>
  registry.selectFrom('payment_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const numberOf = ({ credit_note }: Order): number => Number(credit_note?.slice(-6));
const toldTo = async (person: string): Promise<string[]> => {
  const told = await registry.selectFrom('notice').select('key').where('person_id', '=', person).execute();
  return told.map(({ key }) => key).toSorted();
};
const sumsOf = async ({ id }: Order): Promise<Record<string, number>> => {
  const sums = await registry
    .selectFrom('ledger_entry')
    .select(['account', (eb) => eb.fn.sum<number>('amount_paisa').as('sum')])
    .where('order_id', '=', id)
    .groupBy('account')
    .execute();
  return Object.fromEntries(sums.map(({ account, sum }) => [account, sum]));
};
const TAKEN_BACK = { clearing: 0, receivable: 0, vat: 0, revenue: -132_743, refund: 132_743 };

describe('a credit note', () => {
  it('is given with the refund and told with it, once of many at once', async () => {
    const { person, order } = await buyer();
    await Promise.all(Array.from({ length: 5 }, () => shop.refund(order, later(1)).catch(() => false)));
    expect(await stored(order)).toMatchObject({
      state: 'refunded',
      refunded_at: later(1),
      credit_note: expect.stringMatching(/^CN-2083\/84-\d{6}$/) as string,
    });
    const { credit_note } = await stored(order);
    expect(await toldTo(person)).toEqual([`paid ${order.id}`, `refunded ${order.id}`]);
    const notice = registry.selectFrom('notice').select('facts').where('key', '=', `refunded ${order.id}`);
    expect(await notice.execute()).toEqual([{ facts: { item: 'Gold', total: 150_000, credit_note } }]);
  });

  it('has the next number of its own series, of many refunds at once', async () => {
    const orders: Order[] = [];
    for (let time = 0; time < 6; time++) orders.push((await buyer()).order);
    await Promise.all(orders.map((order) => shop.refund(order, later(1))));
    const numbers = (await Promise.all(orders.map(stored))).map(numberOf).toSorted((a, b) => a - b);
    const [first = Number.NaN] = numbers;
    expect(numbers).toEqual(orders.map((_, place) => first + place));
  });

  it('leaves no number and no notice behind where the refund is taken back', async () => {
    const [{ order: before }, { person, order }] = [await buyer(), await buyer()];
    await shop.refund(before, later(1));
    await holdForRefund(registry, { orderId: order.id }, later(1));
    const broken = { orderId: order.id, raw: '{}', fiscalYear: YEAR };
    const alsoWrite = () => Promise.reject(new Error('the process ended'));
    await expect(recordRefund(registry, { ...broken, alsoWrite }, later(2))).rejects.toThrow('ended');
    expect(await stored(order)).toMatchObject({ state: 'paid', refunded_at: null, credit_note: null });
    expect(await toldTo(person)).toEqual([`paid ${order.id}`]);
    expect(await shop.refund(order, later(3))).toBe(true);
    expect(numberOf(await stored(order))).toBe(numberOf(await stored(before)) + 1);
  });

  it('is numbered anew in each fiscal year', async () => {
    const { order } = await buyer();
    await holdForRefund(registry, { orderId: order.id }, later(1));
    await recordRefund(registry, { orderId: order.id, raw: '{}', fiscalYear: '2084/85' }, later(2));
    expect((await stored(order)).credit_note).toBe('CN-2084/85-000001');
  });

  it('is kept for somebody who is gone, and nobody is told', async () => {
    const { person, order } = await buyer();
    await registry.deleteFrom('person').where('id', '=', person).execute();
    expect(await shop.refund(order, later(1))).toBe(true);
    expect(await stored(order)).toMatchObject({ person_id: null, credit_note: expect.any(String) as string });
  });
});

describe('money that a gateway sent back before anything was opened for it', () => {
  it('has a receipt and a note to it, and leaves the books as they were', async () => {
    const person = await shop.addPerson();
    const order = await shop.started(person);
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => shop.sentBack(order)));
    expect(outcomes.toSorted()).toEqual(['already', 'already', 'already', 'already', 'refunded']);
    expect(await stored(order)).toMatchObject({
      state: 'refunded',
      receipt: expect.any(String) as string,
      settled_at: NOW,
      refunded_at: NOW,
      credit_note: expect.any(String) as string,
      next_check_at: null,
    });
    expect(await sumsOf(order)).toEqual(TAKEN_BACK);
    expect(await shop.grantsOf(person)).toEqual([]);
    expect(await toldTo(person)).toEqual([`refunded ${order.id}`]);
    expect(await shop.pay(order)).toBe('already');
  });

  it('is not believed with another amount, or with the transaction of another order', async () => {
    const { person, order: paid } = await buyer();
    const order = await shop.started(person);
    expect(await shop.sentBack(order, { amount: 1 })).toBe('differs');
    expect(await shop.sentBack(order, { txn: `txn ${paid.id}` })).toBe('replayed');
    expect(await stored(order)).toMatchObject({ state: 'pending', receipt: null, credit_note: null });
    expect(await sumsOf(order)).toEqual({});
  });
});

describe('money that a gateway sent back while another process recorded it as paid', () => {
  it('ends what was opened for it, whoever comes first', async () => {
    for (let round = 0; round < 8; round++) {
      const person = await shop.addPerson();
      const order = await shop.started(person);
      await Promise.all([shop.pay(order, { at: later(1) }), shop.sentBack(order, { at: later(1) })]);
      const { state, credit_note } = await stored(order);
      expect([state, typeof credit_note]).toEqual(['refunded', 'string']);
      expect((await shop.grantsOf(person)).filter(({ ended_at }) => ended_at === null)).toEqual([]);
      expect(await sumsOf(order)).toEqual(TAKEN_BACK);
    }
  });

  it('is recorded once where an operator records it too', async () => {
    const { person, order } = await buyer();
    await holdForRefund(registry, { orderId: order.id }, later(1));
    const [byHand, byGateway] = await Promise.all([
      recordRefund(registry, { orderId: order.id, raw: '{}', fiscalYear: YEAR }, later(2)),
      shop.sentBack(order, { at: later(2) }),
    ]);
    expect(byHand).toBe(byGateway === 'already');
    expect(await toldTo(person)).toEqual([`paid ${order.id}`, `refunded ${order.id}`]);
    expect(await sumsOf(order)).toEqual(TAKEN_BACK);
  });

  it('does not come to life again with the refund of an upgrade that took it in payment', async () => {
    const { person, order: gold } = await buyer();
    const upgrade = await shop.started(person, { item: 'diamond-12' });
    await shop.pay(upgrade, { at: later(1) });
    await shop.sentBack(gold, { at: later(1) });
    await shop.refund(upgrade, later(2));
    expect((await shop.grantsOf(person)).map(({ ended_at }) => ended_at)).toEqual([later(1), later(2)]);
  });
});
