import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
afterAll(() => market.close());

const scan = async (asOf: string) => {
  const reply = await market.server.inject(`/api/fundamental-scan/?as_of=${asOf}`);
  return reply.json<{ as_of: string; rows: Record<string, unknown>[] }>();
};

it('R25 has the latest quarter of every stock that was known by the day, and nothing known later', async () => {
  expect((await scan('2026-08-20')).rows).toEqual([
    expect.objectContaining({
      symbol: 'NABIL',
      fiscal_year: '2082/2083',
      quarter: 4,
      eps: 20,
      price_earnings: 25.51,
      close: 510.1,
      pack: 'lender',
      why: expect.objectContaining({ roe: 'not-reported' }),
      net_profit: null,
    }),
  ]);
  expect((await scan('2026-06-01')).rows).toEqual([
    expect.objectContaining({ symbol: 'NABIL', quarter: 3, eps: -4, price_earnings: null }),
  ]);
  expect((await scan('2026-05-01')).rows).toEqual([]);
});

const report = async (symbol: string, asOf: string) =>
  await market.server.inject(`/api/stock/${symbol}/report/?as_of=${asOf}`);

it('has the quarters of one stock, the newest first, and of an earlier day only what was known', async () => {
  const now = (await report('nabil', '2026-08-20')).json<{ rows: object[]; at_close: object }>();
  expect(now.rows).toEqual([
    expect.objectContaining({ quarter: 4, eps: 20, source: 'test', eps_growth: null, net_profit: null }),
    expect.objectContaining({ quarter: 3, eps: -4, net_profit: null }),
  ]);
  const then = (await report('NABIL', '2026-06-01')).json<{ rows: object[] }>();
  expect(then.rows).toEqual([expect.objectContaining({ quarter: 3 })]);
});

it('has no quarter of a stock that reported none, and nothing of one that nobody knows', async () => {
  expect((await report('NABIL', '2026-05-01')).json<object>()).toMatchObject({ rows: [], at_close: null });
  expect((await report('NOSUCH', '2026-08-20')).statusCode).toBe(404);
  expect((await market.server.inject('/api/stock/NABIL/report/?days=4')).statusCode).toBe(400);
});
