import { fromRupees } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { adjustmentFactor } from './price-adjustment.ts';

const adjusted = (close: number, bonusRatio: number, rightRatio: number, rightPrice = 100) =>
  close *
  adjustmentFactor({
    previousClose: fromRupees(close),
    bonusRatio,
    rightRatio,
    rightPrice: fromRupees(rightPrice),
  });

describe('the price of an ex-date', () => {
  it('falls from 390 to 312 with a bonus of 25 %', () => {
    expect(adjusted(390, 0.25, 0)).toBeCloseTo(312, 10);
  });

  it('falls from 390 to 332 with a right of 25 % at Rs 100', () => {
    expect(adjusted(390, 0, 0.25)).toBeCloseTo(332, 10);
  });

  it('fell from 327 to 297.27 in a published case of a 10 % bonus', () => {
    expect(adjusted(327, 0.1, 0)).toBeCloseTo(297.27, 2);
  });

  it('counts bonus and right on the same base', () => {
    expect(adjusted(390, 0.25, 0.25)).toBeCloseTo(415 / 1.5, 10);
  });

  it('stays where nothing is given', () => {
    expect(adjusted(390, 0, 0)).toBe(390);
  });
});
