import { type BrokerId, type StockSymbol, brokerId, dayNumber, paisa, tradingDate } from '@chuli/kernel';
import { type TestClickHouse, testClickHouse } from '@chuli/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Tape, openTape } from '../client.ts';
import { migrateTape } from '../migrate.ts';
import { replaceTradeDay } from '../write/replace-trade-day.ts';
import { netsOfBroker, netsOfSessions } from './nets.ts';

const [MONDAY, TUESDAY] = [tradingDate('2030-01-14'), tradingDate('2030-01-15')];
const ABCD = 'ABCD' as StockSymbol;

let engine: TestClickHouse;
let tape: Tape;
beforeAll(async () => {
  engine = await testClickHouse();
  await migrateTape(engine);
  tape = openTape(engine);
  // The first writing of Monday is replaced and counts no more.
  await replaceTradeDay(tape, MONDAY, [trade(MONDAY, 1, '9', '8', 999)]);
  await replaceTradeDay(tape, MONDAY, [trade(MONDAY, 1, '1', '2', 30), trade(MONDAY, 2, '2', '1', 10)]);
  await replaceTradeDay(tape, TUESDAY, [trade(TUESDAY, 1, '1', 'D01', 5), trade(TUESDAY, 2, '3', '3', 7)]);
});
afterAll(async () => {
  await tape.close();
  await engine.drop();
});

const trade = (day: string, number: number, buyer: string, seller: string, quantity: number) => ({
  contract_id: `${day.replaceAll('-', '')}01${String(number).padStart(6, '0')}`,
  symbol: ABCD,
  buyer: buyer as BrokerId,
  seller: seller as BrokerId,
  quantity,
  rate: paisa(100_00),
  amount: paisa(100_00 * quantity),
  traded_at: null,
});

it('tells what one broker bought less what it sold, session by session', async () => {
  const days = [MONDAY, TUESDAY].map(dayNumber);
  expect(await netsOfBroker(tape, { broker: brokerId('1'), to: TUESDAY })).toEqual([
    { symbol: ABCD, days, nets: [20, 5] },
  ]);
  expect(await netsOfBroker(tape, { broker: brokerId('1'), to: MONDAY })).toEqual([
    { symbol: ABCD, days: days.slice(0, 1), nets: [20] },
  ]);
  expect(await netsOfBroker(tape, { broker: brokerId('9'), to: TUESDAY })).toEqual([]);
});

it('tells what all brokers did in the sessions of a range', async () => {
  const rows = await netsOfSessions(tape, { from: MONDAY, to: TUESDAY });
  const told = rows.map(({ day, symbol, brokers, nets, volume }) => ({
    day,
    symbol,
    volume,
    nets: Object.fromEntries(brokers.map((broker, at) => [broker, nets[at]])),
  }));
  expect(told).toEqual([
    { day: dayNumber(MONDAY), symbol: ABCD, volume: 40, nets: { 1: 20, 2: -20 } },
    { day: dayNumber(TUESDAY), symbol: ABCD, volume: 12, nets: { 1: 5, D01: -5, 3: 0 } },
  ]);
});
