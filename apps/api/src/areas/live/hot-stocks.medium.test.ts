import {
  type BrokerId,
  type StockSymbol,
  type TradingDate,
  addDays,
  atKathmandu,
  fromRupees,
  paisa,
} from '@chuli/kernel';
import type { TradeRow } from '@chuli/tape';
import { insertLiveTrades } from '@chuli/tape/live';
import { replaceTradeDay } from '@chuli/tape/write';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RUNNING, at } from '../../testing/running-day.ts';
import { JULY } from '../../testing/small-market.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

const PATH = '/data/live-hot-stock/script/';

type Cells = readonly [time: string, symbol: string, quantity: number, rate: number];

const secondsOf = (day: TradingDate, time: string): number => {
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  return atKathmandu(day, hour * 60 + minute) / 1_000 + second;
};

const tradesOf = (day: TradingDate, cells: readonly Cells[]): TradeRow[] =>
  cells.map(([time, symbol, quantity, rate], place) => ({
    contract_id: `${day.replaceAll('-', '')}01${String(place + 1).padStart(6, '0')}`,
    symbol: symbol as StockSymbol,
    traded_at: secondsOf(day, time) * 1_000_000,
    buyer: '58' as BrokerId,
    seller: '34' as BrokerId,
    quantity,
    rate: fromRupees(rate),
    amount: paisa(fromRupees(rate) * quantity),
  }));

/** NABIL trades more every day of July, UPPER on the last eight of its sessions alone. */
const july = (number: number): Cells[] => [
  ['10:45:00', 'NABIL', 7, 500],
  ['11:54:59', 'NABIL', 1_000, 500],
  ['11:55:00', 'NABIL', 100 + number, 500],
  ['11:59:59', 'NABIL', 10, 500],
  ['12:00:00', 'NABIL', 1_000, 500],
  ...(number >= JULY.length - 8 ? ([['11:58:00', 'UPPER', 100, 430]] as const) : []),
];

const TODAY: readonly Cells[] = [
  ['10:45:00', 'NABIL', 300, 505],
  ['11:40:00', 'NABIL', 10, 506],
  ['11:55:10', 'NABIL', 380, 510],
  ['11:56:00', 'UPPER', 2_000, 215],
  ['11:56:30', 'NABILP', 10, 400],
  ['11:59:30', 'NABIL', 40, 509],
  ['11:59:40', 'NABIL', 5, 700],
];

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  for (const [number, day] of JULY.entries())
    await replaceTradeDay(market.tape, day, tradesOf(day, july(number)));
  const live = tradesOf(RUNNING, TODAY).map((trade) =>
    Object.assign(trade, { is_reversed: false, version: 1 }),
  );
  await insertLiveTrades(market.tape, RUNNING, live);
});
afterAll(() => market.close());

describe('hot stocks', () => {
  it('are measured against the same minutes of their last ten sessions with times, by hand', async () => {
    const reply = await market.get(PATH, {});
    expect(reply).toMatchObject({
      as_of: '2026-08-19',
      reason: null,
      times_to: '2026-08-19',
      minutes: 5,
      from: at('11:55'),
      to: at('12:00'),
      sessions: 20,
      market_amount: 380 * 510 + 40 * 509 + 5 * 700 + 2_000 * 215 + 10 * 400,
      total: 2,
    });
    // The session of 10 August had nothing in these minutes; the nine before it are the last of July.
    let together = 0;
    for (let number = JULY.length - 9; number < JULY.length; number += 1) together += (110 + number) * 500;
    const amount = 380 * 510 + 40 * 509 + 5 * 700;
    expect(reply.rows[0]).toEqual({
      symbol: 'NABIL',
      name: 'Nabil Bank',
      sector_id: 1,
      instrument: 'Equity',
      heat: Math.round((amount / (together / 10)) * 100) / 100,
      amount,
      usual: together / 10,
      trades: 3,
      amount_percent: Math.round((amount / reply.market_amount) * 10_000) / 100,
      // 509 against 506: an odd lot sets no price.
      change: 0.59,
      last: 509,
      // Against 510.10, the close of 18 August.
      day_change: -0.22,
      course: [...Array.from({ length: 10 }, () => 0), 380 * 510, 0, 0, 0, 40 * 509 + 5 * 700],
    });
  });

  it('without ten sessions of their own stand last, their heat unknown', async () => {
    const { rows } = await market.get(PATH, {});
    expect(rows[1]).toMatchObject({
      symbol: 'UPPER',
      heat: null,
      usual: null,
      amount: 430_000,
      change: null,
    });
  });

  it('count the opening auction in the first minute, and what was asked for', async () => {
    const { from, rows } = await market.get(PATH, { minutes: 60, symbol: 'NABIL' });
    expect(from).toBe(at('11:00'));
    let together = 0;
    for (let number = JULY.length - 9; number < JULY.length; number += 1)
      together += (7 + 1_000 + 110 + number) * 500;
    // On 10 August: 100 at 500, 50 at 501 and 30 at 502.50, all at 11:00.
    together += 100 * 500 + 50 * 501 + 30 * 502.5;
    expect(rows).toMatchObject([{ symbol: 'NABIL', trades: 5, usual: together / 10, change: null }]);
    const one = await market.get(PATH, { minutes: 1, symbol: 'UPPER' });
    expect(one).toMatchObject({ from: at('11:59'), rows: [{ amount: 0, trades: 0 }] });
  });

  it('rewind to the end of an earlier session, with the sessions before it', async () => {
    const day = JULY.at(-1);
    if (day === undefined) throw new Error('July has sessions.');
    const { rows, ...reply } = await market.get(PATH, { as_of: addDays(day, 1), symbol: 'NABIL' });
    expect(reply).toMatchObject({ as_of: day, from: secondsOf(day, '11:56'), to: secondsOf(day, '12:01') });
    expect(rows).toMatchObject([{ amount: 1_010 * 500, usual: 1_010 * 500, heat: 1, trades: 2 }]);
    const early = await market.get(PATH, { as_of: JULY[9] ?? day, symbol: 'NABIL' });
    expect(early).toMatchObject({ sessions: 9, rows: [{ heat: null }] });
  });

  it('of a day without times are told by its amount alone', async () => {
    const reply = await market.get(PATH, { as_of: '2026-08-13', symbol: 'NABIL' });
    expect(reply).toMatchObject({ reason: 'no-trade-times', times_to: '2026-08-10', from: null, to: null });
    expect(reply.rows).toMatchObject([
      { amount: 1_000_000, heat: null, usual: null, change: null, course: [] },
    ]);
  });

  it('open with their feature, and for the one stock that is open to everyone', async () => {
    const place = await openTestServer({ people: { freeFeatures: [] } });
    expect((await place.ask(PATH)).status).toBe(403);
    expect((await place.ask(PATH, { query: { symbol: 'NABIL' } })).status).toBe(200);
    expect((await place.ask(PATH, { query: { minutes: '61', symbol: 'NABIL' } })).status).toBe(400);
    await place.close();
  });
});
