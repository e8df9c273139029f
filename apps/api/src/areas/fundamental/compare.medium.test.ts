import { ITEMS, type ItemId } from '@chuli/fundamentals';
import { type StockSymbol, fromRupees, tradingDate } from '@chuli/kernel';
import { keepFindings } from '@chuli/registry/actions';
import { type NewFact, appendFacts } from '@chuli/registry/fundamental';
import { upsertCompanies } from '@chuli/registry/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adjustments, bars, companies } from '../../testing/small-market.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

const SHARES = 100_000;

/** A bank with the profit of its quarters so far in rupees, newest first from the fourth, and its close. */
type Bank = readonly [symbol: string, profits: Readonly<Record<string, number>>, close: number];
const BANKS: readonly Bank[] = [
  ['AAA', { '2082/2083 4': 4_000_000, '2082/2083 3': 2_400_000, '2081/2082 4': 2_000_000 }, 400],
  ['BBB', { '2082/2083 3': 1_500_000 }, 200],
  ['CCC', { '2082/2083 3': 600_000 }, 300],
  ['DDD', { '2082/2083 3': -300_000 }, 100],
  ['EEE', { '2082/2083 3': 900_000 }, 120],
];

const fact = (symbol: string, item: ItemId, period: string, value: number): NewFact => {
  const [fiscal_year = '', quarter] = period.split(' ');
  return {
    symbol: symbol as StockSymbol,
    item,
    fiscal_year,
    quarter: Number(quarter),
    basis: ITEMS[item].kind === 'flow' ? 'ytd' : 'instant',
    value,
    unit: ITEMS[item].unit,
    is_audited: false,
    published_on: null,
    known_on: tradingDate(
      { '2082/2083 4': '2026-08-14', '2082/2083 3': '2026-05-01' }[period] ?? '2025-08-14',
    ),
    known_is_assumed: false,
    source: 'company',
    document: null,
  };
};

const factsOf = ([symbol, profits]: Bank): NewFact[] =>
  Object.entries(profits).flatMap(([period, profit]) => [
    fact(symbol, 'net_profit', period, fromRupees(profit)),
    fact(symbol, 'shares', period, SHARES),
  ]);

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  const [template] = companies();
  const [bar] = bars();
  const [bonus] = adjustments();
  if (template === undefined || bar === undefined || bonus === undefined)
    throw new Error('the small market is empty');
  await upsertCompanies(
    market.registry,
    BANKS.map(([symbol]) => ({ ...template, symbol: symbol as StockSymbol, name: `Bank ${symbol}` })),
  );
  await appendFacts(market.registry, BANKS.flatMap(factsOf));
  // One share of the third quarter of AAA has become two before the fourth ended.
  await keepFindings(market.registry, [
    ...adjustments(),
    { ...bonus, symbol: 'AAA' as StockSymbol, ex_on: tradingDate('2026-06-10') },
  ]);
  await market.replaceBars([
    ...bars(),
    ...BANKS.map(([symbol, , close]) =>
      Object.assign({}, bar, {
        symbol: symbol as StockSymbol,
        traded_on: tradingDate('2026-08-17'),
        close: fromRupees(close),
      }),
    ),
  ]);
});
afterAll(() => market.close());

type Row = { symbol: string; quarter: number | null; ratios: Record<string, number>; past: object[] };
type Reply = Record<string, unknown> & { rows: Row[] };

const ask = async (path: string, as_of = '2026-08-18'): Promise<Reply> =>
  JSON.parse((await market.ask(path, { query: { as_of } })).text) as Reply;

describe('stocks side by side', () => {
  it('are in the newest quarter that all of them have, with the price of a share of then', async () => {
    const reply = await ask('/compare-stock/?symbols=AAA,BBB');
    expect(reply).toMatchObject({ fiscal_year: '2082/2083', quarter: 3 });
    // AAA: 32 rupees a year for a share of the third quarter, of which the close of 400 buys half: 800 ÷ 32.
    expect(reply.rows.map(({ ratios }) => [ratios['eps'], ratios['price_earnings']])).toEqual([
      [32, 25],
      [20, 10],
    ]);
    // NABIL lost as much as DDD: −4, −4, 8, 12, 20, 32.
    expect(reply['sectors']).toMatchObject([{ id: 1, companies: 6, median: { eps: 10 } }]);
  });

  it('are each in its own where that is asked for', async () => {
    const reply = await ask('/compare-stock/?symbols=AAA,BBB&quarters=latest');
    expect(reply).toMatchObject({ fiscal_year: null, quarter: null });
    expect(reply.rows.map(({ quarter, ratios }) => [quarter, ratios['price_earnings']])).toEqual([
      [4, 10],
      [3, 10],
    ]);
  });

  it('know nothing that was reported later', async () => {
    const reply = await ask('/compare-stock/?symbols=AAA', '2026-08-13');
    expect(reply).toMatchObject({ fiscal_year: '2082/2083', quarter: 3 });
  });

  it('may be one without any report, and nobody is asked for who is not there', async () => {
    const reply = await ask('/compare-stock/?symbols=AAA,UPPER');
    expect(reply).toMatchObject({ quarter: 4 });
    expect(reply.rows[1]).toMatchObject({ symbol: 'UPPER', quarter: null, ratios: { eps: null } });
    expect((await market.ask('/compare-stock/?symbols=AAA,NOBODY')).status).toBe(404);
    expect((await market.ask('/compare-stock/?symbols=AAA,BBB,CCC')).status).toBe(400);
  });

  it('have their quarters behind them, oldest first and without prices', async () => {
    const { rows } = await ask('/compare-multiple-stock/?symbols=AAA,EEE&quarters=latest');
    expect(rows[0]?.past).toMatchObject([
      { fiscal_year: '2081/2082', quarter: 4, ratios: { eps: 20 } },
      { fiscal_year: '2082/2083', quarter: 3, ratios: { eps: 32 } },
      { fiscal_year: '2082/2083', quarter: 4, ratios: { eps: 40 } },
    ]);
    expect(rows[0]?.past).not.toContainEqual(
      expect.objectContaining({ ratios: expect.objectContaining({ price_earnings: expect.anything() }) }),
    );
  });
});

describe('a stock within its sector', () => {
  it('is in a quarter that it has, or the sector stands alone', async () => {
    const own = await ask('/stock-comparison/?symbol=CCC');
    expect(own).toMatchObject({ symbol: 'CCC', id: 1, quarter: 3 });
    expect(own.rows.map(({ symbol }) => symbol)).toEqual(
      expect.arrayContaining(['AAA', 'BBB', 'CCC', 'DDD', 'EEE']),
    );
    expect(await ask('/stock-comparison/?sector=1')).toMatchObject({ symbol: null, id: 1, quarter: 3 });
  });
});
