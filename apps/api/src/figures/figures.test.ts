import { paisa, percentOf, percentageChange } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageRate, concentration, topThreePercent } from './figures.ts';

describe('figures', () => {
  it('measures concentration from 100 over a hundred equal brokers to 10,000 for one alone', () => {
    expect(concentration(Array.from({ length: 100 }, () => 7))).toBe(100);
    expect(concentration([123])).toBe(10_000);
    expect(concentration([])).toBeNull();
  });

  it('keeps concentration between equal shares and one alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 1 }), (quantities) => {
        const value = concentration(quantities) ?? 0;
        expect(value).toBeGreaterThanOrEqual(10_000 / quantities.length - 0.1);
        expect(value).toBeLessThanOrEqual(10_000);
      }),
    );
  });

  it('adds up the three largest', () => {
    expect(topThreePercent([10, 40, 20, 30])).toBe(90);
    expect(topThreePercent([])).toBeNull();
  });

  it('divides by nothing into nothing, not into zero', () => {
    expect(percentOf(0, 0)).toBeNull();
    expect(averageRate(paisa(0), 0)).toBeNull();
    expect(percentageChange(100, null)).toBeNull();
  });

  it('rounds an average to the nearest paisa', () => {
    expect(averageRate(paisa(100_01), 3)).toBe(33.34);
  });
});
