import { type BrokerId, type StockSymbol, atKathmandu, paisa, tradingDate } from '@chuli/kernel';
import { replaceTradeDay } from '@chuli/tape/write';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

const DAY = tradingDate('2026-08-17');
const at = (minutes: number, microseconds = 0) => atKathmandu(DAY, minutes) * 1_000 + microseconds;

type Written = readonly [
  at: number,
  symbol: string,
  buyer: string,
  seller: string,
  shares: number,
  rupees: number,
];

/**
 * 58 comes in as a buyer against 34 and 44, then 21 as a seller against 58 and 44, after noon; 34 trades with itself
 * between them, of which nobody knows who came in.
 */
const CONTRACTS: readonly Written[] = [
  [at(661), 'NABIL', '58', '34', 100, 500],
  [at(661, 300), 'NABIL', '58', '44', 100, 500],
  [at(700), 'UPPER', '34', '34', 50, 200],
  [at(730), 'NABIL', '58', '21', 60, 500],
  [at(730, 400), 'NABIL', '44', '21', 40, 500],
];

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  await replaceTradeDay(
    market.tape,
    DAY,
    CONTRACTS.map(([traded_at, symbol, buyer, seller, quantity, rupees], index) => ({
      contract_id: `${DAY.replaceAll('-', '')}01${String(index + 1).padStart(6, '0')}`,
      traded_at,
      symbol: symbol as StockSymbol,
      buyer: buyer as BrokerId,
      seller: seller as BrokerId,
      quantity,
      rate: paisa(rupees * 100),
      amount: paisa(quantity * rupees * 100),
    })),
  );
});
afterAll(() => market.close());

describe('brokers by style', () => {
  it('are measured by what they traded, by hand', async () => {
    const reply = await market.get('/data/player-list/', { days: 1, date: DAY });
    // 300 shares of NABIL at 500 and 50 of UPPER at 200.
    expect(reply).toMatchObject({ sessions: [DAY], turnover: 160_000, median_order: 75_000 });
    expect(reply.rows.map(({ broker }) => broker)).toEqual(['58', '34', '44', '21']);
    expect(reply.rows[0]).toMatchObject({
      broker: '58',
      turnover: 130_000,
      turnover_percent: 40.63,
      net_amount: 130_000,
      net_to_turnover: 1,
      // It came in for 100,000 and waited for 30,000.
      aggressive_percent: 76.92,
      known_percent: 100,
      matched_percent: 0,
      first_hour_percent: 76.92,
      stocks: 1,
      hhi: 10_000,
      orders: 1,
      median_order: 100_000,
      styles: ['gathers', 'taker', 'few-stocks'],
    });
    expect(reply.rows[1]).toMatchObject({
      broker: '34',
      // 50,000 sold, and 10,000 on both sides.
      turnover: 70_000,
      net_amount: -50_000,
      net_to_turnover: 0.714,
      aggressive_percent: 0,
      known_percent: 71.43,
      matched_percent: 28.57,
      // (50² + 20²) ÷ 70².
      hhi: 5_918.4,
      stocks: 2,
    });
    expect(reply.rows[3]).toMatchObject({ broker: '21', aggressive_percent: 100, first_hour_percent: 0 });
  });

  it('add up to twice the market, their nets to nothing', async () => {
    const { rows, turnover } = await market.get('/data/player-list/', { days: 60 });
    const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
    expect(sum(rows.map((row) => row.turnover))).toBeCloseTo(2 * turnover, 2);
    expect(sum(rows.map((row) => row.net_amount))).toBeCloseTo(0, 2);
  });

  it('say where nothing is known, and what is nearest', async () => {
    const reply = await market.get('/data/player-list/', { days: 1, date: '2026-08-12' });
    expect(reply).toMatchObject({ rows: [], sessions: [], nearest: '2026-08-11' });
  });
});
