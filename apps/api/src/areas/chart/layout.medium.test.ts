import { MOST_LAYOUTS } from '@chuli/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPeople, openTestPeople } from '../../testing/test-people.ts';

let place: TestPeople;
beforeAll(async () => {
  place = await openTestPeople({ freeFeatures: [] });
});
afterAll(() => place.close());

const LAYOUTS = '/chart/layout/';
const DAY = 86_400_000;

const LINK = { symbol: false, interval: false, crosshair: true, range: true };
const CELLS = [
  { symbol: 'NEPSE', interval: 'D', indicators: ['ema:21', '-macd:12:26:9'] },
  { symbol: 'NABIL', interval: '15', indicators: [] },
];
const WALL = { name: 'Market to stock', link: LINK, cells: CELLS };

const grantGold = (personId: string): Promise<unknown> =>
  place.registry
    .insertInto('membership_grant')
    .values({
      person_id: personId,
      tier: 'Gold',
      source: 'operator',
      starts_at: new Date(place.now() - DAY),
      ends_at: new Date(place.now() + 30 * DAY),
      created_at: new Date(place.now()),
    })
    .execute();

const somebody = async ({ isGold = true } = {}) => {
  const { id, phone } = await place.settle();
  if (isGold) await grantGold(id);
  const { access } = await place.signIn(phone);
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    place.call(method, path, body, { access });
  return {
    call,
    add: (body: object = WALL) => call('POST', LAYOUTS, body),
    rows: async () => (await call('GET', LAYOUTS)).body['rows'] as Record<string, unknown>[],
  };
};

describe('chart layouts', () => {
  it('are kept as they were sent, and found again from another browser', async () => {
    const { add, rows, call } = await somebody();
    expect(await rows()).toEqual([]);
    const kept = { ...WALL, id: 'market-to-stock', version: 1 };
    expect((await add()).body).toEqual(kept);
    expect(await rows()).toEqual([kept]);
    const { body } = await add({ ...WALL, name: 'Market  to stock!' });
    expect(body).toMatchObject({ id: 'market-to-stock-2', name: 'Market  to stock!' });
    expect((await call('GET', LAYOUTS)).headers['cache-control']).toContain('no-store');
  });

  it('are kept once when a browser sends them twice', async () => {
    const { add, rows } = await somebody();
    const request_id = '6f9b1c56-6f40-4a3e-9c0a-3a1d8d1f9b11';
    const [first, second] = await Promise.all([
      add({ ...WALL, request_id }),
      add({ ...WALL, name: 'Again', request_id }),
    ]);
    expect(second.body).toEqual(first.body);
    expect(await rows()).toHaveLength(1);
  });

  it('change by version: who has not seen the last change is shown it, and changes nothing', async () => {
    const { add, call, rows } = await somebody();
    await add();
    const own = `${LAYOUTS}market-to-stock/`;
    const changed = await call('PATCH', own, { version: 1, name: 'Renamed' });
    expect(changed.body).toEqual({ ...WALL, id: 'market-to-stock', name: 'Renamed', version: 2 });
    const late = await call('PATCH', own, { version: 1, cells: [...CELLS, ...CELLS] });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'input.conflict', details: { present: { name: 'Renamed', version: 2 } } },
    });
    expect((await call('DELETE', own, { version: 1 })).status).toBe(409);
    expect(await rows()).toMatchObject([{ name: 'Renamed', cells: CELLS, version: 2 }]);
    expect((await call('DELETE', own, { version: 2 })).body).toEqual({ done: true });
    expect(await rows()).toEqual([]);
    expect(await call('DELETE', own, { version: 2 })).toMatchObject({
      status: 404,
      body: { code: 'chart.not-found' },
    });
  });

  it('of two changes at once take one', async () => {
    const { add, call } = await somebody();
    await add();
    const rename = (name: string) => call('PATCH', `${LAYOUTS}market-to-stock/`, { version: 1, name });
    const answers = await Promise.all(['One', 'Two', 'Three'].map(rename));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('are nobody else’s: neither seen, nor changed, nor deleted', async () => {
    const [owner, stranger] = [await somebody(), await somebody()];
    await owner.add();
    const own = `${LAYOUTS}market-to-stock/`;
    expect(await stranger.rows()).toEqual([]);
    for (const [method, body] of [
      ['PATCH', { version: 1, name: 'Taken' }],
      ['DELETE', { version: 1 }],
    ] as const) {
      const answer = await stranger.call(method, own, body);
      expect(answer).toMatchObject({ status: 404, body: { code: 'chart.not-found' } });
      expect(JSON.stringify(answer.body)).not.toContain('Market to stock');
    }
    expect(await owner.rows()).toMatchObject([{ name: 'Market to stock', version: 1 }]);
  });

  it('open with Gold, and not without signing in', async () => {
    const basic = await somebody({ isGold: false });
    for (const answer of [await basic.call('GET', LAYOUTS), await basic.add()])
      expect(answer).toMatchObject({
        status: 403,
        body: { code: 'membership.tier-required', details: { feature: 'chart-walls', tier: 'Gold' } },
      });
    expect((await place.call('GET', LAYOUTS)).status).toBe(401);
    expect((await place.call('POST', LAYOUTS, WALL)).status).toBe(401);
  });

  it.each([
    ['one cell', { cells: CELLS.slice(0, 1) }],
    ['seven cells', { cells: [...CELLS, ...CELLS, ...CELLS, ...CELLS].slice(0, 7) }],
    ['no name', { name: '   ' }],
    ['a name of 61 letters', { name: 'x'.repeat(61) }],
    ['an unknown interval', { cells: [{ ...CELLS[0], interval: '2' }, CELLS[1]] }],
    ['what is no symbol', { cells: [{ ...CELLS[0], symbol: 'A B' }, CELLS[1]] }],
    ['13 indicators', { cells: [{ ...CELLS[0], indicators: Array(13).fill('ema:21') }, CELLS[1]] }],
    ['what is no indicator', { cells: [{ ...CELLS[0], indicators: ['<b>'] }, CELLS[1]] }],
    ['half a link', { link: { symbol: true } }],
    ['another field', { owner: 'me' }],
  ])('refuse %s', async (_, wrong) => {
    const { add, rows } = await somebody();
    expect(await add({ ...WALL, ...wrong })).toMatchObject({ status: 400, body: { code: 'input.invalid' } });
    expect(await rows()).toEqual([]);
  });

  it(`are ${MOST_LAYOUTS} at most`, async () => {
    const { add, rows } = await somebody();
    for (let count = 0; count < MOST_LAYOUTS; count += 1) expect((await add()).status).toBe(200);
    expect(await add()).toMatchObject({
      status: 409,
      body: { code: 'chart.too-many', details: { limit: MOST_LAYOUTS } },
    });
    expect(await rows()).toHaveLength(MOST_LAYOUTS);
  });
});
