import { paisa } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faceOf, growthOf, meanOf, payoutOf, streakOf, totalOf, yieldOf } from './dividend-figures.ts';

const year = (bonus_percent: number | null, cash_percent: number | null) => ({ bonus_percent, cash_percent });

describe('figures of dividends', () => {
  it('a total needs both parts; what is not stated is not nothing', () => {
    expect(totalOf(year(33.5, 1.76))).toBe(35.26);
    expect(totalOf(year(null, 10))).toBeNull();
    expect(totalOf(year(0, 12.5))).toBe(12.5);
  });

  it('percent of the face value become percent of a price: shares Rs 100, fund units Rs 10', () => {
    expect(yieldOf(12.5, faceOf('Equity'), paisa(497_00))).toEqual({ value: 2.52 });
    // Everest Bank's of two years at its last closes before the books closed, worked out apart from the product.
    expect(yieldOf(10.32, faceOf('Equity'), paisa(583_00))).toEqual({ value: 1.77 });
    expect(yieldOf(20, faceOf('Equity'), paisa(717_00))).toEqual({ value: 2.79 });
    expect(yieldOf(10, faceOf('Mutual Funds'), paisa(9_50))).toEqual({ value: 10.53 });
    expect(yieldOf(null, faceOf('Equity'), paisa(497_00))).toEqual({ value: null, why: 'not-reported' });
    expect(yieldOf(10, faceOf('Equity'), undefined)).toEqual({ value: null, why: 'needs-history' });
  });

  it('a payout is of the profit of a share, and there is none of a loss', () => {
    expect(payoutOf(12.5, faceOf('Equity'), 27.58)).toEqual({ value: 45.32 });
    expect(payoutOf(10, faceOf('Mutual Funds'), 2)).toEqual({ value: 50 });
    expect(payoutOf(12.5, faceOf('Equity'), -3)).toEqual({ value: null, why: 'denominator' });
    expect(payoutOf(12.5, faceOf('Equity'), undefined)).toEqual({ value: null, why: 'not-reported' });
  });

  it('growth is compounded between the ends, which both need a dividend', () => {
    expect(growthOf([20, null, 5, 10])).toEqual({ value: 25.99 });
    expect(growthOf([20, 5, 0])).toEqual({ value: null, why: 'denominator' });
    expect(growthOf([null, 5, 10])).toEqual({ value: null, why: 'needs-history' });
    expect(growthOf([10])).toEqual({ value: null, why: 'needs-history' });
  });

  it('a streak passes over the newest year while nothing is said of it, and over nothing else', () => {
    expect(streakOf([undefined, year(0, 5), year(null, 10), year(0, 0), year(5, 5)])).toBe(2);
    expect(streakOf([year(0, 0), year(0, 5)])).toBe(0);
    expect(streakOf([undefined, undefined, year(0, 5)])).toBe(0);
    expect(streakOf([year(0, 5)])).toBe(1);
  });

  it('means leave out what is not known, and lie within what is', () => {
    expect(meanOf([10, null, 5])).toBe(7.5);
    expect(meanOf([null])).toBeNull();
    const known = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1 });
    fc.assert(
      fc.property(known, (all) => {
        const mean = meanOf([...all, null]) ?? -1;
        expect(mean).toBeGreaterThanOrEqual(Math.min(...all));
        expect(mean).toBeLessThanOrEqual(Math.max(...all));
      }),
    );
  });
});
