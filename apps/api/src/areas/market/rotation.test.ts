import { addDays, tradingDate } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesOfWeeks, quadrantOf, rotationOf, rotationWeeks } from './rotation.ts';

/** Closes on the Sunday of so many weeks. */
const FIRST = tradingDate('2024-01-07');
const weekly = (closes: readonly (number | null)[]) =>
  closes.flatMap((close, week) => (close === null ? [] : [{ traded_on: addDays(FIRST, 7 * week), close }]));

const rotate = (sector: readonly (number | null)[], nepse: readonly number[]) => {
  const market = weekly(nepse);
  return rotationOf(rotationWeeks(weekly(sector), market), placesOfWeeks(market));
};

const flat = (weeks: number): number[] => Array.from({ length: weeks }, () => 2_000);

describe('rotation', () => {
  it('needs 38 weeks', () => {
    expect(rotate(flat(37), flat(37))).toEqual([]);
    expect(rotate(flat(38), flat(38))).toMatchObject([{ strength: 100, momentum: 100, quadrant: 'leading' }]);
  });

  it('is the relative index against its mean of 26 weeks, and that against its mean of 13', () => {
    // One week at 110 after many at 100: 110 ÷ (25 × 100 + 110) ÷ 26, and that ÷ (12 × 100 + 109.5785) ÷ 13.
    const sector = [...flat(45), 2_200];
    expect(rotate(sector, flat(46)).at(-1)).toMatchObject({
      strength: 109.5785,
      momentum: 108.7771,
      quadrant: 'leading',
    });
  });

  it('begins anew after a hole of more than four weeks, and reads over a shorter one', () => {
    const holed = (missing: number) =>
      flat(90).map((close, week) => (week >= 45 && week < 45 + missing ? null : close));
    expect(rotate(holed(4), flat(90))).toHaveLength(90 - 37 - 4);
    expect(rotate(holed(5), flat(90))).toHaveLength(45 - 37 + (90 - 50 - 37));
  });

  it('compares values of the same session alone', () => {
    const market = weekly(flat(40));
    const late = market.map(({ traded_on, close }) => ({ traded_on: addDays(traded_on, 1), close }));
    expect(rotationWeeks(late, market)).toEqual([]);
  });

  it('has four quadrants that meet at 100', () => {
    expect([quadrantOf(100, 100), quadrantOf(100, 99), quadrantOf(99, 99), quadrantOf(99, 100)]).toEqual([
      'leading',
      'weakening',
      'lagging',
      'improving',
    ]);
  });

  const course = fc.array(fc.integer({ min: 500, max: 5_000 }), { minLength: 60, maxLength: 60 });

  it('law: a later week changes none before it, and points are not changed by the level of the index', () => {
    fc.assert(
      fc.property(course, course, fc.integer({ min: 38, max: 60 }), (sector, nepse, last) => {
        const all = rotate(sector, nepse);
        const early = rotate(sector.slice(0, last), nepse.slice(0, last));
        expect(all.slice(0, early.length)).toEqual(early);
        const doubled = rotate(
          sector.map((close) => close * 2),
          nepse,
        );
        expect(doubled).toEqual(all);
      }),
      { numRuns: 50 },
    );
  });
});
