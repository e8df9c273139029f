import { type TradingDate, addDays, fromRupees, tradingDate } from '@chuli/kernel';
import { isTradingDay } from '@chuli/market';
import { replaceIndexBars } from '@chuli/tape/write';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barOf } from '../../testing/long-bars.ts';
import { nepseClose } from '../../testing/nepse-close.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

/** Three years and more of sessions, up to the last of the small market. */
const DAYS: readonly TradingDate[] = Array.from({ length: 1_240 }, (_, day) =>
  addDays(tradingDate('2023-03-28'), day),
).filter((day) => isTradingDay(day) && day <= '2026-08-18');

const nepseOn = (at: number): number => 2_000 + 60 * Math.sin(at / 9) + 25 * Math.sin(at * 1.7);
/** Twice what NEPSE does, in logarithms, and a trend. */
const closeOn = (at: number): number => Math.round(500 * (nepseOn(at) / 2_000) ** 2 * 1.0002 ** at * 10) / 10;

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  await replaceIndexBars(
    market.tape,
    DAYS.map((day, at) => nepseClose(day, nepseOn(at))),
  );
  await market.replaceBars([
    ...DAYS.map((day, at) => barOf('NABIL', day, closeOn(at))),
    // Seldom traded: one session of three.
    ...DAYS.filter((_, at) => at % 3 === 0).map((day, at) => barOf('NEWBANK', day, 300 + (at % 7))),
    ...DAYS.slice(-100).map((day, at) => barOf('NEWCO', day, 100 + (at % 5))),
  ]);
});
afterAll(() => market.close());

describe('alpha and beta', () => {
  const PATH = '/data/alpha-beta/';

  it('finds a stock that does twice what NEPSE does, and has no figure for one that is new', async () => {
    const { rows, weeks, market: against } = await market.get(PATH);
    expect([weeks, against]).toEqual([52, 'NEPSE']);
    const of = (symbol: string) => rows.find((row) => row.symbol === symbol);
    expect(of('NABIL')?.beta).toBeCloseTo(2, 1);
    expect(of('NABIL')?.r2).toBeGreaterThan(0.99);
    expect(of('NABIL')?.why).toBeNull();
    expect(of('NEWCO')).toMatchObject({ beta: null, volatility: null, why: 'needs-history' });
    expect(of('OLDBANK')).toBeUndefined();
  });

  it('rewinds: a later week changes nothing, and one stock is the row that it has among all', async () => {
    const as_of = '2026-05-20';
    const before = await market.get(PATH, { as_of, weeks: '104' });
    await market.replaceBars([
      ...DAYS.filter((day) => day <= as_of).map((day, at) => barOf('NABIL', day, closeOn(at))),
      barOf('NABIL', tradingDate('2026-05-21'), 9_999),
    ]);
    const after = await market.get(PATH, { as_of, weeks: '104' });
    const nabil = (reply: typeof before) => reply.rows.find(({ symbol }) => symbol === 'NABIL');
    expect(nabil(after)).toEqual(nabil(before));
    expect((await market.get(PATH, { as_of, weeks: '104', symbol: 'NABIL' })).rows).toEqual([nabil(before)]);
    await market.replaceBars([
      ...DAYS.map((day, at) => barOf('NABIL', day, closeOn(at))),
      ...DAYS.filter((_, at) => at % 3 === 0).map((day, at) => barOf('NEWBANK', day, 300 + (at % 7))),
      ...DAYS.slice(-100).map((day, at) => barOf('NEWCO', day, 100 + (at % 5))),
    ]);
  });
});

describe('value at risk', () => {
  const PATH = '/data/value-at-risk/';

  it('says what was lost in 1 session of 20, measured over every horizon, and how each method held', async () => {
    const reply = await market.get(PATH, { symbol: 'nabil' });
    const closes = DAYS.map((_, at) => closeOn(at));
    const returns = closes.slice(-500).map((close, at) => close / (closes.at(at - 501) ?? 1) - 1);
    const worst = returns.toSorted((a, b) => a - b).slice(0, 25);
    expect(reply.rows[0]).toMatchObject({ method: 'historical' });
    expect(reply.rows[0]?.var).toBeCloseTo(-100 * (worst.at(-1) ?? 0), 3);
    expect(reply).toMatchObject({ returns: 500, silent: 0, band: 15, is_index: false, why: null });
    expect(reply.by_horizon.map(({ horizon }) => horizon)).toHaveLength(20);
    expect(reply.histogram.reduce((sum, { count }) => sum + count, 0)).toBe(500);
    expect(reply.backtest?.series.at(-1)?.date).toBe('2026-08-18');
    const breaches = reply.backtest?.series.filter((day) => day.return < -day.historical).length;
    expect(breaches).toBe(reply.backtest?.rows[0]?.breaches);
    expect(reply.worst[0]?.nepse).not.toBeNull();
  });

  it('of an index has no daily limit and no turnover, and NEPSE is not compared with itself', async () => {
    const reply = await market.get(PATH, { symbol: 'NEPSE', level: '99', horizon: '5', window: '250' });
    expect(reply).toMatchObject({ is_index: true, band: null, average_amount_20: null, returns: 250 });
    expect(reply.worst.every(({ nepse }) => nepse === null)).toBe(true);
  });

  it('judges no method of a stock that is seldom traded, and says nothing of a new one', async () => {
    const thin = await market.get(PATH, { symbol: 'NEWBANK' });
    expect(thin.silent).toBeGreaterThan(300);
    expect(thin.backtest?.rows.map(({ verdict }) => verdict)).toEqual(['unusable', 'unusable', 'unusable']);
    expect(await market.get(PATH, { symbol: 'NEWCO' })).toMatchObject({
      returns: 99,
      rows: [],
      backtest: null,
      why: 'needs-history',
    });
  });

  it('rewinds, and knows no stock of another name', async () => {
    const reply = await market.get(PATH, { symbol: 'NABIL', as_of: '2026-03-15' });
    const day = reply.backtest?.series.at(-1)?.date ?? '';
    expect(day <= '2026-03-15').toBe(true);
    expect((await market.ask(PATH, { query: { symbol: 'NOBODY' } })).status).toBe(404);
    expect(reply.close).toBe(fromRupees(closeOn(DAYS.findLastIndex((one) => one <= '2026-03-15'))) / 100);
  });
});
