import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listGrants } from '../membership/grant.ts';
import { quotePurchase } from './quote.ts';
import { recordRefund } from './record-refund.ts';
import { findRefundable, holdForRefund, releaseHold } from './refund-hold.ts';
import { ALL_TIERS, DAY, type Shop, YEAR, later, lengthOf, openShop } from './testing/shop.ts';

let shop: Shop;
let registry: Shop['registry'];
beforeAll(async () => {
  shop = await openShop();
  ({ registry } = shop);
});
afterAll(() => shop.close());

/** Somebody with a paid Gold year, and its order. */
const goldBuyer = async () => {
  const person = await shop.addPerson();
  const gold = await shop.started(person);
  await shop.pay(gold);
  return { person, gold };
};

describe('a refund', () => {
  it('reverses the ledger and ends the grant, once', async () => {
    const { person, gold } = await goldBuyer();
    expect((await findRefundable(registry, gold.id)).gatewayTxnId).toBe(`txn ${gold.id}`);
    await holdForRefund(registry, { orderId: gold.id }, later(1));
    const record = () => recordRefund(registry, { orderId: gold.id, raw: '{}', fiscalYear: YEAR }, later(2));
    const outcomes = await Promise.all([record(), record(), record()]);
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect((await shop.grantsOf(person))[0]?.ended_at).toEqual(later(1));
    const clearing = await registry
      .selectFrom('ledger_entry')
      .select((eb) => eb.fn.sum<number>('amount_paisa').as('sum'))
      .where('order_id', '=', gold.id)
      .where('account', '=', 'clearing')
      .executeTakeFirst();
    expect(clearing?.sum).toBe(0);
    expect(await shop.pay(gold)).toBe('already');
    await expect(findRefundable(registry, gold.id)).rejects.toThrow('payment.not-refundable');
    expect(await releaseHold(registry, { orderId: gold.id })).toBe(false);
  });

  it('of an upgrade gives back what was taken in payment for it', async () => {
    const { person } = await goldBuyer();
    const upgrade = await shop.started(person, { item: 'diamond-12' });
    await shop.pay(upgrade, { at: later(1) });
    await shop.refund(upgrade, later(2));
    const [gold, diamond] = await shop.grantsOf(person);
    expect([gold?.ended_at, diamond?.ended_at]).toEqual([null, later(2)]);
  });

  it('is refused for what was given in payment of an upgrade, and for what is not held', async () => {
    const { person, gold } = await goldBuyer();
    await shop.pay(await shop.started(person, { item: 'diamond-12' }), { at: later(1) });
    await expect(findRefundable(registry, gold.id)).rejects.toThrow('payment.not-refundable');
    await expect(shop.refund(gold, later(2))).rejects.toThrow('payment.not-refundable');
    const { gold: other } = await goldBuyer();
    const unheld = recordRefund(registry, { orderId: other.id, raw: '{}', fiscalYear: YEAR }, later(1));
    await expect(unheld).rejects.toThrow('it is not held');
    await expect(findRefundable(registry, 'no such order')).rejects.toThrow('payment.not-refundable');
  });
});

describe('an order that is held', () => {
  it('opens nothing and is worth nothing, until it is released', async () => {
    const { person, gold } = await goldBuyer();
    const asked = { personId: person, item: 'diamond-12', promoCode: null, soldTiers: ALL_TIERS };
    const worthAt = async (at: Date) => {
      const { price } = await quotePurchase(registry, asked, at);
      return [(await listGrants(registry, person, at)).length, price.credit];
    };
    await holdForRefund(registry, { orderId: gold.id }, later(1));
    expect(await worthAt(later(2))).toEqual([0, 0]);
    expect((await findRefundable(registry, gold.id)).order.id).toBe(gold.id);
    expect(await releaseHold(registry, { orderId: gold.id })).toBe(true);
    expect(await releaseHold(registry, { orderId: gold.id })).toBe(false);
    expect(await worthAt(later(1))).toEqual([1, Math.floor((150_000 * 364) / 365)]);
  });

  it('is not taken by an upgrade that is paid meanwhile: either the money or the credit', async () => {
    for (const round of Array.from({ length: 8 }, (_, index) => index)) {
      const { person, gold } = await goldBuyer();
      const upgrade = await shop.started(person, { item: 'diamond-12' });
      const at = later(1 + round);
      const [refund] = await Promise.allSettled([shop.refund(gold, at), shop.pay(upgrade, { at })]);
      const diamond = (await shop.grantsOf(person)).find(({ tier }) => tier === 'Diamond');
      if (diamond === undefined) throw new Error('Nothing was given.');
      expect(lengthOf(diamond)).toBe(refund.status === 'fulfilled' ? 146 : 365);
    }
  });

  it('is left as it is by who holds it again', async () => {
    const { person, gold } = await goldBuyer();
    await holdForRefund(registry, { orderId: gold.id }, later(1));
    await holdForRefund(registry, { orderId: gold.id }, later(2));
    expect((await shop.grantsOf(person))[0]?.ended_at).toEqual(later(1));
  });
});

describe('what was queued behind a refunded grant', () => {
  const buy = async (person: string, item: string, at: Date) => {
    const order = await shop.started(person, { item });
    await shop.pay(order, { at });
    return order;
  };

  it('begins at once, and each as long as it was', async () => {
    const { person, gold } = await goldBuyer();
    await buy(person, 'gold-12', later(1));
    await buy(person, 'gold-12', later(2));
    const before = (await shop.grantsOf(person)).map(lengthOf);
    const at = later(100 * DAY);
    await shop.refund(gold, at);
    const [, second, third] = await shop.grantsOf(person);
    expect([second?.starts_at, third?.starts_at]).toEqual([at, second?.ends_at]);
    expect((await shop.grantsOf(person)).map(lengthOf)).toEqual(before);
  });

  it('goes after what still stands before it', async () => {
    const { person } = await goldBuyer();
    const second = await buy(person, 'gold-12', later(1));
    await buy(person, 'gold-12', later(2));
    await shop.refund(second, later(100 * DAY));
    const [first, , third] = await shop.grantsOf(person);
    expect(third?.starts_at).toEqual(first?.ends_at);
  });

  it('of a lower tier follows, of another feature stays', async () => {
    const person = await shop.addPerson();
    const diamond = await buy(person, 'diamond-12', later(0));
    await buy(person, 'gold-12', later(1));
    await buy(person, 'signals-pro-1', later(2));
    await buy(person, 'signals-pro-1', later(3));
    const at = later(5 * DAY);
    await shop.refund(diamond, at);
    const [, gold, , pro] = await shop.grantsOf(person);
    expect(gold?.starts_at).toEqual(at);
    expect(pro?.starts_at).toEqual(new Date('2026-12-15T06:00:00.002Z'));
  });
});
