import { chatCodeHash } from '@chuli/messages';
import { awaitChat, findLinks, nextUpdate } from '@chuli/registry/notice';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OutboxPlace, openOutboxPlace } from '../../testing/outbox-place.ts';
import { REPLIES, actOnUpdate } from './act-on-update.ts';
import { readBot } from './read-bot.ts';

let place: OutboxPlace;
beforeAll(async () => {
  place = await openOutboxPlace();
});
afterAll(() => place.close());

const start = (holder: string) => {
  const { registry, clock, bot } = place;
  const logger = pino({ level: 'silent' });
  return readBot({ registry, clock, logger, holder, bot, onLinked: () => undefined, lookMs: 20 });
};

const codeFor = async (personId: string, code: string): Promise<string> => {
  const expiresAt = new Date(place.clock() + 600_000);
  await awaitChat(place.registry, { personId, codeHash: chatCodeHash(code), expiresAt });
  return `/start ${code}`;
};

const chatOf = async (personId: string) => (await findLinks(place.registry, personId)).telegram?.address;
const saidIn = (chat: number) =>
  place.telegram.taken.filter((said) => said.chat === String(chat)).map(({ text }) => text);

describe('the reader of the bot', () => {
  it('joins the chat in which a code comes back to its person, once, and confirms it there', async () => {
    const reader = start('one');
    const [{ id }, stranger] = [await place.settle(), await place.settle()];
    const said = await codeFor(id, 'code-of-maya-1234567890');
    place.telegram.write(501, said, { username: 'maya_g' });
    await expect.poll(() => chatOf(id)).toBe('501');
    place.telegram.write(502, said);
    await expect.poll(() => saidIn(502)).toEqual([REPLIES.wrongCode]);
    expect(await chatOf(id)).toBe('501');
    expect((await findLinks(place.registry, id)).telegram?.name).toBe('@maya_g');
    const sender = place.start();
    await sender.settled();
    await sender.stop();
    expect(saidIn(501)).toEqual([expect.stringMatching(/^Telegram linked\n@maya_g: /)]);
    place.telegram.write(501, await codeFor(stranger.id, 'code-of-another-123456789'));
    await expect.poll(() => chatOf(stranger.id)).toBe('501');
    expect(await chatOf(id)).toBeUndefined();
    await reader.stop();
  });

  it('takes no code that is too old, from a group or from nowhere', async () => {
    const reader = start('one');
    const { id, chat } = await place.settle();
    const said = await codeFor(id, 'code-in-a-group-123456789');
    place.telegram.write(-77, said, { type: 'group' });
    place.telegram.write(503, '/start');
    await expect.poll(() => saidIn(503)).toEqual([REPLIES.hello]);
    place.move(600_001);
    place.telegram.write(503, said);
    place.telegram.write(503, 'hello?');
    await expect.poll(() => saidIn(503)).toEqual([REPLIES.hello, REPLIES.wrongCode]);
    expect(await chatOf(id)).toBe(chat);
    expect(saidIn(-77)).toEqual([]);
    await reader.stop();
  });

  it('unlinks whoever says stop, or blocks the bot', async () => {
    const reader = start('one');
    const [one, other] = [await place.settle(), await place.settle()];
    place.telegram.write(Number(one.chat), '/stop');
    await expect.poll(() => saidIn(Number(one.chat))).toEqual([REPLIES.stopped]);
    expect(await chatOf(one.id)).toBeUndefined();
    place.telegram.block(Number(other.chat));
    await expect.poll(() => chatOf(other.id)).toBeUndefined();
    await reader.stop();
  });

  it('goes on where the one before was stopped: nothing is lost, nothing is read twice', async () => {
    const first = start('one');
    const { id } = await place.settle();
    place.telegram.write(504, '/start');
    await expect.poll(() => saidIn(504)).toEqual([REPLIES.hello]);
    await first.stop();
    place.telegram.write(504, await codeFor(id, 'code-while-away-123456789'));
    const second = start('two');
    await expect.poll(() => chatOf(id)).toBe('504');
    await second.stop();
    expect(saidIn(504)).toEqual([REPLIES.hello]);
  });

  it('acts once on an update that two readers have', async () => {
    const { registry } = place;
    const { id } = await place.settle();
    const text = await codeFor(id, 'code-read-by-two-123456789');
    const message = { chat: { id: 505, type: 'private' }, from: { is_bot: false }, text };
    const update = { update_id: 7, message };
    const now = new Date(place.clock());
    const acted = await Promise.all([1, 2].map(() => actOnUpdate(registry, { bot: '70002', update }, now)));
    expect(acted.filter((one) => one?.isLinked === true)).toHaveLength(1);
    expect(acted.filter((one) => one === null)).toHaveLength(1);
  });

  it('is one of any number of copies, and another goes on when it is gone', async () => {
    const before = place.telegram.counts.conflicts;
    const [one, two] = [start('one'), start('two')];
    place.telegram.write(506, '/start');
    await expect.poll(() => saidIn(506)).toHaveLength(1);
    await one.stop();
    place.telegram.write(506, '/start');
    await expect.poll(() => saidIn(506)).toHaveLength(2);
    await two.stop();
    expect(place.telegram.counts.conflicts).toBe(before);
  });

  it('goes on after an answer that is none', async () => {
    place.telegram.failUpdates(500);
    const reader = start('one');
    place.telegram.write(507, '/start');
    await expect.poll(() => saidIn(507)).toHaveLength(1);
    await reader.stop();
  });

  it('begins anew where a week without news let Telegram number anew', async () => {
    const { registry } = place;
    const bot = '70003';
    const at = (days: number) => new Date(place.clock() + days * 86_400_000);
    const message = (id: number) => ({
      update_id: id,
      message: { chat: { id: 508, type: 'private' }, from: { is_bot: false }, text: '/start' },
    });
    await actOnUpdate(registry, { bot, update: message(900_000_000) }, at(1));
    expect(await nextUpdate(registry, bot, at(6))).toBe(900_000_001);
    expect(await actOnUpdate(registry, { bot, update: message(12) }, at(6))).toBeNull();
    expect(await nextUpdate(registry, bot, at(8))).toBeNull();
    expect(await actOnUpdate(registry, { bot, update: message(12) }, at(8))).not.toBeNull();
  });
});
