import { describe, expect, it } from 'vitest';
import { growthOf, lineThrough } from './growth.ts';

const SIZES = [250, 500, 1_000, 2_000, 4_000];

describe('how a cost grows', () => {
  it.each([0.5, 1, -0.25])('is found where it is %f', (exponent) => {
    const grown = growthOf(SIZES.map((size) => ({ size, cost: 7 * size ** exponent })));
    expect(grown.exponent).toBeCloseTo(exponent, 9);
    expect(grown.r2).toBeCloseTo(1, 9);
  });

  it('is none where the cost never differs', () => {
    expect(growthOf(SIZES.map((size) => ({ size, cost: 7 }))).exponent).toBeCloseTo(0, 9);
  });

  it('is a line that says how well it fits', () => {
    const points = [1, 2, 3, 4].map((x) => ({ x, y: 3 * x + (x % 2) }));
    const { slope, r2 } = lineThrough(points);
    expect(slope).toBeCloseTo(2.8, 9);
    expect(r2).toBeCloseTo(0.98, 9);
  });
});
