import {
  type BrokerId,
  type TradingDate,
  atKathmandu,
  fromRupees,
  paisa,
  stockSymbol,
  tradingDate,
} from '@chuli/kernel';
import { upsertCompanies } from '@chuli/registry/reference';
import type { DailyBarRow } from '@chuli/tape';
import { replaceTradeDay } from '@chuli/tape/write';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barOf } from '../../testing/long-bars.ts';
import { companies } from '../../testing/small-market.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

const CIRCUIT = '/data/bulk-txn/circuit/';
const [FIRST, MIDDLE, LAST] = [
  tradingDate('2026-04-28'),
  tradingDate('2026-04-29'),
  tradingDate('2026-04-30'),
] as const;

/** Closes of three sessions: the limit of 100 is 115 and 85. */
const CLOSES = {
  SPIKE: [100, 100, 115],
  CLOSE: [100, 100, 112],
  FALLS: [100, 85, 90],
  CALM: [500, 500, 500],
} as const;

const BARS = Object.entries(CLOSES).flatMap(([symbol, closes]) =>
  [FIRST, MIDDLE, LAST].map((date, place): DailyBarRow => {
    const close = closes[place] ?? 0;
    const price = fromRupees(close);
    const low = symbol === 'SPIKE' && date === LAST ? fromRupees(100) : price;
    return Object.assign(barOf(symbol, date, close, 1_000), { open: price, high: price, low });
  }),
);

type Written = readonly [symbol: string, buyer: string, seller: string, shares: number, rupees: number];

const writeDay = (market: TestServer, day: TradingDate, rows: readonly Written[]) =>
  replaceTradeDay(
    market.tape,
    day,
    rows.map(([symbol, buyer, seller, quantity, rate], place) => ({
      contract_id: `${day.replaceAll('-', '')}01${String(place + 1).padStart(6, '0')}`,
      symbol: stockSymbol(symbol),
      buyer: buyer as BrokerId,
      seller: seller as BrokerId,
      quantity,
      rate: fromRupees(rate),
      amount: paisa(fromRupees(rate) * quantity),
      traded_at: null,
    })),
  );

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer({
    empty: true,
    clock: () => atKathmandu(tradingDate('2026-05-06'), 12 * 60),
  });
  const [company] = companies();
  if (company === undefined) throw new Error('the small market has no company');
  await upsertCompanies(
    market.registry,
    Object.keys(CLOSES).map((symbol) =>
      Object.assign(structuredClone(company), { symbol, name: symbol, first_traded_on: '2020-01-01' }),
    ),
  );
  await market.replaceBars(BARS);
  await writeDay(market, MIDDLE, [['FALLS', '5', '6', 20_000, 85]]);
  // One buyer of Rs 17,25,000 in two contracts at the limit; CALM is at no limit.
  await writeDay(market, LAST, [
    ['SPIKE', '1', '9', 10_000, 115],
    ['SPIKE', '1', '8', 5_000, 115],
    ['CLOSE', '3', '7', 10_000, 112],
    ['CALM', '3', '7', 5_000, 500],
  ]);
});
afterAll(() => market.close());

describe('large orders at a limit', () => {
  it('are those of stocks at, near or back from it, each with the limit and how far it was filled from it', async () => {
    const { rows, stocks, ...reply } = await market.get(CIRCUIT);
    expect(reply).toMatchObject({
      as_of: LAST,
      to_date: LAST,
      limit_percent: 15,
      total: 2,
      before: { symbol: 'FALLS', date: MIDDLE, side: 'down' },
    });
    // Of Rs 28,45,000 traded in these stocks, all of it.
    expect(reply.totals).toMatchObject({ events: 2, amount: 2_845_000, turnover_percent: 100 });
    expect(stocks.map(({ symbol, state }) => [symbol, state])).toEqual([
      ['SPIKE', 'locked'],
      ['CLOSE', 'near'],
    ]);
    expect(rows).toMatchObject([
      {
        symbol: 'SPIKE',
        amount: 1_725_000,
        contracts: 2,
        side: 'buy',
        limit_side: 'up',
        limit: 115,
        state: 'locked',
        distance: 0,
        // Not at the limit before; large buys, few buyers and the place of the close hold, the usual volume is unknown.
        facts_known: 4,
        facts_holding: 3,
        top_three_percent: 100,
      },
      // 3 of 112.
      { symbol: 'CLOSE', amount: 1_120_000, limit: 115, state: 'near', distance: 2.68, facts_holding: 1 },
    ]);
  });

  it('are narrowed by limit, facts, stock and size; the stocks stay', async () => {
    const symbols = async (query: object) => {
      const { rows, stocks } = await market.get(CIRCUIT, query);
      expect(stocks).toHaveLength(2);
      return rows.map(({ symbol }) => symbol);
    };
    expect(await symbols({ limit_side: 'down' })).toEqual([]);
    expect(await symbols({ facts_from: 2 })).toEqual(['SPIKE']);
    expect(await symbols({ symbol: 'CLOSE' })).toEqual(['CLOSE']);
    expect(await symbols({ symbol: 'CALM' })).toEqual([]);
    expect(await symbols({ unit: 'contract', amount_from: 500_000 })).toEqual(['SPIKE', 'CLOSE', 'SPIKE']);
  });

  it('say where the trades are unknown, and rewind', async () => {
    expect(await market.get(CIRCUIT, { date: FIRST })).toMatchObject({ sessions: [], rows: [], stocks: [] });
    const past = await market.get(CIRCUIT, { as_of: MIDDLE });
    expect(past.rows.map(({ symbol, limit_side, distance }) => [symbol, limit_side, distance])).toEqual([
      ['FALLS', 'down', 0],
    ]);
    expect(past.before).toBeNull();
    expect((await market.ask(CIRCUIT, { query: { date: LAST, as_of: MIDDLE } })).status).toBe(400);
  });

  it('are the same in a market that ended with the as-of day', async () => {
    const rewound = await market.get(CIRCUIT, { as_of: MIDDLE });
    try {
      await market.replaceBars(BARS.filter(({ traded_on }) => traded_on <= MIDDLE));
      await writeDay(market, LAST, []);
      expect(await market.get(CIRCUIT, { as_of: MIDDLE })).toEqual(rewound);
    } finally {
      await market.replaceBars(BARS);
    }
  });
});
