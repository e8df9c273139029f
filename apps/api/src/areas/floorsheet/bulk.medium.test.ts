import { atKathmandu, tradingDate } from '@chuli/kernel';
import { replaceTradeDay } from '@chuli/tape/write';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';
import { type Written, contract } from '../../testing/written-contract.ts';

const DAY = tradingDate('2026-08-17');
const BEFORE = tradingDate('2026-08-13');
const at = (minutes: number, microseconds = 0) => atKathmandu(DAY, minutes) * 1_000 + microseconds;

/** One buyer of Rs 12,50,500 in three contracts, a single of Rs 20,00,000, a seller of Rs 3,00,000, a small one. */
const CONTRACTS: readonly Written[] = [
  [1, at(660), 'NABIL', '21', '34', 100, 500],
  [2, at(661), 'NABIL', '58', '34', 1_000, 500],
  [3, at(661, 300), 'NABIL', '58', '44', 1_000, 500],
  [4, at(661, 900), 'NABIL', '58', '34', 500, 501],
  [5, at(670), 'NICA', '17', '34', 2_000, 1_000],
  [6, at(680), 'NABIL', '44', '21', 300, 500],
  [7, at(680, 500), 'NABIL', '34', '21', 300, 500],
];

/** Of the day before without times: a seller of Rs 15,00,000 in two contracts, by their sequence. */
const SEQUENCE: readonly Written[] = [
  [1, null, 'NABIL', '58', '34', 2_000, 500],
  [2, null, 'NABIL', '44', '34', 1_000, 500],
];

let market: TestServer;
let visitors: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  visitors = await openTestServer({ people: { freeFeatures: ['bulk'] } });
  for (const { tape } of [market, visitors]) {
    await replaceTradeDay(tape, DAY, CONTRACTS.map(contract(DAY)));
    await replaceTradeDay(tape, BEFORE, SEQUENCE.map(contract(BEFORE)));
  }
});
afterAll(() => Promise.all([market.close(), visitors.close()]));

describe('large orders of a session', () => {
  it('are put together from contracts, none of which need be large', async () => {
    const reply = await market.get('/data/bulk-txn-market-diamond-plus/', { symbol: 'NABIL' });
    expect(reply).toMatchObject({ as_of: DAY, from_date: DAY, sessions: [DAY], nearest: null, total: 1 });
    expect(reply.totals).toMatchObject({ events: 1, quantity: 2_500, amount: 1_250_500 });
    // Of Rs 16,00,500 that changed hands: 100 × 500 + 12,50,500 + 600 × 500.
    expect(reply.totals.turnover_percent).toBe(78.13);
    expect(reply.rows[0]).toMatchObject({
      event_id: '2026081701000002',
      date: DAY,
      at: '2026-08-17T05:16:00.000000Z',
      symbol: 'NABIL',
      kind: 'buy',
      method: 'time',
      side: 'buy',
      sign: 'order',
      confidence: 99.9,
      buyer: '58',
      buyers: 1,
      seller: '34',
      sellers: 2,
      contracts: 3,
      first_price: 500,
      last_price: 501,
      average: 500.2,
      levels: 2,
      // 16,00,500 ÷ 3,200 = 500.16.
      vs_vwap: 0.01,
      vs_before: 0.2,
    });
  });

  it('have sides that orders show, and those of single contracts apart', async () => {
    const { stocks } = await market.get('/data/bulk-txn-market-diamond-plus/', { amount_from: 300_000 });
    const nabil = stocks.find(({ symbol }) => symbol === 'NABIL');
    expect(nabil).toMatchObject({
      events: 2,
      bought: 1_250_500,
      sold: 300_000,
      estimated_bought: 0,
      estimated_sold: 0,
      delta: 61.3,
      known_percent: 100,
      largest: '58',
    });
    const nica = stocks.find(({ symbol }) => symbol === 'NICA');
    expect(nica).toMatchObject({ events: 1, amount: 2_000_000, bought: 0, sold: 0, delta: null });
  });

  it('come with their contracts, which add up to them', async () => {
    const { rows, parts } = await market.get('/data/bulk-txn/', { symbol: 'NABIL', date: DAY });
    const contracts = parts[0]?.contracts ?? [];
    expect(contracts.map(({ contract_id }) => contract_id.slice(-1))).toEqual(['2', '3', '4']);
    expect(contracts.reduce((sum, { amount }) => sum + amount, 0)).toBe(rows[0]?.amount);
  });

  it('are single contracts where those are asked for, each with its order', async () => {
    const { rows } = await market.get('/data/bulk-txn-individual/', { amount_from: 500_000, sort: 'time' });
    expect(
      rows.map(({ event_id, order_id, amount }) => [event_id.slice(-1), order_id?.slice(-1), amount]),
    ).toEqual([
      ['2', '2', 500_000],
      ['3', '2', 500_000],
      ['5', '5', 2_000_000],
    ]);
  });

  it('name the largest where nothing is as large as was asked, and the nearest session where nothing is known', async () => {
    const none = await market.get('/data/bulk-txn-market-diamond/', { amount_from: 1e9 });
    expect(none).toMatchObject({ total: 0, rows: [], largest: { symbol: 'NICA', amount: 2_000_000 } });
    const unknown = await market.get('/data/bulk-txn-market-diamond/', { date: '2026-08-12' });
    expect(unknown).toMatchObject({ sessions: [], rows: [], nearest: '2026-08-11', largest: null });
  });

  it('say which session has times, however few of those asked have', async () => {
    const { rows, times_to } = await market.get('/data/bulk-txn-market-diamond/', { date: BEFORE });
    expect(rows.map(({ at }) => at)).toEqual([null]);
    expect(times_to).toBe(DAY);
  });

  it('are those of one broker on either side', async () => {
    const of = async (broker: string) =>
      (await market.get('/data/bulk-txn-market-diamond/', { broker })).rows.map(({ symbol }) => symbol);
    expect([await of('58'), await of('34'), await of('21')]).toEqual([['NABIL'], ['NICA', 'NABIL'], []]);
    const { rows } = await market.get('/data/bulk-txn-individual/', { broker: '17' });
    expect(rows.map(({ symbol }) => symbol)).toEqual(['NICA']);
  });

  it('are measured against the volume of a stock: what is not known counts as none', async () => {
    const { rows } = await market.get('/data/bulk-txn-market-diamond/', {
      volume_from: 1e4,
      amount_from: 300_000,
    });
    expect(rows).toEqual([]);
    const float = await market.get('/data/bulk-txn-market-diamond/', {
      float_from: 0.0001,
      amount_from: 300_000,
    });
    expect(float.rows.every(({ symbol }) => symbol !== 'NICA')).toBe(true);
  });
});

describe('large orders of a range', () => {
  it('know how they were found, day by day', async () => {
    const reply = await market.get('/data/bulk-txn-all/history/', {
      from_date: BEFORE,
      to_date: DAY,
      symbol: 'NABIL',
      sort: '-time',
    });
    expect(reply.rows.map(({ date, method, side, amount }) => [date, method, side, amount])).toEqual([
      [DAY, 'time', 'buy', 1_250_500],
      [BEFORE, 'sequence', 'sell', 1_500_000],
    ]);
    expect(reply.sessions).toEqual([BEFORE, DAY]);
  });

  it('equal the sum of their known days, by stock, by sector and by session', async () => {
    const range = { date: BEFORE, to_date: DAY };
    const [sums, sectors, sessions] = await Promise.all([
      market.get('/data/bulk-txn-all/sums/', range),
      market.get('/data/bulk-txn-all/sector/sum/', { ...range, all: 'true' }),
      market.get('/data/bulk-txn-history/', { date: DAY }),
    ]);
    const total = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);
    expect(total(sums.rows)).toBe(4_750_500);
    expect(total(sectors.rows)).toBe(4_750_500);
    const days = sessions.rows.filter(({ date }) => date === DAY || date === BEFORE);
    expect(total(days)).toBe(4_750_500);
    expect(sums.rows.find(({ symbol }) => symbol === 'NABIL')).toMatchObject({ sessions: 2, events: 2 });
  });

  it('rewind: nothing later than the as-of day', async () => {
    const past = await market.get('/data/bulk-txn/all/', { symbol: 'NABIL', as_of: '2026-08-16' });
    expect(past.rows.map(({ date }) => date)).toEqual([BEFORE]);
    expect(past.by_session.map(({ date }) => date)).toEqual([BEFORE]);
    const after = await market.get('/data/bulk-txn/all/followed/', { symbol: 'NABIL', as_of: '2026-08-16' });
    // A seller came in, and nothing lies twenty sessions after it by then.
    expect(after.sells.map(({ sessions }) => sessions)).toEqual([1, 5, 20]);
    expect(after.sells[2]).toMatchObject({ number: 0, mean_excess: null, verdict: 'no-evidence' });
    expect(after.buys.every(({ number }) => number === 0)).toBe(true);
    const { status } = await market.ask('/data/bulk-txn-market-diamond/', {
      query: { as_of: '2026-08-16', date: DAY },
    });
    expect(status).toBe(400);
  });
});

describe('sides', () => {
  it('are told to whoever holds the larger package only', async () => {
    const { rows } = await visitors.get('/data/bulk-txn-market-diamond/');
    expect(rows.map(({ side, sign, confidence, kind }) => [side, sign, confidence, kind])).toEqual([
      [null, null, null, null],
      [null, null, null, null],
    ]);
    const { rows: days } = await visitors.get('/data/bulk-txn-history/');
    expect(days.at(-1)).toMatchObject({ bought: null, sold: null, delta: null, known_percent: null });
    expect((await visitors.ask('/data/bulk-txn-market-diamond-plus/')).status).toBe(403);
  });

  it('are told to everyone of the one stock that shows what a package opens', async () => {
    const { rows } = await visitors.get('/data/bulk-txn-market-diamond-plus/', { symbol: 'NABIL' });
    expect(rows.map(({ side, sign }) => [side, sign])).toEqual([['buy', 'order']]);
    const days = await visitors.get('/data/bulk-txn-market-days/', { symbol: 'NABIL' });
    expect(days.rows.map(({ symbol, bought }) => [symbol, bought])).toEqual([['NABIL', 1_250_500]]);
    const sessions = await visitors.get('/data/bulk-txn-history/', { symbol: 'NABIL', date: DAY });
    expect(sessions.rows.at(-1)).toMatchObject({ date: DAY, amount: 1_250_500, bought: 1_250_500 });
  });
});

describe('volume by who came in', () => {
  it('is what orders show, with estimates, the auction and what is unknown beside it', async () => {
    const { rows } = await market.get('/data/buy-sell-volume/', { date: DAY, symbol: 'NABIL' });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      method: 'time',
      volume: 3_200,
      bought: 2_500,
      sold: 600,
      estimated_bought: 0,
      estimated_sold: 0,
      auction: 0,
      // The first contract of the day: nothing says who came in.
      unknown: 100,
      // 1,900 ÷ 3,100, and 3,100 of 3,200.
      delta: 61.29,
      delta_estimated: 61.29,
      known_percent: 96.88,
    });
  });

  it('is the same by price and by session as of the whole', async () => {
    const { rows, sessions, vwap, step } = await market.get('/data/buy-sell-volume/levels/', {
      symbol: 'NABIL',
      from_date: BEFORE,
      to_date: DAY,
    });
    const sum = (of: readonly { volume: number }[]) => of.reduce((total, { volume }) => total + volume, 0);
    expect(sessions.map(({ date, volume, method }) => [date, volume, method])).toEqual([
      [BEFORE, 3_000, 'sequence'],
      [DAY, 3_200, 'time'],
    ]);
    expect([sum(rows), sum(sessions), step]).toEqual([6_200, 6_200, 0.1]);
    // As the bars of these days have them.
    expect(sessions.map(({ open, close }) => [open, close])).toEqual([
      [506, 506],
      [505, 505],
    ]);
    // (15,00,000 + 16,00,500) ÷ 6,200.
    expect(vwap).toBe(500.08);
    expect(
      rows.map(({ price, bought, sold, top_buyer, top_seller }) => [
        price,
        bought,
        sold,
        top_buyer,
        top_seller,
      ]),
    ).toEqual([
      [501, 500, 0, '58', '34'],
      [500, 2_000, 3_600, '58', '34'],
    ]);
  });

  it('without a stock is that of the most traded of the newest session, with the candles of the range', async () => {
    const { symbol, sessions } = await market.get('/data/buy-sell-volume/levels/', {});
    expect(symbol).toBe('NICA');
    expect(sessions.map(({ date, volume }) => [date, volume])).toEqual([[DAY, 2_000]]);
    const past = await market.get('/data/buy-sell-volume/levels/', { as_of: '2026-08-16' });
    expect([past.symbol, past.sessions.map(({ date }) => date)]).toEqual(['NABIL', [BEFORE]]);
  });

  it('of a stock that nobody traded is nothing', async () => {
    const { rows, sessions, step, vwap } = await market.get('/data/buy-sell-volume/levels/', {
      symbol: 'NOBODY',
    });
    expect({ rows, sessions, step, vwap }).toEqual({ rows: [], sessions: [], step: null, vwap: null });
  });
});
