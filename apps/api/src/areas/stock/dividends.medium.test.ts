import { tradingDate } from '@chuli/kernel';
import type { StockSymbol } from '@chuli/kernel';
import { replaceReference } from '@chuli/registry/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

const day = tradingDate;

const dividend = (
  symbol: string,
  fiscal_year: string,
  [bonus_percent, cash_percent]: readonly [number | null, number | null],
  book_close: string | null,
) => ({
  symbol: symbol as StockSymbol,
  fiscal_year,
  bonus_percent,
  cash_percent,
  announced_on: null,
  book_close_on: book_close === null ? null : day(book_close),
  distributed_on: book_close === '2026-08-13' ? day('2026-08-17') : null,
  known_on: book_close === null ? null : day('2026-08-11'),
  source: 'test',
  flags: '',
});

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  await replaceReference(market.registry, 'dividend', [
    dividend('NABIL', '2081/2082', [0, 12.5], '2026-08-13'),
    dividend('NABIL', '2080/2081', [null, 10], null),
    dividend('NABIL', '2079/2080', [6, 4], null),
    dividend('UPPER', '2081/2082', [100, 5.2632], '2026-08-12'),
  ]);
});
afterAll(() => market.close());

describe('the dividends of a stock', () => {
  it('have their yield at the last close before the books closed, as traded', async () => {
    const { rows, known_from } = await market.get('/dividend-history/', { symbol: 'NABIL' });
    expect(known_from).toBe('2079/2080');
    expect(rows).toMatchObject([
      { fiscal_year: '2081/2082', total_percent: 12.5, close: 504, yield_at_close: 2.48 },
      { total_percent: null, close: null, yield_at_close: null, why: { yield_at_close: 'not-reported' } },
      { total_percent: 10, yield_at_close: null, why: { yield_at_close: 'needs-history' } },
    ]);
  });

  it('rewind: what was not known by then is not there, and a later pay day is not told', async () => {
    const { rows } = await market.get('/dividend-history/', { symbol: 'NABIL', as_of: '2026-08-14' });
    expect(rows).toMatchObject([{ fiscal_year: '2081/2082', distributed_on: null }]);
    expect((await market.get('/dividend-history/', { symbol: 'NABIL', as_of: '2026-08-10' })).rows).toEqual(
      [],
    );
  });

  it('a book close to come is measured from the last close that is known', async () => {
    const { rows } = await market.get('/dividend-history/', { symbol: 'NABIL', as_of: '2026-08-11' });
    expect(rows).toMatchObject([{ book_close_on: '2026-08-13', close: 503 }]);
  });

  it('of a sector or of all are filtered and begin with a year', async () => {
    const symbols = async (query: object) =>
      (await market.get('/dividend-history/', query)).rows.map((row) => `${row.symbol} ${row.fiscal_year}`);
    expect(await symbols({ sector: 5 })).toEqual(['UPPER 2081/2082']);
    expect(await symbols({})).toEqual(['NABIL 2081/2082', 'UPPER 2081/2082', 'NABIL 2080/2081']);
    expect(await symbols({ from_fy: '2079/2080', sector: 1 })).toHaveLength(3);
  });

  it('a stock that nobody knows is refused', async () => {
    expect((await market.ask('/dividend-history/', { query: { symbol: 'NOSUCH' } })).status).toBe(404);
  });
});

describe('dividends compared', () => {
  it('count years, means, streak and the yield of now', async () => {
    const { rows, fiscal_years } = await market.get('/dividend-history-comparison/', {
      symbols: 'UPPER,NABIL',
      years: 3,
    });
    expect(fiscal_years).toEqual(['2081/2082', '2080/2081', '2079/2080']);
    expect(rows.map(({ symbol }) => symbol)).toEqual(['UPPER', 'NABIL']);
    expect(rows[1]).toMatchObject({
      paid: 3,
      mean_total: 11.25,
      mean_cash: 8.83,
      mean_bonus: 3,
      yield_now: 2.45,
      growth: 11.8,
      streak: 3,
    });
    expect(rows[0]).toMatchObject({ paid: 1, streak: 1, growth: null, why: { growth: 'needs-history' } });
  });

  it('of nobody in particular are those most traded; one alone wins over several', async () => {
    const symbols = async (query: object) =>
      (await market.get('/dividend-history-comparison/', query)).rows.map(({ symbol }) => symbol);
    expect((await symbols({}))[0]).toBe('NABIL');
    expect(await symbols({ symbols: 'UPPER', symbol: 'NABIL' })).toEqual(['NABIL']);
  });
});
