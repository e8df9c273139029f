import { tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { weekOf, weeksOverTo } from './week.ts';

describe('a week', () => {
  it('runs from Sunday to Saturday', () => {
    const days = ['2024-06-08', '2024-06-09', '2024-06-15', '2024-06-16'].map((day) =>
      weekOf(tradingDate(day)),
    );
    const [saturday = 0] = days;
    expect(days).toEqual([saturday, saturday + 1, saturday + 1, saturday + 2]);
  });

  it('is over with its last session, Thursday in 2024', () => {
    expect(weeksOverTo(tradingDate('2024-06-13'))).toBe('2024-06-13');
    expect(weeksOverTo(tradingDate('2024-06-12'))).toBe('2024-06-08');
    expect(weeksOverTo(tradingDate('2024-06-09'))).toBe('2024-06-08');
  });
});
