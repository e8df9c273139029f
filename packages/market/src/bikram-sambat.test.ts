import { addDays, dateOfDayNumber, dayNumber, tradingDate, weekday } from '@chuli/kernel';
import fc from 'fast-check';
import calendar from 'bikram-sambat';
import { ADtoBS } from 'nepali-date-library';
import { describe, expect, it } from 'vitest';
import { NEPALI_MONTHS, formatBikramSambat, fromBikramSambat, toBikramSambat } from './bikram-sambat.ts';
import { MONTH_LENGTHS } from './bikram-sambat-table.ts';

const FIRST = tradingDate('1943-04-14');
const LAST_CONFIRMED = tradingDate('2027-04-13');
const LAST = tradingDate('2034-04-12');

describe('Bikram Sambat dates', () => {
  it('equal those of two independent libraries on every day from 2000 to 2083', () => {
    const different: string[] = [];
    for (let date = FIRST; date <= LAST_CONFIRMED; date = addDays(date, 1)) {
      const ours = formatBikramSambat(date);
      const { year, month, day } = calendar.toBik(date);
      const first = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
      if (ours !== first || ours !== ADtoBS(date)) different.push(date);
    }
    expect(different).toEqual([]);
  });

  it.each([
    ['2081-12-07', '2025-03-20'],
    ['2082-06-05', '2025-09-21'],
    ['2082-04-01', '2025-07-17'],
    ['2083-04-01', '2026-07-17'],
    ['2081-02-01', '2024-05-14'],
    ['2081-06-24', '2024-10-10'],
    ['2081-09-03', '2024-12-18'],
    ['2082-05-22', '2025-09-07'],
    ['2078-04-03', '2021-07-18'],
    ['2082-04-23', '2025-08-08'],
    ['2083-02-15', '2026-05-29'],
    ['2077-09-12', '2020-12-27'],
    ['2083-01-07', '2026-04-20'],
    ['2050-10-30', '1994-02-12'],
  ])('%s, as printed by exchange, regulator or press, is %s', (bs, date) => {
    expect(formatBikramSambat(tradingDate(date))).toBe(bs);
  });

  it('agree with the printed weekday of two of them', () => {
    expect(weekday(fromBikramSambat({ year: 2078, month: 4, day: 3 }))).toBe('Sun');
    expect(weekday(fromBikramSambat({ year: 2082, month: 4, day: 23 }))).toBe('Fri');
  });

  it('lead back to the same day', () =>
    fc.assert(
      fc.property(fc.integer({ min: dayNumber(FIRST), max: dayNumber(LAST) }), (number) => {
        const date = dateOfDayNumber(number);
        expect(fromBikramSambat(toBikramSambat(date))).toBe(date);
      }),
    ));

  it('say from 2084 on that the month lengths are projected', () => {
    expect(toBikramSambat(LAST_CONFIRMED)).toMatchObject({ year: 2083, month: 12, isProvisional: false });
    expect(toBikramSambat(addDays(LAST_CONFIRMED, 1))).toEqual({
      year: 2084,
      month: 1,
      day: 1,
      isProvisional: true,
    });
  });

  it('end where the table ends', () => {
    expect(toBikramSambat(LAST)).toMatchObject({ year: 2090, month: 12, day: 30 });
    expect(() => toBikramSambat(addDays(FIRST, -1))).toThrow('market.outside-calendar');
    expect(() => toBikramSambat(addDays(LAST, 1))).toThrow('market.outside-calendar');
  });

  it.each([
    { year: 2083, month: 1, day: 32 },
    { year: 2083, month: 1, day: 0 },
    { year: 2083, month: 13, day: 1 },
    { year: 2083, month: 0, day: 1 },
    { year: 1999, month: 12, day: 1 },
    { year: 2091, month: 1, day: 1 },
  ])('refuse $year-$month-$day', (bs) => {
    expect(() => fromBikramSambat(bs)).toThrow('market.outside-calendar');
  });

  it('have twelve months of 29 to 32 days and years of 365 or 366', () => {
    expect(MONTH_LENGTHS).toHaveLength(91);
    for (const lengths of MONTH_LENGTHS) {
      expect(lengths).toHaveLength(12);
      expect(lengths.every((days) => days >= 29 && days <= 32)).toBe(true);
      expect([365, 366]).toContain(lengths.reduce((sum, days) => sum + days, 0));
    }
  });

  it('R40 name their twelve months as the product does', () => {
    expect(NEPALI_MONTHS.map((month) => month.name)).toEqual([
      'Baishakh',
      'Jestha',
      'Asar',
      'Shrawan',
      'Bhadra',
      'Aswin',
      'Kartik',
      'Mangsir',
      'Poush',
      'Magh',
      'Falgun',
      'Chaitra',
    ]);
    expect(NEPALI_MONTHS.map((month) => month.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});
