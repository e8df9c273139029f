import {
  type BrokerId,
  type StockSymbol,
  type TradingDate,
  atKathmandu,
  fromRupees,
  paisa,
  tradingDate,
} from '@chuli/kernel';
import type { TradeRow } from '@chuli/tape';
import { replaceTradeDay } from '@chuli/tape/write';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

const PATH = '/data/candlestick-patterns/';
const OPENS_AT = 11 * 60;
const NABIL = 'NABIL' as StockSymbol;

type Hour = readonly [open: number, close: number];

const trade = (day: TradingDate, minute: number, rate: number): TradeRow => ({
  contract_id: `${day.replaceAll('-', '')}02${String(minute).padStart(6, '0')}`,
  symbol: NABIL,
  traded_at: atKathmandu(day, OPENS_AT + minute) * 1000,
  buyer: '58' as BrokerId,
  seller: '34' as BrokerId,
  quantity: 100,
  rate: fromRupees(rate),
  amount: paisa(fromRupees(rate) * 100),
});

/** Two trades an hour: its opening and its close. */
const fillHours = (market: TestServer, date: string, hours: readonly Hour[]): Promise<boolean> => {
  const day = tradingDate(date);
  const trades = hours.flatMap(([open, close], hour) => [
    trade(day, hour * 60, open),
    trade(day, hour * 60 + 59, close),
  ]);
  return replaceTradeDay(market.tape, day, trades);
};

const falling = (from: number): Hour[] => [0, 1, 2, 3].map((hour) => [from - 2 * hour, from - 2 * hour - 1]);

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  await fillHours(market, '2026-08-11', falling(520));
  await fillHours(market, '2026-08-12', falling(512));
  const [first, second, third] = falling(504) as [Hour, Hour, Hour, Hour];
  await fillHours(market, '2026-08-13', [first, second, third, [498, 502]]);
  await fillHours(market, '2026-08-17', [[503, 497], ...falling(496).slice(1)]);
});
afterAll(() => market.close());

const engulfing = async (query: { date?: string; as_of?: string; range?: number }) => {
  const { rows } = await market.get(PATH, { symbol: NABIL, type: 'intraday', ...query });
  return rows
    .filter(({ pattern }) => pattern === 'engulfing')
    .map(({ date, value, timeframe, bar_ends_at: at }) => [date, value, timeframe, at]);
};

it('tells the pattern that an hour completed, and when the hour ended', async () => {
  const threeOClock = atKathmandu(tradingDate('2026-08-13'), 15 * 60) / 1000;
  expect(await engulfing({ date: '2026-08-13' })).toEqual([['2026-08-13', 100, 'hourly', threeOClock]]);
  const { rows } = await market.get(PATH, { type: 'intraday', date: '2026-08-13' });
  expect(rows.find(({ pattern }) => pattern === 'engulfing')).toMatchObject({
    symbol: 'NABIL',
    candle_type: 'Engulfing',
  });
});

it('begins anew after a session whose hours are not known', async () => {
  expect(await engulfing({ date: '2026-08-17' })).toEqual([]);
});

it('knows no later hour on a rewound day', async () => {
  expect(await engulfing({ as_of: '2026-08-12' })).toEqual([]);
});

it('says so where trades have no times', async () => {
  const reply = await market.get(PATH, { type: 'intraday', date: '2026-08-14' });
  expect(reply).toMatchObject({ reason: 'no-trade-times', rows: [] });
  expect((await market.get(PATH, { type: 'intraday', date: '2026-08-13' })).reason).toBeNull();
});

it('refuses more sessions of the whole market than can be read at once', async () => {
  const reply = await market.ask(`${PATH}?type=intraday&range=6`);
  expect(reply.status).toBe(400);
});
