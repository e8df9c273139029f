import type { ListsState } from '@chuli/contracts/live';
import { type Rupees, stockSymbol, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import type { BoardRow } from '../../shared/live/board-row.ts';
import { type HotReply, hotRows, usualRows } from './list-rows.ts';

const rs = (amount: number): Rupees => amount as Rupees;

const board = (symbol: string, last: number): BoardRow => ({
  symbol,
  name: symbol,
  sector: null,
  sector_id: null,
  instrument: 'Equity',
  last: rs(last),
  previous_close: rs(500),
  change: rs(last - 500),
  percent: ((last - 500) / 500) * 100,
  open: rs(500),
  high: rs(520),
  low: rs(490),
  volume: 30_000,
  amount: rs(1),
  trades: 9,
  floor: rs(425),
  ceiling: rs(575),
  note: null,
});

const STATE: ListsState = {
  day: '2026-11-18',
  at: 0,
  basis: 'minutes',
  rows: [
    // Rs 1, 3 and 4 lakh; three times the usual volume, a range of 6 percent where 4 are usual.
    ['NABIL', 10_000_000, 30_000_000, 40_000_000, 7, 30_000, 60_000, 40_000, 52_000, 49_000, 120, 350, null],
    ['NICA', 10_000_000, 10_000_000, 60_000_000, 1, null, 0, null, 50_000, 50_000, null, null, null],
  ],
};

const NOW = { state: STATE, board: [board('NABIL', 515), board('NICA', 500)] };

const reply = (as_of: string): HotReply => ({
  as_of: tradingDate(as_of),
  untimed: 0,
  reason: null,
  times_to: tradingDate(as_of),
  minutes: 5,
  from: 0,
  to: 300,
  sessions: 20,
  market_amount: rs(900_000),
  total: 1,
  rows: [
    {
      symbol: stockSymbol('NABIL'),
      name: 'Nabil Bank',
      sector_id: 1,
      instrument: 'Equity',
      heat: 3,
      amount: rs(250_000),
      usual: rs(80_000),
      trades: 5,
      amount_percent: 27,
      change: 0.4,
      last: rs(510),
      day_change: 2,
      course: [rs(1), rs(2)],
    },
  ],
});

describe('hot stocks', () => {
  it('are those of the call where nothing is live, or the channel is of an earlier day', () => {
    const told = [{ symbol: 'NABIL', heat: 3, amount: 250_000, trades: 5, share: 27, last: 510 }];
    expect(hotRows(reply('2026-11-18'), null, '5')).toMatchObject(told);
    expect(hotRows(reply('2026-11-19'), NOW, '5')).toMatchObject(told);
  });

  it('are brought up to the second by the channel, with what only the call knows', () => {
    expect(hotRows(reply('2026-11-18'), NOW, '5')).toEqual([
      {
        symbol: 'NABIL',
        heat: 3.5,
        amount: 300_000,
        trades: 7,
        share: 75,
        change: 0.4,
        last: 515,
        day_change: 3,
        course: [1, 2],
      },
    ]);
  });

  it('leave out less than Rs 2 lakh, and know nothing of before from a call of another day', () => {
    expect(hotRows(reply('2026-11-18'), NOW, '1')).toEqual([]);
    expect(hotRows(reply('2026-11-17'), NOW, '15')).toMatchObject([
      { symbol: 'NABIL', heat: null, share: 40, change: null, course: null },
      { symbol: 'NICA', heat: null, share: 60, amount: 600_000 },
    ]);
  });
});

describe('what is usual', () => {
  it('is told as multiples, with the place of the price', () => {
    expect(usualRows(NOW)[0]).toEqual({
      symbol: 'NABIL',
      volume: 30_000,
      times: 3,
      usual_volume: 10_000,
      percent: 3,
      last: 515,
      // 15 of the 75 rupees to the ceiling.
      band_used: 20,
      range: 6,
      usual_range: 4,
      range_times: 1.5,
      high: 520,
      low: 490,
      place: 83.33,
    });
  });

  it('is unknown, never nothing, where it was not told; of a stock without a price nothing is said', () => {
    const [, unknown] = usualRows(NOW);
    expect(unknown).toMatchObject({
      times: null,
      usual_volume: null,
      usual_range: null,
      range_times: null,
      place: null,
    });
    expect(usualRows({ state: STATE, board: [] })).toEqual([]);
  });
});
