import {
  type BrokerId,
  type StockSymbol,
  type TradingDate,
  addDays,
  paisa,
  tradingDate,
} from '@chuli/kernel';
import { addTradingDays } from '@chuli/market';
import { type BrokerCaseRow, replaceBrokerCases } from '@chuli/tape/broker';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
afterAll(() => market.close());

const PROFILE = '/data/broker-profile/';
const RECORD = '/data/broker-record/';

describe('the profile of a broker', () => {
  it('counts a session by hand', async () => {
    const reply = await market.get(PROFILE, { broker: '58', to_date: '2026-08-10' });
    // As /data/broker-summary/ has it: 75,050 bought and 67,070 sold of 264,290 by all.
    expect(reply).toMatchObject({
      sessions: ['2026-08-10'],
      sessions_missing: 0,
      broker: '58',
      bought_amount: 75_050,
      sold_amount: 67_070,
      net_amount: 7_980,
      turnover: 142_120,
      turnover_percent: 53.77,
      rank: 1,
      brokers: 4,
      stocks: 2,
      stocks_bought: 1,
      stocks_sold: 1,
      style_sessions: 1,
      sessions_timed: 1,
      course: [{ date: '2026-08-10', bought_amount: 75_050, sold_amount: 67_070, net_amount: 7_980 }],
    });
    expect(reply.rows.map(({ symbol, net }) => [symbol, Math.sign(net)])).toEqual([
      ['NABIL', 1],
      ['UPPER', -1],
    ]);
    // NABIL 50,000 into it and UPPER 42,020 out of it, of 142,120.
    expect(reply.style[0]).toMatchObject({ measure: 'net_to_turnover', value: 0.647 });
  });

  it('agrees with the page of its flow over sessions of which some are missing, across an ex-date', async () => {
    const range = { from_date: '2026-08-10', to_date: '2026-08-17' } as const;
    const [reply, flow] = await Promise.all([
      market.get(PROFILE, { broker: '58', ...range }),
      market.get('/data/broker-analytics/', { broker: '58', ...range }),
    ]);
    expect(reply).toMatchObject({ sessions_missing: 2, is_adjusted: true });
    expect(reply.course.filter(({ net_amount }) => net_amount === null).map(({ date }) => date)).toEqual([
      '2026-08-12',
      '2026-08-14',
    ]);
    const nets = new Map(flow.rows.map((row) => [row.symbol, row]));
    expect(reply.rows.length).toBeGreaterThan(0);
    for (const row of reply.rows) {
      const same = nets.get(row.symbol);
      expect(row.net).toBe(same?.net);
      expect(row.average).toBe(row.net > 0 ? same?.buy_average : same?.sell_average);
      expect(row.net_by_session).toEqual(same?.net_by_session);
    }
    const sum = reply.course.reduce((total, { net_amount }) => total + (net_amount ?? 0), 0);
    expect(sum).toBeCloseTo(reply.net_amount, 2);
  });

  it('says nothing of what came later, and where nothing is known names the nearest session', async () => {
    const [then, ended] = await Promise.all([
      market.get(PROFILE, { broker: '58', days: 2, as_of: '2026-08-11' }),
      market.get(PROFILE, {
        broker: '58',
        from_date: '2026-08-10',
        to_date: '2026-08-11',
        as_of: '2026-08-11',
      }),
    ]);
    expect(then).toEqual(ended);
    const unknown = await market.get(PROFILE, { broker: '58', to_date: '2026-08-12' });
    expect(unknown).toMatchObject({ sessions: [], nearest: '2026-08-11', rank: null, rows: [], styles: [] });
  });

  it('of a broker that did not trade is empty, not wrong', async () => {
    const reply = await market.get(PROFILE, { broker: '7', to_date: '2026-08-10' });
    expect(reply).toMatchObject({ turnover: 0, rank: null, brokers: 4, stocks: 0, styles: [] });
    expect(reply.style.every(({ value }) => value === null)).toBe(true);
  });
});

/** A Tuesday, sixty weeks of which go beyond the last session. */
const START = tradingDate('2025-07-15');

/** A heavy day of every broker each week, known a week later; the first does better than the others by 3 %. */
const casesOf = (broker: number): BrokerCaseRow[] =>
  Array.from({ length: 60 }, (_, week) => {
    const heavy_on = addDays(START, 7 * week);
    const ends = addDays(heavy_on, 8);
    const wobble = (((week * 7 + broker * 3) % 11) - 5) / 500;
    return {
      broker: String(broker) as BrokerId,
      side: 'buy',
      heavy_on,
      symbol: `S${broker}W${week}` as StockSymbol,
      amount: paisa(30_00_000_00),
      share: 0.125,
      is_new_listing: false,
      fill: 'filled',
      tried_on: addTradingDays(heavy_on, 1),
      ends_on: [ends, null, null],
      known_on: [ends, null, null],
      held_sessions: [5, null, null],
      excess: [(broker === 1 ? 0.03 : 0) + wobble, null, null],
      cost: [0.01, null, null],
    };
  });

const NOTHING = [null, null, null];
const NOTHING_YET = {
  ends_on: NOTHING,
  known_on: NOTHING,
  held_sessions: NOTHING,
  excess: NOTHING,
  cost: NOTHING,
};

/** The same of a market that ended on a day. */
const unknownAfter =
  (day: TradingDate) =>
  (row: BrokerCaseRow): BrokerCaseRow => {
    if ((row.tried_on ?? day) > day) return { ...row, ...NOTHING_YET, fill: 'pending', tried_on: null };
    return (row.ends_on[0] ?? day) > day ? { ...row, ...NOTHING_YET } : row;
  };

describe('the record of a broker', () => {
  it('is empty before it was first made', async () => {
    const reply = await market.get(RECORD, { broker: '1' });
    expect(reply).toMatchObject({ record_to: null, brokers: 0, figures_judged: 0, rows: [] });
    expect(reply.sides.map(({ verdict, heavy_days }) => [verdict, heavy_days])).toEqual([
      ['none', 0],
      ['none', 0],
    ]);
  });

  it('names the one that knew, with its cases, interval and cost, and nobody else', async () => {
    const rows = [1, 2, 3, 4, 5].flatMap(casesOf);
    await replaceBrokerCases(market.tape, rows, '2026-08-18 made');
    const reply = await market.get(RECORD, { broker: '1' });
    expect(reply).toMatchObject({
      as_of: '2026-08-18',
      record_to: '2026-08-18',
      smallest_amount: 25_00_000,
      smallest_percent: 10,
      brokers: 5,
      survivors: 1,
      figures_judged: 5,
    });
    const [buying, selling] = reply.sides;
    // Up to 18 August 58 heavy days, of which the last two are not over.
    expect(buying).toMatchObject({ heavy_days: 58, verdict: 'ahead' });
    expect(buying?.horizons[0]).toMatchObject({
      sessions: 5,
      number: 56,
      cost: 1,
      verdict: 'ahead',
      left_out: { open: 2 },
    });
    expect(buying?.horizons[0]?.mean).toBeCloseTo(3, 0);
    expect(buying?.horizons[1]).toMatchObject({ number: 0, mean: null, chance: null, verdict: 'none' });
    expect(selling).toMatchObject({ heavy_days: 0, verdict: 'none', horizons: [] });
    expect(reply.rows).toHaveLength(20);
    expect(reply.rows[0]).toMatchObject({ date: '2026-08-04', amount: 30_00_000, turnover_percent: 12.5 });
    const other = await market.get(RECORD, { broker: '2' });
    expect(other.sides[0]).toMatchObject({ verdict: 'none' });
  });

  it('as of a day knows no case whose sessions were not over', async () => {
    const rows = [1, 2, 3, 4, 5].flatMap(casesOf);
    const asOf = tradingDate('2026-08-11');
    const early = rows.filter((row) => row.heavy_on <= asOf).map(unknownAfter(asOf));
    await replaceBrokerCases(market.tape, rows, '2026-08-18 whole');
    const then = await market.get(RECORD, { broker: '1', as_of: asOf });
    await replaceBrokerCases(market.tape, early, '2026-08-11 ended');
    expect(await market.get(RECORD, { broker: '1', as_of: asOf })).toEqual(then);
  });
});
