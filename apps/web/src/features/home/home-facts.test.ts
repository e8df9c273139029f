import type { RowOf } from '@chuli/contracts';
import { type Rupees, type StockSymbol, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import type { PerformanceRow, SessionRow } from '../../shared/market/session-facts.ts';
import { eventsAround } from '../../shared/home/corporate-events.ts';
import { atExtreme } from './extremes.ts';
import { moversOf } from './movers.ts';
import { type MoverFacts, reasonOf } from './reasons.ts';

const rupees = (value: number): Rupees => value as Rupees;

const row = (symbol: string, change: number, more: Partial<SessionRow> = {}): SessionRow => ({
  symbol: symbol as StockSymbol,
  name: symbol,
  sector_id: 5,
  instrument: 'Equity',
  open: null,
  high: rupees(101),
  low: rupees(99),
  close: rupees(100),
  previous_close: rupees(100),
  change: rupees(change),
  percentage_change: change,
  volume: 10,
  amount: rupees(50_00_000),
  trades: 1,
  band_low: null,
  band_high: null,
  limit: null,
  doubt: null,
  ...more,
});

const performance = (more: Partial<PerformanceRow> = {}): PerformanceRow => ({
  symbol: 'A' as StockSymbol,
  name: 'A',
  sector_id: 5,
  instrument: 'Equity',
  traded_on: tradingDate('2026-08-18'),
  close: rupees(100),
  change_1: 1,
  change_5: null,
  change_20: null,
  change_60: null,
  change_fiscal_year: null,
  change_1_year: null,
  change_3_years: null,
  change_5_years: null,
  high_20: rupees(105),
  low_20: rupees(95),
  high_52_weeks: rupees(200),
  low_52_weeks: rupees(50),
  from_high_52_weeks: -50,
  from_low_52_weeks: 100,
  volume: 10,
  amount: rupees(50_00_000),
  average_volume_20: 10,
  average_amount_20: rupees(50_00_000),
  volume_ratio_20: 1,
  amount_ratio_20: 1,
  ...more,
});

const reason = (more: Partial<MoverFacts>): string | undefined =>
  reasonOf({ row: row('A', 3), performance: performance(), sectorChange: null, ...more })?.text;

describe('what stands out about a mover', () => {
  const loud = performance({ amount_ratio_20: 7.8, high_20: rupees(98) });

  it('is one thing, the strongest', () => {
    const facts = {
      performance: loud,
      event: { kind: 'Book close', what: '10 % bonus' },
      headline: 'Report of quarter 1',
      score: 5,
    };
    expect(reason({ ...facts, row: row('A', 15, { limit: 'ceiling' }) })).toBe('upper circuit');
    expect(reason(facts)).toBe('Book close');
    expect(reason({ ...facts, event: undefined })).toBe('announcement');
    expect(reason({ performance: loud, score: 5 })).toBe('7.80× turnover');
    expect(reason({ performance: performance({ amount_ratio_20: 1.6, high_20: rupees(98) }) })).toBe(
      '20-day high',
    );
    expect(reason({ score: 5 })).toBe('5 rules point up');
  });

  it('is a level of the year before the money of the day', () => {
    const high = { ...loud, from_high_52_weeks: 0 };
    expect(reason({ performance: high })).toBe('52-week high');
    expect(reason({ performance: performance({ from_low_52_weeks: 1.2 }) })).toBe('near 52-week low');
  });

  it('is its sector when both moved alike, or when they parted', () => {
    expect(reason({ row: row('A', -1.7), sectorChange: -1.4 })).toBe('with its sector');
    expect(reason({ row: row('A', 1.2), sectorChange: -1.4 })).toBe('against its sector');
    expect(reason({ row: row('A', 1.2), sectorChange: -0.4 })).toBe('–');
  });

  it('is not invented', () => {
    expect(reason({ sectorChange: 0.2 })).toBe('–');
    expect(reason({ score: 1 })).toBe('–');
  });

  it('says when a move had little money behind it', () => {
    expect(reason({ performance: performance({ amount_ratio_20: 0.3 }) })).toBe('only 0.30× turnover');
  });
});

describe('before the averages of the day are here', () => {
  it('nothing is said of a share but what its own prices show', () => {
    expect(reason({ performance: undefined })).toBeUndefined();
    expect(reason({ row: row('A', 15, { limit: 'ceiling' }), performance: undefined })).toBe('upper circuit');
  });

  it('new highs and lows are unknown, not none', () => {
    const total = { volume: 10, amount: rupees(1000), trades: 1 };
    const session = { as_of: tradingDate('2026-08-18'), total, usual: null, rows: [row('A', 3)] };
    expect(atExtreme({ session, performances: null }, 'high')).toBeNull();
    expect(atExtreme({ session, performances: [performance({ high_52_weeks: rupees(101) })] }, 'high')).toBe(
      1,
    );
  });
});

describe('movers of the session', () => {
  const rows = [row('UP', 3), row('DOWN', -2), row('DEEP', -5), row('THIN', 9, { amount: rupees(500) })];

  it('leave out shares that hardly trade; both ends run from the largest rise to the largest fall', () => {
    expect(moversOf(rows, new Map(), 'both').map(({ symbol }) => symbol)).toEqual(['UP', 'DOWN', 'DEEP']);
  });

  it('can be ordered by turnover against the usual', () => {
    const performances = new Map([
      ['UP', performance({ amount_ratio_20: 1.2 })],
      ['DEEP', performance({ amount_ratio_20: 6 })],
    ]);
    expect(moversOf(rows, performances, 'pace').map(({ symbol }) => symbol)).toEqual(['DEEP', 'UP', 'DOWN']);
  });
});

describe('dividends around a session', () => {
  const dividend = (more: Partial<RowOf<'/bonus/'>>): RowOf<'/bonus/'> => ({
    symbol: 'SHPC' as StockSymbol,
    fiscal_year: '2082/2083',
    bonus_percent: 10,
    cash_percent: 5.263,
    announced_on: null,
    book_close_on: null,
    distributed_on: null,
    bonus_listed_on: null,
    ...more,
  });

  it('lie ahead first, the nearest on top, then behind', () => {
    const events = eventsAround(
      [
        dividend({ announced_on: tradingDate('2026-08-10'), book_close_on: tradingDate('2026-09-04') }),
        dividend({
          symbol: 'CIT' as StockSymbol,
          cash_percent: null,
          book_close_on: tradingDate('2026-08-25'),
        }),
        dividend({ announced_on: tradingDate('2025-08-10') }),
      ],
      tradingDate('2026-08-18'),
    );
    expect(events.map(({ date, symbol, kind, what }) => [date, symbol, kind, what])).toEqual([
      ['2026-08-25', 'CIT', 'Book close', '10 % bonus'],
      ['2026-09-04', 'SHPC', 'Book close', '10 % bonus, 5.26 % cash'],
      ['2026-08-10', 'SHPC', 'Announced', '10 % bonus, 5.26 % cash'],
    ]);
  });
});
