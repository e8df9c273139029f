import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  WEEKDAYS,
  addDays,
  addYears,
  dateOfDayNumber,
  dayNumber,
  daysBetween,
  tradingDate,
  weekday,
} from './trading-date.ts';

const day = tradingDate;
const anyDay = fc.integer({ min: -20_000, max: 40_000 }).map(dateOfDayNumber);

describe('a trading date', () => {
  it.each(['2026-02-29', '2026-13-01', '2026-8-21', '21-08-2026', '2026-08-21T00:00:00Z', ''])(
    '%j is refused',
    (text) => {
      expect(() => tradingDate(text)).toThrow('input.invalid-date');
    },
  );

  it('counts days from 1970 and back', () => {
    expect(dayNumber(day('1970-01-01'))).toBe(0);
    expect(dayNumber(day('2026-08-21'))).toBe(20_686);
    expect(dateOfDayNumber(-1)).toBe('1969-12-31');
  });

  it('law: counts what parsing a date counts, from the first year to the last', () =>
    fc.assert(
      fc.property(fc.integer({ min: -719_468, max: 2_932_896 }), (number) => {
        const date = dateOfDayNumber(number);
        expect(dayNumber(date)).toBe(Date.parse(date) / 86_400_000);
        expect(dayNumber(date)).toBe(number);
      }),
      { numRuns: 2_000 },
    ));

  it('steps over months, years and leap days', () => {
    expect(addDays(day('2024-02-28'), 1)).toBe('2024-02-29');
    expect(addDays(day('2023-12-31'), 1)).toBe('2024-01-01');
    expect(addDays(day('2024-03-01'), -1)).toBe('2024-02-29');
    expect(daysBetween(day('2024-02-28'), day('2024-03-01'))).toBe(2);
  });

  it('is undone by the opposite step', () =>
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5_000, max: 5_000 }), (date, days) => {
        const there = addDays(date, days);
        expect(addDays(there, -days)).toBe(date);
        expect(daysBetween(date, there)).toBe(days);
        expect(there > date).toBe(days > 0);
      }),
    ));

  it('keeps its day a year on, except that 29 February becomes 28 February', () => {
    expect(addYears(day('2026-08-21'), -1)).toBe('2025-08-21');
    expect(addYears(day('2024-02-29'), 1)).toBe('2025-02-28');
    expect(addYears(day('2024-02-29'), 4)).toBe('2028-02-29');
    expect(addYears(day('2024-02-29'), -1)).toBe('2023-02-28');
  });
});

describe('a weekday', () => {
  it.each([
    ['1970-01-01', 'Thu'],
    ['1969-12-31', 'Wed'],
    ['2021-07-18', 'Sun'],
    ['2026-08-21', 'Fri'],
    ['2026-08-22', 'Sat'],
  ])('%s is a %s', (date, name) => {
    expect(weekday(day(date))).toBe(name);
  });

  it('follows the one before', () =>
    fc.assert(
      fc.property(anyDay, (date) => {
        const next = WEEKDAYS[(WEEKDAYS.indexOf(weekday(date)) + 1) % 7];
        expect(weekday(addDays(date, 1))).toBe(next);
      }),
    ));
});
