import { holdForRefund, recordRefund } from '@chuli/registry/payment';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Provider, type TestTill, openTestTill } from '../../testing/test-till.ts';
import { keepOrder, receiptYear, refundOrder, sweepPayments } from '@chuli/billing';

let till: TestTill;
let people: TestTill['people'];
let context: TestTill['context'];
beforeAll(async () => {
  till = await openTestTill();
  ({ people, context } = till);
});
afterAll(() => till.close());
beforeEach(() => till.mendGateways());

type Buyer = Awaited<ReturnType<TestTill['signedIn']>>;

/** An order that was paid at the gateway, what became of its money there, and nobody asked so far. */
const paidAt = async (provider: Provider, state: 'paid' | 'partly-refunded' | 'refunded') => {
  const me = await till.signedIn();
  const begun = await me.begin(provider);
  await till.choose(provider, begun, 'confirm');
  const payment = till.standIns[provider].book.byOrder(begun.order.id);
  if (payment === undefined) throw new Error('The gateway does not know it.');
  payment.state = state;
  return { me, id: begun.order.id, payment };
};
const shown = async (me: Buyer, id: string) => (await me.call('GET', `/payment/${id}/`)).body;
const refundsTold = async (me: Buyer) =>
  (await me.call('GET', '/notification/?kind=refund')).body['rows'] as { facts: object }[];
const stored = (id: string) =>
  people.registry.selectFrom('payment_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe.each(['esewa', 'khalti'] as const)('money that %s sent back by itself', (provider) => {
  it('has a receipt, a credit note and a notice, once of many that ask', async () => {
    const { me, id } = await paidAt(provider, 'refunded');
    people.move(11_000);
    await Promise.all([sweepPayments(context), me.verify(provider, id), me.verify(provider, id)]);
    const order = await shown(me, id);
    expect(order).toMatchObject({
      state: 'refunded',
      receipt: expect.stringMatching(/^\d{4}\/\d{2}-\d{6}$/) as string,
      credit_note: expect.stringMatching(/^CN-\d{4}\/\d{2}-\d{6}$/) as string,
      refunded_at: Math.floor(people.now() / 1_000),
      price: { total: 1500, vat: 172.57 },
    });
    const facts = { item: 'Gold', total: 1500, credit_note: order['credit_note'] };
    expect(await refundsTold(me)).toMatchObject([{ facts }]);
    expect(await me.features()).toBe('Basic');
    expect((await me.call('GET', '/accounts/payments/')).body['rows']).toEqual([order]);
  });
});

describe.each(['esewa', 'khalti'] as const)('money of which %s sent a part back', (provider) => {
  it('buys what it was paid for, and an operator is told once', async () => {
    const { me, id } = await paidAt(provider, 'partly-refunded');
    const errors: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });
    const watched = { ...context, payments: { ...context.payments, log } };
    people.move(11_000);
    await sweepPayments(watched);
    await sweepPayments(watched);
    expect(await shown(me, id)).toMatchObject({ state: 'paid', credit_note: null, refunded_at: null });
    people.move(6_000);
    expect(await me.features()).toBe('Gold');
    expect((await stored(id)).partly_refunded_at).not.toBeNull();
    expect(errors.filter((line) => line.includes(id) && line.includes('a part of the money'))).toHaveLength(
      1,
    );
  });
});

describe('an operator who sends back the rest of an order', () => {
  it('is told to do it by hand; the tier stays until then', async () => {
    const { me, id, payment } = await paidAt('khalti', 'paid');
    expect(await me.verify('khalti', id)).toMatchObject({ state: 'paid' });
    payment.state = 'partly-refunded';
    await expect(refundOrder(context, id)).rejects.toThrow('send the rest by hand');
    expect(await stored(id)).toMatchObject({ state: 'paid', refund_held_at: null, credit_note: null });
    expect((await stored(id)).partly_refunded_at).not.toBeNull();
    people.move(6_000);
    expect(await me.features()).toBe('Gold');
    const now = new Date(people.now());
    await holdForRefund(context.registry, { orderId: id }, now);
    expect(await keepOrder(context, id)).toBe('released');
    await holdForRefund(context.registry, { orderId: id }, now);
    const refund = { orderId: id, raw: 'the rest, at the desk', fiscalYear: receiptYear(now) };
    expect(await recordRefund(context.registry, refund, now)).toBe(true);
    const { credit_note } = await shown(me, id);
    expect(await refundsTold(me)).toMatchObject([{ facts: { total: 1500, credit_note } }]);
  });
});
