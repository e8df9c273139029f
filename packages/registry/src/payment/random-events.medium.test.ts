import { AppError } from '@chuli/kernel';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeOrder } from './close.ts';
import type { Order } from './order.ts';
import { recordRefund } from './record-refund.ts';
import { holdForRefund, releaseHold } from './refund-hold.ts';
import { DAY, NOW, type Shop, YEAR, openShop } from './testing/shop.ts';

let shop: Shop;
let registry: Shop['registry'];
beforeAll(async () => {
  shop = await openShop();
  ({ registry } = shop);
});
afterAll(() => shop.close());

const addPerson: Shop['addPerson'] = () => shop.addPerson();
const started: Shop['started'] = (...asked) => shop.started(...asked);
const pay: Shop['pay'] = (...asked) => shop.pay(...asked);

type Pair = { one: Order; other: Order; now: Date };

/** What may happen to an order, in whatever state that is. */
const HAPPENINGS = {
  pay: ({ one, now }) => pay(one, { at: now }),
  wrong: ({ one, now }) => pay(one, { at: now, amount: 1 }),
  steal: ({ one, other, now }) => pay(one, { at: now, txn: `txn ${other.id}` }),
  fail: ({ one }) => closeOrder(registry, one.id, { state: 'failed', nextCheckAt: null }),
  expire: ({ one }) => closeOrder(registry, one.id, { state: 'expired', nextCheckAt: null }),
  hold: ({ one, now }) => holdForRefund(registry, { orderId: one.id }, now),
  release: ({ one }) => releaseHold(registry, { orderId: one.id }),
  refund: ({ one, now }) => recordRefund(registry, { orderId: one.id, raw: '{}', fiscalYear: YEAR }, now),
  sentBack: ({ one, now }) => shop.sentBack(one, { at: now }),
} satisfies Record<string, (pair: Pair) => Promise<unknown>>;

type Event = { kind: keyof typeof HAPPENINGS | 'order' | 'time'; at: number; item: number };
const ITEMS = ['gold-12', 'diamond-12', 'platinum-1', 'platinum-12', 'signals-pro-1'];

const happen = async (
  { kind, at, item }: Event,
  person: string,
  orders: Order[],
  now: Date,
): Promise<void> => {
  const [one, other] = [orders[at % (orders.length || 1)], orders[(at + 1) % (orders.length || 1)]];
  if (kind !== 'order' && kind !== 'time' && one !== undefined && other !== undefined) {
    // Not every step may be taken of every order; whatever is refused must have changed nothing.
    await HAPPENINGS[kind]({ one, other, now }).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
    return;
  }
  const promoCode = item % 3 === 0 ? 'HALF' : null;
  const wish = { item: ITEMS[item % ITEMS.length] ?? '', promoCode, at: now };
  await started(person, wish).then(
    (made) => orders.push(made),
    () => undefined,
  );
};

const gapsIn = (given: readonly (string | null)[]): number[] => {
  const numbers = given.flatMap((text) => (text === null ? [] : [Number(text.slice(-6))]));
  return numbers.toSorted((one, other) => one - other).filter((number, index) => number !== index + 1);
};

const problemsOf = async (): Promise<Record<string, unknown>> => {
  const orders = await registry
    .selectFrom('payment_order')
    .leftJoin('membership_grant', 'membership_grant.order_id', 'payment_order.id')
    .leftJoin('gateway_answer', 'gateway_answer.order_id', 'payment_order.id')
    .select([
      'payment_order.id',
      'state',
      'membership_grant.id as granted',
      'ended_at',
      'refund_held_at',
      'gateway_answer.order_id as answered',
      'receipt',
      'credit_note',
    ])
    .execute();
  const isPaid = ({ state, answered }: (typeof orders)[number]): boolean =>
    state === 'paid' || (state === 'refunded' && answered !== null);
  const unbalanced = await registry
    .selectFrom('ledger_entry')
    .select(['order_id', 'event'])
    .groupBy(['order_id', 'event'])
    .having((eb) => eb.fn.sum('amount_paisa'), '!=', 0)
    .execute();
  const refunded = orders.filter(({ state }) => state === 'refunded').map(({ id }) => `refunded ${id}`);
  const told = await registry.selectFrom('notice').select('key').where('kind', '=', 'refund').execute();
  return {
    twice: orders.length - new Set(orders.map(({ id }) => id)).size,
    free: orders.filter((each) => each.granted !== null && !isPaid(each)),
    unserved: orders.filter((each) => each.granted === null && each.state === 'paid'),
    kept: orders.filter((each) => each.refund_held_at !== null && each.ended_at === null),
    unheld: orders.filter(
      (each) => each.granted !== null && each.state === 'refunded' && each.refund_held_at === null,
    ),
    uncredited: orders.filter((each) => (each.state === 'refunded') !== (each.credit_note !== null)),
    untold: refunded.filter((key) => !told.some((notice) => notice.key === key)),
    toldTwice: told.length - refunded.length,
    unbalanced,
    gaps: [
      ...gapsIn(orders.map(({ receipt }) => receipt)),
      ...gapsIn(orders.map((each) => each.credit_note)),
    ],
  };
};

describe('any sequence of events, in any order, each any number of times', () => {
  it('gives each paid order one grant and every other none; books sum to zero, receipts and credit notes have no gap', async () => {
    const kind = fc.constantFrom(
      'order',
      'order',
      'pay',
      'pay',
      'wrong',
      'steal',
      'fail',
      'expire',
      'hold',
      'hold',
      'release',
      'refund',
      'refund',
      'sentBack',
      'time',
    );
    const event = fc.record({ kind, at: fc.nat(20), item: fc.nat(20) }) as fc.Arbitrary<Event>;
    const run = async (events: Event[]): Promise<void> => {
      const person = await addPerson();
      const orders: Order[] = [];
      let now = NOW.getTime();
      for (let at = 0; at < events.length; at += 2) {
        const pair = events.slice(at, at + 2);
        now += pair.some(({ kind }) => kind === 'time') ? 20 * DAY : 1_000;
        await Promise.all(pair.map((each) => happen(each, person, orders, new Date(now))));
      }
    };
    await fc.assert(fc.asyncProperty(fc.array(event, { minLength: 4, maxLength: 24 }), run), { numRuns: 60 });
    expect(await problemsOf()).toEqual({
      twice: 0,
      free: [],
      unserved: [],
      kept: [],
      unheld: [],
      uncredited: [],
      untold: [],
      toldTwice: 0,
      unbalanced: [],
      gaps: [],
    });
  });
});
