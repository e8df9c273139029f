import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type TestPeople, type Tokens, openTestPeople } from '../../testing/test-people.ts';

let people: TestPeople;
beforeAll(async () => {
  people = await openTestPeople();
});
afterAll(() => people.close());

const TOKEN = '/authenticate/v2/token/';
const REFRESH = '/authenticate/v2/token/refresh/';
const LOGOUT = '/authenticate/v2/logout/';
const ME = '/accounts/user/whoami/';
const MINUTE = 60_000;

const whoAmI = async (access?: string) =>
  (await people.call('GET', ME, undefined, access === undefined ? {} : { access })).status;
const refresh = (token: string, device?: string) =>
  people.call('POST', REFRESH, { refresh: token, ...(device === undefined ? {} : { device }) });
const rotated = async (token: string, device: string): Promise<Tokens> =>
  (await refresh(token, device)).body as Tokens;

describe('signing in', () => {
  it('takes the number however it is written, and opens personal calls', async () => {
    const { phone, id } = await people.settle();
    const { access, expires_in } = await people.signIn(` ${phone.slice(4, 7)}-${phone.slice(7)} `);
    expect(expires_in).toBeGreaterThan(10 * 60);
    expect(expires_in).toBeLessThanOrEqual(15 * 60);
    const me = await people.call('GET', ME, undefined, { access });
    expect(me.body).toMatchObject({ id, phone_number: phone, name: 'Maya Gurung', deleted_at: null });
    expect(me.headers['cache-control']).toBe('no-store');
  });

  it('R21 gives an access token and a refresh token, and another two for the refresh token', async () => {
    const { phone } = await people.settle();
    const device = randomUUID();
    const first = await people.signIn(phone, device);
    const second = (await refresh(first.refresh, device)).body;
    for (const tokens of [first, second])
      expect(tokens).toMatchObject({ access: expect.any(String), refresh: expect.any(String) });
    expect(second['access']).not.toBe(first.access);
    expect(second['refresh']).not.toBe(first.refresh);
    expect(await whoAmI(String(second['access']))).toBe(200);
  });

  it('gives the same answer for a wrong password and for a number that nobody has', async () => {
    const { phone } = await people.settle();
    const body = { password: 'not the password', device: randomUUID(), medium: 'web' };
    const wrong = await people.call('POST', TOKEN, { ...body, phone_number: phone });
    const nobody = await people.call('POST', TOKEN, { ...body, phone_number: '9860000000' });
    expect(wrong.status).toBe(403);
    expect({ ...wrong.body, request_id: '' }).toEqual({ ...nobody.body, request_id: '' });
    expect(wrong.body['code']).toBe('sign-in.refused');
    expect(wrong.status).toBe(nobody.status);
  });

  it.each([
    ['a number of another country', { phone_number: '+919841234567' }],
    ['a field that is not asked for', { is_admin: true }],
    ['a prototype', JSON.parse('{"__proto__": {"medium": "web"}}') as object],
    ['a device that could be guessed', { device: 'mine' }],
    ['another medium', { medium: 'telegraph' }],
    ['a password that is no text', { password: { $ne: '' } }],
  ])('refuses %s without asking the database', async (_, change) => {
    const { phone } = { phone: '9841234567' };
    const body = { phone_number: phone, password: PASSWORD, device: randomUUID(), ...change };
    expect((await people.call('POST', TOKEN, body)).status).toBe(400);
  });

  it('is tried ten times in a quarter of an hour and no more, from however many addresses and at once', async () => {
    const { phone } = await people.settle();
    const body = { phone_number: phone, password: 'not the password', medium: 'web' };
    const tries = await Promise.all(
      Array.from({ length: 25 }, (_, at) =>
        people.call('POST', TOKEN, { ...body, device: randomUUID() }, { address: `10.1.0.${at}` }),
      ),
    );
    expect(tries.filter(({ status }) => status === 403)).toHaveLength(10);
    const refused = tries.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(15);
    expect(refused[0]?.body).toMatchObject({ code: 'limit.reached', details: { retry_after: 900 } });
    expect(refused[0]?.headers['retry-after']).toBe('900');
    people.move(15 * MINUTE);
    await people.signIn(phone);
  });

  it('does not count who gets in, nor a device that was signed in before, against a shared address', async () => {
    const address = '10.77.0.1';
    const { phone } = await people.settle();
    const device = randomUUID();
    const rightly = { phone_number: phone, password: PASSWORD, device };
    const signIn = () => people.call('POST', TOKEN, rightly, { address });
    for (let at = 0; at < 3; at += 1) expect((await signIn()).status).toBe(200);
    const counted = () =>
      people.registry.selectFrom('attempt').selectAll().where('key', '=', address).execute();
    expect(await counted()).toEqual([]);
    const now = new Date(people.now());
    const prank = Array.from({ length: 100 }, () => ({ kind: 'sign-in by address', key: address, at: now }));
    await people.registry.insertInto('attempt').values(prank).execute();
    expect((await signIn()).status).toBe(200);
    expect((await people.call('POST', TOKEN, { ...rightly, device: randomUUID() }, { address })).status).toBe(
      429,
    );
  });

  it('does not lock the owner out of a device that was signed in before', async () => {
    const { phone } = await people.settle();
    const device = randomUUID();
    await people.signIn(phone, device);
    const body = { phone_number: phone, password: 'not the password', medium: 'web' };
    for (let at = 0; at < 12; at++) await people.call('POST', TOKEN, { ...body, device: randomUUID() });
    await expect(people.signIn(phone, randomUUID())).rejects.toThrow('limit.reached');
    await people.signIn(phone, device);
    for (let at = 0; at < 10; at++) await people.call('POST', TOKEN, { ...body, device });
    await expect(people.signIn(phone, device)).rejects.toThrow('limit.reached');
  });
});

describe('an access token', () => {
  it('is told apart from none: not valid is 401 even where visitors may come in (R66)', async () => {
    expect(await whoAmI()).toBe(401);
    const open = await people.call('GET', '/sector/', undefined, { access: 'a.b.c' });
    expect([open.status, open.body['code']]).toEqual([401, 'token_not_valid']);
    expect((await people.call('GET', '/sector/')).status).toBe(200);
  });

  it('does not keep anyone from the calls that renew it', async () => {
    const reply = await people.call('POST', LOGOUT, { refresh: 'unknown' }, { access: 'a.b.c' });
    expect(reply.status).toBe(200);
  });

  it('ends by itself', async () => {
    const { phone } = await people.settle();
    const { access, expires_in } = await people.signIn(phone);
    people.move((expires_in - 1) * 1_000);
    expect(await whoAmI(access)).toBe(200);
    people.move(1_000);
    expect(await whoAmI(access)).toBe(401);
  });
});

describe('a refresh token', () => {
  it('is exchanged, and its successor after it', async () => {
    const { phone } = await people.settle();
    const device = randomUUID();
    const first = await people.signIn(phone, device);
    const second = await rotated(first.refresh, device);
    const third = await rotated(second.refresh, device);
    expect(new Set([first.refresh, second.refresh, third.refresh]).size).toBe(3);
    expect(await whoAmI(third.access)).toBe(200);
  });

  it('gives all tabs of a device the same successor', async () => {
    const { phone } = await people.settle();
    const device = randomUUID();
    const { refresh: shared } = await people.signIn(phone, device);
    const tabs = await Promise.all(Array.from({ length: 12 }, () => rotated(shared, device)));
    expect(new Set(tabs.map(({ refresh }) => refresh)).size).toBe(1);
    people.move(10_000);
    const late = await rotated(shared, device);
    expect(late.refresh).toBe(tabs[0]?.refresh);
    expect((await refresh(late.refresh, device)).status).toBe(200);
  });

  it.each([
    ['after the grace', 10_001, true],
    ['from another device within it', 1, false],
    ['from a device without a name within it', 1, null],
  ])('that comes again %s ends the whole sign-in', async (_, ms, isOwner) => {
    const { phone } = await people.settle();
    const device = randomUUID();
    const stolen = await people.signIn(phone, device);
    const current = await rotated(stolen.refresh, device);
    expect(await whoAmI(current.access)).toBe(200);
    people.move(ms);
    const shown = isOwner === null ? undefined : isOwner ? device : randomUUID();
    const reply = await refresh(stolen.refresh, shown);
    expect([reply.status, reply.body['code']]).toEqual([401, 'token_not_valid']);
    expect((await refresh(current.refresh, device)).status).toBe(401);
    expect(await whoAmI(current.access)).toBe(401);
  });

  it('that comes without the name of its device is stolen, before it was ever exchanged', async () => {
    const { phone } = await people.settle();
    const device = randomUUID();
    const stolen = await people.signIn(phone, device);
    const reply = await refresh(stolen.refresh);
    expect([reply.status, reply.body['code']]).toEqual([401, 'token_not_valid']);
    expect((await refresh(stolen.refresh, device)).status).toBe(401);
    expect(await whoAmI(stolen.access)).toBe(401);
  });

  it('ends with its sign-in after ninety days, however often it was exchanged', async () => {
    const { phone } = await people.settle();
    const device = randomUUID();
    let { refresh: token } = await people.signIn(phone, device);
    for (let month = 0; month < 3; month++) {
      people.move(29 * 86_400_000);
      token = (await rotated(token, device)).refresh;
    }
    people.move(3 * 86_400_000);
    expect((await refresh(token, device)).status).toBe(401);
  });

  it('is refused where nobody gave it out, and an access token is none', async () => {
    const { phone } = await people.settle();
    const { access } = await people.signIn(phone);
    expect((await refresh('x'.repeat(43))).status).toBe(401);
    expect((await refresh(access.slice(0, 200))).status).toBe(401);
    expect((await refresh(access)).status).toBe(400);
  });
});

describe('logging out', () => {
  it('needs nothing but the refresh token, spent or not, and ends access at once', async () => {
    const { phone } = await people.settle();
    const device = randomUUID();
    const { refresh: first, access } = await people.signIn(phone, device);
    const { refresh: second } = await rotated(first, device);
    expect((await people.call('POST', LOGOUT, { refresh: first })).body).toEqual({ done: true });
    expect(await whoAmI(access)).toBe(401);
    expect((await refresh(second, device)).status).toBe(401);
  });

  it('answers the same for a token that nobody gave out', async () => {
    expect((await people.call('POST', LOGOUT, { refresh: 'nobody’s' })).body).toEqual({ done: true });
  });
});
