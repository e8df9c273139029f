import { ALL_SECTORS_ID, NEPSE_SECTOR_ID } from '@chuli/market';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
afterAll(() => market.close());

describe('stocks', () => {
  it('R18 have symbol, name, amount, close, volume and percentage_change', async () => {
    const { as_of, rows } = await market.get('/stock/');
    expect(as_of).toBe('2026-08-18');
    expect(rows.find((row) => row.symbol === 'NABIL')).toEqual({
      symbol: 'NABIL',
      name: 'Nabil Bank',
      sector_id: 1,
      instrument: 'Equity',
      status: 'Active',
      traded_on: '2026-08-18',
      close: 510.1,
      previous_close: 505,
      percentage_change: 1.01,
      volume: 1_000,
      amount: 510_100,
    });
  });

  it('that never traded have no figures', async () => {
    const { rows } = await market.get('/stock/', { search: 'NABILP' });
    expect(rows).toMatchObject([{ traded_on: null, close: null, volume: null, percentage_change: null }]);
  });

  it.each([
    ['nabil', ['NABIL']],
    ['NABI', []],
    ['nabild/89', ['NABILD/89']],
  ])('R63 search for %s answers the exact symbol: %j', async (search, symbols) => {
    const { rows } = await market.get('/stock/', { search });
    expect(rows.map((row) => row.symbol)).toEqual(symbols);
  });

  it('rewind: a company that was not listed yet is not there, and prices are those of the day', async () => {
    const { rows } = await market.get('/stock/', { as_of: '2026-08-12' });
    const closes = Object.fromEntries(rows.map((row) => [row.symbol, row.close]));
    expect(closes).toMatchObject({ NABIL: 504, UPPER: 400, OLDBANK: 151 });
    expect(Object.keys(closes)).not.toContain('NEWCO');
  });
});

describe('reference lists', () => {
  it('R19 sectors are the thirteen of the specification; 25 is the whole market, 0 all of them', async () => {
    const { rows } = await market.get('/sector/');
    expect([NEPSE_SECTOR_ID, ALL_SECTORS_ID]).toEqual([25, 0]);
    expect(rows.map(({ id, name }) => `${id} ${name}`)).toEqual([
      '1 Banking',
      '2 Dev Banks',
      '3 Finance',
      '4 Hotels',
      '5 Hydro',
      '6 Investment',
      '7 Life Insurance',
      '8 Manufacturing',
      '9 Microfinance',
      '10 Non Life',
      '11 Others',
      '12 Trading',
      '13 Mutual Fund',
    ]);
  });

  it('R20 indices are the seventeen listed, with all their fields', async () => {
    const { rows } = await market.get('/index/');
    expect(rows.map((row) => row.name).toSorted()).toEqual(
      'Hotels|Dev Banks|Sensitive|Others|Investment|Nepse|Float|Sensitive Float|Mutual Fund|Banking|Microfinance|Non Life|Life Insurance|Manufacturing|Finance|Trading|Hydro'
        .split('|')
        .toSorted(),
    );
    expect(rows.find((row) => row.symbol === 'NEPSE')).toEqual({
      id: 58,
      name: 'Nepse',
      symbol: 'NEPSE',
      active: true,
      description: 'All ordinary shares, promoter holdings included',
      base_market_cap: expect.any(Number),
      created_at: null,
      updated_at: '2026-08-18',
      traded_on: '2026-08-18',
      close: 2_727.12,
      change: 27,
      percentage_change: 1,
    });
  });

  it('brokers come by number, dealers last', async () => {
    const { rows } = await market.get('/broker/');
    expect(rows.map((row) => row.id)).toEqual(['34', '49', '58', 'D01']);
  });

  it('dividends appear on the day they became known; undated ones only today', async () => {
    const today = await market.get('/bonus/');
    expect(today.as_of).toBe('2026-08-19');
    expect(today.rows.map((row) => row.symbol)).toEqual(['UPPER', 'NABIL']);
    expect((await market.get('/bonus/', { as_of: '2026-08-11' })).rows.map((row) => row.symbol)).toEqual([
      'UPPER',
    ]);
    expect((await market.get('/bonus/', { as_of: '2026-08-10' })).rows).toEqual([]);
    expect((await market.get('/bonus/', { symbol: 'UPPER' })).rows[0]).toMatchObject({
      cash_percent: 5.2632,
    });
  });

  it('dividends since a day are those with a date on it or later', async () => {
    const since = async (day: string) =>
      (await market.get('/bonus/', { since: day })).rows.map((row) => row.symbol);
    expect(await since('2026-08-17')).toEqual(['UPPER']);
    expect(await since('2026-08-18')).toEqual([]);
  });

  it('rights appear on the day they opened, in rupees', async () => {
    expect((await market.get('/right/', { symbol: 'NABIL' })).rows).toEqual([
      {
        symbol: 'NABIL',
        ratio: '1:2',
        units: 1_000,
        issue_price: 100,
        opened_on: '2026-08-12',
        closed_on: '2026-09-01',
      },
    ]);
    expect((await market.get('/right/', { as_of: '2026-08-11' })).rows).toEqual([]);
  });

  it('the latest fiscal quarter is the last that was known by the day', async () => {
    const path = '/latest-fiscal-year-quarter/';
    expect(await market.get(path)).toMatchObject({ fiscal_year: '2082/2083', quarter: 4 });
    expect(await market.get(path, { as_of: '2026-08-14' })).toMatchObject({ quarter: 3 });
  });
});
