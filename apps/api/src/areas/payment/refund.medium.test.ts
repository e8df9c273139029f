import { NO_FAULTS } from '@chuli/payments/stand-ins';
import { holdForRefund } from '@chuli/registry/payment';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, type Provider, type TestTill, openTestTill } from '../../testing/test-till.ts';
import { keepOrder, refundOrder } from '@chuli/billing';

let till: TestTill;
let standIns: TestTill['standIns'];
let people: TestTill['people'];
let context: TestTill['context'];
beforeAll(async () => {
  till = await openTestTill();
  ({ standIns, people, context } = till);
});
afterAll(() => till.close());
beforeEach(() => till.mendGateways());

const signedIn = () => till.signedIn();
const choose: TestTill['choose'] = (...asked) => till.choose(...asked);

describe('an operator', () => {
  const paidWith = async (provider: Provider, me: Awaited<ReturnType<typeof signedIn>>, item?: string) => {
    const begun = await me.begin(provider, item);
    await choose(provider, begun, 'confirm');
    expect(await me.verify(provider, begun.order.id)).toMatchObject({ state: 'paid' });
    return begun.order.id;
  };
  const grantOf = (orderId: string) =>
    people.registry
      .selectFrom('membership_grant')
      .select(['starts_at', 'ends_at', 'ended_at'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
  const atKhalti = (orderId: string) => standIns.khalti.book.byOrder(orderId);

  it('sends money back once, and the tier ends with it', async () => {
    const me = await signedIn();
    const order = await paidWith('khalti', me);
    expect(await refundOrder(context, order)).toBe(true);
    expect(atKhalti(order)?.state).toBe('refunded');
    const { body } = await me.call('GET', `/payment/${order}/`);
    expect(body).toMatchObject({
      state: 'refunded',
      refunded_at: Math.floor(people.now() / 1_000),
      credit_note: expect.stringMatching(/^CN-\d{4}\/\d{2}-\d{6}$/) as string,
    });
    const told = await me.call('GET', '/notification/?kind=refund');
    expect(told.body['rows']).toMatchObject([{ facts: { total: 1500, credit_note: body['credit_note'] } }]);
    people.move(6_000);
    expect(await me.features()).toBe('Basic');
    await expect(refundOrder(context, order)).rejects.toThrow('payment.not-refundable');
  });

  it('gives back the money or its worth, not both, where an upgrade is paid meanwhile', async () => {
    const me = await signedIn();
    const gold = await paidWith('khalti', me);
    const upgrade = await me.begin('khalti', 'diamond-12');
    await choose('khalti', upgrade, 'confirm');
    const gateway = context.payments.gateways.get('khalti');
    if (gateway?.refund === undefined) throw new Error('This gateway sends nothing back.');
    const { refund } = gateway;
    const slow = {
      ...gateway,
      refund: async (txn: string) => {
        expect(await me.verify('khalti', upgrade.order.id)).toMatchObject({ state: 'paid' });
        return refund(txn);
      },
    };
    const payments = { ...context.payments, gateways: new Map([['khalti' as const, slow]]) };
    expect(await refundOrder({ ...context, payments }, gold)).toBe(true);
    const { starts_at, ends_at } = await grantOf(upgrade.order.id);
    expect(Number(ends_at) - Number(starts_at)).toBe(Math.floor(365 * (100_000 / 250_000)) * DAY);
  });

  it('holds the tier while nobody knows whether the money left, and goes on from there', async () => {
    const me = await signedIn();
    const order = await paidWith('khalti', me);
    standIns.khalti.book.faults = { ...NO_FAULTS, down: 'silent' };
    await expect(refundOrder(context, order)).rejects.toThrow('payment.gateway-unavailable');
    await expect(keepOrder(context, order)).rejects.toThrow('payment.gateway-unavailable');
    people.move(6_000);
    expect(await me.features()).toBe('Basic');
    standIns.khalti.book.faults = { ...NO_FAULTS };
    const payment = atKhalti(order);
    if (payment !== undefined) payment.state = 'refunded';
    expect(await keepOrder(context, order)).toBe('gone');
    expect(await refundOrder(context, order)).toBe(true);
  });

  it('may keep the money of an order that is held', async () => {
    const me = await signedIn();
    const order = await paidWith('khalti', me);
    expect(await keepOrder(context, order)).toBe('not-held');
    standIns.khalti.book.faults = { ...NO_FAULTS, down: 'refuses' };
    await expect(refundOrder(context, order)).rejects.toThrow('payment.gateway-unavailable');
    expect(await keepOrder(context, order)).toBe('gone');
    standIns.khalti.book.faults = { ...NO_FAULTS };
    expect(await keepOrder(context, order)).toBe('released');
    people.move(6_000);
    expect(await me.features()).toBe('Gold');
  });

  it('leaves the tier where the gateway refuses and has the money', async () => {
    const me = await signedIn();
    const order = await paidWith('khalti', me);
    await people.registry
      .updateTable('gateway_answer')
      .set({ gateway_txn_id: 'unknown there' })
      .where('order_id', '=', order)
      .execute();
    await expect(refundOrder(context, order)).rejects.toThrow('the gateway refused');
    expect((await grantOf(order)).ended_at).toBeNull();
    expect(atKhalti(order)?.state).toBe('paid');
  });

  it('has to do it by hand where the gateway has no call for it', async () => {
    const me = await signedIn();
    const order = await paidWith('esewa', me);
    await expect(refundOrder(context, order)).rejects.toThrow('by hand only');
    expect((await grantOf(order)).ended_at).toBeNull();
    await holdForRefund(context.registry, { orderId: order }, new Date(people.now()));
    expect(await keepOrder(context, order)).toBe('released');
  });
});

it('a second year that is paid back leaves the first as it was', async () => {
  const me = await till.signedIn();
  const buy = async () => {
    const begun = await me.begin('khalti');
    await till.choose('khalti', begun, 'confirm');
    await me.verify('khalti', begun.order.id);
    people.move(6_000);
    return begun.order.id;
  };
  const endsAt = async () => (await me.call('GET', '/membership/package/status/')).body['ends_at'];
  await buy();
  const first = await endsAt();
  const second = await buy();
  expect(await endsAt()).not.toBe(first);
  await refundOrder(context, second);
  people.move(6_000);
  expect(await endsAt()).toBe(first);
});
