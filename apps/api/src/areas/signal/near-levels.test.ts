import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelsUnder } from './near-levels.ts';

/** Whole paisa. */
const price = fc.integer({ min: 100, max: 1_000_000 }).map((paisa) => paisa / 100);

describe('the levels under a close', () => {
  it('are all that it is not below, the nearest first', () => {
    fc.assert(
      fc.property(price, fc.array(fc.option(price)), (close, prices) => {
        const found = levelsUnder(
          close,
          prices.map((one, place) => [`level ${place}`, one]),
        );
        const under = prices
          .filter((one) => one !== null && one <= close)
          .toSorted((a, b) => (b ?? 0) - (a ?? 0));
        expect(found.map(({ low }) => low)).toEqual(under);
        expect(found.every(({ low, high }) => low === high)).toBe(true);
        for (const { low, distance } of found) expect(distance).toBeCloseTo(100 - (low / close) * 100, 6);
      }),
    );
  });

  it('have the one that is the close itself, however its figure was rounded', () => {
    // The mean of 101.4, 99.2 and 100.3 is 100.3; of their binary figures a hair more.
    const pivot = (101.4 + 99.2 + 100.3) / 3;
    expect(pivot).toBeGreaterThan(100.3);
    expect(levelsUnder(100.3, [['P', pivot]])).toMatchObject([{ level: 'P', distance: 0 }]);
  });
});
