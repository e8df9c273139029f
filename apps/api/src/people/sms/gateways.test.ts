import { phoneNumber } from '@chuli/kernel';
import { type TestSmsGateway, startSmsGateway } from '@chuli/testkit';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aakashSms } from './aakash.ts';
import { consoleSms } from './console.ts';
import { TEXTS, createMessages } from './messages.ts';
import { type Sms, SmsError } from './port.ts';
import { sparrowSms } from './sparrow.ts';

const TOKEN = 'a token of the gateway';
const PHONE = phoneNumber('9841234567');

let gateway: TestSmsGateway;
beforeAll(async () => {
  gateway = await startSmsGateway(TOKEN);
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.fault('fails', 0));

const open: Record<'sparrow' | 'aakash', (token?: string) => Sms> = {
  sparrow: (token = TOKEN) => sparrowSms({ url: gateway.sparrowUrl, token, from: 'Chuli' }),
  aakash: (token = TOKEN) => aakashSms({ url: gateway.aakashUrl, token }),
};

const failure = async (sms: Sms): Promise<SmsError> => {
  const error: unknown = await sms.send(PHONE, 'words').then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof SmsError)) throw new Error(`not refused: ${String(error)}`);
  return error;
};

describe.each(['sparrow', 'aakash'] as const)('a message by %s', (name) => {
  it('goes out with the ten digits that the gateway expects', async () => {
    await open[name]().send(PHONE, '123456 is your code & more');
    expect(gateway.taken.at(-1)).toEqual({
      gateway: name,
      to: '9841234567',
      text: '123456 is your code & more',
    });
  });

  it.each([
    ['refuses', true],
    ['fails', false],
    ['no-json', false],
    ['hangs-up', false],
  ] as const)('is not taken where the gateway %s; for good: %s', async (fault, isLasting) => {
    gateway.fault(fault, 1);
    expect((await failure(open[name]())).isLasting).toBe(isLasting);
  });

  it('is not taken with a wrong token, and the reason holds neither number, text nor token', async () => {
    const error = await failure(open[name]('wrong token'));
    expect(error.isLasting).toBe(true);
    expect(error.message).not.toMatch(/9841234567|words|token of|wrong token/);
  });
});

describe('messages on their way', () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });

  it('are sent again after a failure that may pass', async () => {
    const messages = createMessages(open.sparrow(), log);
    gateway.fault('no-json', 1);
    messages.send(PHONE, 'again');
    await messages.settled();
    expect(gateway.taken.at(-1)?.text).toBe('again');
  });

  it('are not sent again after one that will not, and the log says so without the number', async () => {
    const messages = createMessages(open.aakash(), log);
    const before = gateway.asked();
    gateway.fault('refuses', 3);
    messages.send(PHONE, TEXTS.code('123456'));
    await messages.settled();
    expect(gateway.asked() - before).toBe(1);
    expect(lines.at(-1)).toContain('a message was not sent');
    expect(lines.join('')).not.toMatch(/9841234567|123456/);
  });

  it('fit one message each', () => {
    for (const text of [TEXTS.code('123456'), TEXTS.hasAccount()]) expect(text).toMatch(/^[ -~]{1,160}$/);
  });

  it('stand on a developer’s terminal without the whole number', async () => {
    const written: string[] = [];
    await consoleSms((line) => written.push(line)).send(PHONE, 'words');
    expect(written).toEqual(['message to 98•••••567: words\n']);
  });
});
