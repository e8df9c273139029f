import type { IndexRow, MarketFields } from '@chuli/contracts/live';
import { type Rupees, stockSymbol, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { madeMarket } from '../../live/testing/made-market.ts';
import type { PerformanceRow, Session, SessionRow } from '../../shared/market/session-facts.ts';
import { isDayOfScreen, livenessOf, marketDayOf, performancesWith } from './live-day.ts';

const rupees = (value: number): Rupees => value as Rupees;

const traded = (more: Partial<SessionRow> = {}): SessionRow => ({
  symbol: stockSymbol('NABIL'),
  name: 'NABIL',
  sector_id: 1,
  instrument: 'Equity',
  open: null,
  high: rupees(510),
  low: rupees(495),
  close: rupees(505),
  previous_close: rupees(500),
  change: rupees(5),
  percentage_change: 1,
  volume: 100,
  amount: rupees(50_000),
  trades: 4,
  band_low: null,
  band_high: null,
  limit: null,
  doubt: null,
  ...more,
});

const known = (more: Partial<PerformanceRow> = {}): PerformanceRow => ({
  symbol: stockSymbol('NABIL'),
  name: 'NABIL',
  sector_id: 1,
  instrument: 'Equity',
  traded_on: tradingDate('2024-07-14'),
  close: rupees(500),
  change_1: 1,
  change_5: null,
  change_20: null,
  change_60: null,
  change_fiscal_year: null,
  change_1_year: null,
  change_3_years: null,
  change_5_years: null,
  high_20: rupees(504),
  low_20: rupees(480),
  high_52_weeks: rupees(508),
  low_52_weeks: rupees(400),
  from_high_52_weeks: -1.6,
  from_low_52_weeks: 25,
  volume: 10,
  amount: rupees(5_000),
  average_volume_20: 10,
  average_amount_20: rupees(20_000),
  volume_ratio_20: 1,
  amount_ratio_20: 0.25,
  ...more,
});

const LAST: Session = {
  as_of: tradingDate('2024-07-14'),
  total: { volume: 60, amount: rupees(10_000), trades: 8 },
  usual: { volume: 50, amount: rupees(9_000), trades: 7 },
  rows: [],
};

const index = (symbol: string): PerformanceRow =>
  known({ symbol: stockSymbol(symbol), close: rupees(2_000) });

const dayOf = (market: MarketFields, indices: IndexRow[]) =>
  marketDayOf({
    state: { market, previous: [], quotes: [], indices },
    rows: [traded()],
    liveness: 'live',
    last: LAST,
    stocks: [],
    indices: [index('NEPSE'), index('SENSIND')],
  });

describe('the live day on the screens of archived days', () => {
  it('stays from its first trade until it is closed and archived', () => {
    const [open, closed] = [madeMarket(), madeMarket({ phase: 'closed' })];
    expect(isDayOfScreen(open, '2024-07-14')).toBe(true);
    expect(isDayOfScreen(open, '2024-07-15')).toBe(true);
    expect(isDayOfScreen(closed, '2024-07-14')).toBe(true);
    expect(isDayOfScreen(closed, '2024-07-15')).toBe(false);
  });

  it('is live in a halt, old when nothing comes, and closed after the close', () => {
    const stale = { kind: 'stale', ageMs: 40_000, cause: 'source' } as const;
    expect(livenessOf(madeMarket({ phase: 'halted' }), { kind: 'live' })).toBe('live');
    expect(livenessOf(madeMarket(), stale)).toBe('old');
    expect(livenessOf(madeMarket({ phase: 'closed' }), { kind: 'offline', ageMs: 1 })).toBe('closed');
  });

  it('has the totals, the pace and the indices that the live market tells, and no others', () => {
    const nepse: IndexRow = [58, 205_000, null, null, null, 200_000, 1, null];
    const market = madeMarket({ turnover: 1_234_567, volume: 70, trades: 9, against_usual: 8_500 });
    const day = dayOf(market, [nepse]);
    expect(day.session).toMatchObject({
      as_of: '2024-07-15',
      total: { amount: 12_345.67, volume: 70, trades: 9 },
      usual: null,
    });
    expect(day.pace).toBe(0.85);
    expect(day.indices.map(({ symbol, close, traded_on }) => [symbol, close, traded_on])).toEqual([
      ['NEPSE', 2_050, '2024-07-15'],
    ]);
    expect(day.indices[0]?.change_1).toBeCloseTo(2.5);
  });

  it('is held against what is usual of a whole day only when it is over', () => {
    expect(dayOf(madeMarket(), []).session.usual).toBeNull();
    expect(dayOf(madeMarket({ phase: 'closed' }), []).session.usual).toEqual(LAST.usual);
  });
});

describe('what the days before say about a stock that trades', () => {
  const withToday = (row: Partial<SessionRow>, last: SessionRow[] = []) =>
    performancesWith([traded(row)], [known()], last)[0];

  it('has its prices and its turnover so far in it', () => {
    expect(withToday({})).toMatchObject({ high_52_weeks: 510, low_52_weeks: 400, amount_ratio_20: 2.5 });
    expect(withToday({ close: rupees(510) })?.from_high_52_weeks).toBe(0);
  });

  it('has the last session among the days before', () => {
    expect(withToday({})?.high_20).toBe(504);
    expect(withToday({}, [traded({ high: rupees(507), low: rupees(470) })])).toMatchObject({
      high_20: 507,
      low_20: 470,
    });
  });

  it('knows no earlier high and low on an ex-date, when the previous close was restated', () => {
    expect(withToday({ previous_close: rupees(400) })).toMatchObject({ high_20: null, low_20: null });
  });

  it('is as it was for a stock that has not traded', () => {
    expect(performancesWith([], [known()], [])).toEqual([known()]);
  });
});
