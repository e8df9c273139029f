import { type BrokerId, type StockSymbol, paisa, tradingDate } from '@chuli/kernel';
import { type TestClickHouse, testClickHouse } from '@chuli/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Tape, openTape } from '../client.ts';
import { migrateTape } from '../migrate.ts';
import { replaceTradeDay } from '../write/replace-trade-day.ts';
import { brokerCases } from './cases.ts';
import { heavyPairDays, loadsMark } from './heavy-days.ts';
import { priceHabits } from './price-habits.ts';
import { type BrokerCaseRow, brokerCasesVersion, replaceBrokerCases } from './write-cases.ts';

const [MONDAY, TUESDAY] = [tradingDate('2030-01-14'), tradingDate('2030-01-15')];
const ABCD = 'ABCD' as StockSymbol;
const ELEVEN = Date.parse('2030-01-15T05:15:00Z') * 1_000;

let engine: TestClickHouse;
let tape: Tape;
beforeAll(async () => {
  engine = await testClickHouse();
  await migrateTape(engine);
  tape = openTape(engine);
  // The first writing of Monday is replaced and counts no more.
  await replaceTradeDay(tape, MONDAY, [trade(MONDAY, 1, '9', '8', 50_000)]);
  await replaceTradeDay(tape, MONDAY, [
    trade(MONDAY, 1, '1', '2', 30_000),
    trade(MONDAY, 2, '3', '2', 5_000),
    trade(MONDAY, 3, '2', '3', 5_000),
  ]);
  await replaceTradeDay(tape, TUESDAY, [
    trade(TUESDAY, 1, '1', '2', 30, ELEVEN, 100_00),
    trade(TUESDAY, 2, '1', '3', 10, ELEVEN + 1_000, 200_00),
    trade(TUESDAY, 3, '4', '4', 20, ELEVEN + 3_600_000_000, 150_00),
  ]);
});
afterAll(async () => {
  await tape.close();
  await engine.drop();
});

const trade = (
  day: string,
  number: number,
  buyer: string,
  seller: string,
  quantity: number,
  traded_at: number | null = null,
  rate = 100_00,
) => ({
  contract_id: `${day.replaceAll('-', '')}01${String(number).padStart(6, '0')}`,
  symbol: ABCD,
  buyer: buyer as BrokerId,
  seller: seller as BrokerId,
  quantity,
  rate: paisa(rate),
  amount: paisa(rate * quantity),
  traded_at,
});

const HEAVY = { smallest: paisa(25_00_000_00), share: 0.1 };

it('finds days on which a net is large by rupees and by share, of the load that counts', async () => {
  // Turnover Rs 40 lakh. Broker 1 bought for 30, broker 2 sold for 35 and bought for 5: 30 net; broker 3 both alike.
  const found = await heavyPairDays(tape, { to: TUESDAY, ...HEAVY });
  expect(found.map(({ broker, bought, sold, turnover }) => [broker, bought, sold, turnover])).toEqual([
    ['1', 30_00_000_00, 0, 40_00_000_00],
    ['2', 5_00_000_00, 35_00_000_00, 40_00_000_00],
  ]);
  expect(await heavyPairDays(tape, { to: TUESDAY, ...HEAVY, share: 0.8 })).toEqual([]);
});

it('has a mark of its loads that changes with them', async () => {
  expect(await loadsMark(tape, tradingDate('2030-01-01'))).toBe('');
  expect(await loadsMark(tape, MONDAY)).not.toBe(await loadsMark(tape, TUESDAY));
});

it('tells what brokers paid and were paid against the average of the day', async () => {
  const habits = await priceHabits(tape, { from: TUESDAY, to: TUESDAY });
  // 60 shares for Rs 8,000: 133.33 on average. Broker 1 paid 5,000 for 40 and sold nothing.
  expect(habits.find(({ broker }) => broker === '1')).toMatchObject({
    paid: 5_000_00,
    paid_at_average: expect.closeTo((40 * 8_000_00) / 60, 3) as number,
    received: 0,
  });
  const sum = (of: 'paid' | 'received'): number => habits.reduce((total, one) => total + one[of], 0);
  expect([sum('paid'), sum('received')]).toEqual([8_000_00, 8_000_00]);
});

const row: BrokerCaseRow = {
  broker: '58' as BrokerId,
  side: 'buy',
  heavy_on: MONDAY,
  symbol: ABCD,
  amount: paisa(30_00_000_00),
  share: 0.75,
  is_new_listing: false,
  fill: 'filled',
  tried_on: TUESDAY,
  ends_on: [TUESDAY, null, null],
  known_on: [TUESDAY, null, null],
  held_sessions: [5, null, null],
  excess: [-0.01, null, null],
  cost: [0.008, null, null],
};

it('keeps cases with the data they were made of, also none', async () => {
  expect(await brokerCasesVersion(tape)).toBeNull();
  expect(await replaceBrokerCases(tape, [row, { ...row, heavy_on: TUESDAY }], 'first')).toBe(2);
  expect(await brokerCases(tape, MONDAY)).toEqual([{ ...row, is_new_listing: 0 }]);
  expect(await brokerCases(tape, TUESDAY)).toHaveLength(2);
  expect(await replaceBrokerCases(tape, [], 'second')).toBe(0);
  expect(await brokerCases(tape, TUESDAY)).toEqual([]);
  expect(await brokerCasesVersion(tape)).toBe('second');
});
