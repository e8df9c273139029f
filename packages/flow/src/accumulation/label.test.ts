import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Judged, isQuiet, labelOf, lacksOf, percentileOf, placesIn, withheldOf } from './label.ts';

const EARNED: Judged = { percentile: 95, windows: 60, z: 2, orders: 30, known: 5, days: 5 };

describe('the place of a score in the stock’s own past', () => {
  it('is 100 above all others, 0 below all, and halfway among equals', () => {
    expect(percentileOf(5, [1, 2, 3, 4])).toBe(100);
    expect(percentileOf(0, [1, 2, 3, 4])).toBe(0);
    // Two below, one equal: 2.5 of 4.
    expect(percentileOf(3, [1, 2, 3, 4])).toBe(62.5);
    expect(percentileOf(3, [])).toBeNull();
  });

  it('counts the windows before it, full ones only, and at most 230 with itself', () => {
    const scores = Array.from({ length: 240 }, (_, at) => ({ score: at, isFull: at !== 3 }));
    const places = placesIn(scores);
    expect(places[0]).toEqual({ percentile: null, windows: 1 });
    expect(places[2]).toEqual({ percentile: 100, windows: 3 });
    expect(places[3]).toEqual({ percentile: 100, windows: 3 });
    expect(places[4]).toEqual({ percentile: 100, windows: 4 });
    expect(places[239]).toEqual({ percentile: 100, windows: 230 });
  });

  it('forgets what is older than 230 windows', () => {
    const scores = [1_000, ...Array.from({ length: 230 }, () => 0), 500];
    expect(placesIn(scores.map((score) => ({ score, isFull: true }))).at(-1)).toEqual({
      percentile: 100,
      windows: 230,
    });
  });

  it('is mirrored where the scores are', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 2, maxLength: 40 }), (scores) => {
        const placed = (sign: 1 | -1) =>
          placesIn(scores.map((score) => ({ score: sign * score, isFull: true })));
        const mirrored = placed(-1);
        for (const [at, { percentile, windows }] of placed(1).entries()) {
          expect(mirrored[at]?.windows).toBe(windows);
          expect((mirrored[at]?.percentile ?? 50) + (percentile ?? 50)).toBeCloseTo(100, 9);
        }
      }),
    );
  });

  it('of chance is as high as 95 in one of twenty windows', () => {
    const scores = Array.from({ length: 60 }, (_, at) => at);
    const high = scores.filter(
      (score) =>
        (percentileOf(
          score,
          scores.filter((other) => other !== score),
        ) ?? 0) >= 95,
    );
    expect(high).toHaveLength(3);
  });
});

describe('the label of a window', () => {
  it('is earned by place, deviation and orders together', () => {
    expect(labelOf(EARNED)).toBe('accumulation');
    expect(labelOf({ ...EARNED, percentile: 5, z: -2 })).toBe('distribution');
  });

  it.each([
    [{ percentile: 94.9 }, ['percentile']],
    [{ z: 1.99 }, ['z']],
    [{ z: null }, ['z']],
    [{ orders: 29 }, ['orders']],
    [{ percentile: 50, z: 0, orders: 0 }, ['percentile', 'z', 'orders']],
  ] as const)('is none with %j, and says what is missing', (change, missing) => {
    const judged = { ...EARNED, ...change };
    expect([labelOf(judged), lacksOf(judged, 'accumulation')]).toEqual([null, missing]);
  });

  it.each([
    [{ known: 2 }, 'coverage'],
    [{ known: 3 }, null],
    [{ windows: 59 }, 'history'],
    [{ known: 1, windows: 1 }, 'coverage'],
  ] as const)('is withheld with %j: %s', (change, why) => {
    const judged = { ...EARNED, ...change };
    expect(withheldOf(judged)).toBe(why);
    expect(labelOf(judged)).toBe(why === null ? 'accumulation' : null);
  });

  it('is quiet within one average range of the price', () => {
    expect([1, -1, 1.01, 0, null].map(isQuiet)).toEqual([true, true, false, true, null]);
  });
});
