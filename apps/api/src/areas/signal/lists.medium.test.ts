import { type TradingDate, fromRupees } from '@chuli/kernel';
import type { DailyBarRow } from '@chuli/tape';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JULY, bars } from '../../testing/small-market.ts';
import { event, fillSignals, near, record, trade } from '../../testing/small-signals.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

const ALERT = 'mean-reversion alert daily buy';
const PATH = '/data/mean-reversible-alert-daily/';
/** Band, RSI and long average of the three conditions: the first two are alternatives. */
const VALUES = { lefts: [505, 41.123456789, 505], rights: [506.5, 30, 480] };

const julyBar = (traded_on: TradingDate): DailyBarRow => ({
  ...(bars()[0] as DailyBarRow),
  traded_on,
  amount: fromRupees(300_000),
  previous_close: null,
});

/** NABIL in the sessions of July, so that there are twenty before. */
const july = (): DailyBarRow[] => JULY.map(julyBar);

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  await market.replaceBars([...bars(), ...july()]);
  await fillSignals(market.tape, {
    events: [
      event(ALERT, 'NABIL', '2026-08-17', 505, { values: VALUES, ended: '2026-08-18' }),
      event(ALERT, 'UPPER', '2026-08-12', 400, { values: VALUES }),
      { ...event(ALERT, 'NEWBANK', '2026-08-13', 152, { values: VALUES }), rule_version: 'another' },
      event(ALERT, 'NABIL', '2026-08-10', 500, { values: VALUES }),
      event('agreement strong daily buy', 'NABIL', '2026-08-10', 500),
      event('agreement strong daily buy', 'UPPER', '2026-08-12', 400, { ended: '2026-08-17' }),
      event('agreement strong daily sell', 'NEWBANK', '2026-08-11', 151),
      event('macd-cross signal daily sell', 'NABIL', '2026-08-17', 505),
      event('macd-cross signal daily buy', 'NABIL', '2026-08-13', 506),
    ],
    near: [near(ALERT, 'NABIL', '2026-08-18', 510.1, { missing: 1, values: VALUES })],
    trades: [
      trade(ALERT, 'NABIL', '2026-08-17', { entry: ['2026-08-18', 506] }),
      trade(ALERT, 'UPPER', '2026-08-12', { fill: 'locked' }),
    ],
    records: [record(ALERT, '20', 'sample:out', 120), record(ALERT, '20', 'all', 300)],
  });
});
afterAll(() => market.close());

describe('a list of signals', () => {
  it('says what it is and what became of trades with it', async () => {
    const { as_of, signals_to, lists } = await market.get(PATH);
    expect([as_of, signals_to]).toEqual(['2026-08-18', '2026-08-17']);
    expect(lists).toHaveLength(1);
    expect(lists[0]).toMatchObject({ family: 'mean-reversion', kind: 'alert', path: PATH });
    expect(lists[0]?.record).toEqual({
      as_of: '2026-08-18',
      number: 120,
      hit_rate: 51.25,
      mean_excess: -0.49,
      interval_low: -1,
      interval_high: 0.02,
      verdict: 'no-edge',
    });
  });

  it('has the signals of the last sessions, the newest first, with prices then and now', async () => {
    const { rows } = await market.get(PATH);
    expect(rows.map(({ symbol, signal_on }) => [symbol, signal_on])).toEqual([
      ['NABIL', '2026-08-17'],
      ['NEWBANK', '2026-08-13'],
      ['UPPER', '2026-08-12'],
    ]);
    expect(rows[0]).toMatchObject({
      name: 'Nabil Bank',
      close: 505,
      close_now: 510.1,
      change_since: 1.01,
      ended_on: '2026-08-18',
      fill: 'filled',
    });
  });

  it('counts a bonus since the signal', async () => {
    const { rows } = await market.get(PATH, { symbol: 'UPPER' });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ close: 400, close_now: 213.4, change_since: 6.7, fill: 'locked' });
  });

  it('tells the usual turnover of twenty sessions up to the day', async () => {
    const { rows } = await market.get(PATH, { symbol: 'NABIL', days: 1_000 });
    // Seven August sessions of 1,000 shares at 500 to 510.10, and thirteen of July at Rs 3 lakh.
    const august = (500 + 503 + 504 + 506 + 507 + 505 + 510.1) * 1_000;
    expect(rows[0]?.turnover).toBe((august + 13 * 300_000) / 20);
  });

  it('says of a signal of another version of the rule that it has changed since', async () => {
    const { rows } = await market.get(PATH);
    expect(rows.map(({ symbol, rule_changed }) => [symbol, rule_changed])).toEqual([
      ['NABIL', false],
      ['NEWBANK', true],
      ['UPPER', false],
    ]);
  });

  it('names what lacks one condition on the newest bar, and nothing of a rewound day', async () => {
    const { near: misses } = await market.get(PATH);
    expect(misses).toMatchObject([{ symbol: 'NABIL', close: 510.1 }]);
    expect(misses[0]?.missing).toEqual({
      clause: 0,
      says: 'RSI of {strength} bars below {oversold}',
      numbers: { strength: 14, oversold: 30 },
      left: 41.123457,
      is: '<',
      right: 30,
      unit: 'points',
      holds: false,
    });
    expect((await market.get(PATH, { as_of: '2026-08-17' })).near).toEqual([]);
  });

  it('knows on a rewound day no later end, price, fill or record', async () => {
    const { lists, rows } = await market.get(PATH, { as_of: '2026-08-17' });
    expect(lists[0]?.record).toBeNull();
    expect(rows[0]).toMatchObject({
      symbol: 'NABIL',
      close_now: 505,
      change_since: null,
      ended_on: null,
      fill: 'pending',
    });
    expect(rows.find(({ symbol }) => symbol === 'UPPER')).toMatchObject({ fill: 'pending' });
    expect((await market.get(PATH, { as_of: '2026-08-12', symbol: 'UPPER' })).rows[0]).toMatchObject({
      close_now: 400,
      change_since: null,
    });
  });

  it('finds a stock under its present ticker on a day before it had it', async () => {
    const { rows } = await market.get('/data/strong-sell/', { as_of: '2026-08-11' });
    expect(rows).toMatchObject([{ symbol: 'NEWBANK', name: 'New Bank', close_now: 151 }]);
  });

  it('is a table too', async () => {
    const reply = await market.ask(PATH, { headers: { accept: 'text/csv' } });
    expect(reply.text.split('\n')[0]).toContain('family,kind,timeframe,side,symbol');
  });

  it('of a symbol or rule without signals is empty', async () => {
    expect((await market.get('/data/dow-signal-daily/sell/')).rows).toEqual([]);
  });
});

describe('lists put together', () => {
  it('of agreement: what began lately, and all that still stands', async () => {
    const began = await market.get('/data/strong-buy/', { days: 5 });
    expect(began.rows.map(({ symbol }) => symbol)).toEqual(['UPPER']);
    const standing = await market.get('/data/strong-buy-total/');
    expect(standing.rows.map(({ symbol }) => symbol)).toEqual(['NABIL']);
    const earlier = await market.get('/data/strong-buy-total/', { as_of: '2026-08-13' });
    expect(earlier.rows.map(({ symbol }) => symbol)).toEqual(['UPPER', 'NABIL']);
  });

  it('know no order book while no source tells it', async () => {
    const { rows } = await market.get('/data/market-depth-strong-buy/');
    expect(rows.map(({ depth }) => depth)).toEqual([null]);
  });

  it('of one session name their side', async () => {
    const { as_of, rows } = await market.get('/data/macd-cross/', { date: '2026-08-17' });
    expect(as_of).toBe('2026-08-17');
    expect(rows.map(({ side }) => side)).toEqual(['sell']);
    expect((await market.get('/data/macd-cross/')).rows).toEqual([]);
  });

  it('refuse a session after the as-of day', async () => {
    const query = { date: '2026-08-18', as_of: '2026-08-17' };
    expect((await market.ask('/data/macd-cross/', { query })).status).toBe(400);
  });
});
