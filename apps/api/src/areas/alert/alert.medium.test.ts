import { randomUUID } from 'node:crypto';
import { NEW_INSTANCE } from '@chuli/alerts';
import { ALERT_LIMITS, type Tier } from '@chuli/contracts';
import { type AlertFacts, instant, stockSymbol, tradingDate } from '@chuli/kernel';
import { keepSilence, recordJudged } from '@chuli/registry/alert';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPeople, openTestPeople } from '../../testing/test-people.ts';

const DAY = 86_400_000;
const PATH = '/alert/';

let place: TestPeople;
beforeAll(async () => {
  place = await openTestPeople({ freeFeatures: [] }, { empty: false });
});
afterAll(() => place.close());

const grant = (personId: string, tier: Tier): Promise<unknown> =>
  place.registry
    .insertInto('membership_grant')
    .values({
      person_id: personId,
      tier,
      source: 'operator',
      starts_at: new Date(place.now() - DAY),
      ends_at: new Date(place.now() + 30 * DAY),
      created_at: new Date(place.now()),
    })
    .execute();

const somebody = async (tier: Tier = 'Platinum') => {
  const { id, phone } = await place.settle();
  if (tier !== 'Basic') await grant(id, tier);
  const { access } = await place.signIn(phone);
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    place.call(method, path, body, { access });
  return {
    id,
    call,
    add: (body: object = {}) => call('POST', PATH, { condition: PRICE, scope: NABIL, ...body }),
    rows: async (query = '') =>
      (await call('GET', `${PATH}${query}`)).body['rows'] as Record<string, unknown>[],
  };
};

const PRICE = { kind: 'level', measure: 'price', operator: '>=', value: 5_600.1 };
const NABIL = { symbols: ['NABIL'] };

const FACTS: AlertFacts = {
  about: 'fired',
  alert: null,
  note: '',
  rule: 'price',
  says: null,
  operator: '>=',
  level: 5_600_10,
  symbol: 'NABIL',
  value: 5_601_00,
  bar: '2026-08-21',
  is_forming: true,
  is_late: false,
};

const fire = async (alertId: string): Promise<void> => {
  const at = instant(place.now());
  const bar = tradingDate('2026-08-21');
  const instance = {
    ...NEW_INSTANCE,
    state: 'fired' as const,
    place: { bar, isClosed: false, at, turn: 0 },
    value: 5_601_00,
  };
  const firing = {
    bar,
    at,
    value: 5_601_00,
    isForming: true,
    isLate: false,
    figures: [{ name: 'price', value: 5_601_00, unit: 'paisa' }],
    facts: FACTS,
    ways: { channels: ['sms' as const], gathers: false },
  };
  const change = { alertId, revision: 1, symbol: stockSymbol('NABIL'), instance, firing };
  await recordJudged(place.registry, [{ ...change, isCorrected: false, pause: null }], new Date(place.now()));
};

describe('alerts', () => {
  it('are kept as they were sent, with what was left out as it usually is', async () => {
    const { add, rows } = await somebody();
    const { status, body } = await add({ note: '  breakout ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      condition: PRICE,
      scope: NABIL,
      timing: 'close',
      frequency: 'once-per-bar-close',
      channels: ['push'],
      is_gathered: false,
      expires_on: null,
      note: 'breakout',
      state: 'active',
      paused_because: null,
      standings: { armed: 1, pending: 0, fired: 0, cooling: 0, expired: 0 },
      fired_at: null,
      already_true: [],
    });
    const { already_true: _, ...kept } = body;
    expect(await rows()).toEqual([kept]);
    expect((await add({ frequency: 'each-bar-close' })).body['is_gathered']).toBe(true);
  });

  it.each([
    [{ kind: 'level', measure: 'change', operator: '<=', value: -3.57 }, {}],
    [{ kind: 'level', measure: 'volume', operator: '>=', value: 10_000 }, { timing: 'forming' }],
    [{ kind: 'level', measure: 'turnover', operator: '>=', value: 12_345_678.9 }, {}],
    [{ kind: 'level', measure: 'indicator', of: 'rsi(14)', operator: 'crosses', value: 70 }, {}],
    [{ kind: 'scan', text: 'close > sma(20) for all as hybrid' }, { scope: { of: 'universe' } }],
    [
      { kind: 'signal', list: 'macd-cross.signal.daily.buy' },
      { scope: { of: 'my stocks' }, timing: 'forming' },
    ],
    [
      { kind: 'limit', reach: 'near', side: 'upper' },
      { timing: 'forming', frequency: 'every-time' },
    ],
  ])('of %o are kept to the last decimal', async (condition, more) => {
    const { add, rows } = await somebody();
    const { status, body } = await add({ condition, ...more });
    expect([status, body['condition']]).toEqual([200, condition]);
    expect((await rows())[0]).toMatchObject({ condition });
  });

  it('say of which stocks they are true already, or that nobody knows', async () => {
    const { add } = await somebody();
    const low = { ...PRICE, value: 0.01 };
    expect((await add({ condition: low })).body['already_true']).toEqual(['NABIL']);
    const scan = { kind: 'scan', text: 'close > 1' };
    expect((await add({ condition: scan })).body['already_true']).toBeNull();
    const signal = { kind: 'signal', list: 'macd-cross.signal.daily.sell' };
    expect((await add({ condition: signal })).body['already_true']).toEqual([]);
  });

  it('sent twice are kept once, and are listed by state and stock', async () => {
    const { add, rows, call } = await somebody();
    const request_id = randomUUID();
    const [one, other] = [await add({ request_id }), await add({ request_id })];
    expect(one.body['id']).toBe(other.body['id']);
    const upper = await add({ scope: { symbols: ['upper', 'UPPER'] } });
    expect(upper.body['scope']).toEqual({ symbols: ['UPPER'] });
    await call('POST', `${PATH}${String(upper.body['id'])}/pause/`, {});
    expect((await rows('?state=paused')).map(({ id }) => id)).toEqual([upper.body['id']]);
    expect((await rows('?symbol=nabil')).map(({ id }) => id)).toEqual([one.body['id']]);
  });

  it('are changed in part; another rule begins anew, another note does not', async () => {
    const { add, call } = await somebody();
    const id = String((await add({ timing: 'forming', frequency: 'once-per-bar' })).body['id']);
    await fire(id);
    const path = `${PATH}${id}/`;
    expect((await call('PATCH', path, { note: 'n' })).body).toMatchObject({
      note: 'n',
      standings: { armed: 0, fired: 1 },
    });
    const condition = { ...PRICE, value: 5_700 };
    expect((await call('PATCH', path, { condition })).body).toMatchObject({
      condition,
      note: 'n',
      timing: 'forming',
      standings: { armed: 1, fired: 0 },
    });
    expect((await call('PATCH', path, { timing: 'close' })).body['code']).toBe('alert.not-possible');
  });

  it('are paused, go on and are deleted', async () => {
    const { add, call, rows } = await somebody();
    const path = `${PATH}${String((await add()).body['id'])}/`;
    expect((await call('POST', `${path}pause/`, {})).body).toMatchObject({
      state: 'paused',
      paused_because: 'person',
    });
    expect((await call('POST', `${path}resume/`, {})).body).toMatchObject({
      state: 'active',
      paused_because: null,
    });
    expect((await call('DELETE', path, {})).body).toEqual({ done: true });
    expect(await rows()).toEqual([]);
  });

  it('tell what they told, with its values in rupees and what became of its messages', async () => {
    const { add, call } = await somebody();
    const id = String((await add({ timing: 'forming', frequency: 'once-per-bar' })).body['id']);
    await fire(id);
    const { body } = await call('GET', `${PATH}${id}/log/`);
    expect(body).toEqual({
      page: 1,
      pages: 1,
      rows: [
        {
          at: Math.floor(place.now() / 1_000),
          bar: '2026-08-21',
          symbol: 'NABIL',
          values: [{ name: 'price', value: 5_601, unit: 'rupees' }],
          deliveries: [{ channel: 'sms', state: 'waiting', reason: null }],
          is_forming: true,
          is_late: false,
          withdrawn_at: null,
        },
      ],
    });
    const inbox = await call('GET', '/notification/?kind=alert');
    expect(inbox.body).toMatchObject({
      rows: [{ facts: { level: 5_600.1, value: 5_601, symbol: 'NABIL' } }],
    });
  });

  it('that are judged while bars form are broken while no prices come in', async () => {
    const { add, rows } = await somebody();
    await add({ timing: 'forming', frequency: 'once' });
    await add();
    await keepSilence(place.registry, new Date(place.now()));
    expect((await rows()).map(({ timing, state }) => [timing, state])).toEqual(
      expect.arrayContaining([
        ['forming', 'broken'],
        ['close', 'active'],
      ]),
    );
    await keepSilence(place.registry, null);
  });
});

describe('what cannot be judged is refused', () => {
  it.each([
    ['large trades', { condition: { kind: 'bulk', amount_from: 1_000_000 } }],
    ['brokers', { condition: { kind: 'broker', broker: '58', net_from: 1, days: 5 } }],
    ['half a paisa', { condition: { ...PRICE, value: 100.005 } }],
    ['no price', { condition: { ...PRICE, value: 0 } }],
    ['too high a price', { condition: { ...PRICE, value: 1e12 } }],
    ['half a share', { condition: { ...PRICE, measure: 'volume', value: 0.5 } }],
    ['another comparison', { condition: { ...PRICE, operator: '=' } }],
    ['another field', { condition: { ...PRICE, sql: '1' } }],
    ['no stock', { scope: { symbols: [] } }],
    ['51 stocks', { scope: { symbols: Array.from({ length: 51 }, (_, number) => `S${number}`) } }],
    ['another scope', { scope: { of: 'everything' } }],
    ['a long note', { note: 'x'.repeat(201) }],
    ['another channel', { channels: ['fax'] }],
    ['a day that is none', { expires_on: '2026-02-30' }],
    ['a field of ours', { state: 'active' }],
    ['no condition', { condition: undefined }],
  ])('as no alert: %s', async (_, wrong) => {
    const { add, rows } = await somebody();
    expect(await add(wrong)).toMatchObject({ status: 400, body: { code: 'input.invalid' } });
    expect(await rows()).toEqual([]);
  });

  const scan = (text: string) => ({ condition: { kind: 'scan', text } });
  const volume = { kind: 'level', measure: 'volume', value: 10 };
  it.each([
    ['scan.not-understood', scan('close >')],
    ['scan.units', scan('close > rsi(14)')],
    ['scan.too-large', scan(`close > 1${' and close > 1'.repeat(80)}`)],
    ['scan.not-understood', { condition: { ...PRICE, measure: 'indicator', of: '1 + rsi(14)' } }],
    ['scan.not-understood', { condition: { ...PRICE, measure: 'indicator', of: 'rsi(14) > 1 or close' } }],
    ['signal.not-found', { condition: { kind: 'signal', list: 'no.such.list' } }],
    ['stock.not-found', { scope: { symbols: ['NABIL', 'NOSUCH'] } }],
    ['alert.not-possible', { ...scan('close > 1'), timing: 'forming' }],
    ['scan.not-understood', scan('close > 1 forming')],
    ['alert.not-possible', { frequency: 'every-time' }],
    ['alert.not-possible', { frequency: 'once-per-bar' }],
    ['alert.not-possible', { scope: { of: 'universe' } }],
    ['alert.not-possible', { condition: { ...volume, operator: 'crosses' } }],
    ['alert.not-possible', { condition: { ...volume, operator: '<=' }, timing: 'forming' }],
    ['alert.not-possible', { expires_on: '2020-01-01' }],
    ['notice.not-offered', { channels: ['email'] }],
  ])('as %s: %o', async (code, wrong) => {
    const { add, rows } = await somebody();
    expect((await add(wrong)).body).toMatchObject({ code });
    expect(await rows()).toEqual([]);
  });

  it('a scan with the place of its fault', async () => {
    const { add } = await somebody();
    const { body } = await add(scan('close > rsi(14)'));
    expect(body['details']).toMatchObject({ from: expect.any(Number), to: expect.any(Number) });
  });
});

describe('who may have alerts', () => {
  it('is whoever holds them: nobody else has any call of them', async () => {
    const visitor = await place.call('GET', PATH);
    expect(visitor.status).toBe(401);
    const basic = await somebody('Basic');
    const locked = { status: 403, body: { details: { feature: 'alerts', tier: 'Gold' } } };
    expect(await basic.add()).toMatchObject(locked);
    expect(await basic.call('GET', PATH)).toMatchObject(locked);
    for (const path of ['', 'pause/', 'resume/', 'log/']) {
      const method = path === 'log/' ? 'GET' : path === '' ? 'DELETE' : 'POST';
      const body = method === 'GET' ? undefined : {};
      expect(await basic.call(method, `${PATH}${randomUUID()}/${path}`, body)).toMatchObject(locked);
    }
  });

  it('is for each their own: those of somebody else are not there', async () => {
    const [owner, other] = [await somebody(), await somebody()];
    const path = `${PATH}${String((await owner.add()).body['id'])}/`;
    const gone = { status: 404, body: { code: 'alert.not-found' } };
    expect(await other.call('PATCH', path, { note: 'mine' })).toMatchObject(gone);
    expect(await other.call('POST', `${path}pause/`, {})).toMatchObject(gone);
    expect(await other.call('POST', `${path}resume/`, {})).toMatchObject(gone);
    expect(await other.call('GET', `${path}log/`)).toMatchObject(gone);
    expect(await other.call('DELETE', path, {})).toMatchObject(gone);
    expect((await owner.rows())[0]).toMatchObject({ note: '', state: 'active' });
  });

  it('keeps as many as the package says', async () => {
    const { add, call } = await somebody('Gold');
    const statuses: number[] = [];
    for (let number = 0; number <= ALERT_LIMITS.Gold; number += 1) statuses.push((await add()).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(await add()).toMatchObject({
      status: 409,
      body: { code: 'alert.too-many', details: { limit: 20 } },
    });
    expect((await call('GET', PATH)).body['limit']).toBe(20);
  });

  it('may have those that tell very often from Diamond on, and signals as far as they are open', async () => {
    const [gold, diamond] = [await somebody('Gold'), await somebody('Diamond')];
    const busy = { timing: 'forming', frequency: 'every-time' };
    const needsDiamond = { status: 403, body: { details: { feature: 'alerts', tier: 'Diamond' } } };
    expect(await gold.add(busy)).toMatchObject(needsDiamond);
    expect((await diamond.add(busy)).status).toBe(200);
    const all = { condition: { kind: 'scan', text: 'close > 1' }, scope: { of: 'universe' } };
    expect(await gold.add(all)).toMatchObject(needsDiamond);
    const pro = { condition: { kind: 'signal', list: 'dow.signal.daily.buy' } };
    expect(await gold.add(pro)).toMatchObject({ status: 403, body: { details: { feature: 'signals-pro' } } });
    expect((await diamond.add(pro)).status).toBe(200);
    const read = (text: string) => ({ condition: { kind: 'scan', text } });
    expect(await gold.add(read('signal(dow) = buy'))).toMatchObject({
      status: 403,
      body: { details: { feature: 'signals-pro' } },
    });
    expect(await gold.add(read('net(58, 5) > 0'))).toMatchObject({
      status: 403,
      body: { details: { feature: 'broker-analytics-pro' } },
    });
    expect((await gold.add(read('signal(buy_sell) = buy and pe < 15'))).status).toBe(200);
    expect((await diamond.add(read('signal(dow) = buy and net(58, 5) > 0'))).status).toBe(200);
  });
});
