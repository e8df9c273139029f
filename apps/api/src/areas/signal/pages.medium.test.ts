import { namedContracts } from '@chuli/contracts';
import { widestQuestions } from '@chuli/contracts/testing/worst-questions';
import { type TradingDate, addDays, tradingDate } from '@chuli/kernel';
import { isTradingDay } from '@chuli/market';
import type { DailyBarRow } from '@chuli/tape';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bars } from '../../testing/small-market.ts';
import { event, fillSignals, near, record } from '../../testing/small-signals.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

const BOARD = '/data/signal-board/';
const STOCKS = ['NABIL', 'UPPER', 'NEWBANK', 'NEWCO'];
const FAMILIES = ['macd-cross', 'dow', 'inside-bar', 'price-action', 'buy-sell'];
const SIDES = ['buy', 'sell'] as const;

/** Twenty sessions before the small market begins, so that the turnover of its stocks is known. */
const days = Array.from({ length: 45 }, (_, day) => addDays(tradingDate('2026-07-05'), day)).filter(
  (day) => isTradingDay(day) && day <= '2026-08-18',
);

const barOf =
  (symbol: string, place: number) =>
  (traded_on: TradingDate): DailyBarRow => ({
    ...(bars()[0] as DailyBarRow),
    symbol: symbol as DailyBarRow['symbol'],
    traded_on,
    previous_close: null,
    amount: ((place % 2) * 3_00_000_00) as DailyBarRow['amount'],
  });

/** Many of the same day, stock and price: nothing but the names tells them apart. */
const events = days.flatMap((day, at) =>
  STOCKS.flatMap((symbol, place) =>
    FAMILIES.flatMap((family, number) =>
      SIDES.filter((_, side) => (at + place + number + side) % 3 !== 0).map((side) =>
        event(`${family} signal daily ${side}`, symbol, day, 500),
      ),
    ),
  ),
);

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  await market.replaceBars(STOCKS.flatMap((symbol, place) => days.map(barOf(symbol, place))));
  await fillSignals(market.tape, {
    events,
    near: STOCKS.map((symbol) =>
      near('dow signal daily buy', symbol, '2026-08-18', 500, {
        missing: 0,
        values: { lefts: [99], rights: [100] },
      }),
    ),
    records: [
      record('dow signal daily buy', '20', 'sample:out', 120),
      { ...record('macd-cross signal daily buy', '20', 'sample:out', 90), verdict: 'edge' },
    ],
  });
});
afterAll(() => market.close());

const signalCalls = namedContracts()
  .filter(({ area, contract }) => area === 'signal' && contract.method === 'GET')
  .map(({ contract }) => contract);

type Reply = { rows: unknown[]; page?: number; page_size?: number; total?: number; near?: unknown[] };

describe('the worst that may be asked of each call of signals', () => {
  it.each(signalCalls.map((contract) => [contract.path, contract] as const))(
    '%s stays within its bounds',
    async (path, contract) => {
      const questions = widestQuestions(contract, { sessions: days, timed: null, broker: '58' });
      expect(questions).not.toEqual([]);
      for (const { query } of questions) {
        const { status, text } = await market.ask(path, { query });
        expect([status, text.slice(0, 200)]).toEqual([200, expect.any(String)]);
        const { rows, page_size, total, near: misses = [] } = JSON.parse(text) as Reply;
        expect(rows.length).toBeLessThanOrEqual(Math.min(page_size ?? contract.mostRows, contract.mostRows));
        expect(total ?? rows.length).toBeGreaterThanOrEqual(rows.length);
        expect(misses.length).toBeLessThanOrEqual(40);
      }
    },
  );

  it('is refused beyond', async () => {
    for (const query of ['days=91', 'page_size=501', 'page=0', 'sort=why'])
      expect((await market.ask(`${BOARD}?${query}`)).status).toBe(400);
  });
});

type BoardQuery = NonNullable<Parameters<typeof market.get<typeof BOARD>>[1]>;
type Row = Awaited<ReturnType<typeof market.get<typeof BOARD>>>['rows'][number];

const nameOf = ({ family, kind, timeframe, side, symbol, bar_ends_at }: Row): string =>
  [family, kind, timeframe, side, symbol, bar_ends_at].join(' ');

const ALL = { days: 40, page_size: 500 } as const;

/** The pages put together, and what each says of all of them. */
const pagesOf = async (query: BoardQuery, page_size: number) => {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const reply = await market.get(BOARD, { ...query, page, page_size });
    rows.push(...reply.rows);
    if (rows.length >= reply.total || reply.rows.length === 0) return { rows, reply };
  }
};

const plain = {
  side: fc.constantFrom(...SIDES),
  family: fc.constantFrom(...FAMILIES),
  symbol: fc.constantFrom(...STOCKS),
  smallest_turnover: fc.constantFrom(0, 2_00_000),
};

const filters = fc.record(
  {
    ...plain,
    verdict: fc.constantFrom('edge', 'unjudged', 'no-edge'),
  },
  { requiredKeys: [] },
);

const sorts = fc.constantFrom(
  'signal_on',
  '-signal_on',
  'symbol',
  '-side',
  'close',
  '-turnover',
  'excess',
  '-number',
  'change_since',
);

describe('pages of the board', () => {
  it('put together are the whole list: no row lost, none twice, in one order', async () => {
    await fc.assert(
      fc.asyncProperty(filters, sorts, fc.integer({ min: 31, max: 200 }), async (filter, sort, size) => {
        const query = { days: 40, ...filter, sort } as BoardQuery;
        const whole = await pagesOf(query, 500);
        const { rows } = await pagesOf(query, size);
        expect(rows.map(nameOf)).toEqual(whole.rows.map(nameOf));
        expect(new Set(rows.map(nameOf)).size).toBe(whole.reply.total);
      }),
      { numRuns: 15 },
    );
  });

  it('filtered are those of all that pass the filter', async () => {
    const all = (await pagesOf(ALL, 500)).rows;
    const passes = (row: Row, { side, family, symbol, smallest_turnover: least = 0 }: BoardQuery): boolean =>
      row.side === (side ?? row.side) &&
      row.family === (family ?? row.family) &&
      row.symbol === (symbol ?? row.symbol) &&
      (row.turnover ?? 0) >= Number(least);
    await fc.assert(
      fc.asyncProperty(fc.record(plain, { requiredKeys: [] }), async (filter) => {
        const { rows, reply } = await pagesOf({ ...ALL, ...filter }, 200);
        const wanted = all.filter((row) => passes(row, filter));
        expect(rows.map(nameOf).toSorted()).toEqual(wanted.map(nameOf).toSorted());
        expect([reply.counts.buy, reply.counts.sell]).toEqual(
          SIDES.map((side) => wanted.filter((row) => row.side === side).length),
        );
      }),
      { numRuns: 10 },
    );
  });

  it('of one verdict are the signals of its lists, and every group is counted', async () => {
    const { rows } = await pagesOf({ days: 40, verdict: 'edge' }, 100);
    const { counts } = await market.get(BOARD, { days: 40 });
    expect(rows.length).toBe(counts.verdicts.edge);
    expect(new Set(rows.map(({ family, side }) => `${family} ${side}`))).toEqual(new Set(['macd-cross buy']));
    expect(counts.verdicts.edge + counts.verdicts.unjudged + counts.verdicts['no-edge']).toBe(
      counts.buy + counts.sell,
    );
  });

  it('as a table are told whole, unless one of them is named', async () => {
    const headers = { accept: 'text/csv' };
    const { total } = await market.get(BOARD, ALL);
    const whole = await market.ask(BOARD, { query: { days: '40' }, headers });
    expect(whole.text.trim().split('\r\n')).toHaveLength(total + 1);
    const one = await market.ask(BOARD, { query: { days: '40', page: '2', page_size: '10' }, headers });
    expect(one.text.trim().split('\r\n')).toHaveLength(11);
  });
});
