import { randomUUID } from 'node:crypto';
import { claimDeliveries, listEndpoints } from '@chuli/registry/notice';
import type { MailFault, PushFault, SmsFault, TelegramFault, WebhookFault } from '@chuli/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OutboxPlace, openOutboxPlace } from '../testing/outbox-place.ts';
import { tagOf } from './ways/push.ts';

const HOUR = 3_600_000;

let place: OutboxPlace;
beforeAll(async () => {
  place = await openOutboxPlace();
});
afterAll(() => place.close());

const reset = async (): Promise<void> => {
  await place.registry.deleteFrom('notice').execute();
  place.push.faults(() => null);
  place.mail.faults(() => null);
  place.gateway.faults(() => null);
  place.hook.faults(() => null);
  place.telegram.faults(() => null);
};

const smsOf = (receipt: string): number =>
  place.gateway.taken.filter(({ text }) => text.includes(`receipt ${receipt}.`)).length;
const mailsOf = (id: string): number =>
  place.mail.taken.filter(({ messageId }) => messageId === `<${id}@chuli.app>`).length;
const postsOf = (id: string): number => place.hook.taken.filter((post) => post.id === id).length;
const textsOf = (receipt: string): number =>
  place.telegram.taken.filter(({ text }) => text.includes(`receipt ${receipt}.`)).length;
const pushesOf = (id: string): number => place.push.taken.filter(({ topic }) => topic === tagOf(id)).length;

/** Until nothing waits any more, however long the pauses are. */
const workOff = async (senders: ReturnType<OutboxPlace['start']>[]): Promise<void> => {
  for (let round = 0; round < 40; round += 1) {
    for (const sender of senders) sender.nudge();
    await Promise.all(senders.map((sender) => sender.settled()));
    const open = (await place.deliveries()).filter(({ settled_at }) => settled_at === null);
    if (open.length === 0) return;
    place.move(3 * HOUR);
  }
  throw new Error('the outbox was never worked off');
};

describe('a notice', () => {
  it('leaves once by every channel, in the words of its reader', async () => {
    await reset();
    const { id, phone } = await place.settle();
    await place.pay(id, 'R-1');
    const sender = place.start();
    await sender.settled();
    await sender.stop();
    const rows = await place.deliveries();
    expect(rows.map(({ channel, state }) => `${channel} ${state}`).toSorted()).toEqual([
      'email sent',
      'push sent',
      'sms sent',
      'telegram sent',
      'webhook sent',
    ]);
    expect(place.gateway.taken.at(-1)).toMatchObject({
      to: phone.slice(4),
      text: 'Payment received. Rs 1,500.00 for gold-12; receipt R-1.',
    });
    expect(place.mail.taken.at(-1)?.text).toContain('Subject: Payment received');
    expect(place.push.taken.at(-1)).toMatchObject({ encoding: 'aes128gcm' });
    expect(place.push.taken.at(-1)?.authorization).toMatch(/^vapid t=/);
  });

  it('is pushed no more to a browser that is gone, and says so', async () => {
    await reset();
    const { id, endpoint } = await place.settle();
    place.push.faults(() => 'gone');
    await place.pay(id, 'R-2');
    const sender = place.start();
    await sender.settled();
    await sender.stop();
    const rows = await place.deliveries();
    expect(rows.find(({ channel }) => channel === 'push')).toMatchObject({
      state: 'failed',
      reason: 'the browser no longer accepts push notifications',
    });
    expect(await listEndpoints(place.registry, id)).not.toContain(endpoint);
  });

  it('waits as long as the other side asks', async () => {
    await reset();
    const { id } = await place.settle();
    place.push.faults(() => 'busy');
    await place.pay(id, 'R-3');
    const sender = place.start();
    await sender.settled();
    place.push.faults(() => null);
    place.move(9_000);
    sender.nudge();
    await sender.settled();
    const push = async () => (await place.deliveries()).find(({ channel }) => channel === 'push');
    expect(await push()).toMatchObject({ state: 'waiting', tries: 1 });
    place.move(2_000);
    sender.nudge();
    await sender.settled();
    await sender.stop();
    expect(await push()).toMatchObject({ state: 'sent', tries: 2 });
  });
});

/** Lehmer's generator, so that a failing run can be made again. */
const numbers = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

const SMS: readonly SmsFault[] = ['refuses', 'fails', 'no-json', 'hangs-up', 'takes-and-hangs-up'];
const MAIL: readonly MailFault[] = ['refuses', 'defers', 'hangs-up', 'takes-and-hangs-up'];
const POST: readonly WebhookFault[] = [
  'refuses',
  'busy',
  'fails',
  'redirects',
  'hangs-up',
  'takes-and-hangs-up',
];
const TEXT: readonly TelegramFault[] = [
  'refuses',
  'busy',
  'fails',
  'no-json',
  'hangs-up',
  'takes-and-hangs-up',
];
const PUSH: readonly PushFault[] = ['gone', 'busy', 'fails', 'too-large', 'hangs-up', 'takes-and-hangs-up'];

type Ended = Awaited<ReturnType<OutboxPlace['deliveries']>>[number];

/** A push that came twice took the place of itself, a post has its id; a message or letter must not, and what failed must not have come. */
const isRight = ({ channel, state, reason }: Ended, count: number): boolean => {
  const isTold = state === 'sent' || reason !== null;
  if (channel === 'push' || channel === 'webhook') return isTold;
  return isTold && count <= (state === 'failed' ? 0 : 1);
};

/** One that takes messages, sends some of them and is gone before it has recorded any. */
const abandon = async (next: () => number): Promise<void> => {
  const claiming = {
    claim: randomUUID(),
    lifeMs: 60_000,
    most: 5,
    channels: ['push', 'email', 'sms', 'webhook', 'telegram'] as const,
    hasNotices: true,
    sealedWith: [],
  };
  const messages = await claimDeliveries(place.registry, claiming, new Date(place.clock()));
  for (const message of messages)
    if (next() < 0.5) await place.ways[message.channel](message).catch(() => undefined);
};

describe('whatever the services and our own processes do', () => {
  it.each([11, 4_242, 90_001])('every message ends once or visibly failed (seed %i)', async (seed) => {
    await reset();
    const next = numbers(seed);
    const fault =
      <F>(of: readonly F[]) =>
      (): F | null =>
        next() < 0.6 ? null : (of[Math.floor(next() * of.length)] ?? null);
    place.push.faults(fault(PUSH));
    place.mail.faults(fault(MAIL));
    place.gateway.faults(fault(SMS));
    place.hook.faults(fault(POST));
    place.telegram.faults(fault(TEXT));
    const receipts = new Map<string | null, string>();
    for (let person = 0; person < 4; person += 1) {
      const { id } = await place.settle();
      for (let order = 0; order < 5; order += 1) {
        const receipt = `S${seed}-${person}-${order}`;
        receipts.set(await place.pay(id, receipt), receipt);
      }
    }
    await abandon(next);
    const senders = [place.start(), place.start()];
    await abandon(next);
    await workOff(senders);
    await Promise.all(senders.map((sender) => sender.stop()));
    const rows = (await place.deliveries()).filter(({ notice_id }) => receipts.has(notice_id));
    expect(rows).toHaveLength(100);
    const wrong = rows.filter((row) => {
      const { id, notice_id, channel, state } = row;
      const receipt = receipts.get(notice_id) ?? '';
      const counts = {
        push: () => pushesOf(id),
        email: () => mailsOf(id),
        sms: () => smsOf(receipt),
        webhook: () => postsOf(id),
        telegram: () => textsOf(receipt),
      };
      const count = counts[channel]();
      return !isRight(row, count) || (state === 'sent' && count === 0);
    });
    expect(wrong).toEqual([]);
    const states = new Set(rows.map(({ state }) => state));
    expect(states).toEqual(new Set(['sent', 'failed', 'unsure']));
  });
});
