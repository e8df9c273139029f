import { type StockSymbol, type TradingDate, addDays, fromRupees, tradingDate } from '@chuli/kernel';
import { isTradingDay } from '@chuli/market';
import { openScanner } from '@chuli/scanner';
import type { DailyBarRow } from '@chuli/tape';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOW, bars } from '../../testing/small-market.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

type Figures = { close: number; volume?: number; high?: number; low?: number };

const barOf = (
  symbol: string,
  traded_on: TradingDate,
  { close, volume = 10_000, high, low }: Figures,
): DailyBarRow => ({
  ...(bars()[0] as DailyBarRow),
  symbol: symbol as StockSymbol,
  traded_on,
  open: fromRupees(close),
  high: fromRupees(high ?? close + 1),
  low: fromRupees(low ?? close - 1),
  close: fromRupees(close),
  previous_close: null,
  volume,
  amount: fromRupees(close * volume),
  trades: 40,
});

/** A year and a half up to the last session of the market. */
const DAYS = Array.from({ length: 560 }, (_, day) => addDays(tradingDate('2025-02-06'), day)).filter(
  (day) => isTradingDay(day) && day <= '2026-08-18',
);
const LAST = DAYS.length - 1;

/** Rises by a rupee a session, and trades three times its usual volume on the last. */
const nabil = (): DailyBarRow[] =>
  DAYS.map((day, at) => barOf('NABIL', day, { close: 300 + at, volume: at === LAST ? 30_000 : 10_000 }));

/** Falls by half a rupee a session; of its last session nobody traded. */
const silent = (): DailyBarRow[] =>
  DAYS.slice(0, -1).map((day, at) => barOf('FALLS', day, { close: 600 - at / 2 }));

/** Too little of it is traded to be looked at unless it is asked for. */
const thin = (): DailyBarRow[] => DAYS.map((day) => barOf('NABILP', day, { close: 400, volume: 10 }));

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  await market.replaceBars([...nabil(), ...silent(), ...thin()]);
});
afterAll(() => market.close());

describe('a list of stocks by one rule', () => {
  it('tells the rule, what it compares and why nobody else was judged', async () => {
    const reply = await market.get('/data/volume-spike/', {});
    expect(reply.scan).toMatchObject({
      text: 'volume >= 2 * avg(volume, 20) previous as hybrid',
      match: 'hybrid',
      base: 'daily',
    });
    expect(reply.scan.words_en).not.toBe('');
    expect(reply.scan.id).toMatch(/^[0-9a-f]{64}$/u);
    expect(reply.rows).toMatchObject([
      {
        symbol: 'NABIL',
        state: 'fresh',
        since: '2026-08-18',
        bars: 1,
        volume: 30_000,
        usual: 10_000,
        times: 3,
        trades: 40,
      },
    ]);
    expect(reply).toMatchObject({ judged: 1, silent: { young: 0, no_trade: 1, no_times: 0 }, total: 1 });
    expect(reply.conditions).toEqual([{ condition: 'volume >= 2 * avg(volume, 20) previous', passing: 1 }]);
    expect(reply.hits).toHaveLength(60);
    expect(reply.hits.at(-1)).toEqual({ date: '2026-08-18', total: 1, fresh: 1 });
    expect(reply.hits.slice(0, -1).every(({ total }) => total === 0)).toBe(true);
  });

  it('is that of the day that is asked for', async () => {
    const { rows, as_of } = await market.get('/data/volume-spike/', { as_of: '2026-08-17' });
    expect([as_of, rows]).toEqual(['2026-08-17', []]);
    const named = await market.get('/data/volume-spike/', { date: '2026-08-17' });
    expect(named.as_of).toBe('2026-08-17');
    const later = await market.ask('/data/volume-spike/', {
      query: { date: '2026-08-18', as_of: '2026-08-17' },
    });
    expect(later.status).toBe(400);
  });

  it('is of ordinary shares that are traded, unless others are asked for', async () => {
    const all = { instrument: 'all', smallest_turnover: 0, as_of: '2026-08-17' } as const;
    const { rows } = await market.get('/data/trend-filter/', { ...all });
    expect(rows.map(({ symbol }) => symbol).toSorted()).toEqual(['FALLS', 'NABIL', 'NABILP']);
    const usual = await market.get('/data/trend-filter/', { as_of: '2026-08-17' });
    expect(usual.rows.map(({ symbol }) => symbol).toSorted()).toEqual(['FALLS', 'NABIL']);
    const one = await market.get('/data/trend-filter/', { ...all, symbol: 'FALLS' });
    expect(one.rows.map(({ symbol }) => symbol)).toEqual(['FALLS']);
  });

  it.each(['1E309', 'NABILD/89', 'A.B-C', '0'])(
    'of the ticker %s is empty where nobody has it',
    async (symbol) => {
      for (const path of ['/data/volume-spike/', '/data/trend-filter/'] as const)
        expect((await market.get(path, { symbol })).rows).toEqual([]);
      expect((await market.get('/data/scan/', { q: 'close > 1', symbol })).rows).toEqual([]);
    },
  );

  it('has the trend of days, weeks and months side by side', async () => {
    const { rows } = await market.get('/data/trend-filter/', { daily: 'up', as_of: '2026-08-17' });
    expect(rows).toMatchObject([
      { symbol: 'NABIL', daily: 'up', weekly: 'up', monthly: 'up', hourly: null, agreeing: 3 },
    ]);
    expect((await market.get('/data/trend-filter/', { daily: 'up,mixed', weekly: 'down' })).rows).toEqual([]);
    const hours = await market.get('/data/trend-filter/', { hourly: 'up', as_of: '2026-08-17' });
    expect(hours).toMatchObject({ rows: [], judged: 0, silent: { no_times: 2 } });
  });

  it('of weeks or months alone tells what the last day was', async () => {
    const as_of = '2026-08-17';
    const daily = await market.get('/data/trend-filter/', { daily: 'up', as_of });
    for (const frames of [{ weekly: 'up' }, { monthly: 'up' }, { weekly: 'up', monthly: 'up,mixed' }]) {
      const { rows } = await market.get('/data/trend-filter/', { ...frames, as_of });
      expect(rows).toMatchObject([{ symbol: 'NABIL', adx: daily.rows[0]?.adx, locked: null }]);
    }
    const weeks = await market.get('/data/scan/', { q: 'close, weekly > sma(4), weekly as hybrid', as_of });
    expect(weeks).toMatchObject({ scan: { base: 'weekly' }, rows: [{ symbol: 'NABIL', locked: null }] });
  });

  it('of 52 weeks names the days of the highest and the lowest', async () => {
    const { rows } = await market.get('/data/trading-near-52-week', { side: 'high' });
    const close = 300 + LAST;
    const first = DAYS.findIndex((day) => day > addDays(tradingDate('2026-08-18'), -364));
    expect(rows).toMatchObject([
      {
        symbol: 'NABIL',
        high: close + 1,
        high_on: '2026-08-18',
        low: 300 + first - 1,
        low_on: DAYS[first],
        nearest: Math.round((100 / (close + 1)) * 100) / 100,
      },
    ]);
  });

  it('below an average says by how much, and since when', async () => {
    const { rows } = await market.get('/data/trading-below-120avg', { as_of: '2026-08-17' });
    // The mean of 120 closes that fall by half a rupee is 119/2 halves above the last one.
    const close = 600 - (LAST - 1) / 2;
    expect(rows).toMatchObject([{ symbol: 'FALLS', state: 'already', close, average: close + 29.75 }]);
    expect((await market.get('/data/trading-below-120avg', { by: 50, as_of: '2026-08-17' })).rows).toEqual(
      [],
    );
  });

  it('finds what the builder finds by the same text', async () => {
    for (const path of ['/data/volume-spike/', '/data/trending-stocks/', '/data/volatile-stocks/'] as const) {
      const list = await market.get(path, {});
      const scan = await market.get('/data/scan/', { q: list.scan.text });
      expect(scan.rows.map(({ symbol }) => symbol).toSorted()).toEqual(
        list.rows.map(({ symbol }) => symbol).toSorted(),
      );
      expect(scan.scan.id).toBe(list.scan.id);
    }
  });

  it('is judged for alerts on the bar that closed with a session, and on no other', async () => {
    const scanner = openScanner({ tape: market.tape, registry: market.registry, clock: () => NOW });
    const text = 'close > 300 for equity and turnover >= 20 lakh';
    const [falling, rising] = (await scanner.truths({ text, day: tradingDate('2026-08-17') })).toSorted(
      (a, b) => (a.symbol < b.symbol ? -1 : 1),
    );
    expect(falling).toMatchObject({
      symbol: 'FALLS',
      truth: 'holds',
      figures: [{ value: 600 - (LAST - 1) / 2 }],
    });
    expect(rising).toMatchObject({ symbol: 'NABIL', truth: 'holds', figures: [{ unit: 'rupees' }] });
    const today = await scanner.truths({ text, day: tradingDate('2026-08-18') });
    expect(today.find(({ symbol }) => symbol === 'FALLS')).toMatchObject({ truth: 'silent', figures: [] });
  });
});
