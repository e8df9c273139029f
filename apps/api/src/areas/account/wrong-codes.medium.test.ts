import { randomBytes, randomUUID } from 'node:crypto';
import { noteAttempt } from '@chuli/registry/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type TestPeople, type Tokens, openTestPeople } from '../../testing/test-people.ts';
import { whileRefused } from './testing/refused-writes.ts';
import { totpCode } from './totp.ts';

let people: TestPeople;
beforeAll(async () => {
  people = await openTestPeople({ sealKeys: [randomBytes(32)] });
});
afterAll(() => people.close());

const TOKEN = '/authenticate/v2/token/';
const HOUR = 60 * 60_000;
const DAY = 86_400_000;
const GUESSER = '10.7.0.1';

/** Somebody with an authenticator app, and somebody else who knows the password. */
const guarded = async () => {
  const { id, phone } = await people.settle();
  const device = randomUUID();
  const { access, refresh: first } = await people.signIn(phone, device);
  const post = (path: string, body: object) => people.call('POST', path, body, { access });
  const begun = await post('/accounts/second-factor/begin/', { password: PASSWORD });
  const code = () => totpCode(String(begun.body['secret']), people.now());
  await post('/accounts/second-factor/confirm/', { code: code() });

  const tryCode = (tried: string, password = PASSWORD) => {
    const body = { phone_number: phone, password, device: randomUUID(), code: tried };
    return people.call('POST', TOKEN, body, { address: GUESSER });
  };
  const guess = (password = PASSWORD) => tryCode(code() === '000000' ? '999999' : '000000', password);
  const guessedBefore = async (count: number): Promise<void> => {
    for (let at = 0; at < count; at++)
      await noteAttempt(people.registry, { kind: 'wrong code by person', key: id }, new Date(people.now()));
  };
  const told = () =>
    people.registry
      .selectFrom('notice')
      .select('facts')
      .where('person_id', '=', id)
      .where('kind', '=', 'wrong-codes')
      .execute();
  let refresh = first;
  /** The owner's own device, which stays signed in. */
  const asOwner = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const renewed = await people.call('POST', '/authenticate/v2/token/refresh/', { refresh, device });
    const tokens = renewed.body as Tokens;
    ({ refresh } = tokens);
    return people.call(method, path, body, { access: tokens.access });
  };
  return { phone, code, tryCode, guess, guessedBefore, told, asOwner };
};

describe('too many wrong codes of an authenticator app', () => {
  it('are told to the owner in the inbox, and to whoever guesses they look like every other', async () => {
    const { guess, guessedBefore, tryCode, told, asOwner, code } = await guarded();
    await guessedBefore(18);
    const before = await guess();
    expect(await told()).toEqual([]);
    const last = await guess();
    expect([last.status, { ...last.body, request_id: '' }]).toEqual([
      before.status,
      { ...before.body, request_id: '' },
    ]);
    const at = Math.floor(people.now() / 1_000);
    expect((await asOwner('GET', '/notification/?kind=wrong-codes')).body['rows']).toMatchObject([
      { kind: 'wrong-codes', facts: { address: GUESSER, at }, read_at: null },
    ]);
    expect((await tryCode(code())).body['code']).toBe('limit.reached');
    expect(await told()).toHaveLength(1);
  });

  it('are told at most once within the day that the limit counts', async () => {
    const { guess, guessedBefore, told } = await guarded();
    const reach = async () => {
      await guessedBefore(9);
      expect((await guess()).body['code']).toBe('sign-in.refused');
      expect((await guess()).body['code']).toBe('limit.reached');
    };
    await guessedBefore(10);
    people.move(HOUR);
    await reach();
    people.move(DAY - HOUR);
    await reach();
    expect(await told()).toHaveLength(1);
    people.move(HOUR);
    await reach();
    expect(await told()).toHaveLength(2);
  });

  it('are told again when they come with a new password', async () => {
    const { phone, guess, guessedBefore, told } = await guarded();
    await guessedBefore(19);
    await guess();
    const reset = await people.call('POST', '/authenticate/v2/password/reset/', { phone_number: phone });
    const sent = /\d{6}/.exec(people.sent.findLast(({ to }) => to === phone)?.text ?? '')?.[0];
    const password = 'another tall stupa';
    const confirm = { phone_number: phone, request: reset.body['request'], code: sent, password };
    await people.call('POST', '/authenticate/v2/password/reset/confirm/', confirm);
    people.move(1);
    await guessedBefore(19);
    await guess(password);
    expect(await told()).toHaveLength(2);
  });

  it('cannot be switched off', async () => {
    const { asOwner } = await guarded();
    const reply = await asOwner('POST', '/notification/settings/wrong-codes', { inbox: false, push: false });
    const rows = reply.body['rows'] as { id: string }[];
    expect(rows.find(({ id }) => id === 'wrong-codes')).toMatchObject({
      inbox: true,
      push: false,
      is_required: true,
    });
  });

  it('are counted with the notice or not at all', async () => {
    const { guess, guessedBefore, told } = await guarded();
    await guessedBefore(19);
    const refused = await whileRefused(people.registry, { table: 'notice', write: 'insert' }, () => guess());
    expect([refused.status, await told()]).toEqual([500, []]);
    expect((await guess()).body['code']).toBe('sign-in.refused');
    expect(await told()).toHaveLength(1);
  });
});
