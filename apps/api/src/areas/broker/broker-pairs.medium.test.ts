import { atKathmandu, stockSymbol, tradingDate } from '@chuli/kernel';
import { replaceTradeDay } from '@chuli/tape/write';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';
import { type Written, contract } from '../../testing/written-contract.ts';

const DAY = tradingDate('2026-08-17');
const NABIL = stockSymbol('NABIL');
const at = (minutes: number, microseconds = 0) => atKathmandu(DAY, minutes) * 1_000 + microseconds;

/** 58 buys of 34 in two orders, the first of which has two contracts with it; 21 buys of 44 and of itself. */
const CONTRACTS: readonly Written[] = [
  [1, at(661), 'NABIL', '58', '34', 100, 500],
  [2, at(661, 300), 'NABIL', '58', '34', 100, 500],
  [3, at(665), 'NABIL', '58', '34', 50, 500],
  [4, at(670), 'NABIL', '21', '44', 70, 500],
  [5, at(675), 'NABIL', '21', '21', 80, 500],
];

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  await replaceTradeDay(market.tape, DAY, CONTRACTS.map(contract(DAY)));
});
afterAll(() => market.close());

const ask = (query: object = {}) =>
  market.get('/data/broker-pairs/', { symbol: NABIL, days: '5', date: DAY, ...query });

it('counts a meeting for every order, and what was to be expected of the same numbers', async () => {
  const { rows } = await ask();
  const pair = rows.find(({ buyer, seller }) => buyer === '58' && seller === '34');
  // Of that day's four meetings 58 bought twice and 34 sold twice: one is expected. Other sessions add their own.
  expect(pair).toMatchObject({ is_recurring: false });
  expect(pair?.quantity).toBeGreaterThanOrEqual(250);
  const [one, all] = await Promise.all([ask({ days: '5' }), ask({ days: '20' })]);
  expect(all.pairs).toBeGreaterThanOrEqual(one.pairs);
});

it('tells the same-broker share of the session against those before it', async () => {
  const { same, to_date } = await ask();
  expect(to_date).toBe(DAY);
  // 80 of 400 shares.
  expect(same.percent).toBe(20);
  expect(same.sessions.at(-1)).toEqual({ date: DAY, percent: 20 });
  expect(same.sessions.length).toBeLessThanOrEqual(60);
});

it('rewinds', async () => {
  const before = tradingDate('2026-08-11');
  const then = await market.get('/data/broker-pairs/', { symbol: NABIL, as_of: before });
  expect(then.to_date <= before).toBe(true);
  expect(then.same.sessions.every(({ date }) => date <= before)).toBe(true);
});
