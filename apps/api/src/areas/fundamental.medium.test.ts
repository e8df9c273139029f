import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, openTestServer } from '../testing/test-server.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
afterAll(() => market.close());

const scan = async (asOf: string) => {
  const reply = await market.server.inject(`/api/fundamental-scan/?as_of=${asOf}`);
  return reply.json<{ as_of: string; rows: Record<string, unknown>[] }>();
};

it('has the latest quarter of every stock that was known by the day, and nothing known later', async () => {
  expect((await scan('2026-08-20')).rows).toEqual([
    expect.objectContaining({
      symbol: 'NABIL',
      fiscal_year: '2082/2083',
      quarter: 4,
      eps: 20,
      net_profit: null,
    }),
  ]);
  expect((await scan('2026-06-01')).rows).toEqual([expect.objectContaining({ symbol: 'NABIL', quarter: 3 })]);
  expect((await scan('2026-05-01')).rows).toEqual([]);
});
