import { type BrokerId, type StockSymbol, paisa, tradingDate } from '@chuli/kernel';
import { replaceTradeDay } from '@chuli/tape/write';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

/** Those of 12, 14 and 18 August are missing; UPPER goes ex on the 13th, after which two shares are what one was. */
const DAYS = ['2026-08-10', '2026-08-11', '2026-08-13', '2026-08-17'] as const;
const EX_ON = '2026-08-13';
const SYMBOLS = ['NABIL', 'UPPER', 'NEWBANK'] as const;
const BROKERS = Array.from({ length: 14 }, (_, number) => String(number + 1));
const RANGE = { from_date: '2026-08-10', to_date: '2026-08-18' };

type Made = { day: string; symbol: string; buyer: string; seller: string; quantity: number; rate: number };

/** Numbers that look thrown, the same in every run. */
const thrower = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

const throwNext = thrower(7);
const oneOf = <T>(items: readonly T[]): T => items[throwNext(items.length)] as T;
const TRADES: readonly Made[] = DAYS.flatMap((day) =>
  Array.from({ length: 300 }, () => ({
    day,
    symbol: oneOf(SYMBOLS),
    buyer: oneOf(BROKERS),
    seller: oneOf(BROKERS),
    quantity: 10 + throwNext(5_000),
    rate: 100_00 + throwNext(900_00),
  })),
);

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  for (const day of DAYS) {
    const rows = TRADES.filter((one) => one.day === day).map((one, index) => ({
      contract_id: `${day.replaceAll('-', '')}01${String(index + 1).padStart(6, '0')}`,
      symbol: one.symbol as StockSymbol,
      traded_at: null,
      buyer: one.buyer as BrokerId,
      seller: one.seller as BrokerId,
      quantity: one.quantity,
      rate: paisa(one.rate),
      amount: paisa(one.rate * one.quantity),
    }));
    await replaceTradeDay(market.tape, tradingDate(day), rows);
  }
});
afterAll(() => market.close());

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const shares = ({ symbol, day, quantity }: Made): number =>
  symbol === 'UPPER' && day < EX_ON ? quantity * 2 : quantity;

/** The same figures a second time, trade by trade. */
const pair = (broker: string, symbol: string, days: readonly string[] = DAYS) => {
  const of = TRADES.filter((one) => one.symbol === symbol && days.includes(one.day));
  const [buys, sells] = [of.filter((one) => one.buyer === broker), of.filter((one) => one.seller === broker)];
  const [bought, sold] = [sum(buys.map(shares)), sum(sells.map(shares))];
  const paid = sum(buys.map((one) => one.rate * one.quantity));
  const got = sum(sells.map((one) => one.rate * one.quantity));
  const net = bought - sold;
  const value = net > 0 ? (net * paid) / bought : net < 0 ? (net * got) / sold : 0;
  return { symbol, bought, sold, paid, got, net, value: Math.round(value) / 100 };
};
const pairsOf = (broker: string, sign: number, days?: readonly string[]) =>
  SYMBOLS.map((symbol) => pair(broker, symbol, days)).filter(({ net }) => sign * net > 0);

const SIDES = [
  {
    sign: 1,
    all: '/data/broker-top-holding/',
    ten: '/data/broker-top-holding/top-10/',
    book: (broker: string) => `/data/broker-top-holding/${broker}/holding/`,
    five: '/data/top-five-broker-wise-acc/',
    ranked: '/data/top-net-holding/',
    action: 'hold',
  },
  {
    sign: -1,
    all: '/data/broker-top-released/',
    ten: '/data/broker-top-released/top-10/',
    book: (broker: string) => `/data/broker-top-released/${broker}/released/`,
    five: '/data/top-five-broker-wise-dist/',
    ranked: '/data/top-net-release/',
    action: 'release',
  },
] as const;

type Book = {
  rows: { symbol: string; net: number; net_value: number; net_amount: number; hold_percent: number }[];
  total: number;
};
const bookOf = async (path: string): Promise<Book> => {
  const { status, text } = await market.ask(path, { query: RANGE });
  expect(status, text).toBe(200);
  return JSON.parse(text) as Book;
};

describe.each(SIDES)(
  'brokers and what they kept ($action)',
  ({ sign, all, ten, book, five, ranked, action }) => {
    it('are summed as the trades are, one by one', async () => {
      const reply = await market.get(all, RANGE);
      expect(reply).toMatchObject({ sessions: DAYS, sessions_missing: 3, nearest: null, is_adjusted: true });
      expect(reply.rows).toHaveLength(BROKERS.length);
      for (const row of reply.rows) {
        const own = pairsOf(row.broker, sign).toSorted((a, b) => sign * (b.value - a.value));
        expect(row.amount).toBeCloseTo(sign * sum(own.map(({ value }) => value)), 2);
        expect(row.top.map(({ symbol, net, net_value }) => [symbol, net, net_value])).toEqual(
          own.map(({ symbol, net, value }) => [symbol, net, value]),
        );
        expect(row.stocks).toBe(own.length);
      }
      const amounts = reply.rows.map(({ amount }) => amount);
      expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    });

    it('R81 lists at most ten of them, the first of the whole list with the same figures', async () => {
      const query = { days: 6, as_of: '2026-08-18' };
      const [whole, first] = [await market.get(all, query), await market.get(ten, query)];
      expect(whole.rows.length).toBeGreaterThan(10);
      expect(first.rows).toHaveLength(10);
      expect(first).toEqual({ ...whole, rows: whole.rows.slice(0, 10) });
    });

    it('have a book of the same stocks, which with its twin is all of which the net is not nothing', async () => {
      const { rows } = await market.get(all, RANGE);
      for (const { broker, amount } of rows.slice(0, 4)) {
        const own = await bookOf(book(broker));
        expect(sign * sum(own.rows.map(({ net_value }) => net_value))).toBeCloseTo(amount, 2);
        const flow = await market.get('/data/broker-analytics/', { broker, ...RANGE });
        const expected = flow.rows
          .filter(({ net }) => sign * net > 0)
          .map(({ symbol, net }) => [symbol, net]);
        const byName = (a: unknown[], b: unknown[]): number => (String(a[0]) < String(b[0]) ? -1 : 1);
        expect(own.rows.map(({ symbol, net }) => [symbol, net]).toSorted(byName)).toEqual(
          expected.toSorted(byName),
        );
      }
      const either = await Promise.all(SIDES.map((side) => bookOf(side.book('3'))));
      const flow = await market.get('/data/broker-analytics/', { broker: '3', ...RANGE });
      expect(sum(either.map(({ total }) => total))).toBe(flow.rows.filter(({ net }) => net !== 0).length);
    });

    it('are the five that lead the list of the stock', async () => {
      const query = { ...RANGE, smallest_turnover: 0 };
      const { rows } = await market.get(five, query);
      expect(rows.map(({ symbol }) => symbol).toSorted()).toEqual([...SYMBOLS].toSorted());
      for (const row of rows) {
        const lead = await market.get(ranked, { symbol: row.symbol, ...RANGE });
        expect(row.brokers.map(({ broker, net }) => [broker, net])).toEqual(
          lead.rows.slice(0, 5).map(({ broker, net }) => [broker, net]),
        );
        const volume = sum(TRADES.filter(({ symbol }) => symbol === row.symbol).map(shares));
        expect(row.volume).toBe(volume);
        const ofFive = sign * sum(row.brokers.map(({ net }) => net));
        expect(row.five_percent).toBeCloseTo((100 * ofFive) / volume, 2);
        const nets = BROKERS.map((broker) => pair(broker, row.symbol).net);
        expect(sum(nets)).toBe(0);
        expect([row.net_buyers, row.net_sellers]).toEqual([
          nets.filter((net) => net > 0).length,
          nets.filter((net) => net < 0).length,
        ]);
      }
    });

    it('favour what is most of their turnover, where that is ten lakh or more', async () => {
      const { rows } = await market.get('/data/broker-favourite-hold-release/', { action, ...RANGE });
      for (const broker of BROKERS) {
        const turnover = sum(
          SYMBOLS.map((symbol) => pair(broker, symbol)).map(({ paid, got }) => paid + got),
        );
        const own = pairsOf(broker, sign)
          .filter(({ paid, got }) => paid + got >= 10_00_000_00)
          .toSorted((a, b) => sign * (b.value - a.value))
          .slice(0, 3);
        const shown = rows.filter((row) => row.broker === broker);
        expect(shown.map(({ symbol }) => symbol)).toEqual(own.map(({ symbol }) => symbol));
        for (const [place, row] of shown.entries())
          expect(row.favour).toBeCloseTo((10_000 * sign * (own[place]?.value ?? 0)) / turnover, 1);
      }
    });
  },
);

describe('a list of brokers', () => {
  it('over a range with holes are the sums of its known days', async () => {
    const nets = new Map<string, number>();
    for (const day of DAYS) {
      const one = await market.get('/data/broker-summary/', { date: day });
      for (const { broker, net_amount } of one.rows)
        nets.set(broker, (nets.get(broker) ?? 0) + Math.round(net_amount * 100));
    }
    for (const [broker, net] of [...nets].slice(0, 4)) {
      const books = await Promise.all(SIDES.map((side) => bookOf(side.book(broker))));
      const inBooks = sum(
        books.flatMap(({ rows }) => rows.map(({ net_amount }) => Math.round(net_amount * 100))),
      );
      const level = SYMBOLS.map((symbol) => pair(broker, symbol)).filter((one) => one.net === 0);
      expect(inBooks + sum(level.map(({ paid, got }) => paid - got))).toBe(net);
    }
  });

  it('does not look later than as-of, and says where it is empty which session is nearest', async () => {
    const early = await market.get('/data/broker-top-holding/', { as_of: '2026-08-12' });
    expect(early).toMatchObject({
      to_date: '2026-08-12',
      sessions: ['2026-08-10', '2026-08-11'],
      is_adjusted: false,
    });
    const row = early.rows[0];
    const own = pairsOf(row?.broker ?? '', 1, ['2026-08-10', '2026-08-11']);
    expect(own).not.toHaveLength(0);
    expect(await market.get('/data/top-five-broker-wise-acc/', { from_date: '2026-08-14' })).toMatchObject({
      sessions: [],
      sessions_missing: 1,
      nearest: '2026-08-13',
      rows: [],
      total: 0,
    });
  });

  it('measures a price from the last close before the range, across the ex-date', async () => {
    const query = { from_date: '2026-08-13', to_date: '2026-08-17', smallest_turnover: 0 };
    const { rows } = await market.get('/data/top-five-broker-wise-acc/', query);
    // 400 before the ex-date is 200 after it; the last close is 213.40.
    expect(rows.find(({ symbol }) => symbol === 'UPPER')).toMatchObject({ close: 213.4, change: 6.7 });
    // From 504 to 505.
    expect(rows.find(({ symbol }) => symbol === 'NABIL')).toMatchObject({ close: 505, change: 0.2 });
  });

  it('comes in pages, in the order that was asked for', async () => {
    const query = { ...RANGE, smallest_turnover: 0, page_size: 2, sort: 'symbol' } as const;
    const first = await market.get('/data/top-five-broker-wise-dist/', query);
    const second = await market.get('/data/top-five-broker-wise-dist/', { ...query, page: 2 });
    expect([...first.rows, ...second.rows].map(({ symbol }) => symbol)).toEqual([
      'NABIL',
      'NEWBANK',
      'UPPER',
    ]);
    expect(first.total).toBe(3);
  });
});
