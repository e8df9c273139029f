import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type TestPeople, openTestPeople } from '../../testing/test-people.ts';
import { whileRefused } from './testing/refused-writes.ts';

let people: TestPeople;
beforeAll(async () => {
  people = await openTestPeople();
});
afterAll(() => people.close());

const SIGN_UP = '/authenticate/v2/signup/';
const VERIFY = '/authenticate/v2/signup/verify/';
const RESET = '/authenticate/v2/password/reset/';
const CONFIRM = '/authenticate/v2/password/reset/confirm/';
const DAY = 86_400_000;

let numbers = 0;
let addresses = 0;
const newNumber = (): string => {
  numbers += 1;
  return `+9779760${String(numbers).padStart(6, '0')}`;
};
const address = (): string => `10.2.${Math.floor(numbers / 10)}.${(addresses += 1) % 250}`;

const signUpOf = (phone: string) => ({ phone_number: phone, password: PASSWORD, name: 'Hari' });
const askSignUp = (phone: string, from = address()) =>
  people.call('POST', SIGN_UP, signUpOf(phone), { address: from });
const codeFor = (phone: string): string =>
  /\d{6}/.exec(people.sent.findLast(({ to }) => to === phone)?.text ?? '')?.[0] ?? '';
const verify = (phone: string, request: unknown, code: string) =>
  people.call('POST', VERIFY, { phone_number: phone, request, code, device: randomUUID() });
const askReset = (phone: string, from = address()) =>
  people.call('POST', RESET, { phone_number: phone }, { address: from });
const other = (code: string): string => (code === '111111' ? '222222' : '111111');

describe('signing up', () => {
  it('opens the account with the code that was sent, once', async () => {
    const phone = newNumber();
    const { body } = await askSignUp(phone);
    expect(body).toEqual({ request: expect.any(String), expires_in: 600, resend_in: 60 });
    const verified = await Promise.all(
      Array.from({ length: 3 }, () => verify(phone, body['request'], codeFor(phone))),
    );
    expect(verified.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(verified.filter(({ status }) => status === 400)).toHaveLength(2);
    await people.signIn(phone);
  });

  it('leaves the code good where the account cannot be opened', async () => {
    const phone = newNumber();
    const { request } = (await askSignUp(phone)).body;
    const open = () => verify(phone, request, codeFor(phone));
    const refused = await whileRefused(people.registry, { table: 'person', write: 'insert' }, open);
    expect([refused.status, (await open()).status]).toEqual([500, 200]);
  });

  it('gives a number that has an account the same answer, a message that says so, and no second account', async () => {
    const { phone } = await people.settle();
    const fresh = newNumber();
    const [taken, free] = [await askSignUp(phone), await askSignUp(fresh)];
    expect(taken.status).toBe(free.status);
    expect(Object.keys(taken.body)).toEqual(Object.keys(free.body));
    expect(people.sent.findLast(({ to }) => to === phone)?.text).toContain('already');
    expect((await verify(phone, taken.body['request'], '000000')).body['code']).toBe('code.wrong');
  });

  it('refuses weak passwords before a message is sent', async () => {
    const phone = newNumber();
    const body = { phone_number: phone, password: 'nepal123', name: 'Hari' };
    const reply = await people.call('POST', SIGN_UP, body);
    expect(reply.body).toMatchObject({ code: 'password.weak', details: { reason: 'common' } });
    expect(people.sent.some(({ to }) => to === phone)).toBe(false);
  });
});

describe('a one-time code', () => {
  it('is tried five times, also at once, and then is nothing', async () => {
    const phone = newNumber();
    const { request } = (await askSignUp(phone)).body;
    const code = codeFor(phone);
    await Promise.all(Array.from({ length: 8 }, () => verify(phone, request, other(code))));
    expect((await verify(phone, request, code)).status).toBe(400);
  });

  it('is nothing after ten minutes, without its request, for another number or another purpose', async () => {
    const phone = newNumber();
    const { request } = (await askSignUp(phone)).body;
    const code = codeFor(phone);
    const confirm = { phone_number: phone, request, code, password: PASSWORD };
    expect((await verify(phone, 'another request', code)).status).toBe(400);
    expect((await verify(newNumber(), request, code)).status).toBe(400);
    expect((await people.call('POST', CONFIRM, confirm)).status).toBe(400);
    people.move(600_000);
    expect((await verify(phone, request, code)).status).toBe(400);
  });

  it('gives way to the next one', async () => {
    const phone = newNumber();
    const first = (await askSignUp(phone)).body['request'];
    const code = codeFor(phone);
    people.move(60_000);
    const second = (await askSignUp(phone)).body['request'];
    expect((await verify(phone, first, code)).status).toBe(400);
    expect((await verify(phone, second, codeFor(phone))).status).toBe(200);
  });

  it('is sent once a minute and five times a day to a number, whoever asks from wherever', async () => {
    const phone = newNumber();
    const bomb = () =>
      Promise.all(Array.from({ length: 20 }, (_, at) => askReset(phone, `10.3.${numbers}.${at}`)));
    const first = await bomb();
    expect(first.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(first.find(({ status }) => status === 429)?.body['details']).toEqual({ retry_after: 60 });
    let passed = 1;
    for (let minute = 0; minute < 8; minute++) {
      people.move(60_000);
      passed += (await bomb()).filter(({ status }) => status === 200).length;
    }
    expect(passed).toBe(5);
    people.move(DAY);
    expect((await askReset(phone)).status).toBe(200);
  });

  it.each([
    ['an address', () => '10.4.0.1'],
    ['a /64 of IPv6', (at: number) => `2001:db8:1:2::${at}`],
  ])('is sent fifteen times an hour from %s', async (_, addressAt) => {
    const asked = await Promise.all(
      Array.from({ length: 20 }, (_ask, at) => askReset(newNumber(), addressAt(at))),
    );
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(15);
  });

  it('is sent no more once the day’s messages are used up, and not at all without a gateway', async () => {
    const poor = await openTestPeople({ smsDailyCap: 4 });
    const none = await openTestPeople({ sms: null });
    const ask = (to: TestPeople, at: number) =>
      to.call('POST', SIGN_UP, signUpOf(`98600000${at}`), { address: `10.5.${at}.1` });
    const reset = (phone_number: string, at: number) =>
      poor.call('POST', RESET, { phone_number }, { address: `10.6.${at}.1` });
    try {
      const [somebody, somebodyElse] = [await poor.settle(), await poor.settle()];
      const asked = await Promise.all([10, 11, 12, 13, 14].map((at) => ask(poor, at)));
      expect(asked.filter(({ status }) => status === 200)).toHaveLength(3);
      // The fourth is kept for people, and a number that nobody has does not use it up.
      for (const at of [20, 21]) expect((await reset(`98600000${at}`, at)).status).toBe(200);
      expect((await reset(somebody.phone, 22)).status).toBe(200);
      expect(poor.sent).toHaveLength(4);
      const [known, unknown] = [await reset(somebodyElse.phone, 23), await reset('9860000024', 24)];
      expect([known.status, unknown.status]).toEqual([429, 429]);
      expect({ ...known.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' });
      expect((await ask(none, 10)).body['code']).toBe('sign-up.closed');
    } finally {
      await Promise.all([poor.close(), none.close()]);
    }
  });
});

describe('setting a new password', () => {
  it('takes the code and ends every sign-in', async () => {
    const { phone } = await people.settle();
    const { access, refresh } = await people.signIn(phone);
    const { request } = (await askReset(phone)).body;
    const password = 'the river below Gosaikunda';
    const body = { phone_number: phone, request, code: codeFor(phone), password };
    expect((await people.call('POST', CONFIRM, { ...body, password: 'short' })).status).toBe(400);
    expect((await people.call('POST', CONFIRM, body)).body).toEqual({ done: true });
    expect((await people.call('GET', '/accounts/user/whoami/', undefined, { access })).status).toBe(401);
    expect((await people.call('POST', '/authenticate/v2/token/refresh/', { refresh })).status).toBe(401);
    const signIn = { phone_number: phone, password, device: randomUUID() };
    expect((await people.call('POST', '/authenticate/v2/token/', signIn)).status).toBe(200);
    await expect(people.signIn(phone)).rejects.toThrow('sign-in.refused');
  });

  it('is taken whole or not at all: the code stays good where the sign-ins cannot be ended', async () => {
    const { phone } = await people.settle();
    await people.signIn(phone);
    const { request } = (await askReset(phone)).body;
    const body = { phone_number: phone, request, code: codeFor(phone), password: 'the river below it' };
    const confirm = () => people.call('POST', CONFIRM, body);
    const refused = await whileRefused(people.registry, { table: 'sign_in', write: 'update' }, confirm);
    expect(refused.status).toBe(500);
    await people.signIn(phone);
    expect((await confirm()).status).toBe(200);
    expect((await confirm()).body['code']).toBe('code.wrong');
  });

  it('answers alike for a number that nobody has, and sends it nothing', async () => {
    const { phone } = await people.settle();
    const nobody = newNumber();
    const [known, unknown] = [await askReset(phone), await askReset(nobody)];
    expect([known.status, Object.keys(known.body)]).toEqual([unknown.status, Object.keys(unknown.body)]);
    expect(people.sent.some(({ to }) => to === nobody)).toBe(false);
  });
});
