import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { laggedSlope, regress } from './regression.ts';

/** Worked in Python with plain matrices: (XᵀX)⁻¹ S (XᵀX)⁻¹, S with Bartlett weights 1 − l ÷ 5. */
const X = [0.01, -0.02, 0.015, 0.03, -0.01, 0.005, -0.025, 0.02, 0, 0.012];
const Y = [0.012, -0.01, 0.02, 0.025, -0.015, 0.001, -0.02, 0.03, 0.004, 0.006];

const GOLDEN = {
  slope: 0.8989252722763377,
  intercept: 0.001973976492577551,
  slopeError: 0.0699501189335914,
  interceptError: 0.0012036513299760222,
  r2: 0.8760851928747491,
  lagged: 0.597184669139463,
} as const;

describe('a line with the errors of Newey and West', () => {
  it('equals values from outside', () => {
    const line = regress(Y, X, 4);
    expect(line?.slope).toBeCloseTo(GOLDEN.slope, 12);
    expect(line?.intercept).toBeCloseTo(GOLDEN.intercept, 12);
    expect(line?.slopeError).toBeCloseTo(GOLDEN.slopeError, 12);
    expect(line?.interceptError).toBeCloseTo(GOLDEN.interceptError, 12);
    expect(line?.r2).toBeCloseTo(GOLDEN.r2, 12);
    expect(laggedSlope(Y.slice(1), X.slice(1), X.slice(0, -1))).toBeCloseTo(GOLDEN.lagged, 12);
  });

  it('is not told where nothing varies', () => {
    expect(regress([1, 2, 3], [1, 1, 1], 4)).toBeNull();
    expect(regress([1, 1, 1], [1, 2, 3], 4)).toBeNull();
    expect(laggedSlope([1, 2, 3], [1, 2, 3], [2, 4, 6])).toBeNull();
  });

  it('finds the line that made the points, whatever it is', () => {
    const points = fc.uniqueArray(fc.integer({ min: -1_000, max: 1_000 }), { minLength: 5, maxLength: 40 });
    fc.assert(
      fc.property(
        points,
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: -50, max: 50 }),
        (x, slope, at) => {
          const line = regress(
            x.map((value) => at + slope * value),
            x,
            4,
          );
          expect(line?.slope).toBeCloseTo(slope, 6);
          expect(line?.intercept).toBeCloseTo(at, 4);
          expect(line?.r2).toBeCloseTo(1, 9);
        },
      ),
    );
  });
});
