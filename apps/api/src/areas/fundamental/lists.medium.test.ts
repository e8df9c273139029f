import type { ItemId } from '@chuli/fundamentals';
import { ITEMS } from '@chuli/fundamentals';
import { type StockSymbol, fromRupees, tradingDate } from '@chuli/kernel';
import { type NewFact, appendFacts } from '@chuli/registry/fundamental';
import { upsertCompanies } from '@chuli/registry/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bars, companies } from '../../testing/small-market.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

/** Five banks beside NABIL; the profit of a year in rupees, and that of the year before. */
const BANKS: readonly (readonly [string, number, number, number])[] = [
  ['AAA', 3_000_000, 2_000_000, 100],
  ['BBB', 1_400_000, 1_000_000, 200],
  ['CCC', 500_000, -100_000, 300],
  ['DDD', -200_000, 300_000, 400],
  ['EEE', 1_000_000, 900_000, 500],
];
const SHARES = 100_000;

const fact = (symbol: string, item: ItemId, fiscal_year: string, value: number): NewFact => ({
  symbol: symbol as StockSymbol,
  item,
  fiscal_year,
  quarter: 4,
  basis: ITEMS[item].kind === 'flow' ? 'ytd' : 'instant',
  value,
  unit: ITEMS[item].unit,
  is_audited: false,
  published_on: null,
  known_on: tradingDate(fiscal_year === '2082/2083' ? '2026-08-14' : '2025-08-14'),
  known_is_assumed: false,
  source: 'company',
  document: null,
});

const factsOf = ([symbol, now, before]: (typeof BANKS)[number]): NewFact[] => [
  fact(symbol, 'net_profit', '2082/2083', fromRupees(now)),
  fact(symbol, 'net_profit', '2081/2082', fromRupees(before)),
  fact(symbol, 'shares', '2082/2083', SHARES),
  fact(symbol, 'shares', '2081/2082', SHARES),
  fact(symbol, 'paid_up', '2082/2083', fromRupees(SHARES * 100)),
  fact(symbol, 'reserves', '2082/2083', fromRupees(SHARES * 50)),
];

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  const [template] = companies();
  const [bar] = bars();
  if (template === undefined || bar === undefined) throw new Error('the small market is empty');
  await upsertCompanies(
    market.registry,
    BANKS.map(([symbol]) => ({ ...template, symbol: symbol as StockSymbol, name: `Bank ${symbol}` })),
  );
  await appendFacts(market.registry, BANKS.flatMap(factsOf));
  await market.replaceBars([
    ...bars(),
    ...BANKS.map(([symbol, , , close]) =>
      Object.assign({}, bar, {
        symbol: symbol as StockSymbol,
        traded_on: tradingDate('2026-08-17'),
        close: fromRupees(close),
      }),
    ),
  ]);
});
afterAll(() => market.close());

const asOf = { as_of: tradingDate('2026-08-18') };
const ask = async (path: string): Promise<Record<string, unknown> & { rows: Record<string, unknown>[] }> =>
  JSON.parse((await market.ask(path, { query: asOf })).text) as never;

describe('growth in a year', () => {
  it('is strictly above the line, and what came from a loss is listed apart', async () => {
    const reply = await ask('/sector/1/growth-above-40/');
    expect(reply).toMatchObject({
      above: 40,
      fiscal_year: '2082/2083',
      quarter: 4,
      judged: 4,
      turned: ['CCC'],
    });
    expect(reply['left_out']).toEqual({ denominator: 1, 'not-reported': 4 });
    expect(reply.rows).toEqual([
      {
        symbol: 'AAA',
        name: 'Bank AAA',
        sector_id: 1,
        now: 3_000_000,
        before: 2_000_000,
        growth: 50,
        turned_from_loss: false,
        price_earnings: 3.33,
        peg: 0.07,
      },
    ]);
  });

  it('is nothing that anybody knew before the second report came out', async () => {
    const { text } = await market.ask('/sector/1/growth-above-40/', { query: { as_of: '2026-08-13' } });
    expect(JSON.parse(text)).toMatchObject({ fiscal_year: '2081/2082', judged: 0, rows: [], turned: [] });
  });
});

describe('of one stock', () => {
  it('growth and fair value are told wherever it stands, as the example of a locked list', async () => {
    const growth = await ask('/sector/0/growth-above-40/?symbol=EEE');
    expect(growth.rows).toMatchObject([{ symbol: 'EEE', growth: 11.11 }]);
    const fair = await ask('/sector/0/trading-below-fair/?symbol=EEE');
    expect(fair).toMatchObject({ judged: 1, left_out: {} });
    expect(fair.rows).toMatchObject([{ symbol: 'EEE', fair: 183.71, discount: -172.17 }]);
    const pro = await ask('/fundamental-scan-pro/?fiscal_year=2082/2083&quarter=4&symbol=EEE');
    expect(pro.rows).toMatchObject([{ symbol: 'EEE', profit_growth: 11.11 }]);
  });
});

describe('below what it may be worth', () => {
  it('is by Graham the root of 22.5 times profit and book, and counts the methods that agree', async () => {
    const reply = await ask('/sector/0/trading-below-fair/');
    // AAA: √(22.5 × 30 × 150) = 318.20, its close 100; DDD made a loss.
    expect(reply).toMatchObject({
      method: 'graham',
      judged: 4,
      left_out: { denominator: 1, 'not-reported': 1 },
    });
    expect(reply.rows.map(({ symbol }) => symbol)).toEqual(['AAA', 'BBB']);
    expect(reply.rows[0]).toMatchObject({ fair: 318.2, discount: 68.57, eps: 30, book_value: 150 });
  });

  it('is by the sector told only where five companies have the ratio', async () => {
    expect(await ask('/sector/1/trading-below-fair/?method=sector-pb')).toMatchObject({ judged: 5 });
    // NABIL states a profit too: P/E of AAA, BBB, CCC, EEE and NABIL.
    const reply = await ask('/sector/1/trading-below-fair/?method=sector-pe');
    expect(reply).toMatchObject({ judged: 5, left_out: { denominator: 1 } });
  });
});

it('shows a sector with places, sums and its middle company', async () => {
  const reply = await ask('/sector/1/report/?fiscal_year=2082/2083&quarter=4');
  expect(reply).toMatchObject({ pack: 'lender', reported: 6, missing: ['NABILD/89', 'NABILP', 'NEWBANK'] });
  const ranks = Object.fromEntries(
    reply.rows.map(({ symbol, rank }) => [symbol, (rank as { eps?: number }).eps]),
  );
  expect(ranks).toEqual({ AAA: 1, NABIL: 2, BBB: 3, EEE: 4, CCC: 5, DDD: 6 });
  expect(reply['sector']).toMatchObject({
    facts: { net_profit: 5_700_000 },
    // Σ profit over Σ shares of the five that report both
    ratios: { eps: 11.4, profit_growth: 39.02 },
    median: { eps: 12 },
  });
});

it('has a quarter of all with what the growth comes from', async () => {
  const { rows } = await ask('/fundamental-scan-pro/?fiscal_year=2082/2083&quarter=4&sector=1');
  expect(rows.find(({ symbol }) => symbol === 'EEE')).toMatchObject({
    net_profit: 1_000_000,
    profit_before: 900_000,
    profit_growth: 11.11,
    price_earnings: 50,
  });
});

it('fills in the part of a quarter that is left open', async () => {
  const quarter = (query: string) => ask(`/fundamental-scan-pro/?sector=1&${query}`);
  expect(await quarter('quarter=4')).toMatchObject({ fiscal_year: '2082/2083', quarter: 4 });
  expect(await quarter('fiscal_year=2081/2082')).toMatchObject({ fiscal_year: '2081/2082', quarter: 4 });
  const { status } = await market.ask('/fundamental-scan-pro/', { query: { ...asOf, quarter: '1' } });
  expect(status).toBe(404);
});

it('has small companies by what they report, and names where from', async () => {
  const reply = await ask('/sector/low-cap/?max_paid_up=20000000');
  expect(reply).toMatchObject({ max_paid_up: 20_000_000, judged: 5 });
  expect(reply.rows).toHaveLength(5);
  expect(reply.rows[0]).toMatchObject({ paid_up_capital: 10_000_000, paid_up_from: 'report' });
  expect((await ask('/sector/low-cap/?max_paid_up=10000000')).rows).toEqual([]);
});

it('has fair values, yardsticks and reasons of one stock', async () => {
  const reply = await ask('/stock/DDD/report/');
  expect(reply).toMatchObject({
    pack: 'lender',
    at_close: { close: 400, price_earnings: null, price_book: 2.67 },
  });
  expect(reply.rows[0]).toMatchObject({
    facts: { net_profit: -200_000, shares: SHARES },
    ratios: { eps: -2, price_earnings: null, profit_growth: -166.67, cd: null },
    why: { price_earnings: 'denominator', cd: 'not-reported', roa: 'not-reported' },
    basis: { eps: 'computed' },
  });
  expect((reply['fair'] as { rows: object[] }).rows[0]).toEqual({
    method: 'graham',
    value: null,
    discount: null,
    why: 'denominator',
    inputs: {},
  });
  expect(reply['yardsticks']).toContainEqual(
    expect.objectContaining({ id: 'car', value: 11, side: 'at-least' }),
  );
});
