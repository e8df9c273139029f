import {
  type BrokerId,
  type StockSymbol,
  type TradingDate,
  atKathmandu,
  fromRupees,
  paisa,
  tradingDate,
} from '@chuli/kernel';
import { tradingDaysBetween } from '@chuli/market';
import { keepFindings } from '@chuli/registry/actions';
import { upsertCompanies } from '@chuli/registry/reference';
import type { DailyBarRow } from '@chuli/tape';
import { replaceTradeDay } from '@chuli/tape/write';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barOf } from '../../testing/long-bars.ts';
import { adjustments, companies } from '../../testing/small-market.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

const SETUP = '/data/circuit-setup/';
const HISTORY = '/data/circuit-setup-history/';

/** Twenty-three sessions; the daily limit grows from 10 to 15 % with the thirteenth, on 20 April 2026. */
const DAYS = tradingDaysBetween(tradingDate('2026-04-01'), tradingDate('2026-05-05'));
const day = (number: number): TradingDate => DAYS[number] ?? tradingDate('2026-05-05');

type Prices = {
  open?: number;
  high?: number;
  low?: number;
  close: number;
  average?: number;
  volume?: number;
};
/** What a stock does on a day; it stays where it is on all others. */
type Course = { from: number; at: number; days: Readonly<Record<number, Prices>>; isSilent?: boolean };

const COURSES: Readonly<Record<string, Course>> = {
  CALM: { from: 0, at: 500, days: {} },
  // 110 is the limit of 10 %, 126.5 that of 15 %, 145.475 the next, to the step 145.4.
  RISE: {
    from: 0,
    at: 100,
    days: {
      11: { open: 101, low: 100, close: 110, average: 105 },
      12: { close: 126.5 },
      13: { open: 130, low: 128, high: 145.4, close: 140 },
      14: { close: 141 },
    },
  },
  // 920 is the limit of 800; a bonus of one for one makes 460 of it, whose limit is 529.
  EXDAY: {
    from: 0,
    at: 800,
    days: { 14: { close: 920 }, 15: { open: 470, low: 465, close: 529, average: 500 } },
  },
  FRESH: {
    from: 16,
    at: 300,
    days: { 16: { close: 300, low: 250, high: 310 }, 17: { close: 345 }, 18: { close: 350 } },
  },
  // Nothing can be traded at 240 where 200 was the close before.
  WRONG: { from: 0, at: 200, days: { 17: { high: 240, close: 210 } } },
  FALLS: { from: 0, at: 200, days: { 17: { close: 170 }, 18: { close: 180 } } },
  SPIKE: { from: 0, at: 100, days: { 22: { low: 100, close: 115, average: 108, volume: 4_000 } } },
  CLOSE: { from: 0, at: 100, days: { 22: { close: 112 } } },
  PAUSE: { from: 0, at: 100, days: { 22: { close: 105 } }, isSilent: true },
};

const oneBar = (symbol: string, date: TradingDate, told: Prices): DailyBarRow => {
  const { close, open = close, high = close, low = close, average = close, volume = 1_000 } = told;
  return {
    ...barOf(symbol, date, close, volume),
    open: fromRupees(open),
    high: fromRupees(Math.max(high, close)),
    low: fromRupees(Math.min(low, close)),
    amount: paisa(fromRupees(average) * volume),
    previous_close: symbol === 'EXDAY' && date === day(15) ? fromRupees(460) : null,
  };
};

const barsOf = (symbol: string, { from, at, days, isSilent = false }: Course): DailyBarRow[] => {
  let last = at;
  return DAYS.flatMap((date, number): DailyBarRow[] => {
    const told = days[number] ?? (isSilent && number > 0 ? undefined : { close: last });
    if (number < from || told === undefined) return [];
    last = told.close;
    return [oneBar(symbol, date, told)];
  });
};

const BARS = Object.entries(COURSES).flatMap(([symbol, course]) => barsOf(symbol, course));

const TRADES = [
  ['1', '9', 2_000, 100],
  ['2', '9', 1_000, 115],
  ['3', '8', 500, 115],
  ['4', '7', 500, 115],
] as const;

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
    Object.entries(COURSES).map(([symbol, { from }]) =>
      Object.assign(structuredClone(company), { symbol, name: symbol, first_traded_on: day(from) }),
    ),
  );
  await keepFindings(
    market.registry,
    adjustments().map((one) => Object.assign(one, { symbol: 'EXDAY', ex_on: day(15), known_on: day(14) })),
  );
  await replaceTradeDay(
    market.tape,
    day(22),
    TRADES.map(([buyer, seller, quantity, rate], place) => ({
      contract_id: `2026050501${String(place + 1).padStart(6, '0')}`,
      symbol: 'SPIKE' as StockSymbol,
      buyer: buyer as BrokerId,
      seller: seller as BrokerId,
      quantity,
      rate: fromRupees(rate),
      amount: paisa(fromRupees(rate) * quantity),
      traded_at: atKathmandu(day(22), 12 * 60 + place) * 1_000,
    })),
  );
  await market.replaceBars(BARS);
});
afterAll(() => market.close());

describe('stocks at a limit', () => {
  it('are told with state, distance and the facts of a set-up, the most urgent first', async () => {
    const { rows, ...reply } = await market.get(SETUP);
    expect(reply).toEqual({
      as_of: '2026-05-05',
      limit_percent: 15,
      order_percent: 3,
      judged: 8,
      not_judged: 1,
      counts: {
        up: { locked: 0, at: 1, near: 1, touched: 0 },
        down: { locked: 0, at: 0, near: 0, touched: 0 },
      },
      before: { symbol: 'FRESH', date: day(17), side: 'up' },
      first_days: [],
      faults: [],
      page: 1,
      page_size: 100,
      total: 2,
    });
    expect(rows).toEqual([
      {
        symbol: 'SPIKE',
        name: 'SPIKE',
        sector_id: 1,
        instrument: 'Equity',
        state: 'at',
        side: 'up',
        last: 115,
        low: 100,
        high: 115,
        previous_close: 100,
        change: 15,
        limit: 115,
        lower: 85,
        upper: 115,
        distance: 0,
        band_used: 100,
        streak: 1,
        since: atKathmandu(day(22), 12 * 60 + 1) / 1_000,
        volume: 4_000,
        volume_times: 4,
        facts: [
          { fact: 'before', value: 0, holds: false },
          { fact: 'volume', value: 4, holds: true },
          // Rs 4,60,000 changed hands: no order can be large.
          { fact: 'bulk', value: 0, holds: false },
          // 3,500 of 4,000 shares went to three brokers.
          { fact: 'brokers', value: 87.5, holds: true },
          { fact: 'place', value: 100, holds: true },
        ],
        facts_known: 5,
        facts_holding: 3,
      },
      expect.objectContaining({
        symbol: 'CLOSE',
        state: 'near',
        last: 112,
        limit: 115,
        // 3 of 112, and 12 of 15 %.
        distance: 2.68,
        band_used: 80,
        streak: 0,
        since: null,
        facts_known: 2,
        facts_holding: 0,
      }),
    ]);
  });

  it.each([
    [11, [['RISE', 'up', 'at', 110, 1]], 10],
    [12, [['RISE', 'up', 'locked', 126.5, 2]], 15],
    [13, [['RISE', 'up', 'touched', 145.4, 0]], 15],
    [14, [['EXDAY', 'up', 'locked', 920, 1]], 15],
    [15, [['EXDAY', 'up', 'at', 529, 2]], 15],
    [
      17,
      [
        ['FALLS', 'down', 'locked', 170, 1],
        ['FRESH', 'up', 'locked', 345, 1],
      ],
      15,
    ],
  ])('stand at the limits of their own day: session %i', async (number, expected, band) => {
    const { rows, limit_percent } = await market.get(SETUP, { date: day(number) });
    expect(limit_percent).toBe(band);
    const told = rows.map(({ symbol, side, state, limit, streak }) => [symbol, side, state, limit, streak]);
    expect(told).toEqual(expected);
  });

  it('leave a first session and what lies beyond its limit apart', async () => {
    expect(await market.get(SETUP, { date: day(16) })).toMatchObject({
      first_days: [{ symbol: 'FRESH', low: 250, high: 310, close: 300, upper: null }],
      total: 0,
    });
    const { faults, rows } = await market.get(SETUP, { date: day(17) });
    expect(faults).toMatchObject([{ symbol: 'WRONG', high: 240, lower: 170, upper: 230 }]);
    expect(rows.map(({ symbol }) => symbol)).not.toContain('WRONG');
    // No stock of the first session known is taken for a new one.
    expect(await market.get(SETUP, { date: day(0) })).toMatchObject({
      first_days: [],
      judged: 0,
      not_judged: 8,
    });
  });

  it('are narrowed by side, state, stock and instrument, and cut into pages', async () => {
    const symbols = async (query: object) =>
      (await market.get(SETUP, { date: day(17), ...query })).rows.map(({ symbol }) => symbol);
    expect(await symbols({ side: 'up' })).toEqual(['FRESH']);
    expect(await symbols({ state: 'touched' })).toEqual([]);
    expect(await symbols({ symbol: 'falls' })).toEqual(['FALLS']);
    expect(await symbols({ instrument: 'Mutual Funds' })).toEqual([]);
    expect(await symbols({ instrument: 'all' })).toHaveLength(2);
    expect(await market.get(SETUP, { date: day(17), page: 2, page_size: 1 })).toMatchObject({
      total: 2,
      rows: [{ symbol: 'FRESH' }],
    });
    expect(await symbols({ page: 10_000, page_size: 500 })).toEqual([]);
  });

  it.each([
    { side: 'left' },
    { state: 'building' },
    { page_size: '501' },
    { date: '2026-05-05', as_of: '2026-05-04' },
    { days: '5' },
  ])('are not told for %j', async (query) => {
    expect((await market.ask(SETUP, { query })).status).toBe(400);
  });
});

describe('what followed a session at a limit', () => {
  it('is measured from the close as restated, with who could trade and how long it went on', async () => {
    const { rows } = await market.get(HISTORY);
    expect(
      rows.map(({ symbol, date, state, streak, can_fill, next_open, next_close, followed }) => [
        symbol,
        DAYS.indexOf(date),
        state,
        streak,
        can_fill,
        next_open,
        next_close,
        followed,
      ]),
    ).toEqual([
      ['SPIKE', 22, 'at', 1, true, null, null, null],
      // 180 after 170, 350 after 345.
      ['FALLS', 17, 'locked', 1, false, 5.88, 5.88, 0],
      ['FRESH', 17, 'locked', 1, false, 1.45, 1.45, 0],
      ['EXDAY', 15, 'at', 2, true, 0, 0, 0],
      // 470 and 529 against 460, not against 920.
      ['EXDAY', 14, 'locked', 1, false, 2.17, 15, 1],
      ['RISE', 13, 'touched', 0, true, 0.71, 0.71, 0],
      ['RISE', 12, 'locked', 2, false, 2.77, 10.67, 0],
      ['RISE', 11, 'at', 1, true, 15, 15, 1],
    ]);
  });

  it('is counted since the present limit began, and by session', async () => {
    const { base_rate, since, faults, sessions } = await market.get(HISTORY);
    // EXDAY closed at it again, FRESH did not; RISE began under the limit before.
    expect({ since, base_rate, faults }).toEqual({
      since: '2026-04-20',
      base_rate: { up: { closes: 2, again: 1 }, down: { closes: 1, again: 0 } },
      faults: 1,
    });
    expect(sessions).toHaveLength(23);
    expect(sessions[11]).toMatchObject({ limit_percent: 10, up: 1, down: 0 });
    expect(sessions[13]).toMatchObject({ limit_percent: 15, up: 0, touched_up: 1 });
    expect(sessions[17]).toMatchObject({ up: 1, down: 1, touched_down: 0 });
    expect(await market.get(HISTORY, { date: day(11) })).toMatchObject({
      since: '2012-01-01',
      base_rate: { up: { closes: 1, again: 1 } },
    });
  });

  it('names the stocks that the other call names on the same session', async () => {
    for (const date of DAYS) {
      const [now, told] = await Promise.all([
        market.get(SETUP, { date }),
        market.get(HISTORY, { date, as_of: date }),
      ]);
      const reached = now.rows.filter(({ state }) => state !== 'near').map(({ symbol }) => symbol);
      const named = told.rows.filter((row) => row.date === date).map(({ symbol }) => symbol);
      expect(named.toSorted()).toEqual(reached.toSorted());
    }
  });
});

describe('as of an earlier day', () => {
  const answers = async (as_of: TradingDate) => {
    const asked = { as_of, instrument: 'all', page_size: 500 } as const;
    return [await market.get(SETUP, asked), await market.get(HISTORY, asked)];
  };

  it('everything is as it was in a market that ended with it', async () => {
    const ends = [11, 12, 14, 17, 21].map(day);
    const rewound = new Map(await Promise.all(ends.map(async (end) => [end, await answers(end)] as const)));
    try {
      for (const end of ends) {
        await market.replaceBars(BARS.filter(({ traded_on }) => traded_on <= end));
        expect(await answers(end), end).toEqual(rewound.get(end));
      }
    } finally {
      await market.replaceBars(BARS);
    }
    // One that knew a session more is told from it.
    expect(await answers(day(17))).not.toEqual(await answers(day(18)));
  });
});
