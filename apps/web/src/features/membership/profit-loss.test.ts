import { stockSymbol, tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { type Position, profitLossOf } from './profit-loss.ts';

const position = (buy: string | null, sell: string | null, gain: number | null): Position => ({
  symbol: stockSymbol('NABIL'),
  name: 'Nabil Bank',
  sector_id: 1,
  instrument: 'equity',
  buy_date: buy === null ? null : tradingDate(buy),
  sell_date: sell === null ? null : tradingDate(sell),
  buy_close: null,
  sell_close: null,
  close_now: null,
  gain,
  sessions: null,
  turnover: null,
});

it('adds up and compounds what a sell has ended, and counts days in the calendar', () => {
  const positions = [
    position('2026-08-18', null, 4),
    position('2026-08-03', '2026-08-13', -10),
    position('2026-07-01', '2026-07-21', 20),
    position(null, '2026-06-01', null),
  ];
  expect(profitLossOf(positions)).toEqual({
    buys: 3,
    sells: 3,
    closed: 2,
    total: 10,
    cumulative: expect.closeTo(8, 9),
    days: 30,
  });
});

it('knows no profit before anything was closed', () => {
  expect(profitLossOf([position('2026-08-18', null, 4)])).toMatchObject({
    closed: 0,
    total: null,
    cumulative: null,
    days: 0,
  });
});
