import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { event, fillSignals, near, record } from '../../testing/small-signals.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

const STOCKS = '/data/signal-stocks/';
const BOARD = '/data/signal-board/';
const CROSS = 'macd-cross signal daily buy';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  await fillSignals(market.tape, {
    events: [
      event(CROSS, 'NABIL', '2026-08-18', 510.1),
      event('dow signal daily buy', 'NABIL', '2026-08-18', 510.1),
      event('dow signal daily buy', 'NABIL', '2026-08-17', 505),
      event('price-action signal daily sell', 'NABIL', '2026-08-13', 506),
      event('mean-reversion bucket daily buy', 'NABIL', '2026-08-18', 510.1),
      event(CROSS, 'UPPER', '2026-08-17', 213.4),
      event('inside-bar signal daily sell', 'UPPER', '2026-08-12', 400),
      event('inside-bar signal daily sell', 'NEWBANK', '2026-08-13', 152),
      event('inside-bar signal daily sell', 'NEWCO', '2026-08-18', 100),
    ],
    near: [
      near('dow signal daily sell', 'NABIL', '2026-08-18', 510.1, {
        missing: 0,
        values: { lefts: [99], rights: [100] },
      }),
    ],
    records: [{ ...record(CROSS, '20', 'sample:out', 90), verdict: 'edge' }],
  });
});
afterAll(() => market.close());

type StocksQuery = NonNullable<Parameters<typeof market.get<typeof STOCKS>>[1]>;

const symbolsBy = async (query: StocksQuery) =>
  (await market.get(STOCKS, { days: 10, ...query })).rows.map(({ symbol }) => symbol);

describe('the board by stock', () => {
  it('has one row a stock, the freshest first, with its signals counted by side and by session', async () => {
    const { rows, marked, total, counts } = await market.get(STOCKS, { days: 10 });
    expect(rows.map(({ symbol, buy, sell }) => [symbol, buy, sell])).toEqual([
      ['NABIL', 3, 1],
      ['NEWCO', 0, 1],
      ['UPPER', 1, 1],
      ['NEWBANK', 0, 1],
    ]);
    expect(total).toBe(4);
    expect(counts).toEqual({ buy: 4, sell: 4, stocks: 4 });
    expect(marked).toEqual(['2026-08-12', '2026-08-13', '2026-08-14', '2026-08-17', '2026-08-18']);
    expect(rows[0]).toMatchObject({ buys: [0, 0, 0, 1, 2], sells: [0, 1, 0, 0, 0] });
  });

  it('names the newest signal, of several that of the list that is judged best', async () => {
    const { rows, lists } = await market.get(STOCKS, { days: 10 });
    expect(rows[0]).toMatchObject({ family: 'macd-cross', side: 'buy', signal_on: '2026-08-18' });
    expect(lists.find(({ family }) => family === 'macd-cross')?.signals).toBe(2);
  });

  it('counts the sessions asked for alone, and five where none are named', async () => {
    const { rows, marked } = await market.get(STOCKS, { days: 1 });
    expect(marked).toEqual(['2026-08-18']);
    expect(rows.map(({ symbol, buys, sells }) => [symbol, buys, sells])).toEqual([
      ['NABIL', [2], [0]],
      ['NEWCO', [0], [1]],
    ]);
    expect(await market.get(STOCKS)).toMatchObject({ total: 4, counts: { buy: 4, sell: 4 } });
  });

  it('has the price and change of the session, and no change of a stock that did not trade in it', async () => {
    const { rows } = await market.get(STOCKS, { days: 10 });
    const bySymbol = new Map<string, (typeof rows)[number]>(rows.map((row) => [row.symbol, row]));
    expect(bySymbol.get('NABIL')).toMatchObject({ close: 510.1, change: 1.01 });
    expect(bySymbol.get('NEWCO')).toMatchObject({ close: 100, change: null });
    expect(bySymbol.get('NEWBANK')).toMatchObject({ close: 152, change: null });
  });

  it('draws closes that compare across an ex-date and a new ticker, and none of a day without a session', async () => {
    const { rows } = await market.get(STOCKS, { days: 10 });
    const coursed = Object.fromEntries(rows.map(({ symbol, closes }) => [symbol, closes]));
    expect(coursed['UPPER']).toEqual([200, 210, 213.4]);
    expect(coursed['NEWBANK']).toEqual([150, 151, 152]);
    expect(coursed['NABIL']?.at(-1)).toBe(510.1);
  });

  it('is the list of signals, grouped: the same counts for every filter', async () => {
    const filters = fc.record(
      {
        side: fc.constantFrom('buy' as const, 'sell' as const),
        family: fc.constantFrom('dow', 'macd-cross,dow', 'inside-bar'),
        symbol: fc.constantFrom('NABIL', 'UPPER'),
        days: fc.integer({ min: 1, max: 10 }),
        alone: fc.constantFrom('true' as const, 'false' as const),
      },
      { requiredKeys: ['days'] },
    );
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const [stocks, signals] = await Promise.all([
          market.get(STOCKS, filter),
          market.get(BOARD, { ...filter, page_size: 500 }),
        ]);
        const grouped = Map.groupBy(signals.rows, ({ symbol }) => symbol);
        const count = (symbol: string, side: string): number =>
          signals.rows.filter((row) => row.symbol === symbol && row.side === side).length;
        expect(stocks.total).toBe(grouped.size);
        for (const { symbol, buy, sell } of stocks.rows)
          expect([buy, sell]).toEqual([count(symbol, 'buy'), count(symbol, 'sell')]);
      }),
      { numRuns: 12 },
    );
  });

  it('is sorted by the engine, what is not known last either way', async () => {
    expect(await symbolsBy({ sort: 'symbol' })).toEqual(['NABIL', 'NEWBANK', 'NEWCO', 'UPPER']);
    expect(await symbolsBy({ sort: '-close' })).toEqual(['NABIL', 'UPPER', 'NEWBANK', 'NEWCO']);
    expect((await symbolsBy({ sort: 'change' }))[0]).toBe('NABIL');
    expect((await symbolsBy({ sort: '-change' }))[0]).toBe('NABIL');
    expect((await symbolsBy({ sort: '-buy' })).slice(0, 2)).toEqual(['NABIL', 'UPPER']);
  });

  it('comes in pages that neither repeat nor lose a stock', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => market.get(STOCKS, { days: 10, page, page_size: 1 })),
    );
    expect(pages.map(({ rows }) => rows.map(({ symbol }) => symbol))).toEqual([
      ['NABIL'],
      ['NEWCO'],
      ['UPPER'],
      ['NEWBANK'],
    ]);
    expect(pages.map(({ total }) => total)).toEqual([4, 4, 4, 4]);
    expect(pages[0]?.near).toHaveLength(1);
    expect(pages[1]?.near).toEqual([]);
    expect(pages[2]?.lists.map(({ family, signals }) => [family, signals])).toEqual([['macd-cross', null]]);
  });

  it('knows on a rewound day nothing later', async () => {
    const { rows, as_of } = await market.get(STOCKS, { as_of: '2026-08-13', days: 10 });
    expect(as_of).toBe('2026-08-13');
    expect(rows.map(({ symbol, buy, sell }) => [symbol, buy, sell])).toEqual([
      ['NABIL', 0, 1],
      ['NEWBANK', 0, 1],
      ['UPPER', 0, 1],
    ]);
    expect(rows[0]?.closes.at(-1)).toBe(506);
  });

  it('of an earlier session tells what became of its signals since', async () => {
    const { rows, marked, near: misses } = await market.get(STOCKS, { date: '2026-08-17', days: 1 });
    expect(rows.map(({ symbol, buy, sell, close }) => [symbol, buy, sell, close])).toEqual([
      ['NABIL', 1, 0, 510.1],
      ['UPPER', 1, 0, 213.4],
    ]);
    expect(marked).toEqual(['2026-08-17']);
    expect(misses).toEqual([]);
    const { rows: signals } = await market.get(BOARD, { date: '2026-08-17', days: 1, symbol: 'NABIL' });
    expect(signals).toMatchObject([{ signal_on: '2026-08-17', change_since: 1.01 }]);
  });
});

describe('the sessions of buys and sells', () => {
  it('are told newest first, those without a signal too, and never later than the day that is shown', async () => {
    await fillSignals(market.tape, {
      events: [
        event('buy-sell signal daily buy', 'NABIL', '2026-08-18', 510.1),
        event('early-buy-sell signal daily sell', 'UPPER', '2026-08-14', 213.4),
        event('buy-sell signal weekly buy', 'NABIL', '2026-08-14', 507),
      ],
    });
    const { rows } = await market.get('/data/signal-sessions/', { days: 3 });
    expect(rows).toEqual([
      { date: '2026-08-18', buy: 1, sell: 0, early_buy: 0, early_sell: 0 },
      { date: '2026-08-17', buy: 0, sell: 0, early_buy: 0, early_sell: 0 },
      { date: '2026-08-14', buy: 0, sell: 0, early_buy: 0, early_sell: 1 },
    ]);
    const rewound = await market.get('/data/signal-sessions/', { days: 1, as_of: '2026-08-17' });
    expect(rewound.rows.map(({ date, buy }) => [date, buy])).toEqual([['2026-08-17', 0]]);
  });
});
