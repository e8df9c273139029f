import { type StockSymbol, fromRupees, tradingDate } from '@chuli/kernel';
import { type NewFact, appendFacts } from '@chuli/registry/fundamental';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

const printed = (symbol: string, item: 'eps', quarter: number, rupees: number): NewFact => ({
  symbol: symbol as StockSymbol,
  item,
  fiscal_year: '2082/2083',
  quarter,
  basis: 'stated',
  value: fromRupees(rupees),
  unit: 'paisa',
  is_audited: false,
  published_on: null,
  known_on: tradingDate('2026-05-20'),
  known_is_assumed: false,
  source: 'company',
  document: null,
});

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  await appendFacts(market.registry, [printed('UPPER', 'eps', 1, 21)]);
});
afterAll(() => market.close());

type Row = { ratios: Record<string, number | null>; why: Record<string, string> };
type Report = { rows: Row[]; at_close: { price_earnings: number | null } };

const report = async (symbol: string, as_of: string): Promise<Report> =>
  JSON.parse((await market.ask(`/stock/${symbol}/report/`, { query: { as_of } })).text) as Report;

it('a report more than two quarters behind those of others has no price', async () => {
  // NABIL has reported the third quarter: two more. The close of 210 buys half a share of the report.
  const told = await report('UPPER', '2026-08-13');
  expect(told.rows[0]?.ratios).toMatchObject({ eps: 21, price_earnings: 20 });
  expect(told.at_close.price_earnings).toBe(20);
  // It reports the fourth on the 17th. What a share earned then is still told, of then.
  const later = await report('UPPER', '2026-08-17');
  expect(later.rows[0]?.ratios).toMatchObject({ eps: 21, price_earnings: null, earnings_yield: null });
  expect(later.rows[0]?.why).toMatchObject({ price_earnings: 'stale', earnings_yield: 'stale' });
  expect(later.at_close.price_earnings).toBeNull();
});
