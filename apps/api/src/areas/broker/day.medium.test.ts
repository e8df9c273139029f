import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
afterAll(() => market.close());

const SUMMARY = '/data/broker-summary/';
const TREND = '/data/broker-trend/';

describe('the brokers of one session', () => {
  it('counts a session by hand', async () => {
    const reply = await market.get(SUMMARY, { date: '2026-08-10' });
    expect(reply).toMatchObject({
      from_date: '2026-08-10',
      to_date: '2026-08-10',
      sessions: ['2026-08-10'],
      sessions_missing: 0,
      nearest: null,
      before: null,
      turnover: 132_145,
      volume: 380,
      masked: 0,
    });
    expect(reply.rows.map(({ broker, turnover, rank }) => [broker, turnover, rank])).toEqual([
      ['58', 142_120, 1],
      ['34', 65_075, 2],
      ['49', 42_020, 3],
      ['D01', 15_075, 4],
    ]);
    expect(reply.rows[0]).toEqual({
      broker: '58',
      bought_amount: 75_050,
      sold_amount: 67_070,
      net_amount: 7_980,
      turnover: 142_120,
      turnover_percent: 53.77,
      trades: 4,
      stocks: 2,
      matched_amount: 25_050,
      matched_percent: 35.25,
      most_bought: { symbol: 'NABIL', amount: 50_000 },
      most_sold: { symbol: 'UPPER', amount: -42_020 },
      rank: 1,
      rank_before: null,
    });
  });

  it('says who ranked where in the session before, where its trades are known', async () => {
    const { before, rows } = await market.get(SUMMARY, { date: '2026-08-11' });
    expect(before).toBe('2026-08-10');
    expect(rows.map(({ broker, rank_before }) => [broker, rank_before])).toEqual([
      ['58', 1],
      ['49', 3],
      ['34', 2],
    ]);
    expect(await market.get(SUMMARY, { date: '2026-08-13' })).toMatchObject({ before: null });
  });

  it('counts shares without a broker in the totals and in no row', async () => {
    const { volume, masked, turnover, rows } = await market.get(SUMMARY, { date: '2026-08-17' });
    expect({ volume, masked, turnover }).toEqual({ volume: 180, masked: 20, turnover: 64_656 });
    expect(rows.reduce((sum, row) => sum + row.bought_amount, 0)).toBe(64_656 - 20 * 505);
  });

  it('has no rows of a session without a floorsheet and names the nearest known one before it', async () => {
    expect(await market.get(SUMMARY, { date: '2026-08-14' })).toMatchObject({
      sessions: [],
      sessions_missing: 1,
      nearest: '2026-08-13',
      coverage_percent: null,
      rows: [],
    });
  });

  it('shows the latest known session without a date, rewinds, and refuses a date after as-of', async () => {
    expect(await market.get(SUMMARY)).toMatchObject({ to_date: '2026-08-17' });
    expect(await market.get(SUMMARY, { as_of: '2026-08-12' })).toMatchObject({ to_date: '2026-08-11' });
    const late = { query: { date: '2026-08-13', as_of: '2026-08-12' } };
    for (const path of [SUMMARY, TREND]) expect((await market.ask(path, late)).status).toBe(400);
  });
});

describe('the course of brokers over 20 sessions', () => {
  it('sums the known ones of the last 1, 5 and 20 sessions', async () => {
    const reply = await market.get(TREND, { date: '2026-08-17' });
    expect(reply.sessions).toEqual(['2026-08-10', '2026-08-11', '2026-08-13', '2026-08-17']);
    const row = reply.rows.find(({ broker }) => broker === '58');
    // 10 August: 75,050 − 67,070; 11: 25,250 − 20,120; 13: 12,720; 17: 35,350 − 19,206.
    expect(row).toEqual({
      broker: '58',
      net_1: 16_144,
      net_5: 5_130 + 12_720 + 16_144,
      net_20: 7_980 + 5_130 + 12_720 + 16_144,
      net_by_session: [7_980, 5_130, 12_720, 16_144],
      // 54,556 of 2 × 64,656.
      turnover_percent: 42.19,
      // 53.77, 45,370 of 2 × 49,370, 12,720 of 2 × 1,012,720, 42.19.
      mean_percent: 35.64,
      percent_change: 6.55,
      sessions_net_bought: 4,
      streak: 4,
      direction: 'buying',
    });
    const sizes = reply.rows.map(({ net_5 }) => Math.abs(net_5 ?? 0));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(reply.rows.reduce((sum, { net_20 }) => sum + (net_20 ?? 0), 0)).toBeCloseTo(0, 6);
  });

  it('does not know the session itself where it is missing, and nothing where all are', async () => {
    const { rows } = await market.get(TREND, { date: '2026-08-14' });
    expect(rows[0]).toMatchObject({ net_1: null, turnover_percent: null, percent_change: null });
    expect(rows.every(({ direction }) => direction === null)).toBe(true);
    expect(await market.get(TREND, { date: '2021-08-19' })).toMatchObject({ rows: [], nearest: null });
  });
});
