import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { event, fillSignals, record, trade } from '../../testing/small-signals.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

const BUY = 'buy-sell signal daily buy';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  await fillSignals(market.tape, {
    events: [event(BUY, 'NABIL', '2026-08-17', 505)],
    trades: [
      trade(BUY, 'NABIL', '2026-08-10', { entry: ['2026-08-11', 503], exits: [['2026-08-14', 507, 0.002]] }),
      trade(BUY, 'UPPER', '2026-08-12', {
        entry: ['2026-08-13', 210],
        exits: [['2026-08-17', 200, -0.0561]],
      }),
      trade(BUY, 'NABIL', '2026-08-13', { fill: 'locked' }),
      trade(BUY, 'NABIL', '2026-08-17', { entry: ['2026-08-18', 506] }),
    ],
    records: [
      record(BUY, '20', 'all', 300),
      record(BUY, '20', 'sample:out', 120),
      record(BUY, '20', 'sample:in', 180),
      record(BUY, '20', 'sector:1', 90),
      record(BUY, '5', 'all', 310),
      record('early-buy-sell signal daily sell', '20', 'sample:out', 44),
    ],
  });
});
afterAll(() => market.close());

describe('the record of all lists', () => {
  const PATH = '/data/overall-chuli-performance/';

  it('is that of the sealed part after 20 sessions, in percent, with what was left out', async () => {
    const reply = await market.get(PATH);
    expect(reply).toMatchObject({
      record_as_of: '2026-08-18',
      out_of_sample_from: '2022-01-01',
      order_amount: 100_000,
      fewest_trades: 30,
    });
    expect(reply.rows.map(({ family, number }) => [family, number])).toEqual([
      ['buy-sell', 120],
      ['early-buy-sell', 44],
    ]);
    expect(reply.rows[0]).toMatchObject({
      slice: 'sample:out',
      mean: 1.2,
      hit_rate: 51.25,
      payoff: 1.235,
      mean_excess: -0.49,
      mean_excess_at_average: -0.81,
      worst_run_sum: -50,
      verdict: 'no-edge',
      left_out: { locked: 3, thin: 1 },
    });
  });

  it('is also that of the other part, another exit, one sector or the early list', async () => {
    expect((await market.get(PATH, { sample: 'in' })).rows).toMatchObject([{ number: 180 }]);
    expect((await market.get(PATH, { sample: 'all', exit: '5' })).rows).toMatchObject([{ number: 310 }]);
    expect((await market.get('/data/overall-chuli-performance/sector/')).rows).toMatchObject([
      { sector_id: 1, number: 90 },
    ]);
    expect((await market.get('/data/overall-chuli-performance/early/')).rows).toMatchObject([{ number: 44 }]);
  });

  it('is not known on a day before its last session', async () => {
    expect(await market.get(PATH, { as_of: '2026-08-17' })).toMatchObject({ record_as_of: null, rows: [] });
  });
});

describe('the record of one list', () => {
  const PATH = '/data/chuli-performance/';

  it('has its slices, its years and what was left out', async () => {
    const reply = await market.get(PATH);
    expect(reply.slices.map(({ slice }) => slice)).toEqual(['all', 'sample:in', 'sample:out', 'sector:1']);
    expect(reply.by_year).toEqual([{ year: 2025, number: 7, mean_excess: -2 }]);
    expect(reply).toMatchObject({
      verdict: 'no-edge',
      left_out: { locked: 3 },
      list: { title: 'Trend signal' },
    });
  });

  it('has every trade, those that lost and those that could not be made too', async () => {
    const { total, rows } = await market.get(PATH, { exit: 'rule', sort: 'worst' });
    expect(total).toBe(4);
    expect(rows.map(({ signal_on, fill, net }) => [signal_on, fill, net])).toEqual([
      ['2026-08-12', 'filled', -5.61],
      ['2026-08-10', 'filled', 0.2],
      ['2026-08-17', 'filled', null],
      ['2026-08-13', 'locked', null],
    ]);
    expect(rows[2]).toMatchObject({ exit_reason: 'open', exit_on: null });
    expect(rows[3]).toMatchObject({ exit_reason: null, entry_on: null });
  });

  it('comes in pages, of one stock too', async () => {
    const second = await market.get(PATH, { exit: 'rule', page: 2, page_size: 3 });
    expect([second.total, second.rows.map(({ signal_on }) => signal_on)]).toEqual([4, ['2026-08-10']]);
    expect((await market.get(PATH, { symbol: 'UPPER' })).total).toBe(1);
  });

  it('says how many there are even on a page after the last', async () => {
    expect(await market.get(PATH, { page: 9 })).toMatchObject({ total: 4, rows: [] });
  });

  it('tells on a rewound day no later entry or exit, and no figures', async () => {
    const reply = await market.get(PATH, { exit: 'rule', as_of: '2026-08-13' });
    expect(reply).toMatchObject({ record_as_of: null, verdict: null, slices: [] });
    expect(reply.rows).toMatchObject([
      { signal_on: '2026-08-13', fill: 'pending' },
      { signal_on: '2026-08-12', entry_on: '2026-08-13', exit_on: null, exit_reason: 'open', net: null },
      { signal_on: '2026-08-10', entry_on: '2026-08-11', exit_on: null, net: null },
    ]);
    const before = await market.get(PATH, { exit: 'rule', as_of: '2026-08-12' });
    expect(before.rows[0]).toMatchObject({
      signal_on: '2026-08-12',
      fill: 'pending',
      entry_on: null,
      entry_price: null,
    });
  });

  it('of a list that no family publishes is refused', async () => {
    const reply = await market.ask(PATH, { query: { family: 'astrology' } });
    expect([reply.status, JSON.parse(reply.text).code]).toEqual([404, 'signal.not-found']);
  });
});
