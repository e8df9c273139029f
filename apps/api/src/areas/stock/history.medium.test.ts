import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, VISITOR } from '../../http/access.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

const USER: Caller = { kind: 'user', id: 'u1', features: new Set(), brand: null };

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer({
    resolveCaller: (request) => (request.headers.authorization === undefined ? VISITOR : USER),
  });
});
afterAll(() => market.close());

const RAW = '/data/historydata/';
const ADJUSTED = '/data/adjhistorydata/';

const asUser = async (query: Record<string, string>) => {
  const { text } = await market.ask(RAW, { query, headers: { authorization: 'Bearer x' } });
  return JSON.parse(text) as { open_from: string | null; rows: { date: string }[] };
};

describe('history', () => {
  it('R30 states each close and its change relative to the one before, 0 in the first', async () => {
    const { rows } = await market.get(RAW, { symbol: 'NABIL', from: '2026-08-10', to: '2026-08-12' });
    expect(rows.map(({ close, change }) => [close, change])).toEqual([
      [500, 0],
      [503, 0.006],
      [504, 0.001988],
    ]);
  });

  it('says which bars are in doubt and why', async () => {
    const query = { symbol: 'NABIL', from: '2026-08-10', to: '2026-08-13' };
    const doubts = [{ date: '2026-08-12', reason: 'beyond-limit' }];
    expect((await market.get(RAW, query)).doubtful_bars).toEqual(doubts);
    expect((await market.get(ADJUSTED, query)).doubtful_bars).toEqual(doubts);
  });

  it('R54 R57 gives a visitor five years back from today, whatever is asked, and says so', async () => {
    const reply = await market.get(RAW, { symbol: 'NABIL', from: '2000-01-01' });
    expect(reply.open_from).toBe('2021-08-19');
    expect(reply.rows[0]?.date).toBe('2021-08-19');
  });

  it('R54 R57 gives a user all of it, from the earliest day when none is asked', async () => {
    const reply = await asUser({ symbol: 'NABIL' });
    expect(reply.open_from).toBeNull();
    expect(reply.rows.slice(0, 2).map((row) => row.date)).toEqual(['2012-01-03', '2021-08-18']);
  });

  it('R77 spans 365 × 5 days by default', async () => {
    const { rows } = await market.get(RAW, { symbol: 'NABIL', to: '2026-08-17' });
    expect(rows[0]?.date).toBe('2021-08-19');
    expect(rows.at(-1)?.date).toBe('2026-08-17');
  });

  it('rewinds: nothing after the as-of day', async () => {
    const reply = await market.get(RAW, { symbol: 'NABIL', as_of: '2026-08-16', to: '2026-08-18' });
    expect(reply.as_of).toBe('2026-08-14');
    expect(reply.rows.at(-1)?.date).toBe('2026-08-14');
  });

  it('adjusts earlier prices for a bonus and leaves raw prices raw', async () => {
    const query = { symbol: 'UPPER', from: '2026-08-12', to: '2026-08-14' };
    const raw = await market.get(RAW, query);
    const adjusted = await market.get(ADJUSTED, query);
    expect(raw.rows.map((row) => [row.close, row.volume])).toEqual([
      [400, 1_000],
      [210, 1_000],
    ]);
    expect(adjusted.rows.map((row) => [row.open, row.high, row.low, row.close, row.volume])).toEqual([
      [200, 202.5, 197.5, 200, 2_000],
      [210, 215, 205, 210, 1_000],
    ]);
    expect(adjusted.rows.map((row) => row.change)).toEqual([0.025641, 0.05]);
    expect(raw.adjustments).toEqual([
      { ex_on: '2026-08-13', kind: 'bonus', factor: 0.5, confidence: 'certain' },
    ]);
  });

  it('does not adjust for what was not in force as of an earlier day', async () => {
    const reply = await market.get(ADJUSTED, { symbol: 'UPPER', as_of: '2026-08-12' });
    expect(reply.rows.map((row) => row.close)).toEqual([400]);
    expect(reply.adjustments).toEqual([]);
  });

  it('continues across a change of ticker', async () => {
    const { name, rows } = await market.get('/data/historydata/data', { symbol: 'NEWBANK' });
    expect(name).toBe('New Bank');
    expect(rows.map((row) => [row.date, row.close])).toEqual([
      ['2026-08-10', 150],
      ['2026-08-11', 151],
      ['2026-08-13', 152],
    ]);
  });

  it('knows indices by their symbols; what their source does not have is null, not 0', async () => {
    const { name, rows } = await market.get('/data/adjhistorydata/data', { symbol: 'nepse' });
    expect(name).toBe('Nepse');
    expect(rows).toEqual([
      {
        date: '2026-08-17',
        open: null,
        high: null,
        low: null,
        close: 2_700.12,
        volume: null,
        amount: null,
        trades: null,
        change: 0,
      },
      {
        date: '2026-08-18',
        open: null,
        high: 2_728.12,
        low: 2_726.12,
        close: 2_727.12,
        volume: 12_000,
        amount: 5_000_000,
        trades: null,
        change: 0.01,
      },
    ]);
  });

  it('knows no stock of another name, and no range that ends before it begins', async () => {
    const unknown = await market.ask(RAW, { query: { symbol: 'NOBODY' } });
    expect([unknown.status, JSON.parse(unknown.text)]).toMatchObject([404, { code: 'stock.not-found' }]);
    const backwards = await market.ask(RAW, {
      query: { symbol: 'NABIL', from: '2026-08-14', to: '2026-08-10' },
    });
    expect(backwards.status).toBe(400);
  });
});

describe('one stock at a glance', () => {
  const PATH = '/data/v2/market-summary/bysymbol/';

  it('gathers price, day, band and year', async () => {
    expect(await market.get(PATH, { symbol: 'NABIL' })).toMatchObject({
      as_of: '2026-08-18',
      name: 'Nabil Bank',
      sector: 'Banking',
      traded_on: '2026-08-18',
      close: 510.1,
      previous_close: 505,
      change: 5.1,
      percentage_change: 1.01,
      vwap: 510.1,
      market_cap: 510_100_000,
      high_52_weeks: 515.1,
      low_52_weeks: 495,
      band_percent: 15,
      band_low: 433.6,
      band_high: 586.6,
    });
  });

  it('has no usual volume before 20 sessions', async () => {
    expect(await market.get(PATH, { symbol: 'NEWCO' })).toMatchObject({
      average_volume_20: null,
      previous_close: null,
      percentage_change: null,
    });
  });

  it('adjusts the year for a bonus', async () => {
    expect(await market.get(PATH, { symbol: 'UPPER' })).toMatchObject({
      traded_on: '2026-08-17',
      high_52_weeks: 1_004,
      low_52_weeks: 197.5,
    });
  });

  it('does not know the share count of a rewound day, nor a stock that has not traded yet', async () => {
    expect(await market.get(PATH, { symbol: 'NABIL', as_of: '2026-08-11' })).toMatchObject({
      as_of: '2026-08-11',
      close: 503,
      listed_shares: null,
      market_cap: null,
    });
    expect(await market.get(PATH, { symbol: 'NEWCO', as_of: '2026-08-17' })).toMatchObject({
      traded_on: null,
      close: null,
      band_low: null,
    });
  });
});
