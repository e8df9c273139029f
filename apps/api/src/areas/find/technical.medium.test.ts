import { addDays, tradingDate } from '@chuli/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LONG_DAYS as DAYS, barOf } from '../../testing/long-bars.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';
import { VALUE_TEXTS } from './technical-texts.ts';

const LAST = DAYS.length - 1;
/** A wave on a rise, so that every indicator has something to tell. */
const closeAt = (at: number): number => Math.round((300 + at / 2 + 30 * Math.sin(at / 9)) * 100) / 100;

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  await market.replaceBars([
    ...DAYS.map((day, at) => barOf('NABIL', day, closeAt(at), at === LAST ? 30_000 : 10_000)),
    ...DAYS.map((day, at) => barOf('RISES', day, 300 + at, 10_000)),
    ...DAYS.slice(0, -1).map((day, at) => barOf('FALLS', day, 600 - at / 2, 10_000)),
    ...DAYS.map((day) => barOf('NABILP', day, 400, 10)),
  ]);
});
afterAll(() => market.close());

const round = (value: number, digits = 2): number => Math.round(value * 10 ** digits) / 10 ** digits;
const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

describe('indicators of all stocks', () => {
  it('are told of those that traded, with how many did not', async () => {
    const { rows, total, no_trade } = await market.get('/data/indicators-all/', {});
    expect(rows.map(({ symbol }) => symbol)).toEqual(['NABIL', 'RISES']);
    expect([total, no_trade]).toEqual([2, 1]);
    // 20 closes that rise by 1; a volume as always; 12 rupees over the close of 12 bars ago.
    expect(rows[1]).toMatchObject({
      close: 300 + LAST,
      rsi_14: 100,
      sma_20: 300 + LAST - 9.5,
      sma_200: 300 + LAST - 99.5,
      roc_12: round(1_200 / (300 + LAST - 12)),
      williams_14: round((-100 * 1) / 15),
      volume_ratio: 1,
      atr_14: 2,
      natr_14: round(200 / (300 + LAST)),
    });
    const closes = DAYS.map((_, at) => closeAt(at));
    expect(rows[0]).toMatchObject({
      sma_50: round(meanOf(closes.slice(-50))),
      sma_120: round(meanOf(closes.slice(-120))),
      volume_ratio: 3,
    });
  });

  it('are what one stock is told and what a scan of the same measure compares', async () => {
    const { rows } = await market.get('/data/indicators-all/', { symbol: 'NABIL' });
    const one = await market.get('/data/indicators/', { symbol: 'NABIL' });
    const [told] = rows;
    if (told === undefined) throw new RangeError('no row');
    const lineOf = (indicator: string, line = 'value') =>
      one.rows.find((row) => row.indicator === indicator && row.line === line)?.value;
    expect(told.rsi_14).toBe(lineOf('rsi'));
    expect(told.macd_histogram).toBe(lineOf('macd', 'histogram'));
    expect(told.minus_di).toBe(lineOf('adx', 'minus'));
    expect(told.stochastic_d).toBe(lineOf('stochastic', 'd'));
    expect(told.percent_b).toBe(lineOf('bollinger', 'percent_b'));
    expect(told.bandwidth_rank).toBe(lineOf('bandwidth_rank'));
    for (const [key, text] of Object.entries(VALUE_TEXTS)) {
      const q = `${text} > -1000000 for all and symbols NABIL as hybrid`;
      const scan = await market.get('/data/scan/', { q });
      const compared = scan.rows[0]?.values[0]?.value ?? Number.NaN;
      expect(Math.abs(compared - (told[key as keyof typeof told] as number)), text).toBeLessThan(0.006);
    }
  });

  it('are those of a session that is named, which is not later than the as-of day', async () => {
    const date = DAYS[LAST - 1] ?? '';
    const { as_of, rows } = await market.get('/data/indicators-all/', { date, sort: '-sma_20' });
    expect(as_of).toBe(date);
    expect(rows.map(({ symbol }) => symbol)).toEqual(
      ['RISES', 'NABIL', 'FALLS'].toSorted((a, b) => {
        const means = {
          RISES: 300 + LAST - 10.5,
          FALLS: 600 - (LAST - 1) / 2 + 4.75,
          NABIL: meanOf(
            DAYS.slice(0, -1)
              .map((_, at) => closeAt(at))
              .slice(-20),
          ),
        };
        return means[b as 'FALLS'] - means[a as 'FALLS'];
      }),
    );
    const refused = await market.ask('/data/indicators-all/', { query: { date, as_of: '2026-01-01' } });
    expect(refused.status).toBe(400);
  });

  it('come in pages, and of thin stocks where they are asked for', async () => {
    const all = { instrument: 'all', smallest_turnover: 0, page_size: 1 } as const;
    const first = await market.get('/data/indicators-all/', { ...all });
    const third = await market.get('/data/indicators-all/', { ...all, page: 3 });
    expect([first.total, first.rows[0]?.symbol, third.rows[0]?.symbol]).toEqual([3, 'NABIL', 'RISES']);
  });
});

describe('states and levels of all stocks', () => {
  it('say where a price stands', async () => {
    const { rows, no_trade } = await market.get('/data/technical-data/', { sort: '-to_high_52' });
    expect(no_trade).toBe(1);
    const rising = rows.find(({ symbol }) => symbol === 'RISES');
    const close = 300 + LAST;
    const first = DAYS.findIndex((day) => day > addDays(tradingDate('2026-08-18'), -364));
    expect(rising).toMatchObject({
      trend_daily: 'up',
      trend_weekly: 'up',
      supertrend: 'up',
      psar: 'up',
      is_inside: false,
      to_high_52: round(-100 / (close + 1)),
      to_low_52: round((100 * (close - (299 + first))) / (299 + first)),
      // High, low and close of the day are 1 apart: the pivot is the close, R1 and S1 a rupee from it.
      pivot: close,
      pivot_r1: close + 1,
      pivot_s1: close - 1,
      to_resistance: null,
      signal: null,
      signal_on: null,
      patterns: [],
    });
  });

  it('are what one stock is told', async () => {
    const [row] = (await market.get('/data/technical-data/', { symbol: 'NABIL' })).rows;
    const one = await market.get('/data/indicators/', { symbol: 'NABIL' });
    const lineOf = (indicator: string, line: string) =>
      one.rows.find((told) => told.indicator === indicator && told.line === line)?.value;
    expect(row?.trend_daily).toBe(lineOf('trend_state', 'state'));
    expect(row?.dow).toBe(lineOf('dow', 'state'));
    expect(row?.is_tight).toBe(lineOf('squeeze', 'is_tight') === 'yes');
    expect(row?.pivot_r1).toBe(lineOf('pivots_classic', 'r1'));
    const support = lineOf('zones', 'support_high') as number;
    expect(row?.to_support).toBe(
      Math.max(0, round((100 * ((row?.close ?? 0) - support)) / (row?.close ?? 0))),
    );
  });
});
