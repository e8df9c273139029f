import { type StockSymbol } from '@chuli/kernel';
import { HOLDS, parseFilter } from '@chuli/scan';
import { FILTER_COLUMNS, judgeFilter, rowsOf, stockTable } from '@chuli/scan/filter';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LONG_DAYS as DAYS, barOf } from '../../testing/long-bars.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

const LAST = DAYS.length - 1;
const waving = (at: number): number => Math.round((300 + at / 2 + 30 * Math.sin(at / 9)) * 100) / 100;

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  await market.replaceBars([
    ...DAYS.map((day, at) => barOf('NABIL', day, waving(at))),
    ...DAYS.map((day, at) => barOf('UPPER', day, 300 + at / 10)),
    ...DAYS.slice(0, -1).map((day, at) => barOf('NABILP', day, 600 - at / 2)),
  ]);
});
afterAll(() => market.close());

const tableOf = async (as_of?: string) => {
  const reply = await market.get('/data/columns/', as_of === undefined ? {} : { as_of });
  return { reply, table: stockTable(reply) };
};

const foundBy = (text: string, table: ReturnType<typeof stockTable>): string[] => {
  const parsed = parseFilter(text);
  const truths = judgeFilter(parsed.rule, table, parsed);
  return rowsOf(parsed.universe, table)
    .filter((row) => truths[row] === HOLDS)
    .map((row) => table.sent.symbols[row] ?? '')
    .toSorted();
};

describe('figures of all stocks in columns', () => {
  it('are as long as there are stocks, each with what is known of it', async () => {
    const { reply } = await tableOf();
    const place = reply.symbols.indexOf('NABIL' as StockSymbol);
    expect(Object.keys(reply.columns)).toEqual(FILTER_COLUMNS.map(({ id }) => id));
    const lengths = Object.values(reply.columns).map((column) => column.length);
    expect(new Set(lengths)).toEqual(new Set([reply.symbols.length, 0]));
    const of = (id: string) => reply.columns[id]?.[place];
    const closes = DAYS.map((_, at) => waving(at));
    expect(of('close')).toBe(closes[LAST]);
    const mean = closes.slice(-50).reduce((sum, close) => sum + close, 0) / 50;
    expect(of('sma_50')).toBeCloseTo(mean, 4);
    expect(of('change_20')).toBeCloseTo(100 * ((closes[LAST] ?? 0) / (closes[LAST - 20] ?? 1) - 1), 5);
    expect(of('amount')).toBeCloseTo((closes[LAST] ?? 0) * 10_000, 0);
  });

  it('tell the worth of a company as its report does', async () => {
    const { reply } = await tableOf();
    const { at_close, rows } = JSON.parse((await market.ask('/stock/NABIL/report/')).text) as {
      at_close: { price_earnings: number; price_book: number };
      rows: [{ return_on_equity: number; fiscal_year: string; quarter: number }];
    };
    const [{ return_on_equity, fiscal_year, quarter }] = rows;
    const place = reply.symbols.indexOf('NABIL' as StockSymbol);
    const of = (id: string) => reply.columns[id]?.[place] ?? null;
    expect([of('pe'), of('pb'), of('roe')]).toEqual([
      at_close.price_earnings,
      at_close.price_book,
      return_on_equity,
    ]);
    expect(reply.quarters[place]).toBe(`${fiscal_year} Q${quarter}`);
  });

  it('tell the ratios of companies as the list of all reports does', async () => {
    const { reply } = await tableOf();
    const place = reply.symbols.indexOf('NABIL' as StockSymbol);
    const { rows } = await market.get('/fundamental-scan/', {});
    const ratios = rows.find(({ symbol }) => symbol === 'NABIL')?.ratios;
    expect(ratios?.earnings_yield).toEqual(expect.any(Number));
    expect(reply.columns['earnings_yield']?.[place]).toBe(ratios?.earnings_yield);
  });

  it('tell what all shares are worth at the close', async () => {
    const { reply } = await tableOf();
    const place = reply.symbols.indexOf('NABIL' as StockSymbol);
    expect(reply.columns['market_cap']?.[place]).toBeCloseTo(waving(LAST) * 1_000_000, 0);
  });

  it('have no figure of a bar where a stock did not trade', async () => {
    const { reply } = await tableOf();
    const place = reply.symbols.indexOf('NABILP' as StockSymbol);
    expect(reply.traded[place]).toBe(false);
    expect(reply.columns['rsi_14']?.[place]).toBeNull();
    expect(reply.columns['close']?.[place]).toBe(600 - (LAST - 1) / 2);
  });

  it.each([
    'close > sma(50)',
    'rsi(14) > 60 and close > ema(200)',
    'trend_state(20, 50, 200, 5) = up',
    'close within 5 % of max(high, 52 weeks)',
    '(close - max(high, 52 weeks)) / max(high, 52 weeks) * 100 > -20',
    'macd(12, 26, 9) > macd(12, 26, 9).signal or adx(14) >= 25',
    'not supertrend(10, 3).direction = up',
    'pe > 1 and rsi(14) > 0',
    'roe > 1 and book_value > 0 and rsi(14) > 0',
    'market_cap > 1 lakh and rsi(14) > 0',
    'not pe < sector.pe and rsi(14) > 0',
  ])('give for “%s” what a scan finds on the server', async (text) => {
    for (const as_of of [DAYS[LAST], DAYS[LAST - 2]]) {
      const { table } = await tableOf(as_of);
      const scan = await market.get('/data/scan/', { q: `${text} for all as hybrid`, as_of: as_of ?? '' });
      const scanned = scan.rows.map(({ symbol }) => symbol).toSorted();
      expect(foundBy(`${text} for all`, table), as_of).toEqual(scanned);
    }
  });

  it('are named in a catalogue, in both languages', async () => {
    const catalogue = await market.get('/data/column-catalogue/', {});
    const { reply } = await tableOf();
    expect(reply.catalogue_id).toBe(catalogue.catalogue_id);
    expect(catalogue.rows.find(({ id }) => id === 'pe')).toMatchObject({
      words_en: 'P/E',
      group: 'worth',
      unit: 'times',
      formula: 'pe',
      null_reasons: ['not-reported', 'stale', 'loss'],
    });
    expect(catalogue.rows.find(({ id }) => id === 'trend_daily')?.states).toEqual([
      { word: 'up', value: 1 },
      { word: 'down', value: -1 },
      { word: 'mixed', value: 2 },
    ]);
  });
});
