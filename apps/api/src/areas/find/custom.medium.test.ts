import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPeople, openTestPeople } from '../../testing/test-people.ts';

let place: TestPeople;
beforeAll(async () => {
  place = await openTestPeople({ freeFeatures: ['indicator-sets', 'scan-builder'] }, { empty: false });
});
afterAll(() => place.close());

const SAVE = '/custom-signals/v2/custom-pro/new/save/';
const RULE = 'close > 500 for all';

const somebody = async () => {
  const { phone } = await place.settle();
  const { access } = await place.signIn(phone);
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    place.call(method, path, body, { access });
  const save = async (name: string, text = RULE): Promise<{ model_id: string; saves: number }> =>
    (await call('POST', SAVE, { name, text })).body as { model_id: string; saves: number };
  return { call, save };
};

describe('a rule of one’s own', () => {
  it('runs without being saved', async () => {
    const { call } = await somebody();
    const { status, body } = await call('POST', '/custom-signals/v2/custom-pro/new/', {
      text: `${RULE} as hybrid`,
      is_history: true,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      scan: { text: `${RULE} as hybrid` },
      total: 1,
      rows: [{ symbol: 'NABIL' }],
    });
    expect(body['weeks']).not.toEqual([]);
  });

  it.each([
    ['what cannot be read', 'close >', 'scan.not-understood'],
    ['what cannot be compared', 'close > rsi(14)', 'scan.units'],
    ['what is too large', Array.from({ length: 70 }, () => 'close > 1').join(' and '), 'scan.too-large'],
  ])('is refused with the place where it is %s', async (_, text, code) => {
    const { call } = await somebody();
    const { status, body } = await call('POST', '/custom-signals/v2/custom-pro/new/', { text });
    expect([status, body['code']]).toEqual([400, code]);
    expect(body['details']).toMatchObject({ from: expect.any(Number), to: expect.any(Number) });
  });

  it('is not kept where it is about a bar that still forms', async () => {
    const { call } = await somebody();
    const text = `${RULE} as fresh forming`;
    for (const [path, body] of [
      [SAVE, { name: 'Forming', text }],
      ['/custom-signals/v2/custom-pro/', { name: 'Forming', buy: { text } }],
    ] as const)
      expect(await call('POST', path, body)).toMatchObject({
        status: 400,
        body: { code: 'scan.not-understood' },
      });
  });

  it('[R46] counts each time it is saved or changed, and keeps what it was', async () => {
    const { call, save } = await somebody();
    const { model_id, saves } = await save('One');
    expect(saves).toBe(1);
    const changed = await call('PATCH', `${SAVE}${model_id}`, { model_id, text: 'close > 600' });
    expect(changed.body).toEqual({ model_id, revision: 2, saves: 2 });
    const list = await call('GET', SAVE);
    expect(list.body).toMatchObject({
      saves: 2,
      rows: [{ model_id, name: 'One', text: 'close > 600 as fresh', revision: 2, scanning_type: 'fresh' }],
    });
    const revisions = await place.registry
      .selectFrom('scan_model_revision')
      .select(['revision', 'buy_text'])
      .where('model_id', '=', model_id)
      .execute();
    expect(revisions).toEqual([{ revision: 1, buy_text: 'close > 500 for all as fresh' }]);
  });

  it('has a name of its own, however it is written, and is saved once when it is sent twice', async () => {
    const { call, save } = await somebody();
    await save('Breakout');
    expect(await call('POST', SAVE, { name: 'BREAKOUT', text: RULE })).toMatchObject({
      status: 409,
      body: { code: 'scan.name-taken' },
    });
    const request_id = randomUUID();
    const sent = { name: 'Twice', text: RULE, request_id };
    const [one, other] = [await call('POST', SAVE, sent), await call('POST', SAVE, sent)];
    expect(other.body['model_id']).toBe(one.body['model_id']);
  });

  it('is hidden when it is deleted, and can be taken back', async () => {
    const { call, save } = await somebody();
    const { model_id } = await save('Gone');
    expect((await call('DELETE', `${SAVE}${model_id}`, {})).body).toMatchObject({ done: true });
    expect((await call('GET', SAVE)).body['rows']).toEqual([]);
    expect((await call('DELETE', `${SAVE}${model_id}`, {})).status).toBe(404);
    await call('PATCH', `${SAVE}${model_id}`, { model_id, is_deleted: false });
    expect((await call('GET', SAVE)).body['rows']).toMatchObject([{ model_id, name: 'Gone' }]);
  });

  it('is nobody else’s unless its owner shows it by its address', async () => {
    const [owner, stranger] = [await somebody(), await somebody()];
    const { model_id } = await owner.save('Mine');
    const results = `/custom-signals/v2/custom-pro/new/results/${model_id}`;
    expect((await stranger.call('GET', results)).status).toBe(404);
    expect((await stranger.call('PATCH', `${SAVE}${model_id}`, { model_id, name: 'Theirs' })).status).toBe(
      404,
    );
    expect((await stranger.call('DELETE', `${SAVE}${model_id}`, {})).status).toBe(404);
    await owner.call('PATCH', `${SAVE}${model_id}`, { model_id, visibility: 'link' });
    expect((await stranger.call('GET', results)).body).toMatchObject({ name: 'Mine', total: 0 });
    expect((await stranger.call('PATCH', `${SAVE}${model_id}`, { model_id, name: 'Theirs' })).status).toBe(
      404,
    );
    const copy = await stranger.call('POST', SAVE, { name: 'Copy', text: RULE, parent_id: model_id });
    expect(copy.status).toBe(200);
    expect((await place.call('GET', SAVE)).status).toBe(401);
  });

  it('has as many as its tier keeps', async () => {
    const { call, save } = await somebody();
    for (let number = 0; number < 10; number += 1) await save(`Rule ${number}`);
    expect(await call('POST', SAVE, { name: 'One more', text: RULE })).toMatchObject({
      status: 409,
      body: { code: 'scan.too-many' },
    });
  });
});

describe('flat conditions', () => {
  const SETUP = '/custom-signals/custom-pro/setup/';

  it('[R37] are the close above, of days, all of them, when it is new, unless something else is said', async () => {
    const { call } = await somebody();
    const { body } = await call('POST', SETUP, {
      name: 'Usual',
      clauses: [{ against: { number: 500 } }, { against: { indicator: 'sma', parameters: [20] } }],
    });
    expect(body['scan']).toMatchObject({ text: 'close > 500 and close > sma(20) as fresh', base: 'daily' });
  });

  it('[R38] know the five timeframes, and an adjusted close as the close', async () => {
    const { call } = await somebody();
    for (const [number, time_period] of ['half_hourly', 'hourly', 'daily', 'weekly', 'monthly'].entries()) {
      const { status, body } = await call('POST', SETUP, {
        name: `Of ${number}`,
        time_period,
        logic: 'or',
        scanning_type: 'hybrid',
        clauses: [
          { source: 'adj_close', condition: '<', against: { source: 'high' }, offset: 1 },
          { left: { indicator: 'rsi' }, against: { number: 70 } },
        ],
      });
      const tf = time_period === 'daily' ? '' : `, ${time_period}`;
      expect(status).toBe(200);
      expect(body['scan']).toMatchObject({
        text: `close${tf} 1 bar ago < high${tf} 1 bar ago or rsi(14)${tf} > 70 as hybrid`,
        base: time_period,
      });
    }
  });

  it('are found and deleted as what they are', async () => {
    const { call, save } = await somebody();
    const { body } = await call('POST', SETUP, { name: 'Flat', clauses: [{ against: { number: 1 } }] });
    const id = String(body['model_id']);
    expect((await call('GET', `${SETUP}results/${id}`)).status).toBe(200);
    const { model_id } = await save('No setup');
    expect((await call('GET', `${SETUP}results/${model_id}`)).status).toBe(404);
    expect((await call('DELETE', `${SETUP}${model_id}`, {})).status).toBe(404);
    expect((await call('DELETE', `${SETUP}${id}`, {})).status).toBe(200);
  });
});

describe('a set of one indicator', () => {
  it('[R32] has its two numbers, its bars and what it finds', async () => {
    const { call } = await somebody();
    const { body } = await call('POST', '/custom-signals/sma-custom-pro/', { name: 'Mine', low: 2, high: 3 });
    expect(body).toMatchObject({ name: 'Mine', low: 2, high: 3, time_period: 'daily' });
    expect(body).toMatchObject({ buy_signals: expect.any(Array), sell_signals: expect.any(Array) });
    const again = await call('POST', '/custom-signals/sma-custom-pro/', { name: 'Again', low: 2, high: 3 });
    expect(again.body).toMatchObject({ id: body['id'], name: 'Mine' });
    const { body: list } = await call('GET', '/custom-signals/sma-custom-pro/');
    expect(list['rows']).toHaveLength(1);
    const wrong = await call('POST', '/custom-signals/sma-custom-pro/', { name: 'Wrong', low: 50, high: 20 });
    expect(wrong.status).toBe(400);
  });

  it('[R33] of MACD has 9, 12 and 26 and no other numbers', async () => {
    const { call } = await somebody();
    const PATH = '/custom-signals/macd-custom-pro/';
    expect((await call('POST', PATH, { name: 'Usual' })).body).toMatchObject({
      low: 9,
      medium: 12,
      high: 26,
    });
    expect((await call('POST', PATH, { name: 'Other', medium: 10 })).status).toBe(400);
  });

  it('[R34] of SuperTrend, DI and PSAR has the numbers of its own', async () => {
    const { call } = await somebody();
    const add = async (kind: string) =>
      (await call('POST', `/custom-signals/${kind}-custom-pro/`, { name: kind })).body;
    expect(await add('supertrend')).toMatchObject({ length: 10, multiplier: 3 });
    expect(await add('di')).toMatchObject({ positive: 14, negative: 14 });
    expect(await add('psar')).toMatchObject({ start: 0.02, increment: 0.02, maximum: 0.2 });
    const { body } = await call('GET', '/custom-signals/v2/custom-pro/');
    expect(body['rows']).toHaveLength(3);
  });
});
