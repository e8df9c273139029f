import { paisa, tradingDate } from '@chuli/kernel';
import type { IndexBar } from '@chuli/tape/stock';
import { describe, expect, it } from 'vitest';
import { weeksOf } from './weekly-nepse.ts';

const bar = (day: string, close: number, more: Partial<IndexBar> = {}): IndexBar => ({
  index_id: 58,
  traded_on: tradingDate(day),
  open: null,
  high: null,
  low: null,
  close: close * 100,
  turnover: null,
  volume: null,
  trades: null,
  ...more,
});

describe('weeks of the index', () => {
  it('run from Sunday to Saturday and are dated by their last session', () => {
    const weeks = weeksOf([
      bar('2026-08-13', 2_600),
      bar('2026-08-14', 2_610),
      bar('2026-08-16', 2_620, { open: 2_605_00, high: 2_640_00, low: 2_601_00, turnover: paisa(100) }),
      bar('2026-08-18', 2_636.1, { turnover: paisa(250) }),
    ]);
    expect(weeks).toEqual([
      { date: '2026-08-14', open: 2_600, high: 2_610, low: 2_600, close: 2_610, amount: null, change: 0 },
      {
        date: '2026-08-18',
        open: 2_605,
        high: 2_640,
        low: 2_601,
        close: 2_636.1,
        amount: 3.5,
        change: 0.01,
      },
    ]);
  });
});
