import { type TestTelegram, startTelegram } from '@chuli/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Bot, openBot } from './bot.ts';

const TOKEN = `70001:${'s'.repeat(35)}`;
const patient = new AbortController().signal;

let telegram: TestTelegram;
let bot: Bot;
beforeAll(async () => {
  telegram = await startTelegram(TOKEN);
  bot = openBot({ url: telegram.url, token: TOKEN });
});
afterAll(() => telegram.stop());
beforeEach(() => telegram.faults(() => null));

describe('a text to a chat', () => {
  it('is sent as it is, so that nothing in it means anything', async () => {
    const text = 'Alert on NABIL: *bold* <b>[x](tg://user?id=1)</b> /stop';
    await bot.send('42', text);
    expect(telegram.taken.at(-1)).toMatchObject({ chat: '42', text });
    expect(telegram.taken.at(-1)?.fields).not.toContain('parse_mode');
  });

  it('has 4,096 letters at most, and no half of one at its end', async () => {
    await bot.send('42', `${'x'.repeat(4_094)}😀😀`);
    expect(telegram.taken.at(-1)?.text).toBe(`${'x'.repeat(4_094)}…`);
    await bot.send('42', 'य'.repeat(4_096));
    expect(telegram.taken.at(-1)?.text).toBe('य'.repeat(4_096));
  });

  it.each([
    ['blocked', 'gone', 'the chat was closed', null],
    ['no-chat', 'gone', 'the chat was closed', null],
    ['refuses', 'refused', 'Telegram answered 400', null],
    ['busy', 'later', 'Telegram answered 429', 17_000],
    ['fails', 'later', 'Telegram answered 500', null],
    ['no-json', 'unsure', 'Telegram answered 502', null],
    ['hangs-up', 'unsure', 'Telegram does not answer (UND_ERR_SOCKET)', null],
  ] as const)('that is answered “%s” is %s', async (fault, trouble, message, retryAfterMs) => {
    telegram.faults(() => fault);
    await expect(bot.send('42', 'x')).rejects.toMatchObject({ trouble, message, retryAfterMs });
  });

  it('waits for a token that is known, and tells it to nobody', async () => {
    const wrong = openBot({ url: telegram.url, token: `70002:${'t'.repeat(35)}` });
    const error: unknown = await wrong.send('42', 'x').catch((reason: unknown) => reason);
    expect(error).toMatchObject({ trouble: 'later', message: 'Telegram answered 404' });
    const gone = await startTelegram(TOKEN);
    await gone.stop();
    const away = openBot({ url: gone.url, token: TOKEN });
    const broken: unknown = await away.send('42', 'x').catch((reason: unknown) => reason);
    expect(broken).toMatchObject({ trouble: 'later' });
    expect(`${String(error)} ${String(broken)}`).not.toMatch(/ttt|sss/);
  });
});

describe('what people write', () => {
  it('is read from where one asks, and forgotten before it', async () => {
    telegram.write(1, 'one');
    telegram.write(2, 'two');
    const all = await bot.updates(null, patient);
    expect(all.map(({ message }) => (message as { text: string }).text)).toEqual(['one', 'two']);
    const [, second] = all;
    const left = await bot.updates(second?.update_id ?? 0, patient);
    expect(left).toEqual([second]);
    expect(telegram.waiting()).toBe(1);
  });
});
