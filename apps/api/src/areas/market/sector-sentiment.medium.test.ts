import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LONG_DAYS, barOf } from '../../testing/long-bars.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

const PATH = '/data/sector-sentiment/';
const EX_ON = '2026-08-13';

/** One bank gains a rupee a session and another loses one; a hydropower share halves on the day it goes ex bonus. */
const barsUpTo = (last: TradingDate, upper = 400) =>
  LONG_DAYS.filter((day) => day <= last).flatMap((day, at) => [
    barOf('NABIL', day, 500 + at),
    barOf('NEWBANK', day, 900 - at),
    barOf('UPPER', day, (day < EX_ON ? 1 : 0.5) * (upper + (at % 7))),
  ]);

const LAST = LONG_DAYS.at(-1) as TradingDate;

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  await market.replaceBars(barsUpTo(LAST));
});
afterAll(() => market.close());

describe('the mood of a sector', () => {
  it('is what can be counted by hand', async () => {
    const { as_of, rows } = await market.get(PATH, { sector: '1', days: '1250' });
    const at = LONG_DAYS.length - 1;
    const amounts = [(500 + at) * 10_000, (900 - at) * 10_000] as const;
    expect(as_of).toBe(LAST);
    expect(rows).toHaveLength(LONG_DAYS.length);
    expect(rows.at(-1)).toEqual({
      date: LAST,
      sector_id: 1,
      stocks: 2,
      above_20: 50,
      above_50: 50,
      above_200: 50,
      new_high_52: 1,
      new_low_52: 1,
      advanced: 1,
      declined: 1,
      amount: amounts[0] + amounts[1],
      up_amount: Number(((100 * amounts[0]) / (amounts[0] + amounts[1])).toFixed(2)),
      net_flow: null,
      flow_known: null,
      // Half above their average and as many highs as lows as ever, and never so much of the money in risers.
      score: 66.7,
      index: null,
    });
    // An average of 50 closes, and 200 sessions in which it is known.
    expect(rows.findIndex(({ score }) => score !== null)).toBe(50 - 1 + 200 - 1);
  });

  it('asks for no more than is shown: fewer days are the last of more', async () => {
    const [long, short] = await Promise.all([
      market.get(PATH, { sector: '1', days: '1250' }),
      market.get(PATH, { sector: '1', days: '5' }),
    ]);
    expect(short.rows).toEqual(long.rows.slice(-5));
  });

  it('knows who came in only where the trades are known', async () => {
    const { rows } = await market.get(PATH, { sector: '1', days: '10' });
    const known = rows.filter(({ flow_known }) => flow_known !== null).map(({ date }) => date);
    expect(known).toEqual(['2026-08-10', '2026-08-11', '2026-08-13', '2026-08-17']);
  });

  it('is the same on the day before a bonus whether that is known by now or not', async () => {
    const before = LONG_DAYS.findLast((day) => day < EX_ON) as TradingDate;
    const then = await market.get(PATH, { sector: '5', days: '200', as_of: before });
    const now = await market.get(PATH, { sector: '5', days: '1250' });
    const rowsTo = now.rows.filter(({ date }) => date <= before).slice(-200);
    expect(then.rows).toEqual(rowsTo);
    expect(now.rows.filter(({ date }) => date >= EX_ON).map(({ new_low_52 }) => new_low_52)).not.toContain(1);
  });

  it('an earlier day sees nothing of what came later', async () => {
    const as_of = LONG_DAYS.at(-60) as TradingDate;
    const before = await market.get(PATH, { sector: '0', as_of });
    await market.replaceBars([...barsUpTo(as_of), barOf('NABIL', LONG_DAYS.at(-59) as TradingDate, 9_999)]);
    expect(await market.get(PATH, { sector: '0', as_of })).toEqual(before);
    await market.replaceBars(barsUpTo(LAST));
  });

  it('of all sectors has the last session of each week', async () => {
    const { rows } = await market.get(PATH, { days: '10' });
    expect(rows.filter(({ sector_id }) => sector_id === 5).map(({ date }) => date)).toEqual([
      '2026-08-07',
      '2026-08-14',
      LAST,
    ]);
    expect((await market.ask(PATH, { query: { sector: '14' } })).status).toBe(400);
  });

  it('is closed to whoever lacks the package', async () => {
    const closed = await openTestServer({ people: { freeFeatures: [] } });
    expect((await closed.ask(PATH, { query: { sector: '1' } })).status).toBe(403);
    expect((await closed.ask('/data/sector-session/')).status).toBe(200);
    await closed.close();
  });
});

describe('every sector in one session', () => {
  it('has what each traded beside its last 20 sessions', async () => {
    const { rows } = await market.get('/data/sector-session/');
    const at = LONG_DAYS.length - 1;
    expect(rows.find(({ sector_id }) => sector_id === 1)).toMatchObject({
      stocks: 2,
      advanced: 1,
      declined: 1,
      amount: 14_000_000,
      amount_ratio_20: 1,
      above_50: 1,
      of_50: 2,
    });
    const upper = 0.5 * (400 + (at % 7)) * 10_000;
    const shares = rows.map(({ amount_share }) => amount_share ?? 0);
    expect(rows.find(({ sector_id }) => sector_id === 5)?.amount).toBe(upper);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 1);
  });
});

describe('one sector', () => {
  it('measures its stocks as the list of all stocks does', async () => {
    const [{ rows }, all] = await Promise.all([
      market.get('/sector/25/' as '/sector/{id}/'),
      market.get('/data/performance/daily/', { type: 'stock' }),
    ]);
    const changes = (symbol: StockSymbol, from: readonly { symbol: string }[]) =>
      from.find((row) => row.symbol === symbol) as unknown as Record<string, unknown>;
    for (const symbol of ['NABIL', 'NEWBANK', 'UPPER'] as StockSymbol[])
      for (const key of ['change_20', 'change_1_year'])
        expect(changes(symbol, rows)[key]).toBe(changes(symbol, all.rows)[key]);
  });
});
