import type { RowOf } from '@chuli/contracts';
import { type Rupees, stockSymbol, tradingDate } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesOver, comparedRows } from './compared-changes.ts';

const as_of = tradingDate('2026-08-18');

const UNKNOWN = {
  change_1: null,
  change_5: null,
  change_20: null,
  change_60: null,
  change_fiscal_year: null,
  change_1_year: null,
  change_3_years: null,
  change_5_years: null,
};

type Row = RowOf<'/data/performance/daily/'>;

const row = (symbol: string, change_20: number, more: Partial<Row> = {}): Row => ({
  symbol: stockSymbol(symbol),
  name: symbol,
  sector_id: 5,
  instrument: 'Equity',
  traded_on: as_of,
  close: 100 as Rupees,
  ...UNKNOWN,
  change_20,
  high_20: null,
  low_20: null,
  high_52_weeks: 100 as Rupees,
  low_52_weeks: 100 as Rupees,
  from_high_52_weeks: 0,
  from_low_52_weeks: 0,
  volume: null,
  amount: null,
  average_volume_20: null,
  average_amount_20: null,
  volume_ratio_20: null,
  amount_ratio_20: null,
  ...more,
});

const INDICES = [row('NEPSE', 1.1, { sector_id: null }), row('HYDPOWIND', 5.25)];

const over = (stock: Row, against: 'nepse' | 'sector', indices: readonly Row[] = INDICES) =>
  comparedRows([stock], indices, { against, as_of })[0]?.change_20;

describe('a change over an index', () => {
  it('is in percentage points over NEPSE or over the index of the own sector', () => {
    expect(over(row('UPPER', 3.4), 'nepse')).toBe(2.3);
    expect(over(row('UPPER', 3.4), 'sector')).toBe(-1.85);
  });

  it('is not known without a sector, without its index, and on a day of which the index has no value', () => {
    expect(over(row('XYZ', 3.4, { sector_id: null }), 'sector')).toBeNull();
    expect(over(row('NABIL', 3.4, { sector_id: 1 }), 'sector')).toBeNull();
    const late = [row('NEPSE', 1.1, { sector_id: null, traded_on: tradingDate('2026-08-17') })];
    expect(over(row('UPPER', 3.4), 'nepse', late)).toBeNull();
  });

  const change = fc.option(fc.integer({ min: -9_900, max: 900_000 }).map((value) => value / 100));
  const changes = fc.record({
    change_1: change,
    change_5: change,
    change_20: change,
    change_60: change,
    change_fiscal_year: change,
    change_1_year: change,
    change_3_years: change,
    change_5_years: change,
  });

  it('is nothing over itself, and unknown over the unknown, in every period', () =>
    fc.assert(
      fc.property(changes, (own) => {
        const zeros = Object.fromEntries(
          Object.entries(own).map(([period, value]) => [period, value === null ? null : 0]),
        );
        expect(changesOver(own, own)).toEqual(zeros);
        expect(changesOver(own, undefined)).toEqual(UNKNOWN);
        expect(changesOver(UNKNOWN, own)).toEqual(UNKNOWN);
      }),
    ));
});
