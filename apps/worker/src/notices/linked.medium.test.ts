import { createHmac } from 'node:crypto';
import { WebhookEvent } from '@chuli/contracts';
import { MOST_FAILURES, createNotice, findLinks, setPreference } from '@chuli/registry/notice';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OutboxPlace, WEBHOOK_SECRET, openOutboxPlace } from '../testing/outbox-place.ts';

const HOUR = 3_600_000;

let place: OutboxPlace;
beforeAll(async () => {
  place = await openOutboxPlace();
});
afterAll(() => place.close());
beforeEach(async () => {
  await place.registry.deleteFrom('notice').execute();
  for (const { faults } of [place.hook, place.telegram]) faults(() => null);
});

const work = async (): Promise<void> => {
  const sender = place.start();
  await sender.settled();
  await sender.stop();
};

const stateOf = async (channel: string) =>
  (await place.deliveries()).filter((row) => row.channel === channel);

/** Until every try of what is due has been made. */
const workOff = async (): Promise<void> => {
  for (let round = 0; round < 12; round += 1) {
    await work();
    place.move(3 * HOUR);
  }
};

const fire = (personId: string) =>
  place.registry.transaction().execute((transaction) =>
    createNotice(
      transaction,
      {
        personId,
        kind: 'alert',
        key: 'fired',
        facts: {
          about: 'fired',
          alert: 'a-1',
          note: '',
          rule: 'price',
          says: null,
          operator: '>=',
          level: 56_000,
          symbol: 'NABIL',
          value: 56_150,
          bar: '2026-11-15',
          is_forming: false,
          is_late: false,
        },
        ways: { channels: ['webhook', 'telegram'], gathers: true },
      },
      new Date(place.clock()),
    ),
  );

describe('a webhook', () => {
  it('is told figures and words of both languages in one closed shape, at once and signed', async () => {
    const { id } = await place.settle();
    await setPreference(place.registry, id, { language: 'ne' });
    await fire(id);
    await work();
    const post = place.hook.taken.at(-1);
    const event = WebhookEvent.parse(JSON.parse(post?.body ?? ''));
    const [delivery] = await stateOf('webhook');
    expect(delivery).toMatchObject({ state: 'sent', id: post?.id });
    expect(event).toEqual({
      version: 1,
      id: delivery?.id,
      kind: 'alert',
      at: place.clock() / 1_000,
      symbol: 'NABIL',
      says: {
        en: {
          title: 'Alert on NABIL',
          body: 'Price at or above Rs 560.00. It was Rs 561.50 at the close of 2026-11-15.',
        },
        own: {
          language: 'ne',
          title: 'NABIL मा अलर्ट',
          body: expect.stringContaining('५६१.५०'),
        },
      },
      values: [
        { name: 'value', value: 561.5, unit: 'rupees' },
        { name: 'level', value: 560, unit: 'rupees' },
      ],
      bar: '2026-11-15',
      link: 'https://chuli.app/stock-profile?symbol=NABIL',
    });
    const hmac = createHmac('sha256', WEBHOOK_SECRET)
      .update(`${post?.timestamp}.${post?.body}`)
      .digest('hex');
    expect(post?.signature).toBe(`v1=${hmac}`);
    expect(await stateOf('telegram')).toMatchObject([{ state: 'waiting' }]);
  });

  it('has the same id and a new signature on every try', async () => {
    const { id } = await place.settle();
    await place.pay(id, 'W-1');
    place.hook.faults(() => 'takes-and-hangs-up');
    await work();
    expect((await findLinks(place.registry, id)).webhook).toMatchObject({ sent_at: null, failures: 0 });
    place.hook.faults(() => null);
    place.move(11_000);
    await work();
    const [first, second] = place.hook.taken.slice(-2);
    expect(second?.id).toBe(first?.id);
    expect(second?.body).toBe(first?.body);
    expect(second?.timestamp).toBe((first?.timestamp ?? 0) + 11);
    expect(second?.signature).not.toBe(first?.signature);
    expect((await findLinks(place.registry, id)).webhook).toMatchObject({
      sent_at: new Date(place.clock()),
      failure: expect.stringContaining('does not answer'),
    });
  });

  it('that gives up message after message is switched off, and its owner is told once', async () => {
    const { id } = await place.settle();
    place.hook.faults(() => 'fails');
    for (let order = 0; order < MOST_FAILURES - 1; order += 1) await place.pay(id, `F-${order}`);
    await workOff();
    expect((await findLinks(place.registry, id)).webhook).toMatchObject({
      failures: MOST_FAILURES - 1,
      off_at: null,
      failure: 'given up after 7 tries; the webhook answered 503',
    });
    await Promise.all(['F-8', 'F-9'].map((receipt) => place.pay(id, receipt)));
    await workOff();
    expect((await findLinks(place.registry, id)).webhook?.off_at).not.toBeNull();
    const told = await place.registry
      .selectFrom('notice')
      .select('facts')
      .where('person_id', '=', id)
      .where('kind', '=', 'channel')
      .execute();
    expect(told).toEqual([{ facts: { about: 'off', channel: 'webhook', name: '127.0.0.1' } }]);
    const before = place.hook.asked.length;
    place.hook.faults(() => null);
    await place.pay(id, 'F-10');
    await work();
    expect(place.hook.asked).toHaveLength(before);
  });

  it('starts counting anew with every message that arrives', async () => {
    const { id } = await place.settle();
    place.hook.faults(() => 'refuses');
    for (let order = 0; order < MOST_FAILURES - 1; order += 1) await place.pay(id, `N-${order}`);
    await work();
    place.hook.faults(() => null);
    await place.pay(id, 'N-8');
    await work();
    expect((await findLinks(place.registry, id)).webhook).toMatchObject({ failures: 0, off_at: null });
  });

  it('that is gone for good is switched off at once', async () => {
    const { id } = await place.settle();
    place.hook.faults(() => 'gone');
    await place.pay(id, 'G-1');
    await work();
    expect((await findLinks(place.registry, id)).webhook?.off_at).not.toBeNull();
  });
});

describe('a chat', () => {
  it('gets what the inbox says, with its link', async () => {
    const { id, chat } = await place.settle();
    await place.pay(id, 'C-1');
    await work();
    expect(place.telegram.taken.at(-1)).toMatchObject({
      chat,
      text: 'Payment received\nRs 1,500.00 for gold-12; receipt C-1.\n\nhttps://chuli.app/user-profile',
    });
  });

  it('whose owner blocked the bot is unlinked', async () => {
    const { id } = await place.settle();
    place.telegram.faults(() => 'blocked');
    await place.pay(id, 'C-2');
    await work();
    expect(await stateOf('telegram')).toMatchObject([{ state: 'failed', reason: 'the chat was closed' }]);
    const { telegram, webhook } = await findLinks(place.registry, id);
    expect(telegram).toBeNull();
    expect(webhook).not.toBeNull();
  });

  it('waits as long as Telegram asks, and so do all others', async () => {
    const [one, other] = [await place.settle(), await place.settle()];
    place.telegram.faults(() => 'busy');
    await place.pay(one.id, 'C-3');
    const sender = place.start();
    await sender.settled();
    place.telegram.faults(() => null);
    const before = place.telegram.taken.length;
    place.move(16_000);
    await place.pay(other.id, 'C-4');
    sender.nudge();
    await sender.settled();
    expect(place.telegram.taken).toHaveLength(before);
    place.move(12_000);
    sender.nudge();
    await sender.settled();
    await sender.stop();
    expect(
      place.telegram.taken
        .slice(before)
        .map(({ chat }) => chat)
        .toSorted(),
    ).toEqual([one.chat, other.chat].toSorted());
  });
});
