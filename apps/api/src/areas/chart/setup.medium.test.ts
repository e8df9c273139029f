import { MOST_SETUPS } from '@chuli/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPeople, openTestPeople } from '../../testing/test-people.ts';

let place: TestPeople;
beforeAll(async () => {
  place = await openTestPeople({ freeFeatures: [] });
});
afterAll(() => place.close());

const SETUPS = '/chart/setup/';
const SETUP = {
  name: 'Swing',
  interval: 'D',
  type: 'candles',
  prices: 'adjusted',
  scale: 'log',
  indicators: ['ema:21', '-macd:12:26:9'],
  compare: ['NEPSE'],
};

const somebody = async () => {
  const { phone } = await place.settle();
  const { access } = await place.signIn(phone);
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    place.call(method, path, body, { access });
  return {
    call,
    add: (body: object = SETUP) => call('POST', SETUPS, body),
    rows: async () => (await call('GET', SETUPS)).body['rows'] as Record<string, unknown>[],
  };
};

describe('setups of a chart', () => {
  it('are kept without any package, changed in part and deleted, by version', async () => {
    const { add, call, rows } = await somebody();
    const kept = { ...SETUP, id: 'swing', version: 1 };
    expect((await add()).body).toEqual(kept);
    expect(await rows()).toEqual([kept]);
    const own = `${SETUPS}swing/`;
    const changed = await call('PATCH', own, { version: 1, scale: 'percent' });
    expect(changed.body).toEqual({ ...kept, scale: 'percent', version: 2 });
    expect(await call('PATCH', own, { version: 1, name: 'Late' })).toMatchObject({
      status: 409,
      body: { code: 'input.conflict', details: { present: { name: 'Swing', version: 2 } } },
    });
    expect((await call('DELETE', own, { version: 2 })).body).toEqual({ done: true });
    expect(await rows()).toEqual([]);
  });

  it('are apart from layouts: neither is found as the other', async () => {
    const { add, call } = await somebody();
    await add();
    expect((await call('PATCH', '/chart/layout/swing/', { version: 1, name: 'Wall' })).status).toBe(403);
    expect(await call('DELETE', `${SETUPS}swing-2/`, { version: 1 })).toMatchObject({
      status: 404,
      body: { code: 'chart.not-found' },
    });
  });

  it(`are ${MOST_SETUPS.open} at most without chart walls, and nobody else’s`, async () => {
    const [owner, stranger] = [await somebody(), await somebody()];
    for (let count = 0; count < MOST_SETUPS.open; count += 1) expect((await owner.add()).status).toBe(200);
    expect(await owner.add()).toMatchObject({
      status: 409,
      body: { code: 'chart.too-many', details: { limit: MOST_SETUPS.open } },
    });
    expect(await stranger.rows()).toEqual([]);
    expect((await stranger.call('DELETE', `${SETUPS}swing/`, { version: 1 })).status).toBe(404);
    expect(await owner.rows()).toHaveLength(MOST_SETUPS.open);
    expect((await place.call('GET', SETUPS)).status).toBe(401);
  });

  it.each([
    ['an unknown scale', { scale: 'cubic' }],
    ['six compared', { compare: Array(6).fill('NABIL') }],
    ['what is no indicator', { indicators: ['<b>'] }],
    ['another field', { owner: 'me' }],
  ])('refuse %s', async (_, wrong) => {
    const { add, rows } = await somebody();
    expect(await add({ ...SETUP, ...wrong })).toMatchObject({ status: 400, body: { code: 'input.invalid' } });
    expect(await rows()).toEqual([]);
  });
});
