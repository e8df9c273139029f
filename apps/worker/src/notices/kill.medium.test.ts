import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BOT_TOKEN, GATEWAY_TOKEN, type OutboxPlace, openOutboxPlace } from '../testing/outbox-place.ts';
import { tagOf } from './ways/push.ts';

const MAIN = new URL('../main.ts', import.meta.url).pathname;
const PAST_ITS_CLAIM_MS = 120_000;

let place: OutboxPlace;
beforeAll(async () => {
  place = await openOutboxPlace(Date.now());
});
afterAll(() => place.close());

const startWorker = () =>
  spawn(process.execPath, [MAIN], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      CHULI_ENVIRONMENT: 'development',
      DATABASE_URL: place.url,
      // The signals cannot be computed; notices are sent all the same.
      CLICKHOUSE_URL: 'http://127.0.0.1:1',
      CHULI_WORKER_PORT: '0',
      CHULI_SMS: 'sparrow',
      CHULI_SMS_URL: place.gateway.sparrowUrl,
      CHULI_SMS_TOKEN: GATEWAY_TOKEN,
      CHULI_SMS_FROM: 'Chuli',
      CHULI_VAPID_PUBLIC: place.vapid.publicKey,
      CHULI_VAPID_PRIVATE: place.vapid.privateKey,
      CHULI_PUSH_ORIGINS: place.push.origin,
      CHULI_WEBHOOK_ORIGINS: place.hook.origin,
      CHULI_SEAL_KEY: place.sealKey.toString('base64'),
      CHULI_TELEGRAM_TOKEN: BOT_TOKEN,
      CHULI_TELEGRAM_URL: place.telegram.url,
      CHULI_NOTICE_POLL_MS: '100',
    },
  });

it('a worker killed in mid-delivery leaves an SMS and a chat unsure and never sent again, a push in the place of the first, a post with the id of the first', async () => {
  const { id } = await place.settle();
  await place.pay(id, 'K-1');
  place.gateway.faults(() => 'takes-and-waits');
  place.push.faults(() => 'takes-and-waits');
  place.hook.faults(() => 'takes-and-waits');
  place.telegram.faults(() => 'takes-and-waits');
  const worker = startWorker();
  try {
    await expect.poll(() => place.gateway.taken.length).toBe(1);
    await expect.poll(() => place.push.taken.length).toBe(1);
    await expect.poll(() => place.hook.taken.length).toBe(1);
    await expect.poll(() => place.telegram.taken.length).toBe(1);
  } finally {
    worker.kill('SIGKILL');
    await once(worker, 'exit');
  }
  place.gateway.faults(() => null);
  place.push.faults(() => null);
  place.hook.faults(() => null);
  place.telegram.faults(() => null);
  place.move(Date.now() - place.clock() + PAST_ITS_CLAIM_MS);
  const sender = place.start();
  await sender.settled();
  await sender.stop();
  const states = new Map((await place.deliveries()).map((row) => [row.channel, row]));
  expect(states.get('sms')).toMatchObject({ state: 'unsure', tries: 1, reason: expect.any(String) });
  expect(place.gateway.taken).toHaveLength(1);
  expect(states.get('push')).toMatchObject({ state: 'sent', tries: 2 });
  const tag = tagOf(states.get('push')?.id ?? '');
  expect(place.push.taken.map(({ topic }) => topic)).toEqual([tag, tag]);
  expect(states.get('telegram')).toMatchObject({ state: 'unsure', tries: 1, reason: expect.any(String) });
  expect(place.telegram.taken).toHaveLength(1);
  const hook = states.get('webhook');
  expect(hook).toMatchObject({ state: 'sent', tries: 2 });
  expect(place.hook.taken.map(({ id }) => id)).toEqual([hook?.id, hook?.id]);
  expect(states.get('email')).toMatchObject({ state: 'sent', tries: 1 });
});
