import { type TradingDate, addDays, tradingDate } from '@chuli/kernel';
import { isTradingDay } from '@chuli/market';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DatedClose, seasonCases } from './season-cases.ts';
import { seasonality, studentBound } from './seasonality.ts';

const years = (cell: number, values: readonly number[]) =>
  values.map((value, at) => ({ year: 2_000 + at, cell, value }));

describe('cells of a year', () => {
  it('have mean, median, interval and chance as worked out outside', () => {
    const july = years(7, [0.08, 0.02, 0.1, 0.06, 0.04]);
    const others = [...years(1, [0.01, -0.02, 0.03, 0, -0.01]), ...years(2, [0.02, -0.04, 0, 0.01, 0.03])];
    const [, , seventh] = seasonality([...july, ...others]);
    expect(seventh).toMatchObject({ cell: 7, years: 5, median: 0.06, up: 5 });
    expect(seventh?.mean).toBeCloseTo(0.06, 12);
    // 0.06 ± 2.776445 × 0.0141421
    expect(seventh?.low).toBeCloseTo(0.020735, 3);
    expect(seventh?.high).toBeCloseTo(0.099265, 3);
    expect(seventh?.excess).toBeCloseTo(0.057, 12);
    // Welch: t 3.6122, 6.04 degrees of freedom, p 0.01108.
    expect(seventh?.chance).toBeCloseTo(0.01108, 3);
    expect(seventh?.chanceOfAll).toBeCloseTo(3 * (seventh?.chance ?? 0), 12);
  });

  it('bounds of Student are those of tables', () => {
    const bounds = [4, 10, 30].map(studentBound);
    for (const [at, table] of [2.776, 2.228, 2.042].entries()) expect(bounds[at]).toBeCloseTo(table, 1);
  });

  it('of noise seldom stand out once all are counted', () => {
    const noise = fc.array(fc.double({ min: -0.1, max: 0.1, noNaN: true }), {
      minLength: 240,
      maxLength: 240,
    });
    let stood = 0;
    fc.assert(
      fc.property(noise, (values) => {
        const cases = values.map((value, at) => ({ year: Math.floor(at / 12), cell: at % 12, value }));
        if (seasonality(cases).some(({ chanceOfAll }) => chanceOfAll < 0.05)) stood += 1;
      }),
      { numRuns: 200, seed: 7 },
    );
    expect(stood).toBeLessThan(30);
  });
});

describe('the cases', () => {
  const from = tradingDate('2023-12-20');
  const days: DatedClose[] = Array.from({ length: 500 }, (_, at) => addDays(from, at))
    .filter(isTradingDay)
    .map((traded_on, at) => ({ traded_on, close: 100 * 1.001 ** at }));
  const until = (day: string) => days.filter(({ traded_on }) => traded_on <= day);
  const cases = (season: 'gregorian' | 'bikram-sambat', day: string) =>
    seasonCases(until(day), season, tradingDate(day));

  it('begin with the first whole month and leave out one that goes on', () => {
    const told = cases('gregorian', '2024-03-20').map(({ year, cell }) => [year, cell]);
    expect(told).toEqual([
      [2024, 1],
      [2024, 2],
    ]);
    expect(cases('gregorian', '2024-03-31').at(-1)).toMatchObject({ cell: 3 });
  });

  it('add up: the months are the way from the first to the last close', () => {
    const told = cases('bikram-sambat', '2025-04-13');
    const sum = told.reduce((total, { value }) => total + value, 0);
    const sessions = until('2025-04-13').filter(({ traded_on }) => traded_on >= '2024-01-15').length;
    expect(sum).toBeCloseTo(sessions * Math.log(1.001), 9);
    expect(told.at(-1)).toMatchObject({ year: 2_081, cell: 12 });
  });

  it('by weekday count a year once', () => {
    const told = seasonCases(days, 'weekday', days.at(-1)?.traded_on as TradingDate);
    expect(new Set(told.map(({ year, cell }) => `${year} ${cell}`)).size).toBe(told.length);
    for (const { value } of told) expect(value).toBeCloseTo(Math.log(1.001), 12);
  });
});
