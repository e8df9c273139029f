import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atKathmandu, instant, kathmanduDate, kathmanduMinutes } from './instant.ts';
import { dateOfDayNumber, tradingDate } from './trading-date.ts';

const at = (utc: string) => instant(Date.parse(utc));

describe('the clock of Kathmandu', () => {
  it('is five hours and three quarters ahead of UTC', () => {
    expect(atKathmandu(tradingDate('2026-08-21'), 11 * 60)).toBe(at('2026-08-21T05:15:00Z'));
    expect(atKathmandu(tradingDate('2026-08-21'), 15 * 60)).toBe(at('2026-08-21T09:15:00Z'));
  });

  it('begins its day at 18:15 UTC', () => {
    expect(kathmanduDate(at('2026-08-21T18:14:59Z'))).toBe('2026-08-21');
    expect(kathmanduDate(at('2026-08-21T18:15:00Z'))).toBe('2026-08-22');
    expect(kathmanduMinutes(at('2026-08-21T18:14:59Z'))).toBe(24 * 60 - 1);
    expect(kathmanduMinutes(at('2026-08-21T18:15:00Z'))).toBe(0);
  });

  it('gives back day and minute, before 1970 too', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: -10_000, max: 30_000 }),
        fc.integer({ min: 0, max: 24 * 60 - 1 }),
        (day, minutes) => {
          const date = dateOfDayNumber(day);
          const moment = atKathmandu(date, minutes);
          expect(kathmanduDate(moment)).toBe(date);
          expect(kathmanduMinutes(moment)).toBe(minutes);
        },
      ),
    ));

  it('refuses a fraction of a millisecond', () => {
    expect(() => instant(0.5)).toThrow('input.invalid');
  });
});
