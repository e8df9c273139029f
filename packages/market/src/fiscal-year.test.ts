import { addDays, tradingDate } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fiscalQuarterOf, fiscalYearOf, quarterEnd, reportKnownBy } from './fiscal-year.ts';

const day = tradingDate;
const anyDay = fc.integer({ min: 0, max: 30_000 }).map((offset) => addDays(day('1944-01-01'), offset));

describe('the fiscal year', () => {
  it('2083/2084 began on 17 July 2026', () => {
    expect(fiscalYearOf(day('2026-07-16'))).toEqual({
      name: '2082/2083',
      start: '2025-07-17',
      end: '2026-07-16',
    });
    expect(fiscalYearOf(day('2026-07-17'))).toMatchObject({ name: '2083/2084', start: '2026-07-17' });
  });

  it.each([
    [1, '2025-07-17', '2025-10-17'],
    [2, '2025-10-18', '2026-01-14'],
    [3, '2026-01-15', '2026-04-13'],
    [4, '2026-04-14', '2026-07-16'],
  ] as const)('2082/2083 has quarter %i from %s to %s', (quarter, start, end) => {
    const expected = { fiscal_year: '2082/2083', quarter, start, end };
    expect(fiscalQuarterOf(day(start))).toEqual(expected);
    expect(fiscalQuarterOf(day(end))).toEqual(expected);
    expect(quarterEnd('2082/2083', quarter)).toBe(end);
  });

  it('is read in the ways it is written', () => {
    expect(quarterEnd('2082/83', 4)).toBe('2026-07-16');
    expect(quarterEnd('082-083', 4)).toBe('2026-07-16');
    expect(quarterEnd('2083/2084', 1)).toBe('2026-10-17');
    expect(() => quarterEnd('last year', 1)).toThrow('input.invalid');
  });

  it('takes the report of a quarter as known 35 days after its end', () => {
    expect(reportKnownBy('2082/2083', 4)).toBe('2026-08-20');
  });

  it('is tiled by its quarters', () =>
    fc.assert(
      fc.property(anyDay, (date) => {
        const quarter = fiscalQuarterOf(date);
        const year = fiscalYearOf(date);
        expect(quarter.fiscal_year).toBe(year.name);
        expect(quarter.start <= date && date <= quarter.end).toBe(true);
        const next = fiscalQuarterOf(addDays(quarter.end, 1));
        expect(next.start).toBe(addDays(quarter.end, 1));
        expect(next.quarter).toBe((quarter.quarter % 4) + 1);
        expect(quarter.end === year.end).toBe(quarter.quarter === 4);
        expect(quarter.start === year.start).toBe(quarter.quarter === 1);
      }),
    ));
});
