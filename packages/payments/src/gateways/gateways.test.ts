import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Instant, instant, paisa } from '@chuli/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Gateway, GatewayError, type PaidOrder } from '../gateway.ts';
import { type Faults, NO_FAULTS } from '../stand-ins/book.ts';
import { startConnectIps } from '../stand-ins/connectips.ts';
import { startEsewa } from '../stand-ins/esewa.ts';
import { startFonepay } from '../stand-ins/fonepay.ts';
import { startKhalti } from '../stand-ins/khalti.ts';
import type { StandIn } from '../stand-ins/server.ts';
import { PUBLIC_TEST } from '../test-settings.ts';
import { connectIps, connectIpsForm } from './connectips.ts';
import { esewa } from './esewa.ts';
import { fonepay, fonepayHeaders, fonepayRequest } from './fonepay.ts';
import { khalti } from './khalti.ts';

const NOW = instant(Date.parse('2026-11-15T05:00:00Z'));
const LATER = instant(NOW + 2 * 3_600_000);
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
const publicPem = String(publicKey.export({ type: 'spki', format: 'pem' }));

const returns = {
  success: (id: string) => `https://chuli.app/payment/success?order=${id}`,
  failure: (id: string) => `https://chuli.app/payment/failure?order=${id}`,
  website: 'https://chuli.app',
};
const bank = PUBLIC_TEST.connectips;
const phone = { ...PUBLIC_TEST.fonepay, username: 'u', password: 'p' };
const windowMs = 3_600_000;

const open = {
  esewa: async (): Promise<[StandIn, Gateway]> => {
    const standIn = await startEsewa(PUBLIC_TEST.esewa);
    const formUrl = `${standIn.url}/api/epay/main/v2/form`;
    const statusUrl = `${standIn.url}/api/epay/transaction/status/`;
    return [standIn, esewa({ ...PUBLIC_TEST.esewa, formUrl, statusUrl, windowMs }, returns)];
  },
  khalti: async (): Promise<[StandIn, Gateway]> => {
    const standIn = await startKhalti(PUBLIC_TEST.khalti);
    return [standIn, khalti({ ...PUBLIC_TEST.khalti, baseUrl: standIn.url, windowMs }, returns)];
  },
  connectips: async (): Promise<[StandIn, Gateway]> => {
    const [successUrl, failureUrl] = [returns.success('x'), returns.failure('x')];
    const standIn = await startConnectIps({ ...bank, publicKey: publicPem, successUrl, failureUrl });
    return [standIn, connectIps({ ...bank, baseUrl: standIn.url, privateKey: pem, windowMs })];
  },
  fonepay: async (): Promise<[StandIn, Gateway]> => {
    const standIn = await startFonepay(phone);
    return [standIn, fonepay({ ...phone, baseUrl: standIn.url, verifyUrl: standIn.url, windowMs }, returns)];
  },
};

let orders = 0;
const newOrder = (): PaidOrder => {
  orders += 1;
  const digits = String(orders).padStart(12, '0');
  return {
    id: `00000000-0000-4000-8000-${digits}`,
    reference: `0000000040${digits}`.slice(0, 20),
    amount: paisa(123_450),
    title: 'Chuli gold-12',
    createdAt: NOW,
    expiresAt: instant(NOW + windowMs),
    gatewayRef: null,
  };
};

describe.each(Object.keys(open) as (keyof typeof open)[])('%s', (id) => {
  let standIn: StandIn;
  let gateway: Gateway;
  beforeAll(async () => {
    [standIn, gateway] = await open[id]();
  });
  afterAll(() => standIn.stop());
  beforeEach(() => {
    standIn.book.faults = { ...NO_FAULTS, stale: [] };
  });

  /** Goes where the browser would go. */
  const begin = async (order: PaidOrder): Promise<PaidOrder> => {
    const { go, gatewayRef } = await gateway.start(order, NOW);
    const page = await fetch(
      go.address,
      go.kind === 'form' ? { method: 'POST', body: new URLSearchParams(go.fields) } : {},
    );
    expect(page.status, await page.text()).toBe(200);
    return { ...order, gatewayRef };
  };
  const paymentOf = (order: PaidOrder) =>
    standIn.book.byOrder(order.id) ?? standIn.book.byOrder(order.reference);
  const choose = async (order: PaidOrder, act: string): Promise<string> => {
    const body = new URLSearchParams({ payment: paymentOf(order)?.id ?? '', act });
    const reply = await fetch(`${standIn.url}/pay`, { method: 'POST', body, redirect: 'manual' });
    return reply.headers.get('location') ?? '';
  };
  const kindOf = async (order: PaidOrder, now: Instant = NOW): Promise<string> =>
    (await gateway.lookup(order, now)).kind;

  it('tells a payment that was made, with its amount and its transaction', async () => {
    const order = await begin(newOrder());
    expect(await kindOf(order)).not.toBe('paid');
    expect(await choose(order, 'confirm')).toContain('https://chuli.app/payment/success');
    expect(await gateway.lookup(order, NOW)).toMatchObject({
      kind: 'paid',
      amount: order.amount,
      gatewayTxnId: id === 'connectips' ? order.reference : paymentOf(order)?.txnId,
    });
  });

  it('never takes what is left pending for more', async () => {
    const order = await begin(newOrder());
    await choose(order, 'wait');
    expect(['pending', 'unknown']).toContain(await kindOf(order));
  });

  it('takes a cancelled payment as failed once its time is over', async () => {
    const order = await begin(newOrder());
    await choose(order, 'cancel');
    // Khalti's word is its last at once.
    expect(await kindOf(order)).toBe(id === 'khalti' ? 'failed' : 'pending');
    expect(await kindOf(order, LATER)).toBe('failed');
  });

  it.each(['amount', 'order', 'merchant'] as const)(
    'does not believe an answer with another %s',
    async (lie) => {
      const order = await begin(newOrder());
      await choose(order, 'confirm');
      standIn.book.faults = { ...NO_FAULTS, lie };
      expect(await kindOf(order)).toBe('unknown');
    },
  );

  it.each([{ down: 'refuses' }, { down: 'silent' }] satisfies Partial<Faults>[])(
    'knows nothing while it is down: %j',
    async (fault) => {
      const order = await begin(newOrder());
      await choose(order, 'confirm');
      standIn.book.faults = { ...NO_FAULTS, ...fault };
      const kind = await gateway.lookup(order, LATER).then(
        (verdict) => verdict.kind,
        (error: unknown) => (error instanceof GatewayError ? 'unknown' : 'thrown'),
      );
      expect(kind).toBe('unknown');
    },
  );

  it('tells what was sent back', async () => {
    const order = await begin(newOrder());
    await choose(order, 'confirm');
    const payment = paymentOf(order);
    if (gateway.refund !== undefined) await gateway.refund(payment?.txnId ?? '');
    else if (payment !== undefined) payment.state = 'refunded';
    const known = id === 'esewa' || id === 'khalti';
    expect(await kindOf(order)).toBe(known ? 'refunded' : 'unknown');
    standIn.book.faults = { ...NO_FAULTS, lie: 'amount' };
    expect(await kindOf(order)).toBe('unknown');
  });

  it('tells a part that was sent back from the whole', async () => {
    const order = await begin(newOrder());
    await choose(order, 'confirm');
    const payment = paymentOf(order);
    if (payment !== undefined) payment.state = 'partly-refunded';
    const money = { kind: 'partly-refunded', amount: order.amount, gatewayTxnId: payment?.txnId };
    const known = id === 'esewa' || id === 'khalti';
    expect(await gateway.lookup(order, NOW)).toMatchObject(known ? money : { kind: 'unknown' });
  });
});

describe('Khalti', () => {
  it('takes no less than ten rupees', async () => {
    const [standIn, gateway] = await open.khalti();
    await expect(gateway.start({ ...newOrder(), amount: paisa(999) }, NOW)).rejects.toThrow(GatewayError);
    await expect(gateway.start({ ...newOrder(), amount: paisa(1_000) }, NOW)).resolves.toMatchObject({
      go: { kind: 'redirect' },
      expiresAt: NOW + 3_600_000,
    });
    await standIn.stop();
  });

  it.each([
    ['Completed', false, 'paid'],
    ['Completed', true, 'partly-refunded'],
    ['Partially refunded', true, 'partly-refunded'],
    ['Refunded', true, 'refunded'],
  ])('with the status %s and refunded %s has the money as %s', async (status, refunded, kind) => {
    const order = { ...newOrder(), gatewayRef: 'p' };
    const said = { pidx: 'p', total_amount: order.amount, status, transaction_id: 't', refunded };
    const server = createServer((_, reply) => reply.end(JSON.stringify(said)));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const gateway = khalti({ secret: 's', baseUrl: `http://127.0.0.1:${port}`, windowMs }, returns);
    expect((await gateway.lookup(order, NOW)).kind).toBe(kind);
    server.close();
  });
});

describe('connectIPS', () => {
  it('signs the fields in their order with the merchant’s key, the token as its own name', () => {
    const order = newOrder();
    const form = connectIpsForm({ ...bank, baseUrl: '', privateKey: pem, windowMs }, order);
    const { TOKEN: token = '', ...fields } = form;
    const text = Object.entries({ ...fields, TOKEN: 'TOKEN' })
      .map((pair) => pair.join('='))
      .join(',');
    expect(text).toBe(
      `MERCHANTID=550,APPID=MER-550-APP-1,APPNAME=Chuli,TXNID=${order.reference},TXNDATE=15-11-2026,TXNCRNCY=NPR,TXNAMT=123450,REFERENCEID=${order.reference},REMARKS=package,PARTICULARS=package,TOKEN=TOKEN`,
    );
    expect(order.reference).toHaveLength(20);
    expect(
      verify('sha256', Buffer.from(text), createPublicKey(publicPem), Buffer.from(token, 'base64')),
    ).toBe(true);
  });
});

describe('Fonepay', () => {
  const settings = { ...phone, baseUrl: 'https://a', verifyUrl: 'https://b', windowMs };
  // Made with `openssl dgst -sha512 -hmac`; those of the vendor's document do not fit its own key.
  it('signs values, not names, with HMAC-SHA512', () => {
    const order = { ...newOrder(), id: 'x', reference: '00000000400000000001' };
    expect(fonepayRequest(settings, returns, order)).toMatchObject({
      AMT: '1234.50',
      DT: '11/15/2026',
      DV: '68954dde3eb3b9f2cdabf063b35723f37e3d5149735e478dcf5e828858cffd8e6abee48173f253529fbc5846e7c0015e64df4f388394f08ba904f9f52ce03514',
    });
    expect(fonepayHeaders(settings, '{"prn":"1"}')).toEqual({
      authorization: 'Basic dTpw',
      auth: '0b48362b2999d0acbe6ff05c3190d5a86228dd3a15339c064129797d43723f4327951c32448474c4ed1c1735231d0e16e0909298993def3957f9c0ce4720ce0e',
    });
  });
});
