import { paisa } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_POOL, type Pool, type PoolDay, poolAverage, stepPool } from './pool.ts';

const day = (into: number, rate: number, out: number): PoolDay => ({
  into,
  into_amount: paisa(into * rate),
  out,
});
const after = (...days: PoolDay[]): Pool => days.reduce(stepPool, EMPTY_POOL);

describe('what is left of a running net', () => {
  it('is kept at its average cost, as a weighted average is', () => {
    // 100 at 10.00 and 100 at 20.00 are 15.00; 50 leave at that; 150 at 25.00 more make 20.00.
    expect(poolAverage(after(day(100, 10_00, 0), day(100, 20_00, 0)))).toBe(15);
    expect(poolAverage(after(day(100, 10_00, 0), day(100, 20_00, 50)))).toBe(15);
    expect(poolAverage(after(day(100, 10_00, 0), day(100, 20_00, 50), day(150, 25_00, 0)))).toBe(20);
  });

  it('has no cost where more was sold than bought: it was there before', () => {
    expect(poolAverage(after(day(0, 0, 40)))).toBeNull();
    expect(poolAverage(after(day(100, 10_00, 100)))).toBeNull();
  });

  it('has the cost of what came in beyond what was sold from before', () => {
    expect(after(day(0, 0, 40), day(100, 12_00, 0))).toEqual({ shares: 60, cost: 720_00 });
  });

  it('always holds the net, and an average between the lowest and the highest price paid', () => {
    const anyDay = fc.tuple(fc.nat(1_000), fc.integer({ min: 1_00, max: 999_00 }), fc.nat(1_000));
    fc.assert(
      fc.property(fc.array(anyDay, { minLength: 1, maxLength: 30 }), (days) => {
        const pool = after(...days.map((one) => day(...one)));
        expect(pool.shares).toBe(days.reduce((net, [into, , out]) => net + into - out, 0));
        const average = poolAverage(pool);
        expect(average === null).toBe(pool.shares <= 0);
        const rates = days.map(([, rate]) => rate / 100);
        const told = average ?? Math.min(...rates);
        expect(told).toBeGreaterThanOrEqual(Math.min(...rates) - 0.01);
        expect(told).toBeLessThanOrEqual(Math.max(...rates) + 0.01);
      }),
    );
  });
});
