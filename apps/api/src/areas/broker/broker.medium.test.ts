import { type BrokerId, paisa, type StockSymbol, tradingDate } from '@chuli/kernel';
import { tradingDaysBetween } from '@chuli/market';
import { replaceTradeDay } from '@chuli/tape/write';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
afterAll(() => market.close());

const ANALYTICS = '/data/broker-analytics/';
const SUMMARY = '/data/broker-analytics/avgsum/';
const sumOf = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('who bought and sold', () => {
  it('shows the last five sessions of the exchange up to the latest known one, and how many are missing', async () => {
    const reply = await market.get(ANALYTICS, { symbol: 'nabil' });
    expect(reply).toMatchObject({
      as_of: '2026-08-17',
      from_date: '2026-08-11',
      to_date: '2026-08-17',
      sessions: ['2026-08-11', '2026-08-13', '2026-08-17'],
      coverage: { sessions_missing: 2 },
      adjusted_for: [],
    });
  });

  it('counts one stock by hand', async () => {
    const { rows } = await market.get(ANALYTICS, {
      symbol: 'NABIL',
      from_date: '2026-08-10',
      to_date: '2026-08-11',
    });
    expect(rows.map((row) => [row.broker, row.bought, row.sold, row.net])).toEqual(
      [
        ['58', 150, 90, 60],
        ['D01', 0, 30, -30],
        ['34', 70, 100, -30],
      ].toSorted((a, b) => Number(b[3]) - Number(a[3]) || (String(a[0]) < String(b[0]) ? -1 : 1)),
    );
    expect(rows[0]).toEqual({
      broker: '58',
      symbol: 'NABIL',
      bought: 150,
      sold: 90,
      net: 60,
      bought_amount: 75_050,
      sold_amount: 45_170,
      net_amount: 29_880,
      buy_average: 500.33,
      sell_average: 501.89,
      matched: 50,
      matched_percent: 41.67,
      volume_percent: 54.55,
      sessions_traded: 2,
      sessions_net_bought: 1,
      net_by_session: [100, -40],
    });
  });

  it('shows one session of one stock, and of the whole market without a stock', async () => {
    const ofStock = await market.get('/data/net-holding/', { symbol: 'NABIL', date: '2026-08-11' });
    expect(ofStock).toMatchObject({
      from_date: '2026-08-11',
      to_date: '2026-08-11',
      sessions: ['2026-08-11'],
    });
    expect(ofStock.rows.map((row) => [row.broker, row.net])).toEqual([
      ['34', 40],
      ['58', -40],
    ]);
    const ofMarket = await market.get('/data/net-holding/', { as_of: '2026-08-12' });
    expect(ofMarket.sessions).toEqual(['2026-08-11']);
    expect(sumOf(ofMarket.rows.map((row) => row.net))).toBe(0);
  });

  it('shows the stocks of one broker against the volume of each stock', async () => {
    const { rows } = await market.get(ANALYTICS, {
      broker: '58',
      from_date: '2026-08-10',
      to_date: '2026-08-10',
    });
    expect(rows.map((row) => [row.broker, row.symbol, row.net, row.volume_percent])).toEqual([
      [null, 'NABIL', 100, 55.56],
      [null, 'UPPER', -200, 50],
    ]);
  });

  it('shows the brokers of the whole market by rupees, without sessions', async () => {
    const { rows } = await market.get(ANALYTICS, {
      all: 'true',
      from_date: '2026-08-10',
      to_date: '2026-08-10',
    });
    expect(rows.map((row) => [row.broker, row.symbol, row.net_by_session])).toEqual([
      ['49', null, null],
      ['58', null, null],
      ['D01', null, null],
      ['34', null, null],
    ]);
  });

  it('leaves masked contracts out', async () => {
    const { rows } = await market.get(ANALYTICS, {
      symbol: 'NABIL',
      from_date: '2026-08-17',
      to_date: '2026-08-17',
    });
    expect(sumOf(rows.map((row) => row.bought))).toBe(70);
  });

  it('has no rows where no trades of the range are known, and says how many sessions that are', async () => {
    const query = { symbol: 'NABIL', as_of: '2026-08-18', days: '1' } as never;
    expect(await market.get(ANALYTICS, query)).toMatchObject({
      as_of: '2026-08-18',
      sessions: [],
      coverage: { sessions_missing: 1, sessions_incomplete: 0, missing_percent: 100 },
      rows: [],
    });
  });

  it('rewinds: later sessions do not count', async () => {
    const reply = await market.get(ANALYTICS, { symbol: 'NABIL', as_of: '2026-08-12' });
    expect(reply).toMatchObject({ as_of: '2026-08-12', sessions: ['2026-08-10', '2026-08-11'] });
  });

  it('ranks purchases, sales, holdings and releases', async () => {
    const range = { symbol: 'NABIL', from_date: '2026-08-10', to_date: '2026-08-17' };
    const brokers = async (
      path: '/data/top-buy/' | '/data/top-sell/' | '/data/top-net-holding/' | '/data/top-net-release/',
    ) => (await market.get(path, range)).rows.map((row) => row.broker);
    expect(await brokers('/data/top-buy/')).toEqual(['49', '58', '34']);
    expect(await brokers('/data/top-sell/')).toEqual(['34', '58', '49', 'D01']);
    expect(await brokers('/data/top-net-holding/')).toEqual(['49', '58']);
    expect(await brokers('/data/top-net-release/')).toEqual(['34', 'D01']);
  });

  it('measures one broker of a stock against the whole stock', async () => {
    const { rows } = await market.get('/data/top-buy/', {
      symbol: 'NABIL',
      broker: '34',
      from_date: '2026-08-10',
      to_date: '2026-08-10',
    });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ broker: '34', bought: 30, sold: 100, volume_percent: 36.11 });
  });

  it('refuses a question about everything and one thing, and a range that ends before it begins', async () => {
    const both = await market.ask(ANALYTICS, { query: { all: 'true', symbol: 'NABIL' } });
    expect([both.status, JSON.parse(both.text)]).toMatchObject([400, { code: 'input.invalid' }]);
    const backwards = await market.ask(ANALYTICS, {
      query: { from_date: '2026-08-14', to_date: '2026-08-10' },
    });
    expect([backwards.status, JSON.parse(backwards.text)]).toMatchObject([
      400,
      { code: 'input.invalid-range' },
    ]);
  });
});

describe('the summary of the same question', () => {
  it('counts one stock by hand', async () => {
    const range = { from_date: '2026-08-10', to_date: '2026-08-11' };
    expect(await market.get(SUMMARY, { symbol: 'NABIL', ...range })).toEqual({
      as_of: '2026-08-18',
      ...range,
      sessions: 2,
      // Rs 110,245 of the 1,003,000 of its bars.
      coverage: { sessions_missing: 0, sessions_incomplete: 2, missing_percent: 89.01 },
      adjusted_for: [],
      volume: 220,
      amount: 110_245,
      trades: 4,
      vwap: 501.11,
      matched: 50,
      matched_percent: 22.73,
      buyers: 2,
      sellers: 3,
      top3_buy_percent: 100,
      top3_sell_percent: 100,
      buy_concentration: 5_661.2,
      sell_concentration: 3_925.6,
      first_close: 500,
      last_close: 503,
    });
  });

  it('takes both sides of one broker', async () => {
    const range = { from_date: '2026-08-10', to_date: '2026-08-10' };
    expect(await market.get(SUMMARY, { broker: '58', ...range })).toMatchObject({
      volume: 150 + 50 + 200,
      trades: 2 + 2,
      matched: 50,
      matched_percent: 25,
      buyers: 1,
      sellers: 2,
      first_close: null,
    });
  });
});

describe('a range across an ex-date', () => {
  // UPPER goes ex 1:1 bonus on 13 August: 200 shares bought before are 400 of the last day.
  const range = { symbol: 'UPPER', from_date: '2026-08-10', to_date: '2026-08-17' };

  it('D7 is told in shares of its last day; rupees stay, and nets still cancel out', async () => {
    const { rows, adjusted_for } = await market.get(ANALYTICS, range);
    expect(adjusted_for).toEqual([{ symbol: 'UPPER', ex_on: '2026-08-13', factor: 0.5 }]);
    const figures = rows.map((row) => [row.broker, row.bought, row.sold, row.net, row.net_by_session]);
    expect(figures).toEqual([
      ['49', 400, 60, 340, [400, 0, -60, 0]],
      ['34', 90, 0, 90, [0, 0, 0, 90]],
      ['58', 60, 490, -430, [-400, 0, 60, -90]],
    ]);
    expect(rows[0]).toMatchObject({ bought_amount: 42_020, buy_average: 105.05, sell_average: 212 });
  });

  it('D7 compares adjusted closes at its ends', async () => {
    expect(await market.get(SUMMARY, range)).toMatchObject({
      volume: 550,
      amount: 73_946,
      vwap: 134.45,
      first_close: 200,
      last_close: 213.4,
    });
  });

  it('is as traded before and after, and counts the same for a broker and for the market', async () => {
    const before = await market.get(ANALYTICS, { ...range, to_date: '2026-08-12' });
    expect([before.adjusted_for, before.rows[0]?.bought]).toEqual([[], 200]);
    const after = await market.get(ANALYTICS, { ...range, from_date: '2026-08-13' });
    expect(after.adjusted_for).toEqual([]);
    const dates = { from_date: range.from_date, to_date: range.to_date };
    const stocks = await market.get(ANALYTICS, { broker: '49', ...dates });
    expect(stocks.rows.find((row) => row.symbol === 'UPPER')).toMatchObject({ bought: 400, sold: 60 });
    expect(stocks.adjusted_for).toHaveLength(1);
    const whole = await market.get(ANALYTICS, { all: 'true', ...dates });
    expect(sumOf(whole.rows.map((row) => row.net))).toBe(0);
    expect(whole.rows.find((row) => row.broker === '49')).toMatchObject({ bought: 400 + 510 });
  });

  it('does not know of an ex-date that was announced after the as-of day', async () => {
    const early = await market.get(ANALYTICS, { ...range, as_of: '2026-08-12' });
    expect(early.adjusted_for).toEqual([]);
  });
});

describe('laws of the flow', () => {
  const broker = fc.constantFrom('1', '2', '3', '4', 'D01');
  const contract = fc.record({
    symbol: fc.constantFrom('AAA', 'BBB', 'CCC'),
    buyer: broker,
    seller: broker,
    quantity: fc.integer({ min: 1, max: 50_000 }),
    rate: fc.integer({ min: 10_00, max: 5_000_00 }),
  });
  /** A day of its own for every run, so that nothing has to be taken back. */
  const days = tradingDaysBetween(tradingDate('2026-06-01'), tradingDate('2026-07-31'));

  it('holds for any trades: nets cancel out, purchases are the volume, pages are the totals', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(contract, { minLength: 1, maxLength: 40 }), async (contracts) => {
        const date = days.pop() ?? tradingDate('2026-06-01');
        const range = { from_date: date, to_date: date };
        const rows = contracts.map(({ symbol, buyer, seller, quantity, rate }, index) => ({
          contract_id: `${date.replaceAll('-', '')}01${String(index + 1).padStart(6, '0')}`,
          symbol: symbol as StockSymbol,
          buyer: buyer as BrokerId,
          seller: seller as BrokerId,
          quantity,
          rate: paisa(rate),
          amount: paisa(rate * quantity),
          traded_at: null,
        }));
        await replaceTradeDay(market.tape, date, rows);
        const whole = await market.get(ANALYTICS, { all: 'true', ...range });
        const volume = sumOf(rows.map((row) => row.quantity));
        expect(sumOf(whole.rows.map((row) => row.net))).toBe(0);
        expect(sumOf(whole.rows.map((row) => row.bought))).toBe(volume);
        expect(sumOf(whole.rows.map((row) => Math.round(row.net_amount * 100)))).toBe(0);
        const sheet = await market.get('/data/floorsheet/', { date });
        expect(sheet.totals.quantity).toBe(volume);
        expect(sumOf(sheet.rows.map((row) => row.quantity))).toBe(volume);
        const summary = await market.get(SUMMARY, { all: 'true', ...range });
        expect(summary).toMatchObject({ volume, trades: rows.length, amount: sheet.totals.amount });
        const stocks = await market.get(ANALYTICS, { broker: '1', ...range });
        const one = whole.rows.find((row) => row.broker === '1');
        expect(sumOf(stocks.rows.map((row) => row.bought))).toBe(one?.bought ?? 0);
      }),
      { numRuns: 12 },
    );
  });
});

describe('brokers of a sector', () => {
  const days = { from_date: '2026-08-10', to_date: '2026-08-17' } as const;

  it('are those of its stocks together, the others left out', async () => {
    const sector = await market.get('/data/sector-flow/', { sector: '5', ...days });
    const stock = await market.get(ANALYTICS, { symbol: 'UPPER', ...days });
    const byBroker = ({ rows }: typeof sector) =>
      new Map(
        rows.map(({ broker, bought_amount, sold_amount, net }) => [
          broker,
          [bought_amount, sold_amount, net],
        ]),
      );
    expect(byBroker(sector)).toEqual(byBroker(stock));
    expect(
      sector.rows.every(({ symbol, net_by_session }) => symbol === null && net_by_session === null),
    ).toBe(true);
    expect(sector.coverage).toEqual(stock.coverage);
    expect(sector.adjusted_for).toEqual(stock.adjusted_for);
  });

  it('of the whole market are those of its sectors together', async () => {
    const bought = async (sector: string) => {
      const { rows } = await market.get('/data/sector-flow/', { sector, ...days });
      return sumOf(rows.map(({ bought_amount }) => bought_amount));
    };
    const [whole, banks, hydro] = await Promise.all([bought('25'), bought('1'), bought('5')]);
    expect(whole).toBeCloseTo(banks + hydro, 2);
  });
});
