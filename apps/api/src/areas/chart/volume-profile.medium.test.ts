import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FLOORSHEETS } from '../../testing/small-market.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
afterAll(() => market.close());

const PROFILE = '/data/volume-profile/';
const sumOf = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('volume by price', () => {
  it('counts every trade where the trades of all sessions are known', async () => {
    const range = { from_date: '2026-08-10', to_date: '2026-08-11' };
    const { rows, ...reply } = await market.get(PROFILE, { symbol: 'nabil', ...range, bins: 12 });
    expect(reply).toEqual({
      as_of: '2026-08-18',
      symbol: 'NABIL',
      ...range,
      source: 'trades',
      sessions: 2,
      sessions_missing: 0,
      // 220 of the 2,000 shares that its bars have.
      missing_percent: 89,
      adjusted_for: [],
      point_of_control: 500.15,
      value_low: 500,
      value_high: 502.7,
    });
    expect(rows).toHaveLength(11);
    expect(rows.filter(({ volume }) => volume > 0)).toEqual([
      { low: 500, high: 500.3, volume: 100, amount: 50_000 },
      { low: 500.9, high: 501.2, volume: 50, amount: 25_050 },
      { low: 502.4, high: 502.7, volume: 30, amount: 15_075 },
      { low: 503, high: 503.3, volume: 40, amount: 20_120 },
    ]);
  });

  it('adds up to the traded quantity of the sessions counted, whatever the rows', async () => {
    const traded = ['2026-08-10', '2026-08-11']
      .flatMap((day) => FLOORSHEETS[day] ?? [])
      .filter(([symbol]) => symbol === 'NABIL')
      .map(([, , , quantity]) => quantity);
    for (const bins of [12, 13, 48, 96]) {
      const query = { symbol: 'NABIL', from_date: '2026-08-10', to_date: '2026-08-11', bins };
      const { rows } = await market.get(PROFILE, query);
      expect(sumOf(rows.map(({ volume }) => volume))).toBe(sumOf(traded));
    }
  });

  it('spreads daily bars where trades of a session are missing, and says of how many', async () => {
    const query = { symbol: 'NABIL', from_date: '2026-08-10', to_date: '2026-08-12' };
    const { rows, ...reply } = await market.get(PROFILE, query);
    expect(reply).toMatchObject({ source: 'bars', sessions: 3, sessions_missing: 1, missing_percent: 0 });
    expect(sumOf(rows.map(({ volume }) => volume))).toBe(3_000);
    expect(sumOf(rows.map(({ amount }) => amount ?? 0))).toBeCloseTo(500_000 + 503_000 + 504_000, 2);
    expect([rows[0]?.low, rows.at(-1)?.high ?? 0]).toEqual([495, expect.any(Number)]);
    expect(rows.at(-1)?.high).toBeGreaterThan(509);
  });

  it('is told in shares and prices of the as-of day, or as traded', async () => {
    // UPPER goes ex 1:1 bonus on 13 August: 1,000 shares at 395 to 405 are 2,000 at 197.50 to 202.50.
    const query = { symbol: 'UPPER', from_date: '2026-08-12', to_date: '2026-08-12' };
    const adjusted = await market.get(PROFILE, query);
    expect(adjusted.adjusted_for).toEqual([{ symbol: 'UPPER', ex_on: '2026-08-13', factor: 0.5 }]);
    expect(sumOf(adjusted.rows.map(({ volume }) => volume))).toBe(2_000);
    expect(adjusted.rows[0]?.low).toBe(197.5);
    const raw = await market.get(PROFILE, { ...query, adjusted: 'false' });
    expect(raw).toMatchObject({ adjusted_for: [] });
    expect(sumOf(raw.rows.map(({ volume }) => volume))).toBe(1_000);
    expect(raw.rows[0]?.low).toBe(395);
    const before = await market.get(PROFILE, { ...query, as_of: '2026-08-12' });
    expect(before).toMatchObject({ as_of: '2026-08-12', adjusted_for: [] });
  });

  it('shows a visitor five years and nobody an impossible range', async () => {
    const { from_date, sessions } = await market.get(PROFILE, { symbol: 'NABIL', from_date: '2012-01-01' });
    expect([from_date, sessions]).toEqual(['2021-08-19', 8]);
    const backwards = { symbol: 'NABIL', from_date: '2026-08-14', to_date: '2026-08-10' };
    expect(await market.ask(PROFILE, { query: backwards })).toMatchObject({ status: 400 });
    expect(await market.ask(PROFILE, { query: { symbol: 'NOSUCH' } })).toMatchObject({ status: 404 });
    expect(await market.ask(PROFILE, { query: { symbol: 'NABIL', bins: '500' } })).toMatchObject({
      status: 400,
    });
  });

  it('has no rows where nothing was traded', async () => {
    const query = { symbol: 'NEWCO', from_date: '2026-08-10', to_date: '2026-08-12' };
    expect(await market.get(PROFILE, query)).toMatchObject({
      sessions: 0,
      rows: [],
      point_of_control: null,
      missing_percent: null,
    });
  });
});
