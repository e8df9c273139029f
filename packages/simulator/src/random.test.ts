import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from './random.ts';

const draw = <T>(count: number, next: () => T): T[] => Array.from({ length: count }, () => next());
const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('Random', () => {
  it('tells the same numbers for the same labels and others for other labels', () => {
    fc.assert(
      fc.property(fc.integer(), fc.string(), (seed, label) => {
        const numbers = (...labels: (string | number)[]) => {
          const random = new Random(...labels);
          return draw(8, () => random.next());
        };
        expect(numbers(seed, label)).toEqual(numbers(seed, label));
        expect(numbers(seed, label)).not.toEqual(numbers(seed, `${label}'`));
        expect(numbers(seed, label)).not.toEqual(numbers(seed + 1, label));
      }),
    );
  });

  it('spreads evenly over the unit interval', () => {
    const random = new Random('even');
    const tenths = new Map<number, number>();
    for (const value of draw(100_000, () => random.next())) {
      tenths.set(Math.floor(value * 10), (tenths.get(Math.floor(value * 10)) ?? 0) + 1);
    }
    expect(tenths.size).toBe(10);
    for (const count of tenths.values()) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('draws normal and fat-tailed values of mean 0 and variance 1, the latter with more extremes', () => {
    const random = new Random('normal');
    const normal = draw(100_000, () => random.normal());
    const fat = draw(100_000, () => random.fatTailed());
    for (const values of [normal, fat]) {
      expect(mean(values)).toBeCloseTo(0, 1);
      expect(mean(values.map((value) => value ** 2))).toBeCloseTo(1, 1);
    }
    const kurtosis = (values: number[]) => mean(values.map((value) => value ** 4));
    expect(kurtosis(normal)).toBeCloseTo(3, 0);
    expect(kurtosis(fat)).toBeGreaterThan(4.5);
  });

  it.each([0, 0.3, 4, 29, 200])('draws counts whose mean and variance are %d', (expected) => {
    const random = new Random('poisson', expected);
    const counts = draw(50_000, () => random.poisson(expected));
    const average = mean(counts);
    expect(Math.abs(average - expected)).toBeLessThan(0.03 * expected + 0.001);
    const variance = mean(counts.map((count) => (count - average) ** 2));
    expect(Math.abs(variance - expected)).toBeLessThan(0.06 * expected + 0.001);
  });
});
