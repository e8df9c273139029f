import { randomBytes, randomUUID } from 'node:crypto';
import { sweepPeople } from '@chuli/registry/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type TestPeople, openTestPeople } from '../../testing/test-people.ts';
import { whileRefused } from './testing/refused-writes.ts';
import { totpCode } from './totp.ts';

let people: TestPeople;
beforeAll(async () => {
  people = await openTestPeople({ sealKeys: [randomBytes(32)] });
});
afterAll(() => people.close());

const ME = '/accounts/user/whoami/';
const DEVICES = '/accounts/log/device/';
const DELETE = '/accounts/delete/user/';
const DAY = 86_400_000;

const get = (path: string, access: string) => people.call('GET', path, undefined, { access });
const post = (path: string, access: string, body?: object) => people.call('POST', path, body, { access });
const rowsOf = async (access: string) =>
  (await get(DEVICES, access)).body['rows'] as { id: string; is_this: boolean; ended_for: string | null }[];

describe('an account', () => {
  it('is nobody’s without a token: every personal call is refused', async () => {
    const calls = [
      ['GET', ME],
      ['PATCH', '/accounts/update/'],
      ['POST', '/accounts/password/change/'],
      ['POST', DELETE],
      ['DELETE', DELETE],
      ['GET', DEVICES],
      ['DELETE', DEVICES],
      ['POST', '/accounts/log/device/end-all/'],
      ['GET', '/accounts/export/'],
      ['POST', '/accounts/second-factor/begin/'],
    ] as const;
    for (const [method, path] of calls)
      expect((await people.call(method, path)).body['code'], path).toBe('token_not_valid');
  });

  it('changes its name and nothing that is not named', async () => {
    const { phone } = await people.settle();
    const { access } = await people.signIn(phone);
    const change = (body: object) => people.call('PATCH', '/accounts/update/', body, { access });
    expect((await change({ name: ' Sita ' })).body['name']).toBe('Sita');
    expect((await change({ name: 'Sita', phone_number: '9800000000' })).status).toBe(400);
    expect((await change({ name: '' })).status).toBe(400);
  });

  it('changes its password with the present one, and ends the other sign-ins', async () => {
    const { phone } = await people.settle();
    const [here, elsewhere] = [await people.signIn(phone), await people.signIn(phone)];
    const change = (old_password: string, new_password: string) =>
      post('/accounts/password/change/', here.access, { old_password, new_password });
    const next = 'another tall stupa';
    expect((await change('not the password', next)).body['code']).toBe('password.wrong');
    expect((await change(PASSWORD, 'nepse123')).body['code']).toBe('password.weak');
    expect((await change(PASSWORD, next)).status).toBe(200);
    expect((await get(ME, here.access)).status).toBe(200);
    expect((await get(ME, elsewhere.access)).status).toBe(401);
    await expect(people.signIn(phone)).rejects.toThrow('sign-in.refused');
  });

  it('changes its password once, of two changes that show the same present one at once', async () => {
    const { phone } = await people.settle();
    const { access } = await people.signIn(phone);
    const change = (new_password: string) =>
      post('/accounts/password/change/', access, { old_password: PASSWORD, new_password });
    const changes = await Promise.all([change('another tall stupa'), change('a third tall stupa')]);
    expect(changes.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
    expect(changes.find(({ status }) => status === 400)?.body['code']).toBe('password.wrong');
  });

  it('keeps its password where the sign-ins cannot be ended', async () => {
    const { phone } = await people.settle();
    const [here] = [await people.signIn(phone), await people.signIn(phone)];
    const body = { old_password: PASSWORD, new_password: 'another tall stupa' };
    const refused = await whileRefused(people.registry, { table: 'sign_in', write: 'update' }, () =>
      post('/accounts/password/change/', here.access, body),
    );
    expect(refused.status).toBe(500);
    await people.signIn(phone);
  });

  it('lists its devices, ends one, and ends all; never those of another person', async () => {
    const [owner, stranger] = [await people.settle(), await people.settle()];
    const [here, lost] = [await people.signIn(owner.phone), await people.signIn(owner.phone)];
    const foreign = await people.signIn(stranger.phone);
    const rows = await rowsOf(here.access);
    const lostId = rows.find(({ is_this }) => !is_this)?.id ?? '';
    expect(rows).toHaveLength(2);
    const endLost = (access: string) =>
      people.call('DELETE', `${DEVICES}?session=${lostId}`, undefined, { access });
    await endLost(foreign.access);
    expect((await get(ME, lost.access)).status).toBe(200);
    await endLost(here.access);
    expect((await get(ME, lost.access)).status).toBe(401);
    expect((await rowsOf(here.access)).find(({ id }) => id === lostId)?.ended_for).toBe('ended');
    expect((await post('/accounts/log/device/end-all/', here.access)).body).toEqual({ ended: 1 });
    expect((await get(ME, here.access)).status).toBe(401);
    expect((await get(ME, foreign.access)).status).toBe(200);
  });

  it('gives out everything that is kept about it, and no hash', async () => {
    const { phone, id } = await people.settle();
    const { access } = await people.signIn(phone);
    const { body } = await get('/accounts/export/', access);
    expect(body).toMatchObject({ person: { id, phone_number: phone }, sign_ins: [{ device: 'Test/1' }] });
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash/);
  });
});

describe('deleting an account', () => {
  it('R45 ends every sign-in, waits thirty days, and can be undone until then', async () => {
    const { phone, id } = await people.settle();
    const { access } = await people.signIn(phone);
    expect((await post(DELETE, access, { password: 'wrong' })).body['code']).toBe('password.wrong');
    const gone = Math.floor(people.now() / 1_000) + 30 * 86_400;
    expect((await post(DELETE, access, { password: PASSWORD })).body).toEqual({ deleted_at: gone });
    expect((await get(ME, access)).status).toBe(401);
    people.move(29 * DAY);
    await sweepPeople(people.registry, new Date(people.now()));
    const again = await people.signIn(phone);
    expect((await get(ME, again.access)).body).toMatchObject({ id, deleted_at: gone });
    await people.call('DELETE', DELETE, undefined, { access: again.access });
    expect((await get(ME, again.access)).body).toMatchObject({ id, deleted_at: null });
    people.move(DAY);
    await sweepPeople(people.registry, new Date(people.now()));
    await people.signIn(phone);
  });

  it('removes the person and all that is theirs when the time is over', async () => {
    const { phone, id } = await people.settle();
    const { access, refresh } = await people.signIn(phone);
    await post(DELETE, access, { password: PASSWORD });
    people.move(30 * DAY);
    const swept = await sweepPeople(people.registry, new Date(people.now()));
    expect(swept.people).toBe(1);
    const left = await people.registry
      .selectFrom('sign_in')
      .selectAll()
      .where('person_id', '=', id)
      .execute();
    expect(left).toEqual([]);
    expect((await people.call('POST', '/authenticate/v2/token/refresh/', { refresh })).status).toBe(401);
    await expect(people.signIn(phone)).rejects.toThrow('sign-in.refused');
  });

  it('is not asked for where the sign-ins cannot be ended', async () => {
    const { phone } = await people.settle();
    const { access } = await people.signIn(phone);
    const ask = () => post(DELETE, access, { password: PASSWORD });
    const refused = await whileRefused(people.registry, { table: 'sign_in', write: 'update' }, ask);
    expect(refused.status).toBe(500);
    expect((await get(ME, access)).body).toMatchObject({ deleted_at: null });
    expect((await ask()).status).toBe(200);
    expect((await get(ME, access)).status).toBe(401);
  });

  it('that is asked for again is not put off', async () => {
    const { phone } = await people.settle();
    const ask = async () =>
      (await post(DELETE, (await people.signIn(phone)).access, { password: PASSWORD })).body;
    const first = await ask();
    people.move(DAY);
    expect(await ask()).toEqual(first);
  });
});

describe('an authenticator app', () => {
  it('is set up with its first code, asked for at the next sign-in, and each code works once', async () => {
    const { phone } = await people.settle();
    const { access } = await people.signIn(phone);
    const begun = await post('/accounts/second-factor/begin/', access, { password: PASSWORD });
    const secret = String(begun.body['secret']);
    expect(begun.body['address']).toMatch(/^otpauth:\/\/totp\/Chuli:Maya%20Gurung\?secret=[A-Z2-7]{32}/);
    const confirm = (code: string) => post('/accounts/second-factor/confirm/', access, { code });
    const now = () => totpCode(secret, people.now());
    expect((await confirm('000000')).body['code']).toBe('code.wrong');
    expect((await confirm(now())).status).toBe(200);
    expect((await get(ME, access)).body['has_second_factor']).toBe(true);

    const body = { phone_number: phone, password: PASSWORD, device: randomUUID() };
    const signIn = (more: object) => people.call('POST', '/authenticate/v2/token/', { ...body, ...more });
    expect((await signIn({})).body['code']).toBe('sign-in.second-factor');
    expect((await signIn({ password: 'wrong' })).body['code']).toBe('sign-in.refused');
    expect((await signIn({ code: now() })).body['code']).toBe('sign-in.refused');
    people.move(30_000);
    expect((await signIn({ code: now() })).status).toBe(200);
    people.move(30_000);
    const removed = await post('/accounts/second-factor/remove/', access, {
      password: PASSWORD,
      code: now(),
    });
    expect(removed.status).toBe(200);
    await people.signIn(phone);
  });

  it('is guessed at twenty times a day, each counted as a failure, until a message sets a new password', async () => {
    const { phone } = await people.settle();
    const { access } = await people.signIn(phone);
    const begun = await post('/accounts/second-factor/begin/', access, { password: PASSWORD });
    const code = () => totpCode(String(begun.body['secret']), people.now());
    await post('/accounts/second-factor/confirm/', access, { code: code() });
    const signIn = (guess: string, password = PASSWORD) => {
      const body = { phone_number: phone, password, device: randomUUID(), code: guess };
      return people.call('POST', '/authenticate/v2/token/', body);
    };
    const failures = async () =>
      (
        await people.registry
          .selectFrom('attempt')
          .where('kind', '=', 'sign-in failed')
          .select('id')
          .execute()
      ).length;
    const before = await failures();
    for (let round = 0; round < 2; round++) {
      people.move(15 * 60_000);
      for (let at = 0; at < 10; at++) {
        const wrong = code() === '000000' ? '999999' : '000000';
        expect((await signIn(wrong)).body['code']).toBe('sign-in.refused');
      }
    }
    people.move(15 * 60_000);
    expect((await failures()) - before).toBe(20);
    const refused = await signIn(code());
    expect(refused.body).toMatchObject({ code: 'limit.reached', details: { retry_after: 86_400 - 1_800 } });
    const again = await people.call('POST', '/authenticate/v2/token/', {
      phone_number: phone,
      password: 'wrong',
      device: randomUUID(),
    });
    expect(again.body['code']).toBe('sign-in.refused');
    const next = 'another tall stupa';
    const reset = await people.call('POST', '/authenticate/v2/password/reset/', { phone_number: phone });
    const sent = /\d{6}/.exec(people.sent.findLast(({ to }) => to === phone)?.text ?? '')?.[0];
    const confirm = { phone_number: phone, request: reset.body['request'], code: sent, password: next };
    await people.call('POST', '/authenticate/v2/password/reset/confirm/', confirm);
    expect((await signIn(code(), next)).status).toBe(200);
  });

  it('keeps its secret sealed', async () => {
    const { phone, id } = await people.settle();
    const { access } = await people.signIn(phone);
    const begun = await post('/accounts/second-factor/begin/', access, { password: PASSWORD });
    const stored = await people.registry
      .selectFrom('person')
      .select('second_factor_secret')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(stored.second_factor_secret).not.toContain(String(begun.body['secret']));
  });
});
