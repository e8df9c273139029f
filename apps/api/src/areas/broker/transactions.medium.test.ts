import { type BrokerId, atKathmandu, paisa, stockSymbol, tradingDate } from '@chuli/kernel';
import { replaceTradeDay } from '@chuli/tape/write';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

const TRANSACTIONS = '/data/broker-transactions/';
const DAY = tradingDate('2026-08-17');

/** Number, minute and microsecond, stock, buyer, seller, shares, rupees. */
const CONTRACTS = [
  [1, 660, 0, 'NABIL', '21', '34', 100, 500],
  // One buyer against two sellers, the price rising.
  [2, 661, 0, 'NABIL', '58', '34', 1_000, 500],
  [3, 661, 300, 'NABIL', '58', '44', 1_000, 500],
  [4, 661, 900, 'NABIL', '58', '34', 500, 501],
  [5, 670, 0, 'NICA', '17', '34', 2_000, 1_000],
  // One seller against two buyers.
  [6, 680, 0, 'NABIL', '44', '21', 300, 500],
  [7, 680, 500, 'NABIL', '34', '21', 300, 500],
  [8, 690, 0, 'NABIL', '58', '58', 200, 500],
] as const;

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  await replaceTradeDay(
    market.tape,
    DAY,
    CONTRACTS.map(([number, minute, microsecond, symbol, buyer, seller, quantity, rupees]) => ({
      contract_id: `2026081701${String(number).padStart(6, '0')}`,
      traded_at: atKathmandu(DAY, minute) * 1_000 + microsecond,
      symbol: stockSymbol(symbol),
      buyer: buyer as BrokerId,
      seller: seller as BrokerId,
      quantity,
      rate: paisa(rupees * 100),
      amount: paisa(quantity * rupees * 100),
    })),
  );
});
afterAll(() => market.close());

const told = async (query: Record<string, string | number>) => {
  const { rows } = await market.get(TRANSACTIONS, { days: 1, sort: 'time', ...query });
  return rows.map((row) => [
    row.event_id.slice(-1),
    row.symbol,
    row.side,
    row.role,
    row.is_role_known,
    row.quantity,
    row.counter_broker,
    row.counter_brokers,
  ]);
};

describe('what a broker had of orders', () => {
  it('is told with its side, its role, and who stood against it', async () => {
    expect(await told({ broker: '58' })).toEqual([
      ['2', 'NABIL', 'buy', 'aggressor', true, 2_500, '34', 2],
      ['8', 'NABIL', 'both', 'both', true, 200, '58', 1],
    ]);
    expect(await told({ broker: '34', symbol: 'NABIL' })).toEqual([
      // The first contract of the day: nothing says who came in.
      ['1', 'NABIL', 'sell', null, false, 100, '21', 1],
      ['2', 'NABIL', 'sell', 'resting', true, 1_500, '58', 1],
      ['6', 'NABIL', 'buy', 'resting', true, 300, '21', 1],
    ]);
  });

  it('has its price against that of all contracts of the stock', async () => {
    const { rows } = await market.get(TRANSACTIONS, { broker: '58', days: 1, side: 'buy', sort: 'time' });
    // 12,50,500 ÷ 2,500 against 17,00,500 ÷ 3,400.
    expect(rows[0]).toMatchObject({
      at: '2026-08-17T05:16:00.000000Z',
      average: 500.2,
      first_price: 500,
      last_price: 501,
      contracts: 3,
      counter_percent: 60,
      vs_vwap: 0.01,
    });
  });

  it('is its single contracts where those are asked for, in the role of their order', async () => {
    expect(await told({ broker: '34', symbol: 'NABIL', unit: 'contract', side: 'sell' })).toEqual([
      ['1', 'NABIL', 'sell', null, false, 100, '21', 1],
      ['2', 'NABIL', 'sell', 'resting', true, 1_000, '58', 1],
      ['4', 'NABIL', 'sell', 'resting', true, 500, '58', 1],
    ]);
  });

  it('adds up to what it bought and sold, with itself in both', async () => {
    const { totals, stocks, rows } = await market.get(TRANSACTIONS, { broker: '58', days: 1 });
    expect(totals).toEqual({
      bought: 1_350_500,
      sold: 100_000,
      matched: 100_000,
      stocks: 1,
      aggressive_percent: 100,
      // 12,50,500 of 13,50,500: what it had with itself shows no role.
      known_percent: 92.6,
    });
    expect(stocks).toMatchObject([{ symbol: 'NABIL', bought: 1_350_500, sold: 100_000, matched: 100_000 }]);
    const of = (...sides: string[]) =>
      rows.filter(({ side }) => sides.includes(side)).reduce((sum, { amount }) => sum + amount, 0);
    expect([of('buy', 'both'), of('sell', 'both')]).toEqual([totals.bought, totals.sold]);
  });

  it('without a broker is that of the busiest, and of its most traded stock where one is asked for', async () => {
    const all = await market.get(TRANSACTIONS, { days: 1 });
    // Broker 34: Rs 20,00,000 of NICA, and Rs 9,50,500 of NABIL.
    expect([all.broker, all.symbol, all.stocks.map(({ symbol }) => symbol)]).toEqual([
      '34',
      null,
      ['NICA', 'NABIL'],
    ]);
    const one = await market.get(TRANSACTIONS, { days: 1, one_stock: 'true' });
    expect([one.broker, one.symbol, one.total]).toEqual(['34', 'NICA', 1]);
    // No bar of NICA is known of that day.
    expect(one.course).toEqual([{ date: DAY, close: null }]);
    const nabil = await market.get(TRANSACTIONS, { days: 1, symbol: 'NABIL' });
    expect(nabil.course).toEqual([{ date: DAY, close: 505 }]);
  });

  it('comes in pages, behind the last of which the count is the same', async () => {
    const page = (number: number) =>
      market.get(TRANSACTIONS, { broker: '34', days: 1, page: number, page_size: 2 });
    const [first, second, third] = [await page(1), await page(2), await page(3)];
    expect([first.total, second.total, third.total]).toEqual([4, 4, 4]);
    const ids = [...first.rows, ...second.rows].map(({ event_id }) => event_id);
    expect(new Set(ids).size).toBe(4);
    expect(third.rows).toEqual([]);
  });

  it('rewinds, and says which session is nearest where none is known', async () => {
    const past = await market.get(TRANSACTIONS, { as_of: '2026-08-16', days: 5 });
    expect(past.sessions.every((session) => session < DAY)).toBe(true);
    expect(past.rows.every(({ date }) => date < DAY)).toBe(true);
    const unknown = await market.get(TRANSACTIONS, { from_date: '2026-08-12', to_date: '2026-08-12' });
    expect(unknown).toMatchObject({ sessions: [], rows: [], broker: null, nearest: '2026-08-11' });
  });
});
