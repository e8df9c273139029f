import { type TradingDate, fromRupees } from '@chuli/kernel';
import type { DailyBarRow } from '@chuli/tape';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JULY, bars } from '../../testing/small-market.ts';
import { event, fillSignals, near, record } from '../../testing/small-signals.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

const BOARD = '/data/signal-board/';
const TEN = '/data/chuli-ten/';
const PATTERNS = '/data/pattern-board/';
const CROSS = 'macd-cross signal daily buy';

const inJuly = (traded_on: TradingDate): DailyBarRow => ({
  ...(bars()[0] as DailyBarRow),
  traded_on,
  amount: fromRupees(1_00_00_000),
  previous_close: null,
});

/** NABIL in July at Rs 1 crore a session, so that it trades more than Rs 20 lakh over twenty. */
const july = (): DailyBarRow[] => JULY.map(inJuly);

const short = (left: number) => ({ missing: 0, values: { lefts: [left], rights: [100] } });

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  await market.replaceBars([...bars(), ...july()]);
  await fillSignals(market.tape, {
    events: [
      event(CROSS, 'NABIL', '2026-08-18', 510.1),
      event('dow signal daily buy', 'NABIL', '2026-08-17', 505),
      event('dow alert daily buy', 'NABIL', '2026-08-17', 505),
      event('price-action signal daily sell', 'NABIL', '2026-08-13', 506),
      event('inside-bar signal daily buy', 'NABIL', '2026-08-13', 506),
      event('mean-reversion bucket daily buy', 'NABIL', '2026-08-18', 510.1),
      event('candlestick hammer daily buy', 'NABIL', '2026-08-18', 510.1),
      event(CROSS, 'UPPER', '2026-08-18', 213.4),
      event('dow signal daily buy', 'UPPER', '2026-08-18', 213.4),
    ],
    near: (
      [
        'dow signal daily sell',
        CROSS,
        'price-action signal daily buy',
        'inside-bar signal daily buy',
      ] as const
    ).map((list, index) => near(list, 'NABIL', '2026-08-18', 510.1, short(95 + index))),
    trades: [],
    records: [record('agreement strong daily buy', '20', 'sample:out', 120)],
  });
});
afterAll(() => market.close());

describe('the board of signals', () => {
  it('has events of every family but patterns, and no standing state', async () => {
    const { rows } = await market.get(BOARD);
    expect(rows.map(({ symbol, family }) => `${symbol} ${family}`).toSorted()).toEqual([
      'NABIL macd-cross',
      'UPPER dow',
      'UPPER macd-cross',
    ]);
  });

  it('has every kind of the families it is asked for, of one stock and so many sessions', async () => {
    const query = { family: 'dow,mean-reversion', symbol: 'NABIL', days: 5 };
    const { rows, lists } = await market.get(BOARD, query);
    expect(rows.map(({ family, kind }) => `${family} ${kind}`)).toEqual([
      'mean-reversion bucket',
      'dow alert',
      'dow signal',
    ]);
    expect(new Set(lists.map(({ family }) => family))).toEqual(new Set(['dow', 'mean-reversion']));
  });

  it('tells of each stock the condition that is nearest to holding, with the first page alone', async () => {
    const { near: misses, near_total } = await market.get(BOARD);
    expect(misses.map(({ symbol, missing }) => [symbol, missing.left])).toEqual([['NABIL', 98]]);
    expect(near_total).toBe(1);
    expect((await market.get(BOARD, { page: 2 })).near).toEqual([]);
  });

  it('counts what passes the filters by side and by what is known of the lists', async () => {
    const { total, counts, records, families } = await market.get(BOARD, { days: 5, page_size: 1 });
    expect(total).toBe(7);
    expect(counts).toEqual({ buy: 6, sell: 1, stocks: 2, verdicts: { edge: 0, unjudged: 7, 'no-edge': 0 } });
    expect(records).toEqual({ lists: 1, edge: 0 });
    expect(families).not.toContain('candlestick');
  });

  it('leaves out stocks that trade less than asked for', async () => {
    const { rows, counts } = await market.get(BOARD, { smallest_turnover: 20_00_000 });
    expect(rows.map(({ symbol }) => symbol)).toEqual(['NABIL']);
    expect(counts.stocks).toBe(1);
  });

  it('describes the lists of its rows alone, and by name', async () => {
    const { lists } = await market.get(BOARD, { symbol: 'UPPER' });
    expect(lists.map(({ family }) => family).toSorted()).toEqual(['dow', 'macd-cross']);
    expect(Object.keys(lists[0] ?? {})).not.toContain('conditions');
  });

  it('of stocks on which one family fired alone has those, whatever is filtered', async () => {
    const query = { days: 5, alone: 'true' } as const;
    expect((await market.get(BOARD, query)).rows).toEqual([]);
    const later = await market.get(BOARD, { ...query, days: 1 });
    expect(later.rows.map(({ symbol, family }) => `${symbol} ${family}`)).toEqual(['NABIL macd-cross']);
    expect((await market.get(BOARD, { ...query, days: 1, family: 'dow' })).rows).toEqual([]);
  });

  it('refuses more than ninety sessions of the whole market', async () => {
    expect((await market.ask(`${BOARD}?days=91`)).status).toBe(400);
    expect((await market.ask(`${BOARD}?days=91&symbol=NABIL`)).status).toBe(200);
    expect((await market.ask(`${BOARD}?page_size=501`)).status).toBe(400);
  });
});

describe('the ten by agreement', () => {
  it('counts each family once a side in five sessions, buys less sells, and leaves out what hardly trades', async () => {
    const { rows, sessions, list } = await market.get(TEN);
    expect(sessions).toBe(5);
    expect(list).toMatchObject({ family: 'agreement', kind: 'strong', side: 'buy' });
    expect(list?.record).toMatchObject({ number: 120 });
    expect(rows.map(({ symbol, score }) => [symbol, score])).toEqual([['NABIL', 2]]);
    expect(rows[0]?.votes.map(({ family, side }) => `${family} ${side}`).toSorted()).toEqual([
      'dow buy',
      'inside-bar buy',
      'macd-cross buy',
      'price-action sell',
    ]);
  });

  it('knows on a rewound day nothing later', async () => {
    const { rows, list } = await market.get(TEN, { as_of: '2026-08-13' });
    expect(rows).toEqual([]);
    expect(list?.record).toBeNull();
  });
});

describe('the board of patterns', () => {
  it('has the patterns of a session with the candles of the stock, the newest last', async () => {
    const { rows } = await market.get(PATTERNS);
    expect(rows).toMatchObject([{ symbol: 'NABIL', pattern: 'hammer', title: 'Hammer', side: 'buy' }]);
    expect(rows[0]?.candles?.at(-1)).toBe(510.1);
  });

  it('has none of a session without', async () => {
    expect((await market.get(PATTERNS, { date: '2026-08-17' })).rows).toEqual([]);
  });
});
