import { type StockSymbol, type TradingDate, addDays, fromRupees, tradingDate } from '@chuli/kernel';
import { isTradingDay } from '@chuli/market';
import type { DailyBarRow } from '@chuli/tape';
import { clearLiveDay } from '@chuli/tape/live';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RUNNING, at, fillRunningDay } from '../../testing/running-day.ts';
import { bars } from '../../testing/small-market.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

const STORED = tradingDate('2026-08-18');

/** A hundred sessions up to the last stored one. */
const DAYS = Array.from({ length: 160 }, (_, day) => addDays(tradingDate('2026-03-12'), day)).filter(
  (day) => isTradingDay(day) && day <= STORED,
);

const barOf = (traded_on: TradingDate, figures: Partial<DailyBarRow> = {}): DailyBarRow => ({
  ...(bars()[0] as DailyBarRow),
  symbol: 'NABIL' as StockSymbol,
  traded_on,
  open: fromRupees(500),
  high: fromRupees(505),
  low: fromRupees(495),
  close: fromRupees(500),
  previous_close: null,
  volume: 10_000,
  amount: fromRupees(5_000_000),
  trades: 40,
  ...figures,
});

/** What the contracts of the running day come to: its odd lots at 520 and 515 set no price. */
const DAY = barOf(RUNNING, {
  open: fromRupees(510),
  high: fromRupees(514),
  low: fromRupees(508),
  close: fromRupees(514),
  volume: 234,
  amount: fromRupees(119_575),
  trades: 8,
});

const RULE = 'close > max(high, 20) previous for equity and symbols NABIL and turnover >= 0 as fresh';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  await market.replaceBars(DAYS.map((day) => barOf(day)));
  await fillRunningDay(market.tape);
});
afterAll(() => market.close());

const ask = (q: string, as_of?: TradingDate) =>
  market.get('/data/scan/', { q, is_history: 'true', ...(as_of !== undefined && { as_of }) });

describe('a scan of the bar that forms', () => {
  it('finds what is so now, with the price of now, and says that it may change', async () => {
    const reply = await ask(`${RULE} forming`);
    expect(reply).toMatchObject({
      as_of: STORED,
      forming: { on: RUNNING, at: at('11:59:40') },
      matches: 1,
      scan: { text: `${RULE} forming`, uses_forming: true },
      // 514 against the close of 500.
      rows: [{ symbol: 'NABIL', close: 514, change: 2.8, state: 'fresh', since: RUNNING, bars: 1 }],
    });
    expect(reply.scan.words_en).toContain('may change until the close');
    expect(reply.scan.words_ne).toContain('बदलिन सक्छ');
    expect(reply.by_date.at(-1)).toEqual({ date: STORED, total: 0, fresh: 0 });
    expect(reply.weeks).toEqual([]);
  });

  it('is the closed bar’s where nothing says forming, and as of a day', async () => {
    for (const reply of [await ask(RULE), await ask(`${RULE} forming`, STORED)])
      expect(reply).toMatchObject({ as_of: STORED, forming: null, matches: 0, rows: [] });
  });

  it('says once the day is stored what it said after its last trade', async () => {
    const before = await ask(`${RULE} forming`);
    await market.replaceBars([...DAYS.map((day) => barOf(day)), DAY]);
    await clearLiveDay(market.tape, RUNNING);
    const after = await ask(`${RULE} forming`);
    // What a stock trades a day is the mean of closed sessions.
    const now = after.rows[0]?.turnover ?? null;
    const rows = before.rows.map((row) => Object.assign(row, { turnover: now }));
    expect(after).toMatchObject({ as_of: RUNNING, forming: null, rows });
    expect((await ask(RULE)).rows).toEqual(after.rows);
  });
});
