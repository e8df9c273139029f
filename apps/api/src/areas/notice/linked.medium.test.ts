import { createHmac, randomBytes } from 'node:crypto';
import { WebhookEvent } from '@chuli/contracts';
import { chatCodeHash } from '@chuli/messages';
import { findLinks, linkChat } from '@chuli/registry/notice';
import { type TestWebhookReceiver, startWebhookReceiver } from '@chuli/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestPeople, openTestPeople } from '../../testing/test-people.ts';
import { NO_OFFERS } from './offers.ts';

const NAMES: Record<string, string[]> = {
  'inside.example': ['10.0.0.7'],
  'hooks.example': ['8.8.8.8'],
  'both.example': ['8.8.8.8', '127.0.0.1'],
};

let people: TestPeople;
let hook: TestWebhookReceiver;
beforeAll(async () => {
  hook = await startWebhookReceiver();
  const resolve = (host: string) => Promise.resolve(NAMES[host] ?? []);
  const notices = { ...NO_OFFERS, webhookOrigins: [hook.origin], resolve, telegramBot: 'chuli_test_bot' };
  people = await openTestPeople({ sealKeys: [randomBytes(32)] }, { notices });
});
afterAll(() => Promise.all([people.close(), hook.stop()]));
beforeEach(() => hook.faults(() => null));

const settle = async () => {
  const { id, phone } = await people.settle();
  const { access } = await people.signIn(phone);
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
    people.call(method, path, body, { access });
  const post = (path: string, body: unknown = {}) => call('POST', path, body);
  return { id, call, post };
};

describe('a webhook', () => {
  it('is set with a secret that is shown once and kept sealed', async () => {
    const { id, call, post } = await settle();
    const set = await post('/notification/webhook/', { address: 'https://hooks.example/a' });
    expect(set.body).toMatchObject({
      secret: expect.stringMatching(/^[\w-]{43}$/),
      settings: {
        offers: { webhook: true },
        webhook: { name: 'https://hooks.example/a', sent_at: null, off_at: null },
      },
    });
    const { webhook } = await findLinks(people.registry, id);
    const secret = String(set.body['secret']);
    expect(JSON.stringify(webhook)).not.toContain(secret);
    for (const path of ['/notification/settings/', '/notification/', '/accounts/export/'])
      expect(JSON.stringify((await call('GET', path)).body)).not.toContain(secret);
    expect((await call('GET', '/notification/')).body['rows']).toMatchObject([
      { kind: 'channel', facts: { about: 'linked', channel: 'webhook', name: 'hooks.example' } },
    ]);
  });

  it.each([
    'http://hooks.example/',
    'https://hooks.example:8443/',
    'https://maya:x@hooks.example/',
    'https://127.0.0.1/',
    'https://inside.example/',
    'https://both.example/',
    'https://unknown.example/',
    'not an address',
  ])('is refused at %s', async (address) => {
    const { id, post } = await settle();
    expect(await post('/notification/webhook/', { address })).toMatchObject({
      status: 400,
      body: { code: 'webhook.address-refused' },
    });
    expect((await findLinks(people.registry, id)).webhook).toBeNull();
  });

  it('is tested with what its messages are signed with, also after that was changed', async () => {
    const { post } = await settle();
    const set = await post('/notification/webhook/', { address: `${hook.origin}/h` });
    const isSignedWith = (secret: unknown): boolean => {
      const { timestamp, body, signature } = hook.taken.at(-1) ?? {};
      const hmac = createHmac('sha256', String(secret)).update(`${timestamp}.${body}`).digest('hex');
      return signature === `v1=${hmac}`;
    };
    expect((await post('/notification/webhook/test/')).body).toMatchObject({ is_taken: true, reason: null });
    expect(WebhookEvent.parse(JSON.parse(hook.taken.at(-1)?.body ?? ''))).toMatchObject({ kind: 'test' });
    expect(isSignedWith(set.body['secret'])).toBe(true);
    const rotated = await post('/notification/webhook/rotate/');
    await post('/notification/webhook/test/');
    expect(isSignedWith(set.body['secret'])).toBe(false);
    expect(isSignedWith(rotated.body['secret'])).toBe(true);
  });

  it('says why a test was not taken, and is switched on again by one that was', async () => {
    const { id, post } = await settle();
    await post('/notification/webhook/', { address: `${hook.origin}/h` });
    await people.registry
      .updateTable('linked_channel')
      .set({ off_at: new Date(people.now()), failures: 5 })
      .where('person_id', '=', id)
      .execute();
    hook.faults(() => 'fails');
    expect((await post('/notification/webhook/test/')).body).toMatchObject({
      is_taken: false,
      reason: 'the webhook answered 503',
      settings: { webhook: { off_at: expect.any(Number) } },
    });
    hook.faults(() => null);
    expect((await post('/notification/webhook/test/')).body).toMatchObject({
      is_taken: true,
      settings: { webhook: { off_at: null, sent_at: expect.any(Number) } },
    });
  });

  it('cannot be tested without end', async () => {
    const { post } = await settle();
    await post('/notification/webhook/', { address: `${hook.origin}/h` });
    const tests: number[] = [];
    for (let test = 0; test < 6; test += 1) tests.push((await post('/notification/webhook/test/')).status);
    expect(tests).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('is removed, and then there is none', async () => {
    const { call, post } = await settle();
    await post('/notification/webhook/', { address: 'https://hooks.example/a' });
    expect((await call('DELETE', '/notification/webhook/')).body).toMatchObject({ webhook: null });
    expect((await post('/notification/webhook/test/')).status).toBe(404);
    expect((await post('/notification/webhook/rotate/')).status).toBe(404);
  });
});

describe('Telegram', () => {
  it('is linked by a code of one use, and unlinked', async () => {
    const { id, call, post } = await settle();
    const { body } = await post('/notification/telegram/');
    const link = new URL(String(body['link']));
    expect(`${link.origin}${link.pathname}`).toBe('https://t.me/chuli_test_bot');
    const code = link.searchParams.get('start') ?? '';
    expect(code).toMatch(/^[\w-]{1,64}$/);
    const bring = () =>
      people.registry
        .transaction()
        .execute((transaction) =>
          linkChat(
            transaction,
            { codeHash: chatCodeHash(code), chat: '77', name: '@maya' },
            new Date(people.now()),
          ),
        );
    expect(await bring()).toBe(true);
    expect(await bring()).toBe(false);
    expect((await call('GET', '/notification/settings/')).body).toMatchObject({
      telegram: { name: '@maya', linked_at: Math.floor(people.now() / 1_000) },
    });
    expect((await call('DELETE', '/notification/telegram/')).body).toMatchObject({ telegram: null });
    expect((await findLinks(people.registry, id)).telegram).toBeNull();
  });

  it('is chosen for kinds and alerts only where this server can send it', async () => {
    const { post } = await settle();
    const on = { webhook: true, telegram: true };
    const { body } = await post('/notification/settings/payment', on);
    expect((body['rows'] as { id: string }[]).find(({ id }) => id === 'payment')).toMatchObject(on);
  });
});

describe('a server without a key and without a bot', () => {
  it('offers neither', async () => {
    const other = await openTestPeople();
    const { phone } = await other.settle();
    const { access } = await other.signIn(phone);
    const ask = (path: string, body: unknown) => other.call('POST', path, body, { access });
    expect((await ask('/notification/telegram/', {})).body).toMatchObject({ code: 'notice.not-offered' });
    const address = 'https://hooks.example/';
    expect((await ask('/notification/webhook/', { address })).body).toMatchObject({
      code: 'notice.not-offered',
    });
    expect((await ask('/notification/settings/payment', { telegram: true })).status).toBe(400);
    const settings = await other.call('GET', '/notification/settings/', undefined, { access });
    expect(settings.body).toMatchObject({ offers: { webhook: false, telegram: null } });
    await other.close();
  });
});
