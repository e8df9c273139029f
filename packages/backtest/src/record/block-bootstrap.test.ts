import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excessInterval } from './block-bootstrap.ts';
import type { Case } from './case.ts';
import { normalQuantile } from './normal-quantile.ts';
import { seededRandom } from '@chuli/kernel';

const caseOf = (day: number, excess: number, heldSessions = 5): Case => ({
  day,
  excess,
  excessAtAverage: null,
  net: excess,
  heldSessions,
  year: 2024,
  sample: 'out',
  sector: null,
  liquidity: null,
  capitalisation: null,
  isNewListing: false,
});

/** One case every third day with an excess from a linear congruence, as tools/golden/src/interval.py makes them. */
const congruence = (count: number, heldSessions: number): Case[] => {
  let x = 7n;
  return Array.from({ length: count }, (_, index) => {
    x = (x * 1_103_515_245n + 12_345n) % 2n ** 31n;
    return caseOf(15_000 + 3 * index, (Number(x % 2_001n) - 900) / 10_000, heldSessions);
  });
};

describe('the interval of the mean excess', () => {
  it.each([
    [5, 0.003_938_071_065_989_848, 0.019_136_815_920_398_006],
    [20, 0.005_257_075_471_698_114_5, 0.018_288_995_215_310_997],
  ])('of trades held %i sessions is that of tools/golden/src/interval.py', (held, low, high) => {
    const interval = excessInterval(congruence(200, held));
    expect(interval?.low).toBeCloseTo(low, 12);
    expect(interval?.high).toBeCloseTo(high, 12);
  });

  it('is not given for fewer than 30 trades or less than four stretches of time', () => {
    expect(excessInterval(congruence(29, 5))).toBeNull();
    expect(excessInterval(Array.from({ length: 100 }, (_, at) => caseOf(20_000 + (at % 40), at)))).toBeNull();
  });

  it('is wider when the trades of a week move together than when each moves alone', () => {
    const random = seededRandom(3);
    const weekly = Array.from({ length: 200 }, () => random() - 0.5);
    const together = weekly.flatMap((excess, week) =>
      Array.from({ length: 5 }, (_, day) => caseOf(week * 7 + day, excess)),
    );
    const alone = together.map(({ day }) => caseOf(day, random() - 0.5));
    const widthOf = (cases: readonly Case[]) => {
      const { low, high } = excessInterval(cases) ?? { low: 0, high: 0 };
      return high - low;
    };
    expect(widthOf(together)).toBeGreaterThan(1.7 * widthOf(alone));
  });

  it('moves and stretches with the excess', () =>
    fc.assert(
      fc.property(
        fc.double({ min: -1, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 9 }),
        (shift, scale) => {
          const before = excessInterval(congruence(60, 5));
          const after = excessInterval(
            congruence(60, 5).map((one) => caseOf(one.day, one.excess * scale + shift)),
          );
          expect(after?.low).toBeCloseTo((before?.low ?? 0) * scale + shift, 9);
          expect(after?.high).toBeCloseTo((before?.high ?? 0) * scale + shift, 9);
        },
      ),
      { numRuns: 20 },
    ));
});

describe('the normal quantile', () => {
  // Python's statistics.NormalDist().inv_cdf.
  it.each([
    [0.5, 0],
    [0.975, 1.959_963_984_540_053_6],
    [0.3, -0.524_400_512_708_040_7],
    [0.01, -2.326_347_874_040_840_8],
    [0.000_125, -3.662_259_930_887_700_4],
    [1e-9, -5.997_807_015_007_686_5],
  ])('of %d is %d', (probability, expected) => {
    expect(normalQuantile(probability)).toBeCloseTo(expected, 7);
  });
});
