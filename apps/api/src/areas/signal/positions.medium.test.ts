import { tradingDate } from '@chuli/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bars } from '../../testing/small-market.ts';
import { event, fillSignals, near } from '../../testing/small-signals.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

const BUY = 'buy-sell signal daily buy';
const SELL = 'buy-sell signal daily sell';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  await fillSignals(market.tape, {
    events: [
      event(BUY, 'NABIL', '2026-08-11', 503, { ended: '2026-08-17' }),
      event(BUY, 'NABIL', '2026-08-13', 506, { ended: '2026-08-17' }),
      event(SELL, 'NABIL', '2026-08-17', 505),
      event(BUY, 'UPPER', '2026-08-12', 400),
      event(SELL, 'NEWBANK', '2026-08-13', 152),
      event('early-buy-sell signal daily buy', 'NABIL', '2026-08-18', 510.1),
      event('trailing-stop signal weekly sell', 'UPPER', '2026-08-14', 210),
      event('candlestick hammer daily buy', 'NABIL', '2026-08-18', 510.1),
      event('candlestick three-inside daily sell', 'NABIL', '2026-08-13', 506),
      event('candlestick doji-star daily buy', 'UPPER', '2026-08-13', 210),
      event('candlestick engulfing weekly sell', 'NABIL', '2026-08-14', 507),
    ],
    near: [near(SELL, 'UPPER', '2026-08-18', 213.4, { missing: 1, values: { lefts: [], rights: [] } })],
  });
});
afterAll(() => market.close());

describe('buys and the sells that ended them', () => {
  const PATH = '/data/buysell/';

  it('R27 a buy that is repeated before its sell is one position, from the first', async () => {
    const { rows } = await market.get(PATH, { symbol: 'NABIL' });
    expect(rows).toMatchObject([
      {
        symbol: 'NABIL',
        buy_date: '2026-08-11',
        sell_date: '2026-08-17',
        buy_close: 503,
        sell_close: 505,
        gain: 0.4,
        sessions: 4,
      },
    ]);
  });

  it('an open one gains to the latest close, a bonus counted', async () => {
    const { rows } = await market.get(PATH, { symbol: 'UPPER' });
    expect(rows).toMatchObject([{ buy_date: '2026-08-12', sell_date: null, close_now: 213.4, gain: 6.7 }]);
  });

  it('a sell without a buy before it stands alone', async () => {
    const { rows } = await market.get(PATH, { symbol: 'NEWBANK' });
    expect(rows).toMatchObject([{ buy_date: null, sell_date: '2026-08-13', gain: null, sessions: null }]);
  });

  it('of no days are those of the session alone, of days those that began or ended in them', async () => {
    const of = async (days: number, as_of: string) =>
      (await market.get(PATH, { days, as_of })).rows.map(({ symbol }) => symbol);
    expect(await of(0, '2026-08-18')).toEqual([]);
    expect(await of(0, '2026-08-17')).toEqual(['NABIL']);
    expect(await of(4, '2026-08-18')).toEqual(['NABIL', 'NEWBANK']);
  });

  it('rewound before its sell a position is open, with the price of then', async () => {
    const { rows } = await market.get(PATH, { symbol: 'NABIL', as_of: '2026-08-14' });
    expect(rows).toMatchObject([{ buy_date: '2026-08-11', sell_date: null, close_now: 507, gain: 0.8 }]);
  });

  it('early ones and passed stops have lists of their own', async () => {
    expect((await market.get('/data/buysellearly/')).rows).toMatchObject([{ buy_date: '2026-08-18' }]);
    const stops = await market.get('/data/buysellweekly-trailing-stop-loss/');
    expect(stops.rows).toMatchObject([{ symbol: 'UPPER', sell_date: '2026-08-14' }]);
    expect((await market.get('/data/buysellintraday/')).rows).toEqual([]);
  });
});

describe('the state of every stock', () => {
  it('is the signal that has not ended, and since when', async () => {
    const { rows } = await market.get('/data/buysell-live/');
    expect(
      Object.fromEntries(rows.map((row) => [row.symbol, [row.state, row.since, row.change_since]])),
    ).toEqual({
      NABIL: ['sell', '2026-08-17', 1.01],
      UPPER: ['buy', '2026-08-12', 6.7],
      NEWBANK: ['sell', '2026-08-13', null],
    });
  });

  it('rewinds', async () => {
    const { rows } = await market.get('/data/buysell-live/', { as_of: '2026-08-14' });
    expect(rows.find(({ symbol }) => symbol === 'NABIL')).toMatchObject({
      state: 'buy',
      since: '2026-08-11',
    });
  });
});

describe('the preview', () => {
  it('R27 has buys and sells by session, early ones apart, and what lacks one condition', async () => {
    const { rows, near: misses } = await market.get('/data/buy-sell-preview/');
    expect(rows.map(({ date }) => date).slice(0, 2)).toEqual(['2026-08-18', '2026-08-17']);
    expect(rows[0]).toMatchObject({ buy: [], sell: [], earlyBuy: ['NABIL'], earlySell: [] });
    expect(rows[1]).toMatchObject({ sell: ['NABIL'] });
    expect(misses).toMatchObject([{ symbol: 'UPPER', side: 'sell', missing: { clause: 1, holds: false } }]);
  });

  it('R75 reaches 30 days back from the as-of day', async () => {
    const [bar] = bars();
    if (bar === undefined) throw new Error('The small market has bars.');
    const barOf = (day: string) => ({ ...bar, traded_on: tradingDate(day) });
    await market.replaceBars([...bars(), barOf('2021-07-19'), barOf('2021-07-20')]);
    const { rows } = await market.get('/data/buy-sell-preview/', { as_of: '2021-08-19' });
    await market.replaceBars(bars());
    expect(rows.map(({ date }) => date)).toEqual(['2021-08-19', '2021-08-18', '2021-07-20']);
  });
});

describe('candlestick patterns', () => {
  it('R28 have the names traders know, and 100 or -100 for their side', async () => {
    const { rows } = await market.get('/data/candlestick-type/');
    expect(rows).toEqual([
      {
        date: '2026-08-18',
        value: 100,
        candle_type: 'Hammer',
        pattern: 'hammer',
        timeframe: 'daily',
        bar_ends_at: null,
        symbol: 'NABIL',
      },
      {
        date: '2026-08-13',
        value: -100,
        candle_type: 'Three Side Down',
        pattern: 'three-inside',
        timeframe: 'daily',
        bar_ends_at: null,
        symbol: 'NABIL',
      },
    ]);
  });

  it('without a name of the product are told only where all are asked for', async () => {
    const date = '2026-08-13';
    const types = async (path: '/data/true-candlestick-patterns/' | '/data/true-candlestick-patterns-all/') =>
      (await market.get(path, { date })).rows.map(({ pattern }) => pattern);
    expect(await types('/data/true-candlestick-patterns/')).toEqual(['three-inside']);
    expect(await types('/data/true-candlestick-patterns-all/')).toEqual(['three-inside', 'doji-star']);
  });

  it('of one stock reach back; of weeks they are asked for', async () => {
    const PATH = '/data/candlestick-patterns/';
    expect((await market.get(PATH, { symbol: 'NABIL' })).rows).toHaveLength(2);
    expect((await market.get(PATH, { symbol: 'NABIL', type: 'weekly' })).rows).toMatchObject([
      { candle_type: 'Engulfing', value: -100, timeframe: 'weekly' },
    ]);
    expect((await market.get(PATH)).rows).toHaveLength(1);
    expect((await market.get(PATH, { symbol: 'NABIL', as_of: '2026-08-14' })).rows).toHaveLength(1);
  });
});
