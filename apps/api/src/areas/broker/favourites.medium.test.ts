import type { RowOf } from '@chuli/contracts';
import { type TradingDate, stockSymbol } from '@chuli/kernel';
import type { TradeRow } from '@chuli/tape';
import { replaceTradeDay } from '@chuli/tape/write';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLAYER_DAYS, PLAYER_SYMBOLS, PLAYER_TRADES, playerBars } from '../../testing/player-market.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

/** A market that knows all of July, and one that ended seven sessions before. */
const ENDED = PLAYER_DAYS.slice(0, -7);
const LAST = ENDED.at(-1) as TradingDate;
const NEWEST = PLAYER_DAYS.at(-1) as TradingDate;

const openMarket = async (days: readonly TradingDate[], freeFeatures?: ['bulk']): Promise<TestServer> => {
  const market = await openTestServer(freeFeatures === undefined ? {} : { people: { freeFeatures } });
  for (const day of days) await replaceTradeDay(market.tape, day, [...(PLAYER_TRADES.get(day) ?? [])]);
  await market.replaceBars(playerBars(days));
  return market;
};

let market: TestServer;
let ended: TestServer;
let smaller: TestServer;
beforeAll(async () => {
  market = await openMarket(PLAYER_DAYS);
  ended = await openMarket(ENDED);
  smaller = await openMarket(ENDED, ['bulk']);
}, 60_000);
afterAll(() => Promise.all([market, ended, smaller].map((one) => one.close())));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const tradesOf = (days: readonly TradingDate[]): TradeRow[] =>
  days.flatMap((day) => [...(PLAYER_TRADES.get(day) ?? [])]);

/** The same choice of players a second time, trade by trade. */
const heaviest = (days: readonly TradingDate[], count: number): string[] => {
  const sums = new Map<string, number>();
  for (const { buyer, seller, amount } of tradesOf(days))
    for (const broker of [buyer, seller]) sums.set(broker, (sums.get(broker) ?? 0) + amount);
  return [...sums]
    .toSorted(([a, own], [b, other]) => other - own || (a < b ? -1 : 1))
    .slice(0, count)
    .map(([broker]) => broker);
};

/** What one broker did in one stock, trade by trade. */
const netOf = (trades: readonly TradeRow[], broker: string, symbol: string) => {
  const own = trades.filter((one) => one.symbol === symbol);
  const side = (of: 'buyer' | 'seller') => own.filter((one) => one[of] === broker);
  const total = (rows: readonly TradeRow[], key: 'quantity' | 'amount') => sum(rows.map((one) => one[key]));
  return {
    isThere: side('buyer').length + side('seller').length > 0,
    net: total(side('buyer'), 'quantity') - total(side('seller'), 'quantity'),
    amount: total(side('buyer'), 'amount') - total(side('seller'), 'amount'),
  };
};

type Favourite = RowOf<'/data/players-favourite-days/'>;
const withoutMore = (row: Favourite): Favourite => ({
  ...row,
  hhi: null,
  vs_vwap: null,
  aggressive_percent: null,
});

const QUERY = { date: LAST, as_of: LAST, players: '10' } as const;

describe.each([
  { side: 'hold', sign: 1 },
  { side: 'release', sign: -1 },
] as const)('favourites of players ($side)', ({ side, sign }) => {
  it.each([1, 3, 10])('over %i sessions are those of the trades, one by one', async (days) => {
    const reply = await market.get('/data/players-favourite-days/', { ...QUERY, days, side });
    const window = ENDED.slice(-days);
    const before = ENDED.slice(0, -days).slice(-20);
    expect(reply).toMatchObject({ sessions: window, is_adjusted: false });
    expect(reply.players).toMatchObject({ basis: 'before', sessions: before.length });
    const players = heaviest(before, 10);
    expect(reply.players.brokers).toEqual(players);
    const trades = tradesOf(window);
    const expected = PLAYER_SYMBOLS.map((symbol) => {
      const nets = players.map((broker) => netOf(trades, broker, symbol)).filter(({ isThere }) => isThere);
      const turnover = sum(trades.filter((one) => one.symbol === symbol).map(({ amount }) => amount));
      const on = nets.filter(({ net }) => sign * net > 0).length;
      const amount = sum(nets.map((one) => one.amount));
      return { symbol, on, amount: amount / 100, score: (100 * on * sign * amount) / nets.length / turnover };
    })
      .filter(({ on, score }) => on >= 5 && score > 0)
      .toSorted((a, b) => b.score - a.score);
    expect(reply.rows.map(({ symbol }) => symbol)).toEqual(expected.map(({ symbol }) => symbol));
    for (const [place, row] of reply.rows.entries()) {
      expect(row.score).toBeCloseTo(expected[place]?.score ?? 0, 1);
      expect(row.net_amount).toBeCloseTo(expected[place]?.amount ?? 0, 2);
      expect(sum(row.nets.map(({ net_amount }) => net_amount))).toBeCloseTo(row.net_amount, 2);
    }
  });

  it('tell no more to whoever holds the smaller package', async () => {
    const query = { ...QUERY, days: 10, side };
    const [whole, part] = [
      await ended.get('/data/players-favourite-days/', query),
      await smaller.get('/data/players-favourite-days/', query),
    ];
    expect(whole.rows.every(({ hhi }) => hhi !== null)).toBe(true);
    expect(part.rows).toEqual(whole.rows.map(withoutMore));
  });
});

describe('what is asked of an earlier day', () => {
  it.each([
    ['/data/player-list/', { days: 5 }],
    ['/data/players-favourite-days/', { days: 5, players: '10' }],
    ['/data/players-choices/', { players: '10' }],
    ['/data/player-favourite-history/', { players: '10' }],
  ] as const)('%s is what a market that ended with it answers', async (path, query) => {
    const asked = { ...query, as_of: LAST };
    expect(await market.get(path, asked)).toEqual(await ended.get(path, asked));
  });
});

describe('what followed favourites', () => {
  it('is the change of the close after so many sessions, as far as the as-of day knows it', async () => {
    const query = { players: '10', date: LAST } as const;
    const later = await market.get('/data/player-favourite-history/', { ...query, as_of: NEWEST });
    const then = await market.get('/data/player-favourite-history/', { ...query, as_of: LAST });
    expect(later.sessions).toEqual(ENDED.slice(-20));
    const places = new Map(PLAYER_DAYS.map((day, place) => [day, place]));
    expect(later.rows.length).toBeGreaterThan(0);
    for (const { date, after } of later.rows) {
      const place = places.get(date) ?? 0;
      const changes = [1, 5, 20].map((sessions) =>
        place + sessions < PLAYER_DAYS.length ? Math.round((10_000 * sessions) / (500 + place)) / 100 : null,
      );
      expect(after.map(({ change }) => change)).toEqual(changes);
    }
    const newest = then.rows.filter(({ date }) => date === LAST);
    expect(newest.every(({ after }) => after.every(({ change }) => change === null))).toBe(true);
    // Three stocks are no market: without it nothing is an excess, and nothing is evidence.
    expect(later.followed.map(({ number, verdict }) => [number, verdict])).toEqual(
      Array.from({ length: 3 }, () => [0, 'no-evidence']),
    );
  });
});

describe('picks of players', () => {
  it('are the largest nets of a day, and new where nobody bought through it in five sessions before', async () => {
    const { rows, players } = await market.get('/data/players-choices/', QUERY);
    const [today, before] = [tradesOf([LAST]), ENDED.slice(-6, -1)];
    const expected = players.brokers.flatMap((broker) =>
      PLAYER_SYMBOLS.map((symbol) => ({ broker, symbol, own: netOf(today, broker, symbol) }))
        .filter(({ own: { net, amount }, symbol }) => {
          const turnover = sum(today.filter((one) => one.symbol === symbol).map((one) => one.amount));
          return net > 0 && amount >= 100_000_000 && amount * 10 >= turnover;
        })
        .toSorted((a, b) => b.own.amount - a.own.amount),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ broker, symbol, net }) => [broker, symbol, net])).toEqual(
      expected.map(({ broker, symbol, own }) => [broker, symbol, own.net]),
    );
    for (const row of rows)
      expect(row.is_new).toBe(before.every((day) => netOf(tradesOf([day]), row.broker, row.symbol).net <= 0));
  });
});

describe('large orders of players', () => {
  const query = { players: '1', days: 3, as_of: LAST, amount_from: 100_000, page_size: 500 } as const;

  it('came in through one of them, open to whoever sees large orders', async () => {
    const { rows, players, total } = await smaller.get('/data/bulk-txn-all/history/', query);
    expect(players?.brokers).toEqual(heaviest(ENDED.slice(0, -3).slice(-20), 20));
    expect(rows).toHaveLength(total);
    for (const row of rows) {
      expect(players?.brokers).toContain(row.player);
      expect(row.player).toBe(row.player_side === 'sell' ? row.seller : row.buyer);
      expect([row.side, row.sign, row.confidence]).toEqual([null, null, null]);
    }
  });

  it('are those of one broker where it is named, and of everybody without them', async () => {
    const symbol = stockSymbol('UPPER');
    const all = await ended.get('/data/bulk-txn-all/history/', { ...query, symbol });
    const own = await ended.get('/data/bulk-txn-all/history/', { ...query, symbol, broker: '1' });
    expect(own.rows).toEqual(all.rows.filter(({ player }) => player === '1'));
    const { players: _, ...others } = query;
    expect(await ended.get('/data/bulk-txn-all/history/', { ...others, symbol })).toMatchObject({
      players: null,
    });
    expect((await smaller.ask('/data/bulk-txn-all/history/', { query: { days: '3' } })).status).toBe(403);
  });
});
