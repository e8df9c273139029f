import { randomUUID } from 'node:crypto';
import { instant } from '@chuli/kernel';
import { esewa, khalti, PUBLIC_TEST } from '@chuli/payments';
import { NO_FAULTS, type StandIn, startEsewa, startKhalti } from '@chuli/payments/stand-ins';
import { holdForRefund } from '@chuli/registry';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestPeople, openTestPeople } from '../testing/test-people.ts';
import type { PaymentsContext } from './check-order.ts';
import { openPayments } from './payments.ts';
import { keepOrder, refundOrder } from './refund.ts';
import { sweepPayments } from './sweep.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WINDOW = { windowMs: HOUR };
const returns = {
  success: (id: string) => `https://chuli.app/payment/success?order=${id}`,
  failure: (id: string) => `https://chuli.app/payment/esewa/pending?order=${id}`,
  website: 'https://chuli.app',
};

let standIns: Record<'esewa' | 'khalti', StandIn>;
let people: TestPeople;
let context: PaymentsContext;
beforeAll(async () => {
  standIns = { esewa: await startEsewa(PUBLIC_TEST.esewa), khalti: await startKhalti(PUBLIC_TEST.khalti) };
  const { url } = standIns.esewa;
  const gateways = [
    esewa(
      {
        ...PUBLIC_TEST.esewa,
        ...WINDOW,
        formUrl: `${url}/api/epay/main/v2/form`,
        statusUrl: `${url}/api/epay/transaction/status/`,
      },
      returns,
    ),
    khalti({ ...PUBLIC_TEST.khalti, ...WINDOW, baseUrl: standIns.khalti.url }, returns),
  ];
  people = await openTestPeople({}, { payments: { gateways, pauseMs: 0 } });
  const payments = openPayments(pino({ level: 'silent' }), { gateways, pauseMs: 0 });
  context = { registry: people.registry, clock: () => instant(people.now()), payments };
});
afterAll(async () => {
  await people.close();
  await Promise.all(Object.values(standIns).map((each) => each.stop()));
});
beforeEach(() => {
  for (const { book } of Object.values(standIns)) book.faults = { ...NO_FAULTS, stale: [] };
});

type Provider = keyof typeof standIns;
type Reply = {
  order: { id: string; state: string; receipt: string | null };
  go: { address: string; fields?: Record<string, string> };
};

const signedIn = async () => {
  const person = await people.settle();
  let [access, until] = ['', 0];
  const call = async (method: 'GET' | 'POST', path: string, body?: object) => {
    if (people.now() >= until) {
      ({ access } = await people.signIn(person.phone));
      until = people.now() + 10 * 60_000;
    }
    return people.call(method, path, body, { access });
  };
  return {
    ...person,
    call,
    begin: async (provider: Provider, item = 'gold-12', key: string = randomUUID()): Promise<Reply> => {
      const { status, body } = await call('POST', `/payment/${provider}/initiate/`, { item, key });
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body as Reply;
    },
    verify: async (provider: Provider, order: string, data?: string) =>
      (await call('POST', `/payment/${provider}/verify/`, { order, ...(data === undefined ? {} : { data }) }))
        .body,
    features: async () => (await call('GET', '/membership/package/status/')).body['tier'],
  };
};

/** What a browser does: goes to the gateway, and the person chooses there. */
const choose = async (provider: Provider, { order, go }: Reply, act: string): Promise<string> => {
  await fetch(
    go.address,
    go.fields === undefined ? {} : { method: 'POST', body: new URLSearchParams(go.fields) },
  );
  const payment = standIns[provider].book.byOrder(order.id)?.id ?? '';
  const body = new URLSearchParams({ payment, act });
  const reply = await fetch(`${standIns[provider].url}/pay`, { method: 'POST', body, redirect: 'manual' });
  return reply.headers.get('location') ?? '';
};

describe.each(['esewa', 'khalti'] as const)('buying with %s', (provider) => {
  it('grants when the gateway itself says that it was paid, and not before', async () => {
    const me = await signedIn();
    const begun = await me.begin(provider);
    expect(begun.order).toMatchObject({ state: 'pending', receipt: null });
    expect(await me.verify(provider, begun.order.id)).toMatchObject({ state: 'pending' });
    expect(await me.features()).toBe('Basic');
    expect(await choose(provider, begun, 'confirm')).toContain(`order=${begun.order.id}`);
    expect(await me.verify(provider, begun.order.id)).toMatchObject({
      state: 'paid',
      price: { list: 1500, credit: 0, discount: 0, vat: 172.57, total: 1500 },
      receipt: expect.stringMatching(/^\d{4}\/\d{2}-\d{6}$/) as string,
    });
    expect((await me.call('GET', '/accounts/payments/')).body['rows']).toHaveLength(1);
    people.move(6_000);
    expect(await me.features()).toBe('Gold');
  });

  it('is the same order and the same way under the same key', async () => {
    const me = await signedIn();
    const key = randomUUID();
    const begun = await Promise.all(Array.from({ length: 5 }, () => me.begin(provider, 'gold-12', key)));
    expect(new Set(begun.map((each) => JSON.stringify(each))).size).toBe(1);
    await expect(me.begin(provider, 'diamond-12', key)).rejects.toThrow('payment.key-reused');
  });

  it('goes on by itself where the browser never comes back', async () => {
    const me = await signedIn();
    const begun = await me.begin(provider);
    await choose(provider, begun, 'confirm');
    people.move(11_000);
    await sweepPayments(context);
    expect((await me.call('GET', `/payment/${begun.order.id}/`)).body['state']).toBe('paid');
  });

  it.each(['amount', 'order', 'merchant'] as const)(
    'grants nothing for an answer with another %s',
    async (lie) => {
      const me = await signedIn();
      const begun = await me.begin(provider);
      await choose(provider, begun, 'confirm');
      standIns[provider].book.faults = { ...NO_FAULTS, lie };
      expect(await me.verify(provider, begun.order.id)).toMatchObject({ state: 'pending' });
      standIns[provider].book.faults = { ...NO_FAULTS };
      expect(await me.verify(provider, begun.order.id)).toMatchObject({ state: 'paid' });
    },
  );

  it('grants one order for one transaction of the gateway', async () => {
    const me = await signedIn();
    const orders = [await me.begin(provider), await me.begin(provider)];
    for (const begun of orders) await choose(provider, begun, 'confirm');
    standIns[provider].book.faults = { ...NO_FAULTS, lie: 'transaction' };
    const states = [];
    for (const { order } of orders) states.push((await me.verify(provider, order.id))['state']);
    // The first test of the other gateway does not share its names: each provider has one `one-for-all`.
    expect(states).toEqual(['paid', 'pending']);
  });

  it('waits for a gateway that is down past the end of the window, and grants when it is back', async () => {
    const me = await signedIn();
    const begun = await me.begin(provider);
    await choose(provider, begun, 'confirm');
    standIns[provider].book.faults = { ...NO_FAULTS, down: 'refuses' };
    people.move(2 * HOUR);
    await sweepPayments(context);
    expect(await me.verify(provider, begun.order.id)).toMatchObject({ state: 'pending' });
    standIns[provider].book.faults = { ...NO_FAULTS };
    people.move(5 * 60_000);
    await sweepPayments(context);
    expect((await me.call('GET', `/payment/${begun.order.id}/`)).body['state']).toBe('paid');
  });

  it('expires when the window is over, and a late payment still grants', async () => {
    const me = await signedIn();
    const begun = await me.begin(provider);
    await choose(provider, begun, 'wait');
    people.move(HOUR + 1_000);
    expect(await me.verify(provider, begun.order.id)).toMatchObject({ state: 'expired' });
    await choose(provider, begun, 'confirm');
    people.move(DAY + 60_000);
    await sweepPayments(context);
    expect((await me.call('GET', `/payment/${begun.order.id}/`)).body['state']).toBe('paid');
  });

  it('fails when the person turned back', async () => {
    const me = await signedIn();
    const begun = await me.begin(provider);
    await choose(provider, begun, 'cancel');
    people.move(HOUR + 1_000);
    expect(await me.verify(provider, begun.order.id)).toMatchObject({ state: 'failed' });
  });

  it('says so where the gateway does not answer', async () => {
    const me = await signedIn();
    standIns.khalti.book.faults = { ...NO_FAULTS, down: 'silent' };
    const outcome = await me.begin(provider).then(
      ({ order }) => order.state,
      (error: unknown) => String(error),
    );
    expect(outcome).toContain(provider === 'khalti' ? 'payment.gateway-unavailable' : 'pending');
  });
});

describe('before buying', () => {
  it('the gateways and the price are told to whoever is signed in', async () => {
    const me = await signedIn();
    expect((await me.call('GET', '/payment/providers/')).body['rows']).toEqual([
      { id: 'esewa', name: 'eSewa' },
      { id: 'khalti', name: 'Khalti' },
    ]);
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

  it.each(['diamond-plus-12', 'platinum-1', 'platinum-12'])('is not sold: %s', async (item) => {
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
      people.registry.updateTable('package').set({ is_sold }).where('tier', '=', 'Diamond').execute();
    await sell(false);
    const answer = await me.call('POST', '/payment/esewa/initiate/', asked('diamond-plus-12'));
    await sell(true);
    expect(answer.body['order']).toMatchObject({ state: 'pending', item: 'diamond-plus-12' });
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
      expect(refusal.body['message']).toContain('Sign up first');
    }
    expect((await people.call('GET', '/accounts/payments/', undefined, from)).body['rows']).toEqual([]);
  });
});

describe('what comes with the browser', () => {
  it('grants nothing: a forged success, another’s success, an altered one', async () => {
    const [me, payer] = [await signedIn(), await signedIn()];
    const [mine, theirs] = [await me.begin('esewa'), await payer.begin('esewa')];
    const data = new URL(await choose('esewa', theirs, 'confirm')).searchParams.get('data') ?? '';
    const altered = Buffer.from(
      Buffer.from(data, 'base64').toString('utf8').replaceAll(theirs.order.id, mine.order.id),
    ).toString('base64');
    for (const brought of [data, altered, 'x', ''])
      expect((await me.verify('esewa', mine.order.id, brought))['state']).toBe('pending');
    expect(await payer.verify('esewa', theirs.order.id, data)).toMatchObject({ state: 'paid' });
  });

  it('cannot name another price, another person’s order, or another gateway', async () => {
    const [me, other] = [await signedIn(), await signedIn()];
    const { order } = await other.begin('khalti');
    expect((await me.call('GET', `/payment/${order.id}/`)).body['code']).toBe('payment.not-found');
    expect((await me.verify('khalti', order.id))['code']).toBe('payment.not-found');
    expect((await other.verify('esewa', order.id))['code']).toBe('payment.not-found');
    const body = { item: 'gold-12', key: randomUUID(), total: 10 };
    expect((await me.call('POST', '/payment/khalti/initiate/', body)).status).toBe(400);
    const closed = { item: 'gold-12', key: randomUUID() };
    expect((await me.call('POST', '/payment/fonepay/initiate/', closed)).body['code']).toBe(
      'payment.provider-closed',
    );
    expect((await people.call('GET', `/payment/${order.id}/`)).status).toBe(401);
  });
});

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
    expect((await me.call('GET', `/payment/${order}/`)).body['state']).toBe('refunded');
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
