import {
  type StockSymbol,
  type TradingDate,
  addDays,
  fromRupees,
  toRupees,
  tradingDate,
} from '@chuli/kernel';
import { isTradingDay } from '@chuli/market';
import type { DailyBarRow } from '@chuli/tape';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bars } from '../../testing/small-market.ts';
import { averagesOf } from './near-averages.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

const barAt = (symbol: StockSymbol, traded_on: TradingDate, close: number): DailyBarRow => ({
  ...(bars()[0] as DailyBarRow),
  symbol,
  traded_on,
  open: fromRupees(close),
  high: fromRupees(close + 0.5),
  low: fromRupees(close - 0.5),
  close: fromRupees(close),
  previous_close: null,
});

/** From January on between 140 and 152 and back, a rupee a session. */
const zigZag = (symbol: string): DailyBarRow[] =>
  Array.from({ length: 220 }, (_, day) => addDays(tradingDate('2026-01-01'), day))
    .filter(isTradingDay)
    .map((day, at) => barAt(symbol as StockSymbol, day, 152 - Math.abs((at % 24) - 12)));

const EX_ON = '2026-08-13';
/** NEWBANK changes its ticker on 13 August; UPPER does not trade on the day it goes ex a bonus of 100 %. */
const zigZagMarket = (): DailyBarRow[] => [
  ...bars().filter(({ symbol }) => symbol !== 'OLDBANK' && symbol !== 'UPPER'),
  ...zigZag('OLDBANK'),
  ...zigZag('UPPER').filter(({ traded_on }) => traded_on < EX_ON),
];

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  await market.replaceBars(zigZagMarket());
});
afterAll(() => market.close());

describe('levels of one stock', () => {
  it('are where it turned, across a change of ticker', async () => {
    const { close, rows } = await market.get('/data/support/daily/', { symbol: 'NEWBANK' });
    expect(close).toBe(152);
    expect(rows[0]).toMatchObject({ low: 139.5, high: 139.5, breaks: 0 });
    expect(rows[0]?.touches).toBeGreaterThan(3);
    expect(rows[0]?.distance).toBe(8.22); // (152 − 139.5) / 152
    const resistance = await market.get('/data/resistance/daily/', { symbol: 'NEWBANK' });
    expect(resistance.rows[0]).toMatchObject({ low: 152.5, high: 152.5, distance: 0.33 });
  });

  it('rewound know only the turns confirmed by then', async () => {
    const PATH = '/data/high-low-series/daily/';
    const now = await market.get(PATH, { symbol: 'NEWBANK' });
    const then = await market.get(PATH, { symbol: 'NEWBANK', as_of: '2026-04-01' });
    expect(then.rows.length).toBeGreaterThan(0);
    expect(now.rows.slice(-then.rows.length)).toEqual(then.rows);
    expect(then.rows.every(({ confirmed_on }) => confirmed_on <= '2026-04-01')).toBe(true);
  });

  it.each(['daily', 'weekly'] as const)(
    'of %s bars are in rupees of an ex-date without a trade',
    async (timeframe) => {
      const asked = (as_of: string) =>
        market.get(`/data/high-low-series/${timeframe}/`, { symbol: 'UPPER', as_of });
      const [before, after] = await Promise.all([asked('2026-08-12'), asked(EX_ON)]);
      const turns = before.rows;
      expect(turns.length).toBeGreaterThan(0);
      expect(after.close).toBe((before.close ?? 0) / 2);
      expect(after.rows.map(({ price }) => price)).toEqual(turns.map(({ price }) => price / 2));
    },
  );

  it('of hours are none where no trade times are known', async () => {
    expect((await market.get('/data/support/hourly/', { symbol: 'NEWBANK' })).rows).toEqual([]);
  });
});

describe('stocks near a level', () => {
  const symbolsOf = (rows: readonly { symbol: string }[]) => rows.map(({ symbol }) => symbol);

  it('are those of the session whose close is within the percent asked for', async () => {
    const as_of = '2026-08-13';
    const near = await market.get('/data/daily-resistance-stock/', { as_of, within: 1 });
    expect(symbolsOf(near.rows)).toEqual(['NEWBANK']);
    expect(near.rows[0]).toMatchObject({ level: 'resistance', low: 152.5, distance: 0.33 });
    // 152 after 151 of the session before; the zone began with its first turn, and the last of its turns is later.
    expect(near.rows[0]?.change).toBe(0.66);
    const zones = await market.get('/data/resistance/daily/', { symbol: 'NEWBANK', as_of });
    const { touches, first_on, last_on } = zones.rows[0] ?? {};
    expect(near.rows[0]).toMatchObject({ touches, first_on, last_on });
    expect((first_on ?? '') < (last_on ?? '')).toBe(true);
    const far = await market.get('/data/daily-resistance-stock/', { as_of, within: 0.1 });
    expect(far.rows).toEqual([]);
  });

  it('stand on the nearest pivot of the last session', async () => {
    const { rows } = await market.get('/data/pivot-support-stock/');
    // High 105, low 95 and close 100: the pivot is their mean.
    expect(rows.find(({ symbol }) => symbol === 'NEWCO')).toMatchObject({
      level: 'P',
      low: 100,
      distance: 0,
    });
  });

  it('stand on no pivot after a session at one price, of which all pivots are the close', async () => {
    const flat = bars().map((bar) =>
      bar.symbol === 'NEWCO' ? Object.assign(bar, { open: bar.close, high: bar.close, low: bar.close }) : bar,
    );
    await market.replaceBars(flat);
    const { rows } = await market.get('/data/pivot-support-stock/', { within: 20, as_of: '2026-08-17' });
    expect(symbolsOf(rows)).toContain('NABIL');
    expect(symbolsOf(rows)).not.toContain('NEWCO');
    await market.replaceBars(zigZagMarket());
  });

  it('stand on the nearest average under the close', async () => {
    const { rows } = await market.get('/data/sma-ema-support-stock/', { as_of: '2026-08-13', within: 20 });
    const found = rows.find(({ symbol }) => symbol === 'NEWBANK');
    expect(found?.level).toMatch(/^[SE]MA (20|50|100)$/u);
    expect(found?.low).toBeLessThanOrEqual(152);
  });

  it('stand on the average that was asked for, not on a nearer one', async () => {
    const as_of = '2026-08-13';
    const levelsAsked = async (asked: { average?: 'sma' | 'ema'; length?: '20' | '50' | '100' | '200' }) => {
      const { rows } = await market.get('/data/sma-ema-support-stock/', { as_of, within: 20, ...asked });
      return rows.flatMap(({ symbol, level, low }) => (symbol === 'NEWBANK' ? [[level, low]] : []));
    };
    const closes = zigZagMarket()
      .filter(({ symbol, traded_on }) => ['OLDBANK', 'NEWBANK'].includes(symbol) && traded_on <= as_of)
      .toSorted((one, other) => one.traded_on.localeCompare(other.traded_on))
      .map(({ close }) => toRupees(close));
    const averages = averagesOf(closes);
    for (const average of ['sma', 'ema'] as const)
      for (const length of ['20', '50', '100', '200'] as const) {
        const name = `${average.toUpperCase()} ${length}`;
        const price = new Map(averages).get(name) ?? null;
        const isUnder = price !== null && price <= 152;
        expect(await levelsAsked({ average, length }), name).toEqual(
          isUnder ? [[name, Math.round(price * 100) / 100]] : [],
        );
      }
    expect((await levelsAsked({ average: 'ema' }))[0]?.[0]).toMatch(/^EMA /u);
    expect((await levelsAsked({ length: '50' }))[0]?.[0]).toMatch(/ 50$/u);
  });

  it('reckon an exponential average from the first session of a stock', async () => {
    const as_of = tradingDate('2026-08-12');
    const days = Array.from({ length: 1_600 }, (_, ago) => addDays(as_of, ago - 1_599)).filter(isTradingDay);
    const closeOf = (left: number) => {
      if (left >= 500) return 900;
      return left < 15 ? 428 + 4 * left : 488 - 0.8 * (left - 15);
    };
    const closes = days.map((_, at) => closeOf(days.length - 1 - at));
    await market.replaceBars(days.map((day, at) => barAt('OLDBANK' as StockSymbol, day, closes[at] ?? 0)));
    const { rows } = await market.get('/data/sma-ema-support-stock/', { as_of, within: 20 });
    const whole = new Map(averagesOf(closes)).get('EMA 200') ?? 0;
    const late = new Map(averagesOf(closes.slice(-500))).get('EMA 200') ?? 0;
    expect(whole - late).toBeGreaterThan(1);
    expect(rows).toEqual([expect.objectContaining({ level: 'EMA 200', low: Math.round(whole * 100) / 100 })]);
  });
});
