import { atKathmandu, stockSymbol, tradingDate } from '@chuli/kernel';
import { replaceTradeDay } from '@chuli/tape/write';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';
import { type Written, contract } from '../../testing/written-contract.ts';

const DAY = tradingDate('2026-08-17');
const UNTIMED = tradingDate('2026-08-13');
const NABIL = stockSymbol('NABIL');
const at = (minutes: number, microseconds = 0) => atKathmandu(DAY, minutes) * 1_000 + microseconds;

/** A buyer of 2,500 shares in three contracts, a seller of 600 in two, a contract in the auction, an odd lot. */
const CONTRACTS: readonly Written[] = [
  [1, at(650), 'NABIL', '21', '34', 100, 500],
  [2, at(661), 'NABIL', '58', '34', 1_000, 500],
  [3, at(661, 300), 'NABIL', '58', '44', 1_000, 500],
  [4, at(661, 900), 'NABIL', '58', '34', 500, 501],
  [5, at(670), 'NICA', '17', '34', 2_000, 1_000],
  [6, at(680), 'NABIL', '44', '21', 300, 500],
  [7, at(680, 500), 'NABIL', '34', '21', 300, 500],
  [8, at(690), 'NABIL', '21', '58', 5, 503],
];

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  await replaceTradeDay(market.tape, DAY, CONTRACTS.map(contract(DAY)));
  await replaceTradeDay(market.tape, UNTIMED, [contract(UNTIMED)([1, null, 'NABIL', '58', '34', 70, 500])]);
});
afterAll(() => market.close());

it('tells a session by minute and price, by who came in', async () => {
  const reply = await market.get('/data/footprint/', { symbol: NABIL, date: DAY });
  expect(reply).toMatchObject({ symbol: NABIL, date: DAY, times_to: DAY, volume: 3_205, untimed: 0 });
  const { cells, minutes } = reply;
  const cell = cells.minute.map((minute, place) => [
    minute,
    cells.price[place],
    cells.bought[place],
    cells.sold[place],
    cells.none[place],
  ]);
  expect(cell.slice(0, 4)).toEqual([
    [650, 500, 0, 0, 100],
    [661, 500, 2_000, 0, 0],
    [661, 501, 500, 0, 0],
    [680, 500, 0, 600, 0],
  ]);
  expect(minutes.minute).toEqual([650, 661, 680, 690]);
  expect([minutes.open[1], minutes.high[1], minutes.low[1], minutes.close[1]]).toEqual([500, 501, 500, 501]);
  // Five shares make no price of the day.
  expect([minutes.close[3], minutes.volume[3]]).toEqual([null, 5]);
  expect(reply.known_percent).toBeCloseTo((100 * 3_100) / 3_205, 1);
});

it('has what each broker did by the minute, and its sums are those of the session', async () => {
  const { brokers, cells } = await market.get('/data/footprint/', { symbol: NABIL, date: DAY });
  const place = brokers.broker.findIndex((broker, row) => broker === '58' && brokers.minute[row] === 661);
  expect([brokers.bought[place], brokers.sold[place], brokers.known[place], brokers.came_in[place]]).toEqual([
    2_500, 0, 2_500, 2_500,
  ]);
  const total = (shares: readonly number[]): number => shares.reduce((sum, one) => sum + one, 0);
  expect(total(brokers.bought)).toBe(3_205);
  expect(total(brokers.sold)).toBe(3_205);
  const sides = [cells.bought, cells.sold, cells.estimated_bought, cells.estimated_sold, cells.none];
  expect(total(sides.map(total))).toBe(3_205);
});

it('names the brokers of some minutes between two prices', async () => {
  const cell = await market.get('/data/footprint/cell/', {
    symbol: NABIL,
    date: DAY,
    from_minute: 660,
    minutes: 5,
    price: 500,
    step: 1,
  });
  expect(cell).toMatchObject({
    contracts: 2,
    buyers: [{ broker: '58', shares: 2_000 }],
    sellers: [
      { broker: '34', shares: 1_000 },
      { broker: '44', shares: 1_000 },
    ],
  });
});

it('draws nothing of a day without times, and names one that has them', async () => {
  const reply = await market.get('/data/footprint/', { symbol: NABIL, date: UNTIMED });
  expect(reply).toMatchObject({ volume: 70, untimed: 70, step: null, known_percent: null });
  expect(reply.cells.minute).toEqual([]);
  const early = await market.get('/data/footprint/', { symbol: NABIL, as_of: UNTIMED });
  expect(early.times_to === null || early.times_to <= UNTIMED).toBe(true);
  expect(early.date <= UNTIMED).toBe(true);
});
