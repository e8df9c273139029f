import { type StockSymbol, type TradingDate, addDays, fromRupees, tradingDate } from '@chuli/kernel';
import { isTradingDay } from '@chuli/market';
import { FAMILIES, dailySeries, planOf, start, stepBar, whyOf } from '@chuli/signals';
import type { DailyBarRow } from '@chuli/tape';
import { sessionHoursBars, stockHours } from '@chuli/tape/signal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bars } from '../../testing/small-market.ts';
import { event, fillSignals } from '../../testing/small-signals.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

const PATH = '/data/signal-why/';

/** A session of NEWCO, its high and low two rupees away. */
const barAt = (traded_on: TradingDate, close: number): DailyBarRow => ({
  ...(bars()[0] as DailyBarRow),
  symbol: 'NEWCO' as StockSymbol,
  traded_on,
  open: fromRupees(close),
  high: fromRupees(close + 2),
  low: fromRupees(close - 2),
  close: fromRupees(close),
  previous_close: null,
});

/** A year that rises and falls in waves. */
const waves = (): DailyBarRow[] =>
  Array.from({ length: 365 }, (_, day) => addDays(tradingDate('2025-08-17'), day))
    .filter(isTradingDay)
    .map((day, at) => barAt(day, Math.round(200 + 30 * Math.sin(at / 9) + at / 10)));

const own = waves();
const isOld = (row: DailyBarRow): boolean => row.symbol !== 'NEWCO';
const days = [...new Set([...bars(), ...own].map(({ traded_on }) => traded_on))]
  .filter(isTradingDay)
  .toSorted();

/** What the engine itself says over the same bars: the last buy. */
const lastBuy = () => {
  const series = dailySeries(own, [], {
    numbers: new Map(days.map((day, number) => [day, number])),
    market: new Map(),
  });
  const plan = planOf(FAMILIES, 'daily');
  const state = start(plan);
  return series
    .flatMap((bar) =>
      stepBar(plan, state, bar.candle)
        .filter((one) => one.event === 'fires' && one.family === 'buy-sell' && one.side === 'buy')
        .map((one) => ({ on: bar.on, close: bar.candle.close, why: whyOf(plan, one, bar.factor) })),
    )
    .at(-1);
};

const fired = lastBuy();

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  await market.replaceBars([...bars().filter(isOld), ...own]);
  if (fired === undefined) throw new Error('No buy in a year of waves.');
  await fillSignals(market.tape, {
    events: [
      event('buy-sell signal daily buy', 'NEWCO', fired.on, fired.close, { ended: '2026-08-18' }),
      event('trailing-stop signal daily buy', 'UPPER', '2026-08-13', 210),
    ],
  });
});
afterAll(() => market.close());

describe('why a list fired', () => {
  const ask = { symbol: 'NEWCO', family: 'buy-sell', side: 'buy', on: fired?.on ?? '' } as const;

  it('is told by the same conditions and values that made it fire', async () => {
    const reply = await market.get(PATH, ask);
    expect(reply.fired).toBe(true);
    expect(reply.why).toHaveLength(3);
    for (const [at, fact] of reply.why.entries()) {
      expect(fact.holds).toBe(true);
      expect(fact.left).toBeCloseTo(fired?.why[at]?.left ?? Number.NaN, 4);
      expect(fact.right).toBeCloseTo(fired?.why[at]?.right ?? Number.NaN, 4);
    }
  });

  it('comes with forty bars before and up to twenty after, and a value a bar of what the rule reads', async () => {
    const { at, rows, lines } = await market.get(PATH, ask);
    expect(at).toBe(40);
    expect(rows[at]?.date).toBe(ask.on);
    expect(lines.map(({ name, on_price }) => [name, on_price])).toEqual([
      ['fast', true],
      ['slow', true],
      ['trend', true],
      ['macd.macd', false],
      ['macd.signal', false],
      ['macd.histogram', false],
    ]);
    for (const { values } of lines) expect(values).toHaveLength(rows.length);
    expect(lines[0]?.values[at]).toBeCloseTo(fired?.why[0]?.left ?? Number.NaN, 4);
  });

  it('as of the day of the signal shows nothing after it', async () => {
    const reply = await market.get(PATH, { ...ask, as_of: ask.on });
    expect(reply.rows).toHaveLength(41);
    expect(reply.ended_on).toBeNull();
  });

  it('is asked of a bar without a signal too: the conditions are there, one of them does not hold', async () => {
    const reply = await market.get(PATH, { ...ask, side: 'sell' });
    expect(reply.fired).toBe(false);
    expect(reply.why.every(({ holds }) => holds)).toBe(false);
  });

  it('has prices of the day of the signal on both sides of a bonus', async () => {
    const closes = async (on: string) => {
      const { rows } = await market.get(PATH, { symbol: 'UPPER', family: 'trailing-stop', side: 'buy', on });
      return rows.map(({ close }) => close);
    };
    expect(await closes('2026-08-13')).toEqual([200, 210, 213.4]);
    expect(await closes('2026-08-12')).toEqual([400, 420, 426.8]);
  });

  it('is refused for a day without a bar', async () => {
    const reply = await market.ask(PATH, { query: { ...ask, on: '2026-08-15' } });
    expect([reply.status, JSON.parse(reply.text).code]).toEqual([404, 'signal.no-bar']);
  });
});

describe('the hours of one stock', () => {
  it('are those of its sessions', async () => {
    const day = tradingDate('2026-08-10');
    const symbol = 'NABIL' as StockSymbol;
    const ofSession = (await sessionHoursBars(market.tape, day)).filter((bar) => bar.symbol === symbol);
    expect(ofSession).toHaveLength(1);
    expect(await stockHours(market.tape, { tickers: [{ symbol, until: null }], sessions: [day] })).toEqual(
      ofSession,
    );
  });
});
