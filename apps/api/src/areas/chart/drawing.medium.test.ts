import { MOST_SHAPES } from '@chuli/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPeople, openTestPeople } from '../../testing/test-people.ts';

let place: TestPeople;
beforeAll(async () => {
  place = await openTestPeople({ freeFeatures: [] });
});
afterAll(() => place.close());

const PATH = '/chart/drawing/';

const line = (id: string, price = 512.4) => ({
  id,
  kind: 'trend',
  anchors: [
    { date: '2026-05-14', price },
    { date: '2026-06-10 11:15', price: 530.123456 },
  ],
  text: '',
});

const somebody = async () => {
  const { phone } = await place.settle();
  const { access } = await place.signIn(phone);
  const change = (body: object) => place.call('PATCH', PATH, { symbol: 'NABIL', ...body }, { access });
  const drawn = async (symbol = 'NABIL') =>
    (await place.call('GET', `${PATH}?symbol=${symbol}`, undefined, { access })).body;
  return { change, drawn };
};

describe('what is drawn on a chart', () => {
  it('is kept by stock, shape by shape, as it was drawn', async () => {
    const { change, drawn } = await somebody();
    expect(await drawn()).toEqual({ symbol: 'NABIL', version: 0, shapes: [] });
    await change({ version: 0, put: [line('a'), { ...line('b'), colour: 's2', isLocked: true }] });
    await change({ version: 1, put: [line('a', 500)], remove: ['b', 'never-there'] });
    expect(await drawn()).toEqual({ symbol: 'NABIL', version: 2, shapes: [line('a', 500)] });
    expect(await drawn('NICA')).toEqual({ symbol: 'NICA', version: 0, shapes: [] });
  });

  it('is told as it is to whoever has not seen the last change', async () => {
    const { change, drawn } = await somebody();
    await change({ version: 0, put: [line('a')] });
    expect(await change({ version: 0, put: [line('b')] })).toMatchObject({
      status: 409,
      body: { code: 'input.conflict', details: { present: { version: 1, shapes: [{ id: 'a' }] } } },
    });
    const statuses = await Promise.all(
      ['x', 'y', 'z'].map(async (id) => (await change({ version: 1, put: [line(id)] })).status),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await drawn())['version']).toBe(2);
  });

  it('is nobody else’s, and nobody’s without signing in', async () => {
    const [owner, stranger] = [await somebody(), await somebody()];
    await owner.change({ version: 0, put: [line('a')] });
    expect(await stranger.drawn()).toMatchObject({ version: 0, shapes: [] });
    await stranger.change({ version: 0, put: [line('theirs')], remove: ['a'] });
    expect(await owner.drawn()).toMatchObject({ version: 1, shapes: [{ id: 'a' }] });
    expect((await place.call('GET', `${PATH}?symbol=NABIL`)).status).toBe(401);
    expect((await place.call('PATCH', PATH, { symbol: 'NABIL', version: 0 })).status).toBe(401);
  });

  it.each([
    ['no point', { put: [{ ...line('a'), anchors: [] }] }],
    [
      'a fourth point',
      {
        put: [{ ...line('a'), anchors: Array.from({ length: 4 }, () => ({ date: '2026-05-14', price: 1 })) }],
      },
    ],
    ['what is no day', { put: [{ ...line('a'), anchors: [{ date: 'today', price: 1 }] }] }],
    ['what is no price', { put: [{ ...line('a'), anchors: [{ date: '2026-05-14', price: '1' }] }] }],
    ['another kind', { put: [{ ...line('a'), kind: 'cloud' }] }],
    ['a text of 201 letters', { put: [{ ...line('a'), text: 'x'.repeat(201) }] }],
    ['another field', { put: [{ ...line('a'), html: '<b>' }] }],
    ['11 shapes at once', { put: Array.from({ length: 11 }, (_, id) => line(`${id}`)) }],
  ])('refuses %s', async (_, wrong) => {
    const { change, drawn } = await somebody();
    expect(await change({ version: 0, ...wrong })).toMatchObject({
      status: 400,
      body: { code: 'input.invalid' },
    });
    expect((await drawn())['version']).toBe(0);
  });

  it(`is ${MOST_SHAPES} shapes a stock at most`, async () => {
    const { change, drawn } = await somebody();
    for (let version = 0; version < MOST_SHAPES / 10; version += 1) {
      const put = Array.from({ length: 10 }, (_, id) => line(`${version}-${id}`));
      expect((await change({ version, put })).status).toBe(200);
    }
    expect(await change({ version: MOST_SHAPES / 10, put: [line('more')] })).toMatchObject({
      status: 409,
      body: { code: 'chart.too-many', details: { limit: MOST_SHAPES } },
    });
    expect((await drawn())['shapes']).toHaveLength(MOST_SHAPES);
  });

  it('is 64 kB a stock at most, also of long texts in Nepali', async () => {
    const { change } = await somebody();
    const statuses: number[] = [];
    for (let version = 0; version < MOST_SHAPES / 10; version += 1) {
      const put = Array.from({ length: 10 }, (_, id) => ({
        ...line(`${version}-${id}`),
        text: 'ल'.repeat(200),
      }));
      statuses.push((await change({ version, put })).status);
    }
    expect(statuses.slice(0, 8)).toEqual(Array(8).fill(200));
    expect(statuses.at(-1)).toBe(409);
  });
});
