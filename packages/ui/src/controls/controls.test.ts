import { tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { matchingOptions } from './matching-options.ts';
import { addMonths, firstColumn, monthDays } from './month-days.ts';
import { neighbours } from './neighbours.ts';

const stocks = [
  { value: 'NABILP', label: 'NABILP', detail: 'Nabil Bank promoter share' },
  { value: 'NABIL', label: 'NABIL', detail: 'Nabil Bank Limited' },
  { value: 'EBL', label: 'EBL', detail: 'Everest Bank Limited' },
];

describe('what a typed text may mean', () => {
  it('the exact symbol comes first, then symbols that begin so, then names', () => {
    expect(matchingOptions(stocks, 'nabil', 5).map(({ value }) => value)).toEqual(['NABIL', 'NABILP']);
    expect(matchingOptions(stocks, 'everest', 5).map(({ value }) => value)).toEqual(['EBL']);
    expect(matchingOptions(stocks, 'bank', 2)).toHaveLength(2);
    expect(matchingOptions(stocks, 'zzz', 5)).toEqual([]);
  });
});

describe('the calendar', () => {
  it('has the days of a month under their weekday', () => {
    const february = { year: 2024, month: 2 };
    expect(monthDays(february)).toHaveLength(29);
    expect(firstColumn(february)).toBe(5);
    expect(addMonths({ year: 2024, month: 1 }, -1)).toEqual({ year: 2023, month: 12 });
  });

  it('steps to the nearest sessions on both sides of any day', () => {
    const sessions = ['2024-06-13', '2024-06-12', '2024-06-10'].map(tradingDate);
    expect(neighbours(sessions, tradingDate('2024-06-11'))).toEqual({
      before: '2024-06-10',
      after: '2024-06-12',
    });
    expect(neighbours(sessions, tradingDate('2024-06-13'))).toEqual({ before: '2024-06-12', after: null });
  });
});
