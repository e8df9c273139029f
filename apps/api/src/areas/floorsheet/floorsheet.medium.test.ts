import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FLOORSHEET_SORTS } from '@chuli/contracts';
import { fromRupees, tradingDate } from '@chuli/kernel';
import { replaceMarketDays } from '@chuli/tape/write';
import { FLOORSHEETS } from '../../testing/small-market.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
afterAll(() => market.close());

const PATH = '/data/floorsheet/';
const sumOf = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the floorsheet', () => {
  it('shows the latest session whose trades are known', async () => {
    const reply = await market.get(PATH);
    expect(reply).toMatchObject({ as_of: '2026-08-17', date: '2026-08-17', page: 1, page_size: 500 });
    expect(reply.rows).toHaveLength(3);
  });

  it('rewinds: as of an earlier day it ends there, and a later date is not known', async () => {
    expect(await market.get(PATH, { as_of: '2026-08-12' })).toMatchObject({
      as_of: '2026-08-11',
      date: '2026-08-11',
    });
    const later = await market.get(PATH, { as_of: '2026-08-12', date: '2026-08-13' });
    expect(later).toMatchObject({
      totals: { trades: null },
      coverage: { sessions_missing: 0, sessions_incomplete: 0, missing_percent: null },
      rows: [],
    });
  });

  it('gives rupees, whole contract numbers, instants to the microsecond, and null for masked brokers', async () => {
    const [first, , third] = (await market.get(PATH, { date: '2026-08-10' })).rows;
    expect(first).toEqual({
      contract_id: '2026081001000001',
      symbol: 'NABIL',
      buyer: '58',
      seller: '34',
      quantity: 100,
      rate: 500,
      amount: 50_000,
      traded_at: '2026-08-10T05:15:00.000007Z',
    });
    expect(third).toMatchObject({ seller: 'D01', rate: 502.5 });
    const masked = (await market.get(PATH, { date: '2026-08-17' })).rows[1];
    expect(masked).toMatchObject({ buyer: null, seller: null, traded_at: null });
  });

  it.each([
    ['nabil', ['NABIL']],
    ['NABILD', ['NABILD/89']],
    ['nabild/89', ['NABILD/89']],
    ['NABILP', ['NABILP']],
    ['NABI', []],
    ['ABIL', []],
    ['.', []],
  ])('R25 R51 symbol %s finds %j: from the start, any case, whole word', async (symbol, found) => {
    const { rows, totals } = await market.get(PATH, { symbol, date: '2026-08-11' });
    expect(rows.map((row) => row.symbol)).toEqual(found);
    expect(totals.symbols).toBe(found.length);
  });

  it('R25 R51 buyer, seller and broker match exactly, in any case', async () => {
    const date = '2026-08-10';
    expect((await market.get(PATH, { date, buyer: '58' })).totals.trades).toBe(2);
    expect((await market.get(PATH, { date, seller: 'd01' })).totals.trades).toBe(1);
    expect((await market.get(PATH, { date, broker: '58' })).totals.trades).toBe(3);
    expect((await market.get(PATH, { date, buyer: '5' })).totals.trades).toBe(0);
  });

  it('keeps contracts of at least an amount', async () => {
    const { rows } = await market.get(PATH, { date: '2026-08-10', amount_from: '42020' });
    expect(rows.map((row) => row.amount)).toEqual([50_000, 42_020]);
  });

  it.each(FLOORSHEET_SORTS)('by %s shows every trade once, and pages add up to the totals', async (sort) => {
    for (const [date, contracts] of Object.entries(FLOORSHEETS)) {
      const ask = (page: number) => market.get(PATH, { date, sort, page: String(page), page_size: '1' });
      const pages = await Promise.all(contracts.map((_, index) => ask(index + 1)));
      const rows = pages.flatMap((page) => page.rows);
      const beyond = await ask(contracts.length + 1);
      expect(new Set(rows.map((row) => row.contract_id)).size).toBe(contracts.length);
      expect(beyond.rows).toEqual([]);
      expect(beyond.totals).toEqual(pages[0]?.totals);
      expect(beyond.totals).toEqual({
        trades: contracts.length,
        quantity: sumOf(rows.map((row) => row.quantity)),
        amount: sumOf(rows.map((row) => Math.round(row.amount * 100))) / 100,
        symbols: new Set(rows.map((row) => row.symbol)).size,
      });
    }
  });

  it('sorts by amount, largest first', async () => {
    const { rows } = await market.get(PATH, { date: '2026-08-10', sort: '-amount' });
    expect(rows.map((row) => row.amount)).toEqual([50_000, 42_020, 25_050, 15_075]);
  });

  it('D16 has no totals for a session whose trades are not known, not even 0, and no other day', async () => {
    const reply = await market.get('/data/floorsheet/bydate/', { date: '2026-08-12' });
    expect(reply).toMatchObject({
      date: '2026-08-12',
      rows: [],
      totals: { trades: null, quantity: null, amount: null, symbols: null },
      coverage: { sessions_missing: 1, sessions_incomplete: 0, missing_percent: 100 },
    });
  });

  it('D8 says how much of the session is missing, whatever the filters: by the bars, else as declared', async () => {
    // Rs 49,370 are known; the bars of the day, NABIL and OLDBANK, have 654,000.
    const byBars = await market.get(PATH, { date: '2026-08-11', symbol: 'NABILP' });
    expect(byBars.coverage).toEqual({ sessions_missing: 0, sessions_incomplete: 1, missing_percent: 92.45 });
    await replaceMarketDays(market.tape, [
      {
        traded_on: tradingDate('2026-08-11'),
        turnover: fromRupees(50_000),
        volume: 80,
        trades: null,
        symbols: null,
        source: 'test',
      },
    ]);
    const declared = await market.get(PATH, { date: '2026-08-11' });
    expect(declared.coverage).toEqual({ sessions_missing: 0, sessions_incomplete: 1, missing_percent: 1.26 });
  });
});
