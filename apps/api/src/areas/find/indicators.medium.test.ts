import { type TradingDate } from '@chuli/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LONG_DAYS as DAYS, barOf } from '../../testing/long-bars.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

const LAST = DAYS.length - 1;
/** Rises by a rupee a session, and trades three times its usual volume on the last. */
const closeAt = (at: number): number => 300 + at;

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  await market.replaceBars([
    ...DAYS.map((day, at) => barOf('NABIL', day, closeAt(at), at === LAST ? 30_000 : 10_000)),
    ...DAYS.slice(0, -1).map((day, at) => barOf('NABILP', day, 600 - at / 2, 10_000)),
  ]);
});
afterAll(() => market.close());

const linesOf = async (asked: { symbol: string; timeframe?: 'daily' | 'weekly'; as_of?: string }) => {
  const reply = await market.get('/data/indicators/', asked);
  const rowOf = (name: string) => {
    const [indicator, line] = name.split('.');
    const row = reply.rows.find(
      (one) =>
        one.indicator === indicator &&
        one.line === (line ?? reply.rows.find((first) => first.indicator === indicator)?.line),
    );
    if (row === undefined) throw new RangeError(name);
    return row;
  };
  return { ...reply, rowOf };
};

describe('the indicators of a stock', () => {
  it('are told of its newest bar and the one before, with how they are read', async () => {
    const { rowOf, bar_on, name, timeframe } = await linesOf({ symbol: 'NABIL' });
    expect([bar_on, timeframe]).toEqual(['2026-08-18', 'daily']);
    expect(name).not.toBe('');
    // It never fell: all movement is upward, and the close is 1 below a high that rises by 1 a bar.
    expect(rowOf('rsi')).toEqual({
      group: 'momentum',
      indicator: 'rsi',
      parameters: [14],
      line: 'value',
      value: 100,
      before: 100,
      unit: 'points',
      reading: 'overbought',
      first_on: DAYS[14],
    });
    // The mean of 20 closes that rise by 1 is 9.5 below the last of them.
    expect(rowOf('sma')).toMatchObject({
      parameters: [20],
      value: closeAt(LAST) - 9.5,
      before: closeAt(LAST) - 10.5,
      unit: 'rupees',
      reading: null,
      first_on: DAYS[19],
    });
    // Three times what was usual on the twenty bars before.
    expect(rowOf('volume_ratio')).toMatchObject({ value: 3, before: 1, reading: 'above-average' });
    // 10 rupees over the close of 10 bars ago.
    expect(rowOf('roc')).toMatchObject({
      value: Math.round((1_000 / closeAt(LAST - 10)) * 100) / 100,
      reading: 'above-zero',
    });
    expect(rowOf('supertrend.direction')).toMatchObject({ value: 'up', unit: 'state', reading: null });
    expect(rowOf('consolidation.is_box')).toMatchObject({ value: 'no', unit: 'state' });
  });

  it('are all of them but patterns and what has a meaning only within a session', async () => {
    const { rows } = await linesOf({ symbol: 'NABIL' });
    const named = new Set(rows.map(({ indicator }) => indicator));
    expect(named.has('doji')).toBe(false);
    expect(named.has('vwap')).toBe(false);
    expect(named.size).toBeGreaterThanOrEqual(60);
    expect(rows.length).toBeLessThanOrEqual(500);
    expect([...new Set(rows.map(({ group }) => group))]).toEqual([
      'trend',
      'momentum',
      'volatility',
      'volume',
      'level',
      'structure',
    ]);
  });

  it('are those of the day that is asked for', async () => {
    const then = DAYS[30] ?? '';
    const { rowOf, bar_on } = await linesOf({ symbol: 'NABIL', as_of: then });
    expect(bar_on).toBe(then);
    expect(rowOf('sma').value).toBe(closeAt(30) - 9.5);
    expect(rowOf('trend_state.slow')).toMatchObject({ value: null, before: null, first_on: null });
  });

  it('are told of the last bar of a stock that did not trade', async () => {
    const { bar_on, as_of } = await linesOf({ symbol: 'NABILP' });
    expect([as_of, bar_on]).toEqual(['2026-08-18', DAYS[LAST - 1]]);
  });

  it('of weeks are told of the last week that is over', async () => {
    const { rowOf, bar_on } = await linesOf({ symbol: 'NABIL', timeframe: 'weekly' });
    const friday = DAYS.findLastIndex((day) => day <= '2026-08-15');
    expect((bar_on ?? '9999') <= '2026-08-15').toBe(true);
    const closes = [...Map.groupBy(DAYS.slice(0, friday + 1), (day) => weekNumber(day)).values()].map(
      (days) => closeAt(DAYS.indexOf(days.at(-1) as TradingDate)),
    );
    const mean = closes.slice(-20).reduce((sum, close) => sum + close, 0) / 20;
    expect(rowOf('sma').value).toBe(Math.round(mean * 100) / 100);
  });

  it('of a stock that nobody knows are refused', async () => {
    expect((await market.ask('/data/indicators/', { query: { symbol: 'NOBODY' } })).status).toBe(404);
  });
});

/** Weeks from Sunday to Saturday; 1970-01-04 was a Sunday. */
const weekNumber = (day: TradingDate): number => Math.floor((Date.parse(day) / 86_400_000 - 3) / 7);
