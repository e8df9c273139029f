import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { barHolding } from './bar-holding.ts';
import { resample } from './resample.ts';

const dated = (...dates: string[]) => dates.map((date) => ({ date }));

describe('the bar that holds a moment', () => {
  const days = dated('2026-05-11', '2026-05-12', '2026-05-14');

  it.each([
    ['2026-05-11', 0],
    ['2026-05-14', 2],
    ['2026-05-14 12:30', 2],
    ['2026-05-13', null],
    ['2026-05-10', null],
    ['2026-05-15', null],
  ])('of days on %s is %s', (moment, index) => {
    expect(barHolding(days, moment, 'D')).toBe(index);
  });

  it.each([
    // Weeks end on Saturday; these are dated by Thursday 7 May and, as Thursday was not traded, Wednesday 13 May.
    ['2026-05-03', 0],
    ['2026-05-09', 0],
    ['2026-05-10', 1],
    ['2026-05-14', 1],
    ['2026-05-16', 1],
    ['2026-05-17', null],
    ['2026-05-02', null],
  ])('of weeks on %s is %s', (moment, index) => {
    expect(barHolding(dated('2026-05-07', '2026-05-13'), moment, 'W')).toBe(index);
  });

  it('of months is that of the month', () => {
    const months = dated('2026-03-31', '2026-05-14');
    expect(barHolding(months, '2026-03-01', 'M')).toBe(0);
    expect(barHolding(months, '2026-04-15', 'M')).toBeNull();
    expect(barHolding(months, '2026-05-31', 'M')).toBe(1);
  });

  it.each([
    ['2026-05-14 11:00', 0],
    ['2026-05-14 11:14', 0],
    ['2026-05-14 11:15', 1],
    ['2026-05-14 11:45', null],
    ['2026-05-14 10:59', null],
    ['2026-05-15 11:00', null],
    ['2026-05-14', 2],
    ['2026-05-13', null],
  ])('of 15 minutes at %s is %s', (moment, index) => {
    const quarters = dated('2026-05-14 11:00', '2026-05-14 11:15', '2026-05-14 14:45');
    expect(barHolding(quarters, moment, 15)).toBe(index);
  });

  it('is none without bars', () => {
    for (const span of ['D', 'W', 'M', 5] as const) expect(barHolding([], '2026-05-14', span)).toBeNull();
  });

  it('of any day that was traded is the one that was made of it', () => {
    const day = fc.integer({ min: 0, max: 3_000 });
    fc.assert(
      fc.property(
        fc.uniqueArray(day, { minLength: 1, maxLength: 80 }),
        fc.constantFrom('D', 'W', 'M'),
        (at, span) => {
          const bars = at
            .toSorted((a, b) => a - b)
            .map((one, index) => ({
              date: new Date(Date.UTC(2018, 0, 1) + one * 86_400_000).toISOString().slice(0, 10),
              open: 1,
              high: 1,
              low: 1,
              close: 1,
              volume: 2 ** (index % 40),
              change: 0,
            }));
          const made = resample(bars, span);
          for (const bar of bars) {
            const index = barHolding(made, bar.date, span);
            const before = index === null || index === 0 ? '' : (made[index - 1]?.date ?? '');
            expect(index).not.toBeNull();
            expect(bar.date > before && bar.date <= (made[index ?? -1]?.date ?? '')).toBe(true);
          }
        },
      ),
    );
  });
});
