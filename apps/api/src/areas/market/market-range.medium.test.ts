import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
afterAll(() => market.close());

const PATH = '/data/market-range/';
type Query = Parameters<typeof market.get<typeof PATH>>[1];
const changes = async (query: Query) => {
  const { stocks } = await market.get(PATH, query);
  return stocks.map(({ symbol, percentage_change, why }) => [symbol, percentage_change, why]);
};

it('goes from the last close on or before the first day to the last on or before the second', async () => {
  const reply = await market.get(PATH, { from_date: '2026-08-12', to_date: '2026-08-18' });
  expect(reply).toMatchObject({ base_on: '2026-08-12', end_on: '2026-08-18', sessions: 4 });
  const of = (symbol: string) => reply.stocks.find((row) => row.symbol === symbol);
  expect(of('NABIL')).toMatchObject({ base: 504, last: 510.1, percentage_change: 1.21, sessions_traded: 4 });
  // The bonus of 13 August halves its 400; the bar of Saturday the 15th is none.
  expect(of('UPPER')).toMatchObject({ base: 200, last: 213.4, percentage_change: 6.7, sessions_traded: 2 });
  expect(of('NEWCO')).toMatchObject({ base: null, percentage_change: null, why: 'needs-history' });
});

it('follows a company through a change of ticker', async () => {
  expect(await changes({ from_date: '2026-08-11', to_date: '2026-08-14' })).toContainEqual([
    'NEWBANK',
    0.66,
    null,
  ]);
});

it('adds up: what the stocks traded is the total, and two ranges are the range over both', async () => {
  const [whole, first, second] = await Promise.all(
    [
      ['2026-08-11', '2026-08-18'],
      ['2026-08-11', '2026-08-13'],
      ['2026-08-13', '2026-08-18'],
    ].map(([from_date = '', to_date = '']) => market.get(PATH, { from_date, to_date })),
  );
  const traded = whole?.stocks.reduce((sum, { volume }) => sum + (volume ?? 0), 0);
  expect(traded).toBe(whole?.total.volume);
  expect(whole?.total.amount).toBe((first?.total.amount ?? 0) + (second?.total.amount ?? 0));
});

it('rewinds: nothing after the as-of day is read, also where a later day is asked', async () => {
  const query = { from_date: '2026-08-12', to_date: '2026-08-18' };
  const rewound = await market.get(PATH, { ...query, as_of: '2026-08-14' });
  expect(rewound).toMatchObject({ as_of: '2026-08-14', to_date: '2026-08-14', end_on: '2026-08-14' });
  expect(rewound.stocks).toEqual((await market.get(PATH, { ...query, to_date: '2026-08-14' })).stocks);
});

it('without days is so many sessions, of a visitor no more than five years, and never ends before it begins', async () => {
  expect(await market.get(PATH, { days: 2 })).toMatchObject({ base_on: '2026-08-14', sessions: 2 });
  const years = await market.get(PATH, { from_date: '2000-01-01' });
  expect([years.open_from, years.from_date]).toEqual(['2021-08-19', '2021-08-19']);
  const { status } = await market.ask(PATH, { query: { from_date: '2026-08-14', to_date: '2026-08-10' } });
  expect(status).toBe(400);
});
