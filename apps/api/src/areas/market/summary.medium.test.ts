import { fromRupees, paisa, tradingDate } from '@chuli/kernel';
import { replaceMarketDays } from '@chuli/tape/write';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bars } from '../../testing/small-market.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  const traded = bars();
  for (const bar of traded) {
    if (bar.symbol === 'NABIL' && bar.traded_on === '2026-08-18') bar.last_traded = fromRupees(512);
  }
  await market.replaceBars(traded);
  await replaceMarketDays(market.tape, [
    {
      traded_on: tradingDate('2026-08-18'),
      turnover: paisa(610_100_10),
      volume: 2_000,
      trades: 20,
      symbols: 2,
      source: 'test',
    },
  ]);
});
afterAll(() => market.close());

describe('last traded price against close', () => {
  const PATH = '/data/ltp-vs-close/';

  it('gives the difference in rupees and in percent of the close, null where the last trade is not known', async () => {
    const { as_of, rows } = await market.get(PATH);
    expect(as_of).toBe('2026-08-18');
    expect(rows).toMatchObject([
      { symbol: 'NABIL', last_traded: 512, close: 510.1, difference: 1.9, percentage_difference: 0.37 },
      { symbol: 'NEWCO', last_traded: null, difference: null, percentage_difference: null },
    ]);
  });

  it('answers for the session up to a date, and never for one after the as-of day', async () => {
    expect((await market.get(PATH, { date: '2026-08-16' })).as_of).toBe('2026-08-14');
    expect((await market.get(PATH, { date: '2026-08-18', as_of: '2026-08-17' })).as_of).toBe('2026-08-17');
  });
});

describe('the market by session', () => {
  const PATH = '/data/market-days/';

  it('sums the stocks of a day and has the declared totals beside them', async () => {
    const { rows } = await market.get(PATH, { days: 1 });
    expect(rows).toEqual([
      {
        date: '2026-08-18',
        turnover: 610_100,
        volume: 2_000,
        trades: 20,
        stocks: 2,
        advanced: 1,
        declined: 0,
        unchanged: 0,
        nepse: 2_727.12,
        nepse_change: 1,
        declared_turnover: 610_100.1,
        declared_volume: 2_000,
        declared_trades: 20,
      },
    ]);
  });

  it('is oldest first, leaves out a bar of a Saturday, and knows no totals that nobody declared', async () => {
    const { rows } = await market.get(PATH, { days: 3 });
    expect(rows.map(({ date }) => date)).toEqual(['2026-08-14', '2026-08-17', '2026-08-18']);
    expect(rows[1]).toMatchObject({ advanced: 1, declined: 1, declared_turnover: null, nepse_change: null });
  });

  it('measures a stock without a stated previous close by its bar before', async () => {
    const { rows } = await market.get(PATH, { days: 1, as_of: '2026-08-11' });
    expect(rows).toMatchObject([{ date: '2026-08-11', advanced: 2 }]);
    const unstated = bars();
    for (const bar of unstated) if (bar.traded_on === '2026-08-11') bar.previous_close = null;
    await market.replaceBars(unstated);
    const again = await market.get(PATH, { days: 2, as_of: '2026-08-11' });
    expect(again.rows.at(-1)).toMatchObject({ date: '2026-08-11', advanced: 2 });
  });

  it('goes back as far as a visitor may see', async () => {
    const { open_from, rows } = await market.get(PATH, { days: 1_300 });
    expect(open_from).toBe('2021-08-19');
    expect(rows[0]?.date).toBe('2021-08-19');
  });
});
