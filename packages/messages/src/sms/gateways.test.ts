import { phoneNumber } from '@chuli/kernel';
import { type TestSmsGateway, startSmsGateway } from '@chuli/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TEXTS } from '../code-text.ts';
import { SendError } from '../send-error.ts';
import { aakashSms } from './aakash.ts';
import { consoleSms } from './console.ts';
import type { Sms } from './port.ts';
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

const failure = async (sms: Sms): Promise<SendError> => {
  const error: unknown = await sms.send(PHONE, 'words').then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof SendError)) throw new Error(`not refused: ${String(error)}`);
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
    ['refuses', 'refused'],
    ['fails', 'later'],
    ['no-json', 'unsure'],
    ['hangs-up', 'unsure'],
  ] as const)('is not taken, or nobody knows, where the gateway %s: %s', async (fault, trouble) => {
    gateway.fault(fault, 1);
    expect((await failure(open[name]())).trouble).toBe(trouble);
  });

  it('was surely not taken where nobody listens', async () => {
    const gone = await startSmsGateway(TOKEN);
    await gone.stop();
    const sms =
      name === 'sparrow'
        ? sparrowSms({ url: gone.sparrowUrl, token: TOKEN, from: 'Chuli' })
        : aakashSms({ url: gone.aakashUrl, token: TOKEN });
    expect((await failure(sms)).trouble).toBe('later');
  });

  it('is not taken with a wrong token, and the reason holds neither number, text nor token', async () => {
    const error = await failure(open[name]('wrong token'));
    expect(error.trouble).toBe('refused');
    expect(error.message).not.toMatch(/9841234567|words|token of|wrong token/);
  });
});

describe('the texts of codes', () => {
  it('fit one message each', () => {
    for (const text of [TEXTS.code('123456'), TEXTS.hasAccount()]) expect(text).toMatch(/^[ -~]{1,160}$/);
  });

  it('stand on a developer’s terminal without the whole number', async () => {
    const written: string[] = [];
    await consoleSms((line) => written.push(line)).send(PHONE, 'words');
    expect(written).toEqual(['message to 98•••••567: words\n']);
  });
});
