import type { Rupees, StockSymbol } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import {
  type Ranking,
  type SessionRow,
  breadthOf,
  isOrdinary,
  ranked,
  rowsOfDay,
  sectorRows,
} from './session-facts.ts';

const rupees = (value: number): Rupees => value as Rupees;

const stock = (
  symbol: string,
  change: number | null,
  amount: number,
  volume: number,
  more: Partial<SessionRow> = {},
): SessionRow => ({
  symbol: symbol as StockSymbol,
  name: symbol,
  sector_id: 1,
  instrument: 'Equity',
  open: null,
  high: rupees(101),
  low: rupees(99),
  close: rupees(100),
  previous_close: rupees(100),
  change: change === null ? null : rupees(change),
  percentage_change: change,
  volume,
  amount: rupees(amount),
  trades: 1,
  band_low: null,
  band_high: null,
  limit: null,
  doubt: null,
  ...more,
});

const ROWS = [
  stock('A', 2.5, 500, 5),
  stock('B', -4, 900, 90, { limit: 'floor' }),
  stock('C', 0, 700, 1),
  stock('D', 10, 100, 40, { limit: 'ceiling', sector_id: 5 }),
  stock('E', -0.5, 300, 60),
  stock('F', null, 800, 70),
  stock('G', 2.5, 600, 2),
];

const symbols = (ranking: Ranking, count = 9) => ranked(ROWS, ranking, count).map((row) => row.symbol);

it('an answer of another day is no answer', () => {
  const answer = { as_of: '2026-08-17', rows: ROWS };
  expect(rowsOfDay(answer, '2026-08-17')).toBe(ROWS);
  expect(rowsOfDay(answer, '2026-08-18')).toBeNull();
  expect(rowsOfDay(undefined, '2026-08-18')).toBeNull();
});

describe('movers', () => {
  it('R80 gainers rose and losers fell, the largest first; turnover by amount, volume by shares', () => {
    expect(symbols('gainers')).toEqual(['D', 'G', 'A']);
    expect(symbols('losers')).toEqual(['B', 'E']);
    expect(symbols('turnover', 3)).toEqual(['B', 'F', 'C']);
    expect(symbols('volume', 3)).toEqual(['B', 'F', 'E']);
  });
});

describe('breadth', () => {
  it('counts what rose, fell and stood, and names what closed at a limit', () => {
    const { ceiling, floor, ...counts } = breadthOf(ROWS);
    expect(counts).toEqual({ advanced: 3, declined: 2, unchanged: 1 });
    expect([ceiling, floor].map((rows) => rows.map((row) => row.symbol))).toEqual([['D'], ['B']]);
  });

  it('is of ordinary shares', () => {
    const instruments = ['Equity', 'Mutual Funds', 'Non-Convertible Debentures', null];
    expect(instruments.map((instrument) => isOrdinary({ instrument }))).toEqual([true, false, false, true]);
  });
});

describe('sectors', () => {
  it('share the turnover of the session, and have no pace where the usual is not known', () => {
    expect(sectorRows(ROWS, [], [])).toMatchObject([
      { sector: 'Banking', advanced: 2, declined: 2, amount: 3_800, pace: null, change: null },
      { sector: 'Hydro', advanced: 1, declined: 0, amount: 100 },
    ]);
  });
});
