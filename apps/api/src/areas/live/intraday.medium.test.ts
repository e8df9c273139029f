import { paisa, tradingDate } from '@chuli/kernel';
import { upsertTradingSession } from '@chuli/registry/live';
import { replaceMarketDays } from '@chuli/tape/write';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, fillRunningDay } from '../../testing/running-day.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer({ mobileVersions: { minimum: '1.0', latest: '1.4.2' } });
  await fillRunningDay(market.tape);
});
afterAll(() => market.close());

const BARS = '/data/newintrahistorydata/data';
const NEXT = '/data/newintrahistorydata/next';

describe('minute bars of the running day', () => {
  it('take prices from board lots and sums from all trades, by hand', async () => {
    const reply = await market.get('/data/intrahistorydata/', { symbol: 'nabil' });
    expect(reply).toMatchObject({ as_of: '2026-08-19', name: 'Nabil Bank', untimed: 1, reason: null });
    expect(reply.rows.map(({ time }) => time)).toEqual(['11:00', '11:01', '11:04', '11:05', '11:59'].map(at));
    expect(reply.rows.slice(0, 2)).toEqual([
      {
        time: at('11:00'),
        open: 510,
        high: 510,
        low: 508,
        close: 508,
        volume: 155,
        amount: 79_000,
        trades: 3,
      },
      {
        time: at('11:01'),
        open: null,
        high: null,
        low: null,
        close: null,
        volume: 9,
        amount: 4_635,
        trades: 1,
      },
    ]);
  });

  it('leave a reversed contract out', async () => {
    const { rows } = await market.get('/data/intrahistorydata/', { symbol: 'UPPER' });
    expect(rows.map(({ high, volume }) => [high, volume])).toEqual([
      [215, 300],
      [216, 60],
    ]);
  });

  it('begin between two moments, both included, and are never cut', async () => {
    const ask = (from: string, to: string) =>
      market.get(BARS, { symbol: 'NABIL', from: at(from), to: at(to), resolution: '5' });
    const { rows } = await ask('11:00', '11:05');
    expect(rows.map(({ time, volume }) => [time, volume])).toEqual([
      [at('11:00'), 184],
      [at('11:05'), 10],
    ]);
    expect(rows[0]).toMatchObject({ open: 510, high: 512, low: 508, close: 512, amount: 93_875, trades: 5 });
    expect((await ask('11:00:01', '11:04:59')).rows).toEqual([]);
  });

  it('that a chart asks for next begin with the bar it may hold half', async () => {
    const { rows } = await market.get(NEXT, { symbol: 'NABIL', from: at('11:07:30'), resolution: '15' });
    expect(rows.map(({ time }) => time)).toEqual([at('11:00'), at('11:45')]);
    expect((await market.get(NEXT, { symbol: 'NABIL', from: at('11:59:59') })).rows).toHaveLength(1);
    const later = await market.get(NEXT, { symbol: 'NABIL', from: at('12:00') });
    expect(later).toMatchObject({ rows: [], reason: 'not-traded' });
  });

  it('of an index come from its minutes, without sums; a day without them says so', async () => {
    const ask = (date: string) => market.get('/data/intrahistorydata/', { symbol: 'NEPSE', date });
    expect((await ask('2026-08-19')).rows).toHaveLength(4);
    expect(await ask('2026-08-17')).toMatchObject({ rows: [], reason: 'no-index-minutes' });
    const { rows } = await market.get(BARS, { symbol: 'NEPSE', resolution: '5' });
    expect(rows[0]).toEqual({
      time: at('11:00'),
      open: 2_700,
      high: 2_710,
      low: 2_700,
      close: 2_710,
      volume: null,
      amount: null,
      trades: null,
    });
  });

  it('rewind: as of an earlier day the running one is not known', async () => {
    const asOf = { symbol: 'NABIL', as_of: '2026-08-18' };
    expect(await market.get('/data/intrahistorydata/', asOf)).toMatchObject({
      as_of: '2026-08-17',
      from_date: '2026-08-17',
      untimed: 2,
      reason: 'no-trade-times',
      rows: [],
    });
    const later = await market.get('/data/intrahistorydata/', { ...asOf, date: '2026-08-19' });
    expect(later).toMatchObject({ rows: [], untimed: 0, reason: 'after-as-of' });
    const range = await market.get(BARS, { ...asOf, from: at('11:00') - 10 * 86_400, to: at('12:00') });
    expect(range).toMatchObject({ to_date: '2026-08-17', reason: null, rows: [{ volume: 180, trades: 3 }] });
  });

  it('refuse more days than a chart can show, a range that ends before it begins and an unknown stock', async () => {
    const status = async (query: Record<string, string>) => (await market.ask(BARS, { query })).status;
    const from = String(at('11:00') - 40 * 86_400);
    expect(await status({ symbol: 'NABIL', from })).toBe(400);
    expect(await status({ symbol: 'NABIL', from, resolution: '5' })).toBe(200);
    expect(await status({ symbol: 'NABIL', from: '2', to: '1' })).toBe(400);
    expect(await status({ symbol: 'NABIL', resolution: '7' })).toBe(400);
    expect(await status({ symbol: 'NOBODY' })).toBe(404);
  });

  it('R54 show a visitor nothing older than five years', async () => {
    const old = { symbol: 'NABIL', date: '2021-08-18' };
    expect(await market.get('/data/intrahistorydata/', old)).toMatchObject({
      open_from: '2021-08-19',
      reason: 'visitor-limit',
    });
  });
});

describe('the floorsheet of the running day', () => {
  it('shows what stands, newest first, with hidden brokers as null', async () => {
    const { totals, rows } = await market.get('/data/floorsheet/intradaydate/', { page: 1, page_size: 2 });
    expect(totals).toEqual({ trades: 10, quantity: 594, amount: 196_975, symbols: 2 });
    expect(rows.map(({ contract_id, buyer }) => [contract_id, buyer])).toEqual([
      ['2026081901000011', '58'],
      ['2026081901000010', '58'],
    ]);
    const { rows: rest } = await market.get('/data/floorsheet/intradaydate/', { page: 2, page_size: 2 });
    expect(rest[0]).toMatchObject({ buyer: null, seller: null, traded_at: null, rate: 513 });
    expect(rest[1]).toMatchObject({
      contract_id: '2026081901000007',
      traded_at: '2026-08-19T05:21:00.000000Z',
    });
  });

  it('finds by symbol and broker, and the newest version alone', async () => {
    const path = '/data/floorsheet/intradaysymbol/';
    expect((await market.get(path, { symbol: 'UPPER' })).totals.trades).toBe(2);
    expect((await market.get(path, { symbol: 'NABIL', broker: '58' })).rows).toHaveLength(1);
    expect((await market.get(path, { symbol: 'UPPER', seller: '58' })).rows).toEqual([]);
    const rewound = await market.get(path, { symbol: 'NABILD', as_of: '2026-08-11' });
    expect(rewound).toMatchObject({ date: '2026-08-11', rows: [] });
    const filtered = { symbol: 'NABILD', as_of: '2026-08-11' };
    expect((await market.get('/data/floorsheet/intradaydate/', filtered)).rows).toHaveLength(1);
  });
});

describe('brokers within a part of the running day', () => {
  const BUY = '/data/floorsheet/top-buy-with-time/';
  const SELL = '/data/floorsheet/top-sell-with-time/';

  it('sum over the whole session, trades without a time and without a broker counted', async () => {
    expect(await market.get(BUY, {})).toMatchObject({
      as_of: '2026-08-19',
      volume: 594,
      trades: 10,
      masked: 8,
      untimed: 0,
      rows: [{ broker: '58', time: null, quantity: 70, amount: 18_100, trades: 2, matched: 10 }],
    });
    const { rows } = await market.get(SELL, {});
    expect(rows.map(({ broker, quantity }) => [broker, quantity])).toEqual([
      ['34', 60],
      ['58', 10],
    ]);
  });

  it('keep to the window, its end left out', async () => {
    const window = { from_timestamp: at('11:00'), to_timestamp: at('11:05') };
    expect(await market.get(BUY, { ...window, symbol: 'NABIL' })).toMatchObject({
      trades: 5,
      masked: 5,
      untimed: 1,
      rows: [],
    });
    const late = await market.get(BUY, { from_timestamp: at('11:59:40'), symbol: 'NABIL', is_sum: 'false' });
    expect(late.rows).toEqual([
      {
        broker: '58',
        time: at('11:59'),
        quantity: 10,
        amount: 5_140,
        average: 514,
        trades: 1,
        matched: 10,
        volume_percent: 100,
      },
    ]);
  });

  it('of a finished day without times say that no window can be known', async () => {
    const date = '2026-08-17';
    const window = { date, from_timestamp: at('11:00') - 2 * 86_400 };
    expect(await market.get(BUY, window)).toMatchObject({ untimed: 3, reason: 'no-trade-times', rows: [] });
    expect((await market.get(BUY, { date, symbol: 'NABIL' })).rows).toMatchObject([{ broker: '58' }]);
    const unknown = await market.get(BUY, { date: '2026-08-19', as_of: date });
    expect(unknown).toMatchObject({ as_of: date, reason: 'after-as-of', trades: 0, rows: [] });
  });
});

describe('the last minutes', () => {
  it('rank stocks by amount and measure them against before, by hand', async () => {
    const reply = await market.get('/data/active-script-live/', { minutes: 5 });
    expect(reply).toMatchObject({ from: at('11:55'), to: at('12:00'), untimed: 1 });
    expect(reply.rows[0]).toEqual({
      symbol: 'UPPER',
      name: 'Upper Tamakoshi',
      sector_id: 5,
      trades: 1,
      volume: 60,
      amount: 12_960,
      amount_percent: 71.6,
      volume_percent: 16.67,
      high: 216,
      low: 216,
      close: 216,
      percentage_change: 0.47,
    });
    expect(reply.rows.map(({ symbol }) => symbol)).toEqual(['UPPER', 'NABIL']);
    const past = await market.get('/data/active-script-live/', { as_of: '2026-08-18' });
    expect(past).toMatchObject({ from: null, to: null, reason: 'no-trade-times', rows: [] });
  });

  it('move stocks against the price of then, unknown before the first trade', async () => {
    const { at: last, rows } = await market.get('/data/performance/intraday/', { type: 'stock' });
    expect(last).toBe(at('11:59'));
    expect(rows).toMatchObject([
      { symbol: 'NABIL', open: 510, close: 514, change_5_minutes: 0.59, change_60_minutes: null },
      { symbol: 'UPPER', high: 216, change_30_minutes: 0.47, change_since_open: 0.47 },
    ]);
    const past = await market.get('/data/performance/intraday/', { as_of: '2026-08-18' });
    expect(past).toMatchObject({ at: null, untimed: 3, reason: 'no-trade-times' });
    expect(past.rows[0]).toMatchObject({ change_since_open: 0, change_5_minutes: null });
  });

  it('move an index against its own minutes', async () => {
    const { rows } = await market.get('/data/performance/intraday/', { type: 'index' });
    expect(rows).toMatchObject([
      {
        symbol: 'NEPSE',
        close: 2_727,
        change_30_minutes: 1.38,
        change_60_minutes: null,
        change_since_open: 1,
      },
    ]);
    const past = await market.get('/data/performance/intraday/', { type: 'index', as_of: '2026-08-18' });
    expect(past).toMatchObject({ rows: [], reason: 'no-index-minutes' });
  });
});

describe('the status of days', () => {
  it('is what is recorded; of a day from an archive it is unknown, with its sums', async () => {
    const declared = { turnover: 10_000_00, volume: 20, trades: 3, symbols: null };
    const session = {
      source: 'sample',
      reasons: ['2 contracts less than declared'],
      state_hash: null,
      term: 0,
    };
    await upsertTradingSession(market.registry, {
      ...session,
      day: tradingDate('2026-08-19'),
      status: 'live',
      declared,
      counted: null,
    });
    await replaceMarketDays(market.tape, [
      { ...declared, turnover: paisa(1_00), traded_on: tradingDate('2026-08-17'), source: 'test' },
    ]);
    const { as_of, rows } = await market.get('/data/session-status/', { days: 3 });
    expect(as_of).toBe('2026-08-19');
    expect(rows).toMatchObject([
      {
        date: '2026-08-19',
        status: 'live',
        reasons: session.reasons,
        source: 'sample',
        counted: { volume: 594, trades: 10, symbols: 2 },
        declared: { turnover: 10_000, symbols: null },
      },
      { date: '2026-08-18', status: 'unknown', source: null, counted: null, declared: null },
      { date: '2026-08-17', status: 'unknown', counted: { trades: 3 }, declared: { turnover: 1, trades: 3 } },
    ]);
    const rewound = await market.get('/data/session-status/', { days: 1, as_of: '2026-08-18' });
    expect(rewound.rows.map(({ date }) => date)).toEqual(['2026-08-18']);
  });
});

describe('the versions of the mobile app', () => {
  it('are those of the configuration', async () => {
    expect(await market.get('/tools/android-version/')).toEqual({ minimum: '1.0', latest: '1.4.2' });
  });
});
