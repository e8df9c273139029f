import { createHmac } from 'node:crypto';
import { type TestWebhookReceiver, startSilentServer, startWebhookReceiver } from '@chuli/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postWebhook } from './post-webhook.ts';
import { isWebhookAddress, placesOf } from './webhook-address.ts';

const AT = new Date('2026-11-15T06:15:00Z');
const SECRET = 'what signs it';

let hook: TestWebhookReceiver;
beforeAll(async () => {
  hook = await startWebhookReceiver();
});
afterAll(() => hook.stop());
beforeEach(() => hook.faults(() => null));

const post = (address = `${hook.origin}/hook?of=maya`, body = '{"says":"रु 560"}') =>
  postWebhook({ origins: [hook.origin] }, { address, secret: SECRET, id: 'm-1', body, at: AT });

describe('a post', () => {
  it('is signed over its moment and its body', async () => {
    await post();
    const seconds = AT.getTime() / 1_000;
    const hmac = createHmac('sha256', SECRET).update(`${seconds}.{"says":"रु 560"}`).digest('hex');
    expect(hook.taken.at(-1)).toEqual({
      id: 'm-1',
      timestamp: seconds,
      signature: `v1=${hmac}`,
      body: '{"says":"रु 560"}',
    });
    expect(hook.asked.at(-1)).toBe('/hook?of=maya');
  });

  it.each([
    ['refuses', 'refused', 'the webhook answered 400', null],
    ['gone', 'gone', 'the webhook answered 410', null],
    ['busy', 'later', 'the webhook answered 429', 11_000],
    ['fails', 'later', 'the webhook answered 503', null],
    ['redirects', 'refused', 'the webhook answered 302', null],
    ['hangs-up', 'unsure', 'the webhook does not answer (ECONNRESET)', null],
  ] as const)('that a receiver %s is %s', async (fault, trouble, message, retryAfterMs) => {
    hook.faults(() => fault);
    await expect(post()).rejects.toMatchObject({ trouble, message, retryAfterMs });
  });

  it('follows no redirect', async () => {
    hook.faults(() => 'redirects');
    const before = hook.asked.length;
    await expect(post()).rejects.toMatchObject({ trouble: 'refused' });
    expect(hook.asked.slice(before)).toEqual(['/hook?of=maya']);
  });

  it('reads nothing of an answer without an end', async () => {
    hook.faults(() => 'takes-and-talks');
    await expect(post()).resolves.toBeUndefined();
  });

  it('ends with its time, and may have arrived', async () => {
    const silent = await startSilentServer();
    const address = `http://127.0.0.1:${silent.port}/`;
    const sent = postWebhook(
      { origins: [new URL(address).origin], timeoutMs: 50 },
      { address, secret: SECRET, id: 'm-1', body: '{}', at: AT },
    );
    await expect(sent).rejects.toMatchObject({ trouble: 'unsure' });
    silent.close();
  });

  it('has an end itself', async () => {
    const before = hook.asked.length;
    await expect(post(undefined, 'x'.repeat(16_385))).rejects.toMatchObject({ trouble: 'refused' });
    expect(hook.asked).toHaveLength(before);
  });
});

describe('an address', () => {
  it.each([
    'http://hooks.example/',
    'https://hooks.example:8443/',
    'https://maya:secret@hooks.example/',
    'https://maya@hooks.example/',
    'https://hooks.example/#part',
    'ftp://hooks.example/',
    'file:///etc/passwd',
    'hooks.example',
    '//hooks.example/',
  ])('%s is refused by its form', (address) => {
    expect(isWebhookAddress(address, [])).toBe(false);
  });

  it('by https, of the usual port, is taken', () => {
    expect(isWebhookAddress('https://hooks.example/a?b=c', [])).toBe(true);
    expect(isWebhookAddress('https://hooks.example:443/', [])).toBe(true);
  });

  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://169.254.169.254/latest/meta-data/',
  ])('%s written as a number is refused unless it is public', async (address) => {
    await expect(placesOf(address, [], () => Promise.resolve([]))).rejects.toMatchObject({
      trouble: 'refused',
    });
  });

  it('is refused where any address of its name is not public', async () => {
    const mixed = () => Promise.resolve(['8.8.8.8', '10.0.0.1']);
    await expect(placesOf('https://hooks.example/', [], mixed)).rejects.toMatchObject({
      trouble: 'refused',
      message: 'the webhook’s address is not public',
    });
  });

  it('without a name that is known is tried again later', async () => {
    await expect(placesOf('https://hooks.example/', [], () => Promise.resolve([]))).rejects.toMatchObject({
      trouble: 'later',
    });
  });

  it('is asked for once: the post goes to the place that was looked at', async () => {
    const { port } = new URL(hook.origin);
    const address = `http://rebinding.invalid:${port}/pinned`;
    let asked = 0;
    const resolve = () => Promise.resolve(asked++ === 0 ? ['127.0.0.1'] : ['127.0.0.2']);
    const needs = { origins: [new URL(address).origin], resolve };
    await postWebhook(needs, { address, secret: SECRET, id: 'm-2', body: '{}', at: AT });
    expect(hook.asked.at(-1)).toBe('/pinned');
    expect(asked).toBe(1);
  });

  it('that leads elsewhere on the next message is refused then', async () => {
    const names = [['8.8.8.8'], ['127.0.0.1']];
    const resolve = () => Promise.resolve(names.shift() ?? []);
    const address = 'https://rebinding.invalid/';
    expect(await placesOf(address, [], resolve)).toEqual([{ address: '8.8.8.8', family: 4 }]);
    const again = postWebhook(
      { origins: [], resolve },
      { address, secret: SECRET, id: 'm', body: '', at: AT },
    );
    await expect(again).rejects.toMatchObject({ trouble: 'refused' });
  });
});
