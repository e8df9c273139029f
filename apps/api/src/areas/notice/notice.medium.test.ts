import { randomBytes, randomUUID } from 'node:crypto';
import { createSeal, openCode } from '@chuli/messages';
import { createNotice } from '@chuli/registry/notice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_OFFERS } from './offers.ts';
import { type TestPeople, openTestPeople } from '../../testing/test-people.ts';

const SEAL_KEY = randomBytes(32);
const KEY = 'a key of the operator, long enough';
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc';
const KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };

let people: TestPeople;
beforeAll(async () => {
  people = await openTestPeople(
    { sealKeys: [SEAL_KEY] },
    { operatorKey: KEY, notices: { ...NO_OFFERS, pushKey: 'the public key', email: true } },
  );
});
afterAll(() => people.close());

const settle = async () => {
  const { id, phone } = await people.settle();
  const { access } = await people.signIn(phone);
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
    people.call(method, path, body, { access });
  return { id, phone, call };
};
const pay = (personId: string, receipt: string) =>
  people.registry
    .transaction()
    .execute((transaction) =>
      createNotice(
        transaction,
        { personId, kind: 'payment', key: receipt, facts: { item: 'gold-12', total: 150_050, receipt } },
        new Date(people.now()),
      ),
    );

describe('the inbox', () => {
  it('tells what the person was told, in rupees, and of which kind', async () => {
    const { id, call } = await settle();
    await pay(id, 'R-1');
    const { body } = await call('GET', '/notification/');
    expect(body).toMatchObject({
      unread: 1,
      page: 1,
      pages: 1,
      rows: [{ kind: 'payment', read_at: null, facts: { item: 'gold-12', total: 1_500.5, receipt: 'R-1' } }],
    });
    expect((await call('GET', '/notification/?kind=signal')).body).toMatchObject({ rows: [], unread: 1 });
  });

  it('is read by its owner alone', async () => {
    const [owner, stranger] = [await settle(), await settle()];
    const id = await pay(owner.id, 'R-2');
    expect((await stranger.call('POST', `/notification/${id}/read/`)).status).toBe(404);
    expect((await stranger.call('GET', '/notification/')).body['rows']).toEqual([]);
    expect((await owner.call('GET', '/notification/unread/')).body).toEqual({ unread: 1 });
    expect((await owner.call('POST', `/notification/${id}/read/`)).body).toEqual({ unread: 0 });
    expect((await owner.call('POST', `/notification/${randomUUID()}/read/`)).status).toBe(404);
  });

  it('is read whole at once, and stays shut to visitors', async () => {
    const { id, call } = await settle();
    await Promise.all([pay(id, 'R-3'), pay(id, 'R-4')]);
    expect((await call('POST', '/notification/read-all/')).body).toEqual({ unread: 0 });
    expect((await people.call('GET', '/notification/')).status).toBe(401);
  });
});

describe('how one is told', () => {
  it('is chosen by kind, and what is about the account cannot be silenced', async () => {
    const { call } = await settle();
    const { body } = await call('POST', '/notification/settings/payment', { inbox: false, email: false });
    const rows = body['rows'] as { id: string }[];
    expect(rows.find(({ id }) => id === 'payment')).toMatchObject({ inbox: true, email: false });
    expect((await call('POST', '/notification/settings/nothing', { push: true })).status).toBe(400);
    const quiet = { quiet: { from: 1_320, until: 300 }, gathered: false, language: 'ne' };
    expect((await call('POST', '/notification/preferences/', quiet)).body).toMatchObject({
      quiet_from: 1_320,
      quiet_until: 300,
      gathered: false,
      language: 'ne',
    });
    expect((await call('POST', '/notification/preferences/', { quiet: null })).body).toMatchObject({
      quiet_from: null,
      language: 'ne',
    });
  });

  it('is pushed to known push services only, each browser to one person', async () => {
    const [first, second] = [await settle(), await settle()];
    const add = (who: typeof first, endpoint: string) =>
      who.call('POST', '/notification/push/', { endpoint, ...KEYS });
    for (const endpoint of [
      'https://127.0.0.1/push',
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://fcm.googleapis.com:8443/x',
    ])
      expect((await add(first, endpoint)).status, endpoint).toBe(400);
    expect((await add(first, ENDPOINT)).status).toBe(200);
    expect((await add(second, ENDPOINT)).status).toBe(200);
    expect((await first.call('GET', '/notification/settings/')).body['browsers']).toEqual([]);
    await first.call('DELETE', `/notification/push/?endpoint=${encodeURIComponent(ENDPOINT)}`);
    expect((await second.call('GET', '/notification/settings/')).body['browsers']).toEqual([ENDPOINT]);
  });

  it('is written to an address only after its code came back; in the outbox the code is sealed', async () => {
    const { call } = await settle();
    const begun = await call('POST', '/notification/email/', { email: 'Maya@Example.com' });
    const [row] = await people.registry
      .selectFrom('delivery')
      .select(['id', 'sealed'])
      .where('channel', '=', 'email')
      .execute();
    const { to, text } = openCode(createSeal(SEAL_KEY), { id: row?.id ?? '', sealed: row?.sealed ?? '' });
    const code = /\d{6}/.exec(text)?.[0] ?? '';
    expect(to).toBe('maya@example.com');
    expect(row?.sealed).not.toContain(code);
    const confirm = (shown: string) =>
      call('POST', '/notification/email/confirm/', { request: begun.body['request'], code: shown });
    expect((await confirm(code === '111111' ? '222222' : '111111')).body['code']).toBe('code.wrong');
    expect((await call('GET', '/notification/settings/')).body['email']).toBeNull();
    expect((await confirm(code)).body['email']).toBe('maya@example.com');
    expect((await confirm(code)).status).toBe(400);
    expect((await call('DELETE', '/notification/email/')).body['email']).toBeNull();
  });
});

describe('the operator', () => {
  it('sees which messages did not arrive, without whom they were for', async () => {
    const { id, phone, call } = await settle();
    await call('POST', '/notification/settings/payment', { sms: true });
    const notice = await pay(id, 'R-9');
    const failed = {
      state: 'failed' as const,
      reason: 'sparrow answered 403',
      settled_at: new Date(people.now()),
    };
    await people.registry.updateTable('delivery').set(failed).where('notice_id', '=', notice).execute();
    const { status, text } = await people.ask('/operator/delivery/', { headers: { 'x-operator-key': KEY } });
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      rows: [{ channel: 'sms', kind: 'payment', state: 'failed', reason: 'sparrow answered 403' }],
    });
    expect(text).not.toContain(phone);
    expect(text).not.toContain(id);
    const shown = (await call('GET', '/notification/')).body['rows'] as { deliveries: object[] }[];
    expect(shown[0]?.deliveries).toEqual([
      { channel: 'sms', state: 'failed', reason: 'sparrow answered 403' },
    ]);
    expect((await people.ask('/operator/delivery/')).status).not.toBe(200);
  });
});
