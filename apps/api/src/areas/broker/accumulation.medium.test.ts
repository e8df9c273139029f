import { type RepliedBy, WINDOW_DAYS } from '@chuli/contracts';
import { WINDOWS } from '@chuli/flow';
import {
  type BrokerId,
  type StockSymbol,
  type TradingDate,
  addDays,
  paisa,
  seededRandom,
  tradingDate,
} from '@chuli/kernel';
import { isTradingDay } from '@chuli/market';
import { replaceTradeDay, scoreWindows } from '@chuli/tape/write';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { companies } from '../../testing/small-market.ts';
import { upsertCompanies } from '@chuli/registry/reference';

/** Two more than a stock needs to be judged. */
const LAST = tradingDate('2026-08-09');
const daysBefore = (count: number): TradingDate[] => {
  const days: TradingDate[] = [];
  for (let day = LAST; days.length < count; day = addDays(day, -1)) if (isTradingDay(day)) days.unshift(day);
  return days;
};
const DAYS = daysBefore(62);
const SYMBOL = 'NABIL' as StockSymbol;

type Side = 'buys' | 'sells' | null;

type Made = readonly [buyer: string, seller: string, quantity: number];

/** Forty orders of chance; on some days twelve large ones of one broker come to them. */
const tradesOf = (day: TradingDate, number: number, side: Side) => {
  const random = seededRandom(number);
  const other = (): string => String(1 + Math.floor(random() * 30));
  const small = Array.from({ length: 40 }, (): Made => [other(), other(), 10 + Math.floor(random() * 90)]);
  const large = Array.from({ length: side === null ? 0 : 12 }, (_, at): Made =>
    side === 'buys' ? ['58', String(60 + at), 400] : [String(60 + at), '58', 400],
  );
  return [...small, ...large].map(([buyer, seller, quantity], at) => ({
    contract_id: `${day.replaceAll('-', '')}01${String(2 * at + 1).padStart(6, '0')}`,
    symbol: SYMBOL,
    traded_at: null,
    buyer: buyer as BrokerId,
    seller: seller as BrokerId,
    quantity,
    rate: paisa(500_00),
    amount: paisa(500_00 * quantity),
  }));
};

const sideOn = (at: number): Side =>
  at === DAYS.length - 1 ? 'buys' : at === DAYS.length - 2 ? 'sells' : null;

let market: TestServer;
const ASKED = { days: 1, smallest_turnover: 0 } as const;
const CALLS = ['/data/accumulation/', '/data/distribution/'] as const;

const write = async (at: number): Promise<void> => {
  const day = DAYS[at] ?? LAST;
  await replaceTradeDay(market.tape, day, tradesOf(day, at, sideOn(at)));
};

/** Every answer as of the session before the last. */
const allAnswers = async () => {
  const answers: RepliedBy<(typeof CALLS)[number]>[] = [];
  for (const path of CALLS)
    for (const days of WINDOW_DAYS)
      for (const symbol of [undefined, SYMBOL])
        answers.push(await market.get(path, { ...ASKED, days, symbol, as_of: DAYS.at(-2) }));
  return answers;
};
let beforeTheLast: Awaited<ReturnType<typeof allAnswers>>;

beforeAll(async () => {
  market = await openTestServer({ empty: true });
  await upsertCompanies(market.registry, companies());
  for (let at = 0; at < DAYS.length - 1; at += 1) await write(at);
  await scoreWindows(market.tape, []);
  beforeTheLast = await allAnswers();
  await write(DAYS.length - 1);
  await scoreWindows(market.tape, []);
}, 120_000);
afterAll(() => market.close());

const rowsOn = async (path: (typeof CALLS)[number], as_of: TradingDate) =>
  market.get(path, { ...ASKED, as_of });

describe('accumulation', () => {
  it('knows the windows that are kept', () => {
    expect(WINDOW_DAYS).toEqual(WINDOWS);
  });

  it('is told where one buyer stands out of the past and of chance, with who it was', async () => {
    const { rows, counts, base_rate, to_date } = await rowsOn('/data/accumulation/', LAST);
    expect(to_date).toBe(DAYS.at(-1));
    expect(counts).toMatchObject({ stocks: 1, judged: 1, labelled: 1 });
    expect(rows[0]).toMatchObject({
      symbol: 'NABIL',
      percentile: 100,
      windows: 62,
      orders: 52,
      label: 'accumulation',
      withheld: null,
      missing: [],
      run: 1,
    });
    expect(rows[0]?.brokers[0]).toMatchObject({ broker: '58', net: 4_800 });
    expect(rows[0]?.z).toBeGreaterThan(2);
    // Windows 60, 61 and 62 could be judged; one of them was a distribution.
    expect(base_rate).toEqual({ windows: 3, labelled: 1, percent: 33.33 });
  });

  it('is mirrored where one seller does', async () => {
    const [as_of] = DAYS.slice(-2);
    if (as_of === undefined) throw new Error('There is a day before the last.');
    const { rows } = await rowsOn('/data/distribution/', as_of);
    expect(rows[0]).toMatchObject({ percentile: 0, label: 'distribution', missing: [], run: 1 });
    expect(rows[0]?.brokers[0]).toMatchObject({ broker: '58', net: -4_800 });
    const { rows: other, counts } = await rowsOn('/data/accumulation/', as_of);
    expect(other[0]).toMatchObject({ label: 'distribution', missing: ['percentile', 'z'], run: 0 });
    expect(counts.labelled).toBe(0);
    expect((await market.get('/data/accumulation/', { ...ASKED, as_of, labelled: '1' })).rows).toEqual([]);
  });

  it('is withheld where fewer than 60 full windows are known', async () => {
    const { rows, most_windows } = await market.get('/data/accumulation/', {
      ...ASKED,
      days: 5,
      as_of: LAST,
    });
    expect(rows[0]).toMatchObject({
      known: 5,
      windows: 58,
      percentile: null,
      label: null,
      withheld: 'history',
    });
    expect(most_windows.map(({ windows }) => windows)).toEqual([62, 58, 53, 43]);
  });

  it('rewinds: as of a day it is what the market told that ended with it', async () => {
    expect(await allAnswers()).toEqual(beforeTheLast);
    expect(beforeTheLast.flatMap(({ rows }) => rows).length).toBeGreaterThan(100);
  });
});

describe('the windows of one stock', () => {
  it('are a row a session, the newest first, with brokers where they are asked for', async () => {
    const { rows, total, bounds, nets } = await market.get('/data/accumulation/', {
      ...ASKED,
      symbol: 'NABIL',
      brokers: '1',
      as_of: LAST,
    });
    expect([total, rows[0]?.date, rows[1]?.date]).toEqual([62, DAYS.at(-1), DAYS.at(-2)]);
    expect(rows[0]?.brokers.map(({ net }) => Math.sign(net))).toEqual([1, 1, 1, 1, 1, -1, -1, -1, -1, -1]);
    expect(bounds?.low).toBeLessThan(bounds?.high ?? 0);
    expect(nets.reduce((sum, { net }) => sum + net, 0)).toBe(0);
    expect(nets[0]).toMatchObject({ broker: '58', net: 4_800 });
  });

  it('name brokers to whoever holds the larger package', async () => {
    const visitors = await openTestServer({
      empty: true,
      people: { freeFeatures: ['broker-analytics-pro'] },
    });
    const query = { symbol: 'UPPER', brokers: '1' };
    const { status, text } = await visitors.ask('/data/accumulation/', { query });
    await visitors.close();
    expect([status, text]).toEqual([403, expect.stringContaining('flow-plus')]);
  });

  it('are of no other length than those that are kept', async () => {
    expect((await market.ask('/data/accumulation/', { query: { days: '7' } })).status).toBe(400);
  });
});

it('windows are scored again when a day is written again, and only then', async () => {
  expect(await scoreWindows(market.tape, [])).toBe(0);
  const day = DAYS.at(-1) ?? LAST;
  await replaceTradeDay(market.tape, day, tradesOf(day, 0, null));
  const asked = { ...ASKED, symbol: 'NABIL', as_of: LAST } as const;
  expect((await market.get('/data/accumulation/', asked)).rows[0]?.date).toBe(DAYS.at(-2));
  expect(await scoreWindows(market.tape, [])).toBe(1);
  const { rows } = await market.get('/data/accumulation/', asked);
  expect(rows[0]).toMatchObject({ date: day, orders: 40, label: null });
});
