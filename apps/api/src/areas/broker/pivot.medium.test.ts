import { type BrokerId, type StockSymbol, addDays, atKathmandu, paisa, tradingDate } from '@chuli/kernel';
import { isTradingDay } from '@chuli/market';
import { replaceTradeDay } from '@chuli/tape/write';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

/** Sixty sessions and one more; broker 1 buys of 2 in turn 10 and 30 shares at Rs 100, and at last 200. */
const DAYS = Array.from({ length: 140 }, (_, number) => addDays(tradingDate('2026-03-01'), number))
  .filter(isTradingDay)
  .slice(0, 61);
const LAST = DAYS.at(-1) ?? tradingDate('2026-06-01');
const quantityOf = (place: number): number => (place === 60 ? 200 : place % 2 === 0 ? 10 : 30);

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer({ clock: () => atKathmandu(addDays(LAST, 1), 12 * 60) });
  for (const [place, day] of DAYS.entries())
    await replaceTradeDay(market.tape, day, [
      {
        contract_id: `${day.replaceAll('-', '')}01000001`,
        symbol: 'NABIL' as StockSymbol,
        traded_at: null,
        buyer: '1' as BrokerId,
        seller: '2' as BrokerId,
        quantity: quantityOf(place),
        rate: paisa(100_00),
        amount: paisa(100_00 * quantityOf(place)),
      },
    ]);
});
afterAll(() => market.close());

const PIVOT = '/data/broker-pivot/';

describe('cells against their own history', () => {
  it('are judged by the sixty known sessions before the range', async () => {
    const reply = await market.get(PIVOT, { days: 1, symbol: 'NABIL' });
    expect(reply).toMatchObject({
      sessions: [LAST],
      withheld: null,
      history: { from: DAYS[0], to: DAYS[59], sessions: 60 },
      judged: 2,
      beyond: 2,
      columns: [{ key: 'NABIL', total: 0 }],
    });
    // 20 shares on average with a deviation of 10 × √(60 ÷ 59): 180 beyond it.
    expect(reply.rows).toEqual([
      { key: '1', total: 20_000, rest: null, cells: [{ value: 20_000, z: 17.85, met: 60 }] },
      { key: '2', total: -20_000, rest: null, cells: [{ value: -20_000, z: -17.85, met: 60 }] },
    ]);
  });

  it('are the same whichever way the table is turned, and each session is judged for itself', async () => {
    const query = { rows: 'day', columns: 'broker', measure: 'net', days: 1, symbol: 'NABIL' } as const;
    const { rows } = await market.get(PIVOT, query);
    expect(rows).toEqual([
      {
        key: LAST,
        total: 0,
        rest: null,
        cells: [
          { value: 200, z: 17.85, met: 60 },
          { value: -200, z: -17.85, met: 60 },
        ],
      },
    ]);
  });

  it('are not judged where too few sessions are known before the range', async () => {
    const reply = await market.get(PIVOT, { as_of: DAYS[30] });
    expect(reply).toMatchObject({ withheld: 'history', history: null, judged: 0 });
    expect(reply.rows[0]?.cells[0]).toEqual({ value: 8_000 + 2_000 + 1_000 - 2_000, z: null, met: 0 });
  });

  it('count sectors by the stocks in them, and only what was asked for', async () => {
    const query = { rows: 'sector', columns: 'broker', measure: 'turnover', days: 1 } as const;
    expect(await market.get(PIVOT, query)).toMatchObject({ rows: [{ key: '1', total: 40_000 }] });
    expect((await market.get(PIVOT, { ...query, sector_id: 5 })).rows).toEqual([]);
    expect((await market.get(PIVOT, { ...query, broker: '1' })).columns).toEqual([
      { key: '1', total: 20_000 },
    ]);
  });

  it('are of two different things', async () => {
    const same = { query: { rows: 'broker', columns: 'broker' } };
    expect((await market.ask(PIVOT, same)).status).toBe(400);
  });
});

describe('the running net of holders', () => {
  it('is told by broker and session, with the blocks of known sessions', async () => {
    const reply = await market.get('/data/broker-holding/', { symbol: 'NABIL', as_of: DAYS[3] });
    expect(reply).toMatchObject({ is_adjusted: false, nearest: null });
    expect(reply.blocks).toEqual([{ from: DAYS[0], to: DAYS[3], sessions: 4, bridged: [] }]);
    expect(reply.rows.map(({ broker, net, bought, sold }) => [broker, net, bought, sold])).toEqual([
      ['1', 80, 80, 0],
      ['2', -80, 0, 80],
    ]);
    expect(reply.rows[0]?.cumulative.slice(-4)).toEqual([10, 40, 50, 80]);
    expect(reply.rows[0]).toMatchObject({ average: 100, sessions_traded: 4 });
  });

  it('begins where it is told to and shows the brokers that are asked for', async () => {
    const query = { symbol: 'NABIL', brokers: '2', from_date: DAYS[2] ?? '', as_of: DAYS[3] };
    const { rows, held } = await market.get('/data/broker-holding/', query);
    expect(held).toEqual([DAYS[2], DAYS[3]]);
    expect(rows.map(({ broker, cumulative }) => [broker, cumulative])).toEqual([['2', [-10, -40]]]);
  });
});
